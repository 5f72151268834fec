"""A stranger comes to a game that is so long that a snapshot has no room for all that was told in it."""

import asyncio
import json
import time

import pytest

from tablee.kernel.codec import encode
from tablee.storage.sqlite import SqliteStore
from tests.server.servers import RunningServer
from tests.stranger.device import Device
from tests.stranger.feeds import Feed
from tests.tables.long_games import drawing_on, token_of

pytestmark = pytest.mark.slow

QUESTIONS = 1_800
"""Of Code 777: who plays is told more than two messages hold, and whoever looks on more than one."""
PEOPLE = (None, 1, 2, 3, 4)


def test_what_was_told_long_ago_is_recalled_by_the_page_alone_and_play_goes_on(tmp_path):
    long = drawing_on(QUESTIONS)

    async def kept() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        assert await store.append(long.table.code, 0, long.lines, at=time.time_ns() // 1_000_000)
        await store.close()

    async def evening(url: str) -> tuple[list[int], list[Feed]]:
        device = Device(url, long.table.code, *map(token_of, PEOPLE[1:]))
        await device.enter()
        for person in PEOPLE:
            await device.open(person)
        await device.until(lambda: len(device.feeds) == len(PEOPLE))
        feeds = [device.feeds[device.seat(person)] for person in PEOPLE]
        earlier = [feed.earlier for feed in feeds]
        for person in PEOPLE:
            await device.recall(person)
        (seat,) = feeds[0].awaited
        mover = feeds[1 + seat]
        await device.ask("act", person=1 + seat, decision=mover.offers["decision"], action={"type": "draw"})
        await device.until(lambda: all(seat not in feed.awaited for feed in feeds))
        await device.leave()
        return earlier, feeds

    asyncio.run(kept())
    with RunningServer(tmp_path / "tables.sqlite3") as server:
        earlier, feeds = asyncio.run(evening(server.url))
        assert server.faults() == []

    assert all(earlier)
    for feed in feeds:
        before = json.loads(encode(list(long.current.told(feed.seat))))
        assert feed.told[: len(before)] == before
        assert (feed.earlier, len(feed.told) > len(before)) == (0, True)
