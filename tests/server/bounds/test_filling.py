"""Whoever has the code of a table cannot fill its log by coming and going, nor use up its chairs."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablee.server.limits import Limits
from tablee.storage.sqlite import SqliteStore
from tablee.tables.topics.seating import Leave, Rename, Sit
from tests.server.bounds.house import Guest, House
from tests.server.devices import Device
from tests.server.servers import RunningServer
from tests.tables.long_games import LongGame
from tests.tables.tables import Sim

STRANGER, FRIEND = "192.0.2.7", "198.51.100.8"
SOCKETS = 12
AT_ONCE = Limits().seating.burst
COME_AND_GONE = 10_000
CHAIR = 2


async def come_and_go(guest: Guest, answers: Counter[str]) -> None:
    """For as long as the connection is borne, or until there is no doubt."""
    while guest.session.connection.closing is None and answers.total() < AT_ONCE:
        guest.heard.clear()
        seated = await answered(guest, Sit(guest.id(), "Nobody"))
        answers[seated["type"]] += 1
        if seated["type"] == "seated":
            await answered(guest, Rename(guest.id(), seated["person"], "Somebody"))
            await answered(guest, Leave(guest.id(), seated["person"]))


async def answered(guest: Guest, request: Sit | Rename | Leave) -> dict[str, Any]:
    """By a farewell at the latest."""
    guest.ask(request)
    answer: dict[str, Any] = await guest.until(lambda: guest.answered(request.id) or guest.farewell)
    return answer


@pytest.mark.slow
def test_whoever_comes_after_ten_thousand_others_is_heard_and_leaves_a_free_chair(tmp_path):
    """Newcomers had a number that the wire refused then, and their chairs were taken for good."""
    long = LongGame("sept_pour_cent")
    for _ in range(COME_AND_GONE):
        long.ask(Sit(long.id(), "Nobody"))
        long.ask(Leave(long.id(), long.table.newest))

    async def evening(url: str) -> tuple[int, list[str], list[str]]:
        cat = Device(url, long.table.code)
        await cat.enter()
        person = await cat.sit("Cat", chair=CHAIR)
        await cat.wait(lambda: cat.public_table["chairs"][CHAIR]["person"] == person)
        answers = [(await cat.ask(asked, person=person))["type"] for asked in ("ready", "leave")]
        await cat.wait(lambda: cat.public_table["chairs"][CHAIR]["person"] != person)
        holders = [chair["holder"] for chair in cat.public_table["chairs"]]
        await cat.leave()
        return person, answers, holders

    asyncio.run(kept(tmp_path / "t.sqlite3", long))
    with RunningServer(tmp_path / "t.sqlite3") as server:
        person, answers, holders = asyncio.run(evening(server.url))
        assert server.faults() == []

    assert person == COME_AND_GONE + 1
    assert answers == ["done", "done"]
    assert {*holders} == {"empty"}


async def kept(data: Path, long: LongGame) -> None:
    store = SqliteStore(data)
    assert await store.append(long.table.code, 0, long.lines, at=time.time_ns() // 1_000_000)
    await store.close()


@pytest.mark.slow
def test_a_stranger_who_comes_and_goes_is_sent_away_long_before_the_log_is_full():
    async def evening() -> tuple[int, str, Counter[str]]:
        house, answers = House(Sim("sept_pour_cent")), Counter[str]()
        await house.lay()
        strangers = [await house.guest(source=STRANGER) for _ in range(SOCKETS)]
        for stranger in strangers:
            await come_and_go(stranger, answers)
        friend = await house.guest(source=FRIEND)
        seated = await friend.answer(Sit(friend.id(), "Ann"))
        live = await house.open_tables.find(house.sim.table.code)
        assert live is not None
        length = live.table.length
        await house.close()
        return length, seated["type"], answers

    length, seated, answers = asyncio.run(evening())

    assert answers["seated"] > AT_ONCE / 4
    assert length < 1.5 * AT_ONCE
    assert seated == "seated"
