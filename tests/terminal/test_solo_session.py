"""Whole games alone with bots: every line that a person could type, and some that make no sense."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablee.bots import random_bot
from tablee.bots.pace import PACES
from tablee.fairness.record import read
from tablee.fairness.seal import simulated
from tablee.fairness.verify import verify
from tablee.games import bot, named
from tablee.games.sept_pour_cent import GAME
from tablee.kernel.seats import Seat
from tablee.terminal.solo_session import SoloSession
from tablee.words import Words, words_for
from tests.game_packs import pack_for
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_bots import feels
from tests.kernel.murmure_cards import WORDS
from tests.terminal.murmure_words import FRENCH
from tests.terminal.scripted import Script

NAMES = ("Ann", "Ben", "Cat")
TYPED = [
    "1",
    "2",
    "3",
    "4",
    "faux",
    "1 1",
    "prendre",
    "5",
    "",
    "",
    "?",
    "r",
    "s",
    "9 9 9",
    "a",
    "e",
    "false",
    "v",
    "huh",
]


def evening(game, words, seed, *, players=3, file=None, thinking_time=float, pack=None):
    return SoloSession(
        game=game,
        words=words,
        names=NAMES[:players],
        levels=["medium"] * (players - 1),
        bots={Seat(seat): random_bot(game) if game is MURMURE else bot(game, "easy") for seat in range(1, players)},
        options={},
        seals=lambda index, pack: simulated(game, players, seed, index, pack=pack),
        pack=pack_for(game) if pack is None else pack,
        dice=random.Random(seed),
        thinking_time=thinking_time,
        file=file,
    )


def test_bots_have_hunches_which_stand_in_the_record(tmp_path):
    """And the same game again gives the same ones; without a file they are drawn as well."""
    given = []

    def session(name):
        given.append([])

        def watching(view, offers, told, hunch, dice):
            given[-1].append(hunch)
            return feels(view, offers, told, hunch, dice)

        words = Words("fr", MURMURE, own=FRENCH)
        file = None if name is None else (tmp_path / name).open("xb")
        return replace(evening(MURMURE, words, 5, players=2, file=file), bots={Seat(1): watching}, levels=["hard"])

    for name in ("one.jsonl", "two.jsonl", None):
        alone = session(name)
        alone.run(Script(["7", "n"]).screen)
        if alone.file:
            alone.file.close()
    with (tmp_path / "one.jsonl").open("rb") as written:
        (verified,) = [verify(record) for record in read(written, {"murmure": MURMURE}.__getitem__)]

    first, again, unwritten = given
    assert first == again == unwritten
    assert len(first) >= 3
    assert len(set(first[:3])) == 1
    assert verified.hunches >= 1


def test_over_an_evening_each_card_comes_up_before_any_comes_again(tmp_path):
    """With a file and without: five games of five cards, and the sixth begins the pack anew."""
    given = []
    with (tmp_path / "six.jsonl").open("xb") as written:
        for file in (written, None):
            alone = evening(MURMURE, Words("fr", MURMURE, own=FRENCH), 3, players=2, file=file, pack=WORDS)

            def seals(index, pack, alone=alone):
                given.append(pack.played)
                return alone.seals(index, pack)

            replace(alone, seals=seals).run(Script(["7", "o"] * 5 + ["7", "n"]).screen)
    with (tmp_path / "six.jsonl").open("rb") as written:
        games = [verify(record) for record in read(written, {"murmure": MURMURE}.__getitem__)]

    cards = [card for game in games for card in game.cards]
    assert sorted(cards[:5]) == [*range(5)]
    assert given[:6] == [frozenset(cards[:count]) for count in range(5)] + [frozenset(cards[4:5])]
    assert given[6:] == given[:6]


def monkey(seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    while True:
        yield rng.choice([*TYPED, f"{rng.randint(1, 30)} {rng.choice(['requin', 'bolt', 'étoile'])}"])


class Monkey(Script):
    """Types anything, and wants so many games in all."""

    def __init__(self, seed: int, games: int = 1, **looks):
        super().__init__(monkey(seed), **looks)
        self._games = games

    def _read(self, prompt: str) -> str:
        if "Revanche" in prompt or "Rematch" in prompt:
            self._games -= 1
            return "y" if self._games else "n"
        return "y" if "(o/n)" in prompt or "(y/n)" in prompt else super()._read(prompt)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("language", "last"), [("fr", "Merci d’avoir joué"), ("en", "Thanks for playing")])
def test_a_monkey_at_the_keyboard_plays_a_whole_game(language, last, seed):
    script = Monkey(seed)

    evening(GAME, words_for(language, GAME), seed, players=2).run(script.screen)

    assert last in script.shown.splitlines()[-1]


def test_a_rematch_deals_other_cards_and_both_games_are_recorded(tmp_path):
    script = Monkey(7, games=2)
    path = tmp_path / "two.jsonl"
    with path.open("xb") as file:
        evening(GAME, words_for("fr", GAME), 7, players=2, file=file).run(script.screen)

    with path.open("rb") as file:
        first, second = [verify(record) for record in read(file, named)]
    assert first.start != second.start
    assert "Partie enregistrée dans" in script.shown


def test_whoever_leaves_is_let_go_kindly_and_the_record_is_closed(tmp_path):
    script = Script([])
    path = tmp_path / "left.jsonl"
    with path.open("xb") as file:
        evening(GAME, words_for("fr", GAME), 1, file=file).run(script.screen)

    heads = [line["head"] for line in map(json.loads, path.read_text().splitlines())]
    with path.open("rb") as file:
        (left,) = [verify(record) for record in read(file, named)]
    assert left.result is None
    assert f"Première empreinte, à comparer si tu vérifies la partie : {heads[0]}\n" in script.shown
    assert f"Dernière empreinte : {heads[-1]}\n" in script.shown
    assert "La partie s’arrête là. À bientôt !" in script.shown


def test_ctrl_c_is_a_way_to_go_as_well(tmp_path):
    """At a question, or while somebody thinks; the record is closed all the same."""

    class Interrupted(Script):
        def _read(self, prompt):
            raise KeyboardInterrupt

    def impatient():
        raise KeyboardInterrupt

    for script, thinking_time in [(Interrupted([]), float), (Script(["1 requin"]), impatient)]:
        path = tmp_path / f"{thinking_time.__name__}.jsonl"
        with path.open("xb") as file:
            evening(GAME, words_for("fr", GAME), 1, file=file, thinking_time=thinking_time).run(script.screen)

        with path.open("rb") as file:
            assert [verify(record).result for record in read(file, named)] == [None]
        assert "La partie s’arrête là. À bientôt !" in script.shown


def test_the_welcome_says_what_the_game_is_and_who_is_there():
    script = Script([])
    evening(GAME, words_for("fr", GAME), 1).run(script.screen)

    assert script.shown.splitlines()[1:6] == [
        "7 %",
        "Annonce, bluffe, doute, puis tente ta chance aux dés.",
        "",
        "Face à toi : Ben et Cat, des robots de niveau moyen.",
        "? aide · r répéter · s situation · règles · q quitter",
    ]


@pytest.mark.slow
def test_bots_take_a_moment_and_reveals_a_beat_on_a_terminal():
    pauses = PACES["normal"]
    script = Monkey(3, pauses=pauses, fancy=True)
    rng = random.Random(0)
    evening(GAME, words_for("fr", GAME), 3, thinking_time=lambda: pauses.thinking_time(rng)).run(script.screen)

    thought = [seconds for seconds in script.slept if seconds != pauses.beat]
    assert thought
    assert all(0.6 <= seconds <= 1.2 for seconds in thought)
