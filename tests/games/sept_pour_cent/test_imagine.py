"""Imagined worlds: to whoever imagines them they look like the real one, and they may differ in all that is hidden."""

from random import Random

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.phases import Announcing
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.sept_pour_cent.random_games import deals_from_two_decks, recalled, whole_game
from tests.games.sept_pour_cent.tables import ANN, BEN, announcing
from tests.games.sept_pour_cent.witness import WITNESS
from tests.playthroughs import files, read


@pytest.mark.parametrize("file", files("sept_pour_cent"), ids=lambda file: file.stem)
@pytest.mark.parametrize("viewer", [SPECTATOR, ANN, BEN])
def test_an_imagined_world_looks_the_same_and_could_have_told_the_same_in_every_phase(file, viewer):
    """The playthroughs have all phases between them."""
    play = read(GAME, file.read_text())
    told = []
    for moment in play.steps():
        told += GAME.tell(*moment, viewer)
        seen = GAME.view(moment[2], viewer)
        world = GAME.imagine(seen, told, None, Random(len(told)))

        assert GAME.view(world, viewer) == seen
        assert WITNESS.possible(world, told, viewer)
        assert WITNESS.conserved(world)


def test_before_the_first_card_there_is_nothing_to_imagine():
    box = GAME.setup({}, 4, None)

    assert GAME.imagine(GAME.view(box, ANN), [], None, Random(0)) == box


@pytest.mark.parametrize("viewer", [SPECTATOR, *seats(6)])
def test_SPC_14_the_last_cards_of_a_deck_that_ran_out_lie_in_the_first_hands(viewer):
    """Who heard which cards were shown knows which ones were left, and who was dealt them."""
    for moments in deals_from_two_decks():
        after, told = moments[-1][2], recalled(moments, viewer)
        imagined = [GAME.imagine(GAME.view(after, viewer), told, None, Random(seed)) for seed in range(5)]

        assert all(WITNESS.possible(world, told, viewer) for world in imagined)


def test_all_that_is_hidden_is_imagined_otherwise_now_and_then():
    table = announcing("1 requin, 2 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle", "4 comete, 4 etoile, 4 eclair")
    worlds = [GAME.imagine(GAME.view(table, ANN), [], None, Random(seed)) for seed in range(20)]
    assert all(isinstance(world, Announcing) for world in worlds)

    assert len({world.hands[BEN] for world in worlds}) > 15
    assert len({world.deck for world in worlds}) == 20
    assert len({world.rewards for world in worlds}) == 20
    assert {world.hands[ANN] for world in worlds} == {table.hands[ANN]}


def test_each_hidden_card_is_as_likely_as_another_to_be_in_a_hand():
    """2,000 worlds, 24 kinds that Ann does not hold both of: each is in Ben's hand about as often as its copies say."""
    table = announcing("1 requin, 1 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle")
    rng = Random(7)
    worlds = [GAME.imagine(GAME.view(table, ANN), [], None, rng) for _ in range(2000)]
    held = [card for world in worlds for card in world.hands[BEN]]
    expected = 2000 * 3 * 2 / 47

    assert len(set(held)) == 24
    for card in set(held):
        copies = 1 if card in table.hands[ANN] else 2
        assert abs(held.count(card) - expected * copies / 2) < 6 * (expected * copies / 2) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_over_whole_games_every_imagined_world_is_possible(players):
    viewer = seats(players)[-1]
    told = []
    for moment in whole_game(players, 5, "greedy"):
        told += GAME.tell(*moment, viewer)
        seen = GAME.view(moment[2], viewer)
        world = GAME.imagine(seen, told, None, Random(len(told)))

        assert GAME.view(world, viewer) == seen
        assert WITNESS.possible(world, told, viewer)
