"""The table itself in words: what changes there is told once, to those whom it concerns."""

import pytest
from msgspec.structs import replace

from tablee.games.sept_pour_cent import GAME
from tablee.kernel.offers import AnySeat, Option
from tablee.tables.public_table import PublicChair, PublicTable
from tablee.terminal.remote.table_text import TableNews, option_value
from tablee.words import words_for
from tests.terminal.remote.tables import ANN, BEN, EMPTY, TWO, public_table


def told(before: PublicTable, after: PublicTable, person: int | None = ANN) -> list[str]:
    return list(TableNews(before, after, person, words_for("en", GAME), GAME.options).lines())


def test_what_changes_at_the_table_is_told_in_words():
    bot = PublicChair("bot", "Ada", level="hard")
    full = public_table(*TWO[:2], bot, EMPTY)
    away = public_table(TWO[0], replace(TWO[1], away=True), bot, EMPTY, stage="playing")
    playing = public_table(TWO[0], TWO[1], bot, EMPTY, stage="playing")
    lent = public_table(TWO[0], replace(TWO[1], away=True, level="medium"), bot, EMPTY, stage="playing")

    assert told(public_table(TWO[0], EMPTY, EMPTY, EMPTY), full) == [
        "Ben sits down.",
        "Ada, hard bot, sits down.",
    ]
    assert told(full, public_table(*TWO)) == ["Ada is no longer at the table."]
    assert told(playing, away) == ["Ben is offline."]
    assert told(away, lent) == ["From here on, a bot plays for Ben."]
    assert told(lent, playing) == ["Ben is back.", "Ben is playing again."]
    assert told(full, replace(full, host=BEN)) == ["Ben is the host now."]
    assert told(full, replace(full, host=BEN), BEN) == ["You’re the host now."]
    assert told(playing, replace(playing, paused=True, limit=30, pace="slow")) == [
        "Time per choice: 30 seconds.",
        "Bots’ pace: slow.",
        "The game is paused.",
    ]
    assert told(full, replace(full, late=False)) == ["Latecomers will have to wait until the game is over."]
    assert told(replace(full, late=False), full) == ["Latecomers can sit down again."]


def test_who_is_ready_is_told_and_who_is_so_hears_that_it_was_heard():
    ready = public_table(*(replace(chair, ready=True) for chair in TWO[:2]))
    unready = public_table(*TWO[:2])
    playing = public_table(*TWO[:2], stage="playing")

    assert told(unready, ready) == [
        "You’re ready to start. Type “ready” again to change your mind.",
        "Ben is ready to start.",
    ]
    assert told(ready, unready) == ["You’re no longer ready.", "Ben is not ready after all."]
    assert told(ready, playing) == []


def test_a_person_whose_place_a_bot_has_taken_is_told_the_way_back():
    playing = public_table(*TWO[:2], stage="playing")
    late = public_table(replace(TWO[0], level="medium"), TWO[1], stage="playing")

    assert told(playing, late) == [
        "From here on, a bot plays for you.",
        "Type “/back” to take over again; simply making a move works too.",
    ]


@pytest.mark.parametrize(("value", "shown"), [("lot", "at random"), (0, "Ann"), (1, "seat 2"), (5, "seat 6")])
def test_an_option_that_names_a_chair_shows_who_sits_there(value, shown):
    first = Option("first", AnySeat(6), "lot")
    chairs = (PublicChair("person", "Ann"), PublicChair("empty", ""))

    assert option_value(first, value, chairs, words_for("en", GAME)) == shown
