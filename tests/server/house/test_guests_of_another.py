"""When a node stops, its guests come to the others at once: no table waits for another one to be read."""

import asyncio

from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tests.server.showing.stopped_clock import until
from tests.tables.tables import SEPT, gathered

CODES = ("QUARTZ", "BASALT", "MARBLE")


class Slow(MemoryStore):
    """Whose answers all wait until they may come."""

    def __init__(self):
        super().__init__()
        self.may_answer = asyncio.Event()
        self.asked = []

    def read(self, table, *asked, **more):
        return asyncio.ensure_future(self._read(table, *asked, **more))

    async def _read(self, table, *asked, **more):
        self.asked.append(table)
        await self.may_answer.wait()
        return await super().read(table, *asked, **more)


def test_tables_are_read_side_by_side_and_each_once():
    async def evening():
        store, sim = Slow(), gathered("Ann", "Ben", game=SEPT.name)[0]
        for code in CODES:
            lines = [line.replace(sim.table.code.encode(), code.encode()) for line in sim.lines]
            await store.append(code, 0, lines, at=sim.at)
        node = OpenTables(store, Catalogue(), Environment(now=lambda: sim.at), Journal(lambda _: None))
        guests = [asyncio.ensure_future(node.find(code)) for code in (*CODES, *CODES)]
        await until(lambda: len(store.asked) == len(CODES))
        store.may_answer.set()
        lives = await asyncio.gather(*guests)
        return store.asked, [live.table.code for live in lives]

    asked, found = asyncio.run(evening())

    assert sorted(asked) == sorted(CODES)
    assert found == [*CODES, *CODES]
