"""A server without sockets on a loop whose clock is moved: for what it does by itself with the tables of a day."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from tablee.server.connection import Connection
from tablee.server.environment import Environment
from tablee.server.house.house import House as Nodes
from tablee.server.journal import Journal
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import OpenTables
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Store
from tablee.tables.catalogue import Catalogue
from tests.games.incognito.tables import ANN
from tests.games.incognito.test_at_a_table import CATALOGUE
from tests.server.showing.stopped_clock import StoppedLoop, until
from tests.tables.tables import Sim


class House:
    """A server without sockets, on a loop whose clock stands still until it is moved."""

    def __init__(self, store: Store, catalogue: Catalogue = CATALOGUE, nodes: Nodes | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        assert isinstance(self.loop, StoppedLoop)
        self.loop.stopped_at = self.loop.time()
        self.store = store
        self.slept = 0
        """Milliseconds of which the loop knows nothing."""
        self.events: list[str] = []
        journal = Journal(lambda line: self.events.append(json.loads(line)["event"]))
        self.open_tables = OpenTables(store, catalogue, Environment(now=self.now), journal, nodes)

    def now(self) -> int:
        assert isinstance(self.loop, StoppedLoop)
        return self.loop.now() + self.slept

    async def keep(self, sim: Sim, first: int = 0) -> None:
        """What the log of this table has from there on."""
        await self.store.append(sim.table.code, first, sim.lines[first:], at=self.now())

    async def taken_up(self, sim: Sim) -> LiveTable:
        await self.keep(sim)
        live = await self.open_tables.find(sim.table.code)
        assert live is not None
        return live

    async def ask(self, live: LiveTable, request: Any) -> Connection:
        host = Connection(lambda: None)
        host.people.add(ANN)
        live.enter(host)
        length = live.table.length
        live.ask(host, request)
        await until(lambda: live.table.length > length)
        return host

    async def move(self, milliseconds: int) -> None:
        """And all that was due then is at least begun; what threads work at takes longer."""
        assert isinstance(self.loop, StoppedLoop)
        assert self.loop.stopped_at is not None
        self.loop.stopped_at += milliseconds / 1000
        for _ in range(50):
            await asyncio.sleep(0)

    async def log(self, sim: Sim) -> bytes:
        return b"".join(await self.store.read(sim.table.code))

    async def erased(self, times: int = 1) -> None:
        await until(lambda: self.events.count("drawings erased") == times)

    async def listed(self) -> list[str]:
        return [listing.code for listing in await self.store.directory()]


def lived(
    evening: Callable[[House], Awaitable[Any]], store: Store | None = None, nodes: Callable[[], Nodes] | None = None
) -> Any:
    """`nodes` makes the house of several of which this server is one."""

    async def from_noon() -> Any:
        house = House(store or MemoryStore(), nodes=nodes and nodes())
        try:
            return await evening(house)
        finally:
            await house.open_tables.close()
            await house.store.close()

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        return runner.run(from_noon())
