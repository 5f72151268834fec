"""A node whose table at hand is behind its log: whoever comes or asks meanwhile is answered rightly, or sent away."""

import asyncio

import msgspec
import pytest

from tablee.kernel.codec import encode
from tablee.server import tokens
from tablee.server.connection import RESTART, TROUBLE, Connection
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.house.alone import Alone
from tablee.server.house.hearing import Hearing
from tablee.server.journal import Journal
from tablee.server.limits import SAME_WAIT, Limits
from tablee.server.open_tables import OpenTables
from tablee.server.session import Session
from tablee.storage.answers import refused
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Unavailable
from tablee.tables.catalogue import Catalogue
from tablee.tables.topics.seating import Rename, Sit
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.house.town import Town, passed
from tests.server.house.town import evening as stopped
from tests.server.showing.stopped_clock import until
from tests.tables.tables import SEPT, gathered


class Deaf(Alone):
    """A node of several, which hears nothing of the others."""

    sweeps = True


class Shared(MemoryStore):
    """Of all nodes; it may fail to be read, or take its time."""

    readable = True
    meanwhile = None
    """What happens while it is read."""

    def read(self, *asked, **more):
        found = super().read(*asked, **more) if self.readable else refused("nobody answers")
        if self.meanwhile is not None:
            self.meanwhile()
        return found


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


def test_in_another_history_nothing_that_is_at_hand_goes_on_and_everybody_comes_to_what_is_there():
    """As when a standby takes over that had not got the last of it."""

    async def evening():
        house = await Evening().begin()
        node, old = house.nodes[0], house.lives[0]
        ann = house.device(house.ann, 0)
        Hearing(node, None).start_anew()
        house.rename(ann, house.ann, 0)
        again = await node.find(house.code)
        return ann.closing, old.table.length, again is old, again.table.length

    closing, before, same, after = asyncio.run(evening())

    assert closing == RESTART
    assert not same
    assert before == after, "what was asked of the old one did not happen"


def test_a_table_that_was_being_read_when_another_history_began_is_read_again():
    async def evening():
        house = await Evening().begin()
        node = house.nodes[0]
        node.let_go()
        house.store.meanwhile = node.let_go
        with pytest.raises(Unavailable):
            await node.find(house.code)
        house.store.meanwhile = None
        return await node.find(house.code)

    assert asyncio.run(evening()) is not None


@stopped
async def test_beside_a_guesser_whoever_holds_somebody_and_a_stale_token_waits_for_the_log_and_is_let_in():
    """Each time that they came again it was read anew, and for longer than strangers may know of."""
    town = Town("m", "z")
    node, _ = await town.begin()
    await node.live()
    while node.doorkeeper.may_try_code("127.0.0.1"):
        pass
    may_answer, read = asyncio.Event(), town.store.read

    async def slowly(*asked, **more):
        await may_answer.wait()
        return await read(*asked, **more)

    town.store.read = lambda *asked, **more: asyncio.ensure_future(slowly(*asked, **more))
    entering = asyncio.ensure_future(node.session_of_ben(tokens.token()))
    await passed()
    await passed(2 * SAME_WAIT)
    may_answer.set()
    session = await entering

    assert heard(session.connection)[0]["type"] == "entered"
