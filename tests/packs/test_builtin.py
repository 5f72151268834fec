"""Packs that come with Tablée."""

import pytest

from tablee.games import GAMES
from tablee.kernel.refusals import Malformed
from tablee.packs.builtin import builtin_packs, packs_in
from tablee.packs.pack_file import write_pack
from tests.packs.cards import DEVINE, PACK, Joke, salted


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_with_cards_has_packs_and_no_other(game):
    assert bool(builtin_packs(game)) == (game.cards is not None)
    assert builtin_packs(game) is builtin_packs(game)


def test_they_come_in_the_order_of_their_names(tmp_path):
    second = salted("devine", "Blagues", [Joke("Toc toc")])
    (tmp_path / "10-blagues.json").write_bytes(write_pack(second))
    (tmp_path / "01-devinettes.json").write_bytes(write_pack(PACK))
    (tmp_path / "README.md").write_text("no pack")

    assert packs_in(tmp_path, DEVINE) == (PACK, second)


def test_a_fault_names_its_file(tmp_path):
    (tmp_path / "01.json").write_bytes(b"{}")

    with pytest.raises(Malformed, match=r"01\.json: it lacks the field"):
        packs_in(tmp_path, DEVINE)
