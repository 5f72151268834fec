"""The store in PostgreSQL keeps to the contract."""

import asyncio

import asyncpg
import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import NOON, DurableContract, at_a_store
from tests.storage.moving_contract import MovingContract

pytestmark = pytest.mark.slow


class TestPostgresStore(DurableContract, MovingContract):
    @pytest.fixture
    def opened(self, database):
        return lambda: PostgresStore(Address.read(database))

    @at_a_store
    async def test_the_ends_of_many_logs_are_read_at_once(self, store):
        codes = [f"TABLE{number}" for number in range(30)]
        await asyncio.gather(*[store.append(code, 0, [b"one", code.encode(), b"three"], at=NOON) for code in codes])
        gaps = [store.read(code, 1, before=3) for code in codes]
        others = store.read("NOWHERE", 0, before=5), store.read("TABLE7", 3, before=203), store.read("TABLE7", 0, 1)

        assert await asyncio.gather(*gaps) == [[code.encode(), b"three"] for code in codes]
        assert await asyncio.gather(*others) == [[], [], [b"one"]]

    @at_a_store
    async def test_the_end_of_a_log_is_read_while_somebody_else_takes_much_away(self, store):
        await store.append("ABCDEF", 0, [b"one", b"two"], at=NOON)
        other = await asyncpg.connect(store.address.dsn)
        async with other.transaction():
            await other.execute("LOCK TABLE tablee.packs IN ACCESS EXCLUSIVE MODE")
            taken = store.packs("ABCDEF")
            gap = await store.read("ABCDEF", 1, before=2)
            was_done = taken.done()
        await other.close()

        assert (gap, was_done, await taken) == ([b"two"], False, [])
