"""A terminal says that the rules count down for somebody alone: before they do, and when they do."""

from msgspec import json
from msgspec.structs import replace

from tablee.games.incognito import GAME
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.tables.perspective import Snapshot
from tablee.tables.public_table import NextTimer, PublicChair
from tablee.terminal.remote.countdown import Countdown
from tablee.terminal.remote.table_copy import PerspectiveCopy, TableCopy
from tablee.words import words_for
from tests.games.incognito.tables import drawing
from tests.terminal.remote.tables import ANN, TWO, public_table
from tests.terminal.remote.test_table_copy import SERVER

NAMES = ["Ann", "Ben", "Cat"]
NEARLY_LAST = NextTimer((Seat(0), Seat(1)), 5)


def at_a_table(*awaited: int, **others) -> tuple[TableCopy, Countdown]:
    people = (*TWO[:2], PublicChair("bot", "Cat"))
    table = TableCopy(SERVER, public_table(*people, game="incognito", stage="playing", games=1, **others), ANN)
    view = GAME.view(drawing(), Seat(0))
    seats = tuple(map(Seat, awaited))
    whole = Snapshot(Seat(0), "epoch", 7, json.decode(encode(view)), GAME.offers(view), seats, (), ())
    table.perspective = PerspectiveCopy(GAME, whole)
    table.clock.set(10_000)
    return table, Countdown(table, words_for("en", GAME))


def test_who_may_be_hurried_next_is_told_so_once():
    _, countdown = at_a_table(0, 1, next_timer=NEARLY_LAST)

    assert countdown.news(NAMES) == "Keep drawing: once Ben is done, you’ll have 5 seconds left."
    assert countdown.news(NAMES) == ""


def test_who_is_left_last_is_told_how_long_they_have():
    table, countdown = at_a_table(0, 1, next_timer=NEARLY_LAST)
    countdown.news(NAMES)
    table.public_table = replace(table.public_table, next_timer=None, timer_at=15_000, timer_hurries=True)
    table.perspective.awaited = (Seat(0),)

    assert countdown.news(NAMES) == "Everybody else is done: 5 seconds left"
    assert countdown.news(NAMES) == ""


def test_nobody_is_told_of_a_countdown_that_is_not_for_them():
    for awaited, others in (
        ((1,), {"timer_at": 15_000, "timer_hurries": True}),
        ((0, 1), {"timer_at": 15_000}),
        ((0, 1), {"next_timer": NextTimer((Seat(1),), 5)}),
        ((0,), {"timer_at": 15_000, "timer_hurries": True, "paused": True}),
    ):
        _, countdown = at_a_table(*awaited, **others)

        assert countdown.news(NAMES) == ""
