"""Nobody alone fills the disk that all tables share: what one address has written into logs has a bound."""

import asyncio
from typing import Any

from tablee.server.door.writing import A_GAME, AN_ENTRY, may_write
from tablee.server.environment import Environment
from tablee.server.limits import Doorkeeper, Limits, Rate
from tablee.tables.bounds import LogBounds
from tablee.tables.topics.handshake import Rematch
from tablee.tables.topics.moves import Act
from tablee.wire.requests import Ping, Say
from tests.server.bounds.house import House
from tests.tables.long_games import drawing_on, token_of
from tests.tables.tables import raw

STRANGER, NEIGHBOUR = "192.0.2.7", "198.51.100.8"
ANN, BEN = 1, 2
HOUR = 3600


def test_one_address_needs_a_day_and_more_to_fill_the_disk():
    """It was an hour: twenty tables at once, one a minute, and each up to its own bound."""
    written, most = Limits().written, Environment.most_on_disk

    assert LogBounds().last_bytes * (20 + 60) > most
    assert written.burst + 24 * HOUR * written.a_second < most


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
