"""A standby takes over: with a synchronous one nothing acknowledged is lost; else what it has not got yet may be."""

import asyncio
import os
import signal
import time
from contextlib import ExitStack, contextmanager

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import NOON
from tests.storage.postgres.cluster import PASSWORD, USER, Cluster

pytestmark = pytest.mark.slow


@pytest.fixture
def pair(monkeypatch):
    """A server and one that follows it, and the address of whichever is written to."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with ExitStack() as running:
        first = running.enter_context(Cluster())
        second = running.enter_context(Cluster(standby_of=first))
        hosts = ",".join(f"127.0.0.1:{server.port}" for server in (first, second))
        yield first, second, Address.read(f"postgresql://{USER}@{hosts}/postgres")


@contextmanager
def standing_still(server):
    """All processes of it."""
    pids = [server.process.pid, *server.children()]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def name_synchronous(first):
    first.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
    first.sql("SELECT pg_reload_conf()")
    end = time.monotonic() + 30
    while first.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1":
        assert time.monotonic() < end


def caught_up(first):
    end = time.monotonic() + 30
    while first.sql("SELECT count(*) FROM pg_stat_replication WHERE flush_lsn >= pg_current_wal_flush_lsn()") != "1":
        assert time.monotonic() < end


async def until(there):
    """Something has happened in other processes."""
    while not there():  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)


def test_with_a_synchronous_standby_nothing_acknowledged_is_lost_under_load(pair):
    first, second, address = pair
    name_synchronous(first)
    acknowledged = dict.fromkeys([f"TABLE{number}" for number in range(20)], 0)

    async def play(store, code, over):
        while not over.is_set():
            number = acknowledged[code]
            assert await store.append(code, number, [b"%d" % number], at=NOON)
            acknowledged[code] = number + 1

    async def evening():
        store, over = PostgresStore(address), asyncio.Event()
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        with standing_still(second):
            waiting = store.append("ABCDEF", 1, [b"two"], at=NOON)
            done, _ = await asyncio.wait([waiting], timeout=1.5)
            assert not done, "nothing is acknowledged that the standby has not got"
        assert await waiting
        playing = [asyncio.create_task(play(store, code, over)) for code in acknowledged]
        await until(lambda: sum(acknowledged.values()) >= 100)
        await asyncio.to_thread(first.kill)
        before = dict(acknowledged)
        await asyncio.to_thread(second.promote)
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
    first, second, address = pair

    async def evening():
        store = PostgresStore(address)
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await asyncio.to_thread(caught_up, first)
        await asyncio.to_thread(second.stop)
        assert await store.append("ABCDEF", 1, [b"two"], at=NOON)
        await asyncio.to_thread(first.kill)
        await asyncio.to_thread(second.start)
        await asyncio.to_thread(second.promote)
        left = await store.read("ABCDEF")
        behind = await store.append("ABCDEF", 2, [b"three"], at=NOON)
        await store.close()
        return left, behind

    left, behind = asyncio.run(evening())

    assert left == [b"one"]
    assert behind is False, "who has more than the log is told so"
