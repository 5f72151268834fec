"""Several nodes in one process and without a database: what one tells all hear, in one order."""

import asyncio
from collections import deque

import msgspec

from tablee.kernel.codec import encode
from tablee.server import tokens
from tablee.server.connection import Connection
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.house.alone import Alone
from tablee.server.house.hearing import Hearing
from tablee.server.house.news import NEWS
from tablee.server.journal import Journal
from tablee.server.limits import Limits
from tablee.server.open_tables import OpenTables
from tablee.server.session import Session
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Unavailable
from tablee.tables.catalogue import Catalogue
from tablee.tables.topics.seating import Sit
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.showing.stopped_clock import StoppedLoop
from tests.tables.tables import SEPT, gathered

TURNS_A_WORD = 5
TURNS = 200


class Town:
    """One table, which Ann and Ben are at."""

    def __init__(self, *names):
        self.sim, (self.ann,) = gathered("Ann", game=SEPT.name)
        self.token_of_ben = tokens.token()
        self.sim.ask(Sit(self.sim.id(), "Ben"), token=tokens.hashed(self.token_of_ben))
        self.ben = self.sim.table.newest
        self.store = MemoryStore()
        self.told = 0
        self._words = deque()
        self.nodes = [Node(self, name) for name in names]

    @property
    def code(self):
        return self.sim.table.code

    async def begin(self):
        await self.store.append(self.code, 0, self.sim.lines, at=self.sim.at)
        for node in self.nodes:
            node.begin()
        return self.nodes

    async def somebody_sits_down(self):
        """By way of a node that cannot be heard."""
        length = self.sim.table.length
        self.sim.sit("Cat")
        await self.store.append(self.code, length, self.sim.lines[length:], at=self.sim.at)

    def tell(self, teller, news):
        self.told += 1
        self._words.append((teller, encode(news)))
        if len(self._words) == 1:
            self._soon(self._carry)

    def _carry(self):
        """One word at a time, and much else happens between two of them."""
        teller, word = self._words[0]
        for node in self.nodes:
            if not node.deaf:
                node.hearing.news(teller, NEWS.decode(word))
        self._words.popleft()
        if self._words:
            self._soon(self._carry)

    def _soon(self, callback, turns=TURNS_A_WORD):
        loop = asyncio.get_running_loop()
        loop.call_soon(self._soon, callback, turns - 1) if turns else loop.call_soon(callback)


class Node(Alone):
    """What a test does to it: `deaf` it hears nothing, `away` it can neither tell nor ask; answers come `late`."""

    sweeps = True

    def __init__(self, town, name):
        super().__init__()
        self.node = name
        self._town = town
        self.deaf = self.away = False
        self.late = 0.0
        self.journal = []

    def begin(self):
        environment = Environment(now=lambda: self._town.sim.at)
        self.open_tables = OpenTables(
            self._town.store, Catalogue(), environment, Journal(self.journal.append), house=self
        )
        self.doorkeeper = Doorkeeper(Limits(), asyncio.get_running_loop().time)
        self.hearing = Hearing(self.open_tables, self.doorkeeper)

    @property
    def others(self):
        return frozenset(node.node for node in self._town.nodes if node is not self)

    def tell(self, news):
        if not self.away:
            self._town.tell(self.node, news)

    async def lengths(self, codes):
        if self.away:
            raise Unavailable("nobody answers")
        found = [(listing.code, listing.length) for listing in await self._town.store.directory()]
        await asyncio.sleep(self.late)
        return found

    async def live(self):
        return await self.open_tables.find(self._town.code)

    async def device(self, person):
        """Of somebody who comes to the table by way of this node."""
        connection = Connection(lambda: None)
        connection.people.add(person)
        (await self.live()).enter(connection)
        return connection

    async def session_of_ben(self, *stale):
        """Likewise, and it is heard what he asks; his device may hold other tokens as well."""
        session = Session(self.open_tables, self.doorkeeper, "127.0.0.1", lambda: None)
        await session.enter(encode(Enter(PROTOCOL_VERSION, self._town.code, (self._town.token_of_ben, *stale))))
        return session


def heard(connection):
    return [msgspec.json.decode(message) for message in iter(connection.next, None)]


async def passed(seconds=0.0):
    """So much time, and all that was due then has happened."""
    loop = asyncio.get_running_loop()
    loop.stopped_at = loop.time() + seconds
    for _ in range(TURNS):
        await asyncio.sleep(0)


def evening(test):
    """Run this test on a clock that stands still."""

    def run():
        with asyncio.Runner(loop_factory=StoppedLoop) as runner:
            return runner.run(test())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
