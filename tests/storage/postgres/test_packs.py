"""A pack that several tables use goes with the last of them, whatever two nodes do at once."""

import asyncio

import pytest

from tablee.storage.jobs import Forget, KeepPack
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.changes import HOLD, changed
from tablee.storage.postgres.line import opened
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import NOON

pytestmark = pytest.mark.slow

PACK = "a" * 64
SOMEBODY_WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted"


class Nodes:
    """Two of them, each in the middle of what it does, and two tables."""

    async def begin(self, database, **tables):
        """With one pack for both; `tables` says of each whether it is closed, and whether it uses the pack already."""
        address = Address.read(database)
        self.store = PostgresStore(address)
        for code, (closed, uses) in tables.items():
            await self.store.append(code, 0, [b"laid"], at=NOON, open=not closed)
            if uses:
                await self.store.keep_pack(code, PACK, b"cards")
        self.one, self.two = await opened(address), await opened(address)
        self._acts = [node.transaction() for node in (self.one, self.two)]
        for act in self._acts:
            await act.start()
        return self

    async def end(self, second):
        """The first is done once the other waits for it; what came of the second, and how many packs are left."""
        waiting = asyncio.create_task(second)
        async with asyncio.timeout(10):
            while not (waiting.done() or await self.one.fetchval(SOMEBODY_WAITS)):
                pass
        await self._acts[0].commit()
        found = await waiting
        await self._acts[1].commit()
        packs = await self.one.fetchval("SELECT count(*) FROM packs")
        for connection in (self.one, self.two):
            await connection.close()
        await self.store.close()
        return found, packs


def done(connection, kind, *words):
    return changed(connection, kind(asyncio.get_running_loop().create_future(), *words))


def test_one_that_is_laid_while_its_last_table_is_forgotten_stays(database):
    async def evening():
        nodes = await Nodes().begin(database, ONE=(True, True), TWO=(False, False))
        await done(nodes.one, KeepPack, "TWO", PACK, b"cards")
        return await nodes.end(done(nodes.two, Forget, NOON + 1))

    assert asyncio.run(evening()) == (1, 1)


def test_one_whose_last_two_tables_are_forgotten_by_two_nodes_at_once_goes(database):
    async def evening():
        nodes = await Nodes().begin(database, ONE=(True, True), TWO=(True, True))
        await nodes.two.fetchrow(HOLD, "TWO")
        first = await done(nodes.one, Forget, NOON + 1)
        return first, *await nodes.end(done(nodes.two, Forget, NOON + 1))

    assert asyncio.run(evening()) == (1, 1, 0)
