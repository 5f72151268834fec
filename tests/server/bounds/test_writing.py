"""Nobody alone fills the disk that all tables share: what one address has written into logs has a bound."""

import asyncio
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import Level
from tablee.packs.pack_file import LARGEST_PACK
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.writing import A_GAME, AN_ENTRY, may_write
from tablee.server.environment import Environment
from tablee.server.limits import Limits, Rate
from tablee.storage.store import LARGEST_NOTE
from tablee.tables.bounds import LogBounds
from tablee.tables.catalogue import OURS
from tablee.tables.topics.chairs import SeatBot
from tablee.tables.topics.handshake import Rematch, Start
from tablee.tables.topics.moves import Act
from tablee.tables.topics.settings import ChoosePack
from tablee.wire.requests import Ping, Say
from tests.server.bounds.house import House
from tests.server.bounds.test_steps_of_large_packs import most_cards
from tests.tables.long_games import LongGame, drawing_on, token_of
from tests.tables.tables import raw

STRANGER, NEIGHBOUR = "192.0.2.7", "198.51.100.8"
ANN, BEN = 1, 2
HOUR = 3600


def test_with_all_that_it_may_leave_one_address_needs_six_hours_to_fill_the_disk():
    """It was an hour: twenty tables at once, one a minute, and each up to its own bound. SECURITY.md says it so."""
    limits, most = Limits(), Environment.most_on_disk
    kept = [(limits.written, 1), (limits.packs, LARGEST_PACK), (limits.seating, LARGEST_NOTE)]
    left = {hours: sum(each * (rate.burst + hours * HOUR * rate.a_second) for rate, each in kept) for hours in (6, 8)}

    assert LogBounds().last_bytes * (limits.tables.burst + HOUR * limits.tables.a_second) > most
    assert left[6] < most < left[8]


LEVELS = [(name, level) for name, game in GAMES.items() for level in OURS.levels(game)]


def bytes_of_a_game(name: str, level: Level, pack: Pack | None = None) -> int:
    """That bots alone add to the log of their table."""
    long = LongGame(name, at_catalogue=OURS)
    if pack is not None:
        long.table.kept_packs[pack.hash] = long.mirror.kept_packs[pack.hash] = pack
        long.ask(ChoosePack(long.id(), 0, pack.hash))
    for chair in range(GAMES[name].players[-1]):
        long.ask(SeatBot(long.id(), 0, chair, level))
    before = sum(map(len, long.lines))
    long.ask(Start(long.id(), 0))
    long.until_over()
    return sum(map(len, long.lines)) - before


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_bots_write_no_more_in_a_game_than_whoever_begins_it_is_charged_for(name, level):
    """For « Incognito » that was 64 KiB, and they wrote 140."""
    assert bytes_of_a_game(name, level) <= A_GAME


@pytest.mark.slow
def test_nor_do_they_with_the_most_cards():
    """Whose order alone is 50 KB."""
    assert bytes_of_a_game("incognito", "hard", most_cards()) <= A_GAME


def test_whatever_leaves_something_counts_and_words_do_not():
    doorkeeper = Doorkeeper(Limits(written=Rate(0, A_GAME + 3 * AN_ENTRY)), lambda: 0.0)
    move, long = Act("a-move-a-move", ANN, 0, raw(b"{}")), 2 * AN_ENTRY
    asked = [
        (move, 10),
        (Rematch("a-rematch-a-rematch", ANN), 10),
        (move, long),
        (Ping("a-ping-a-ping"), long),
        (Say("a-word-a-word", ANN, "bonsoir"), long),
        (move, 10),
    ]

    assert [may_write(doorkeeper, STRANGER, *one) for one in asked] == [True] * 5 + [False]
    assert may_write(doorkeeper, NEIGHBOUR, move, 10)


def test_who_writes_without_end_is_refused_and_then_cut():
    async def evening() -> tuple[list[str], dict[str, Any] | None, str]:
        house = House(drawing_on(0), written=Rate(0, 10 * AN_ENTRY))
        await house.lay()
        stranger = await house.guest(token_of(BEN), source=STRANGER)
        neighbour = await house.guest(token_of(ANN), source=NEIGHBOUR)
        refused = []
        while stranger.farewell is None:
            request = Act(stranger.id(), BEN, 0, raw(b"{}"))
            stranger.ask(request)
            answer = await stranger.until(lambda: stranger.answered(request.id) or stranger.farewell)  # noqa: B023 - now
            refused.append(answer["why"])
        kept = await neighbour.answer(Act(neighbour.id(), ANN, 0, raw(b"{}")))
        await house.close()
        return refused, stranger.farewell, kept["why"]

    refused, farewell, neighbour = asyncio.run(evening())

    assert "too_fast" not in refused[:10]
    assert set(refused[10:]) == {"too_fast"}
    assert farewell is not None
    assert neighbour != "too_fast"
