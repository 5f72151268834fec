"""A node whose table at hand is behind its log: whoever comes or asks meanwhile is answered rightly, or sent away."""

import asyncio

import msgspec

from tablee.kernel.codec import encode
from tablee.server import tokens
from tablee.server.connection import TROUBLE, Connection
from tablee.server.environment import Environment
from tablee.server.house.alone import Alone
from tablee.server.journal import Journal
from tablee.server.limits import Doorkeeper, Limits
from tablee.server.open_tables import OpenTables
from tablee.server.session import Session
from tablee.storage.answers import refused
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tablee.tables.topics.seating import Rename, Sit
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.showing.stopped_clock import until
from tests.tables.tables import SEPT, gathered


class Deaf(Alone):
    """A node of several, which hears nothing of the others."""

    sweeps = True


class Shared(MemoryStore):
    """Of all nodes; it may fail to be read."""

    readable = True

    def read(self, *asked, **more):
        return super().read(*asked, **more) if self.readable else refused("nobody answers")


class Evening:
    """One table, at hand at two nodes."""

    async def begin(self):
        self.sim, (self.ann, self.ben) = gathered("Ann", "Ben", game=SEPT.name)
        self.store = Shared()
        await self.store.append(self.code, 0, self.sim.lines, at=self.sim.at)
        environment = Environment(now=lambda: self.sim.at)
        self.nodes = [
            OpenTables(self.store, Catalogue(), environment, Journal(lambda _: None), Deaf()) for _ in range(2)
        ]
        self.lives = [await node.find(self.code) for node in self.nodes]
        return self

    @property
    def code(self):
        return self.sim.table.code

    def device(self, person, node):
        connection = Connection(lambda: None)
        connection.people.add(person)
        self.lives[node].enter(connection)
        return connection

    def rename(self, device, person, node):
        self.lives[node].ask(device, Rename(self.sim.id(), person, "another"))


def heard(connection):
    return [msgspec.json.decode(message) for message in iter(connection.next, None)]


def test_whoever_sat_down_at_another_node_a_moment_ago_is_known_here():
    async def evening():
        house = await Evening().begin()
        second = house.nodes[1]
        seated, token = [], tokens.token()
        asker = Connection(lambda: None)
        house.lives[0].ask(
            asker, Sit("a-long-request-id", "Cat", token=token), tokens.hashed(token), lambda: seated.append(1)
        )
        await until(lambda: seated)
        behind = house.lives[1].table.length < house.lives[0].table.length
        session = Session(second, Doorkeeper(Limits(), asyncio.get_running_loop().time), "127.0.0.1", lambda: None)
        await session.enter(encode(Enter(PROTOCOL_VERSION, house.code, (token,))))
        return behind, token, heard(session.connection)[0]

    behind, token, entered = asyncio.run(evening())

    assert behind
    assert [mine["token"] for mine in entered["people"]] == [token]


def test_whoever_asks_is_sent_away_when_the_log_has_grown_and_cannot_be_read():
    async def evening():
        house = await Evening().begin()
        ann, ben = house.device(house.ann, 0), house.device(house.ben, 1)
        house.rename(ann, house.ann, 0)
        await until(lambda: house.lives[0].table.length > house.lives[1].table.length)
        house.store.readable = False
        house.rename(ben, house.ben, 1)
        await until(lambda: ben.closing is not None)
        return ann.closing, ben.closing

    assert asyncio.run(evening()) == (None, TROUBLE)
