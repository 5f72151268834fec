"""While a synchronous standby lacks an append it is not acknowledged, whatever ends the wait for it."""

import asyncio

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import NOON
from tests.storage.postgres.cluster import PASSWORD
from tests.storage.postgres.pair import Pair
from tests.storage.postgres.test_promotion import until

pytestmark = pytest.mark.slow

WAITING = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
ONE_THERE = "SELECT count(*) FROM tablee.entries WHERE number = 2"


@pytest.fixture(scope="module")
def synchronous():
    with Pair() as pair:
        pair.name_synchronous()
        yield pair


@pytest.fixture
def pair(synchronous, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    synchronous.first.sql("DROP SCHEMA IF EXISTS tablee CASCADE")
    return synchronous


def end_the_connection(first):
    first.sql(f"SELECT pg_terminate_backend(pid) {WAITING}")


def end_the_wait(first):
    """The statement succeeds, and only a warning says that nobody waited."""
    first.sql(f"SELECT pg_cancel_backend(pid) {WAITING}")


def restart(first):
    first.stop("immediate")
    first.start()


@pytest.mark.parametrize("harm", [end_the_connection, end_the_wait, restart])
def test_what_is_on_one_database_alone_is_acknowledged_when_it_is_on_both(pair, harm):
    """It is in the log then, for all to see; and a standby that takes over would not have it."""

    async def evening():
        store = PostgresStore(Address.read(pair.address))
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        with pair.second.standing_still():
            waiting = store.append("ABCDEF", 1, [b"two"], at=NOON)
            await until(lambda: pair.first.sql(f"SELECT count(*) {WAITING}") == "1")
            await asyncio.to_thread(harm, pair.first)
            await until(lambda: pair.first.sql(ONE_THERE) == "1")
            done, _ = await asyncio.wait([waiting], timeout=2)
        acknowledged = await waiting
        log = await store.read("ABCDEF")
        await store.close()
        return bool(done), acknowledged, log

    assert asyncio.run(evening()) == (False, True, [b"one", b"two"])
