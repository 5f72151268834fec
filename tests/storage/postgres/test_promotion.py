"""A standby takes over: with a synchronous one nothing acknowledged is lost; else what it has not got yet may be."""

import asyncio

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import NOON
from tests.storage.postgres.cluster import PASSWORD
from tests.storage.postgres.pair import Pair

pytestmark = pytest.mark.slow


@pytest.fixture
def pair(monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with Pair() as pair:
        yield pair


async def until(there):
    """Something has happened in other processes."""
    while not there():  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)


def test_with_a_synchronous_standby_nothing_acknowledged_is_lost_under_load(pair):
    pair.name_synchronous()
    acknowledged = dict.fromkeys([f"TABLE{number}" for number in range(20)], 0)

    async def play(store, code, over):
        while not over.is_set():
            number = acknowledged[code]
            assert await store.append(code, number, [b"%d" % number], at=NOON)
            acknowledged[code] = number + 1

    async def evening():
        store, over = PostgresStore(Address.read(pair.address)), asyncio.Event()
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        with pair.second.standing_still():
            waiting = store.append("ABCDEF", 1, [b"two"], at=NOON)
            done, _ = await asyncio.wait([waiting], timeout=1.5)
            assert not done, "nothing is acknowledged that the standby has not got"
        assert await waiting
        playing = [asyncio.create_task(play(store, code, over)) for code in acknowledged]
        await until(lambda: sum(acknowledged.values()) >= 100)
        await asyncio.to_thread(pair.take_over)
        before = dict(acknowledged)
        await until(lambda: min(acknowledged[code] - before[code] for code in before) >= 2)
        over.set()
        await asyncio.gather(*playing)
        logs = {code: await store.read(code) for code in acknowledged}
        await store.close()
        return logs

    logs = asyncio.run(evening())

    assert logs == {code: [b"%d" % number for number in range(length)] for code, length in acknowledged.items()}


def test_with_a_standby_that_nobody_waits_for_the_last_moves_may_be_lost(pair):
    """As docs/how-to say: this is what it costs to go on without it."""

    async def evening():
        store = PostgresStore(Address.read(pair.address))
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await asyncio.to_thread(pair.catch_up)
        await asyncio.to_thread(pair.second.stop)
        assert await store.append("ABCDEF", 1, [b"two"], at=NOON)
        await asyncio.to_thread(pair.first.kill)
        await asyncio.to_thread(pair.second.start)
        await asyncio.to_thread(pair.take_over)
        left = await store.read("ABCDEF")
        behind = await store.append("ABCDEF", 2, [b"three"], at=NOON)
        await store.close()
        return left, behind

    left, behind = asyncio.run(evening())

    assert left == [b"one"]
    assert behind is False, "who has more than the log is told so"
