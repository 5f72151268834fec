"""Who looks round: every table is looked after for as long as the server runs, whatever went wrong the last time."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.server.upkeep.looking_round import TRY_AGAIN
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tablee.tables.topics.seating import Leave
from tests.server.showing.stopped_clock import LOOKS, StoppedLoop, until
from tests.tables.tables import gathered

CODES = {"QUARTZ", "ZEPHYR"}


class Faults:
    """A bug, the first time that this is asked for."""

    def __init__(self, where: str) -> None:
        self._where = where

    def meet(self, where: str) -> None:
        if self._where == where:
            self._where = ""
            raise ZeroDivisionError

    def packs(self, _game: AnyGame) -> Sequence[Pack]:
        self.meet("packs")
        return ()


class Stumbles(MemoryStore):
    def __init__(self, faults: Faults) -> None:
        super().__init__()
        self._faults = faults

    def directory(self, *, closed: bool = False) -> Any:
        self._faults.meet("directory")
        return super().directory(closed=closed)

    def drop_notes(self, table: str, people: Any) -> Any:
        self._faults.meet("notes of one table")
        return super().drop_notes(table, people)


def looked_round(where: str) -> list[str]:
    """What the journal says when a server has looked after the two tables that it finds, by the second time."""
    events: list[str] = []

    async def evening() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StoppedLoop)
        loop.stopped_at = loop.time()
        faults = Faults(where)
        store = Stumbles(faults)
        sim, (_, ben) = gathered("Ann", "Ben", game="sept_pour_cent")
        sim.ask(Leave(sim.id(), ben))
        for code in CODES:
            laid = sim.lines[0].replace(sim.table.code.encode(), code.encode())
            await store.append(code, 0, [laid, *sim.lines[1:]], at=loop.now())
        journal = Journal(lambda line: events.append(json.loads(line)["event"]))
        open_tables = OpenTables(store, Catalogue(packs=faults.packs), Environment(now=loop.now), journal)
        try:
            open_tables.open_soon()
            await until(lambda: "fault" in events or "table broken" in events)
            for _ in range(LOOKS):
                await asyncio.sleep(0)
            loop.stopped_at += TRY_AGAIN
            await until(lambda: open_tables.tables.keys() == CODES)
        finally:
            await open_tables.close()

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        runner.run(evening())
    return events


@pytest.mark.parametrize("where", ["packs", "directory"])
def test_a_fault_is_written_down_and_the_next_time_every_table_is_looked_after(where):
    events = looked_round(where)

    assert events.count("fault") == 1


def test_a_fault_with_one_table_leaves_no_other_alone_and_that_one_until_the_next_time():
    events = looked_round("notes of one table")

    assert events.count("table broken") == 1
