"""Actions in a row over real sockets: a device draws on, whatever happens to its line and to the server."""

import asyncio
import random
from functools import partial

import pytest
from msgspec.structs import replace

from tablee.kernel.offers import any_stroke
from tablee.kernel.stroke import as_stroke
from tablee.server.connection import TROUBLE, Connection
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.live_table import LiveTable
from tablee.server.rows import Rows
from tablee.server.shared import Shared
from tablee.server.thinking.thinkers import Thinkers
from tablee.server.upkeep.disk_room import DiskRoom
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Unavailable
from tablee.tables.rows import Place
from tests.kernel.murmure import Scribble
from tests.server.devices import Device
from tests.server.drawing.drawers import Drawer
from tests.server.evenings import left, playing
from tests.server.servers import RunningServer
from tests.tables.tables import begun

BEN = 1
STROKES = [as_stroke([(number, 4095 - number, number)] * 20) for number in range(40)]


def test_nothing_of_a_row_overtakes_what_was_left_undone():
    rows = Rows()
    rows.leave(Place("row-of-ann", 4))
    rows.leave(Place("row-of-ann", 6))

    assert rows.overtakes(Place("row-of-ann", 5))
    assert not rows.overtakes(Place("row-of-ben", 5))
    assert not rows.overtakes(Place("row-of-ann", 4))
    assert not rows.overtakes(Place("row-of-ann", 5))


class Hiccup(MemoryStore):
    """Cannot write once."""

    hiccups = 0

    def append(self, *arguments, **others):
        self.hiccups -= 1
        if self.hiccups != 0:
            return super().append(*arguments, **others)
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(Unavailable("no room"))
        return failed


def test_what_waits_behind_one_that_could_not_be_written_does_not_get_past_it():
    """The device is told to enter again, and sends them again in order."""
    sim, _ = begun("Ann", "Ben")
    acts = [
        replace(sim.acting(BEN, Scribble(stroke)), place=Place("row-of-ben", n)) for n, stroke in enumerate(STROKES)
    ]

    async def evening():
        store = Hiccup()
        await store.append(sim.table.code, 0, sim.lines, at=sim.at)
        environment, thinkers = Environment(now=lambda: sim.at), Thinkers("", 1.0)
        journal = Journal(lambda _: None)
        disk = DiskRoom(store, journal, 0)
        live = LiveTable(sim.table, Shared(store, environment, journal, thinkers, disk, lambda _: None))
        store.hiccups = 3
        first, second = Connection(lambda: None), Connection(lambda: None)
        for connection in (first, second):
            connection.people.add(BEN)
            live.enter(connection)
            for act in acts:
                live.ask(connection, act)
            for _ in range(4 * len(acts)):  # until the store has answered for each
                await asyncio.sleep(0)
        live.stop()
        return first.closing, second.closing

    assert asyncio.run(evening()) == (TROUBLE, None)
    assert list(sim.current.state.slates[BEN]) == STROKES


async def drawer(players, strokes):
    """Ben, who leaves the device that he sat down with and goes on drawing."""
    (device, person) = players[1]
    decision = device.perspectives[device.seat(person)]["offers"]["decision"]
    return Drawer(device.url, device.code, device.tokens[person], person, decision, strokes)


async def slate(players):
    """What a device that comes now is shown."""
    device, person = players[1]
    again = Device(device.url, device.code)
    again.tokens = dict(device.tokens)
    await again.enter()
    await again.ask("open", person=person)
    seat = again.seat(person)
    await again.wait(lambda: seat in again.perspectives)
    await again.leave()
    return again.perspectives[seat]["view"]["slate"]


async def killed(server):
    server.kill()
    await asyncio.to_thread(server.start)


@pytest.mark.slow
def test_forty_strokes_are_there_in_order_and_once_each_after_a_cut_line_and_a_killed_server(tmp_path):
    """With the usual limits."""

    async def evening(server):
        players = await playing(server, 2, game="murmure")
        ben = await drawer(players, STROKES)
        await left(players)
        ben.happenings = {7: ben.cut, 15: partial(killed, server), 28: partial(killed, server)}
        await ben.draw()
        return ben, await slate(players)

    with RunningServer(tmp_path / "t.sqlite3", limits={}) as server:
        ben, drawn = asyncio.run(evening(server))
        assert server.faults() == []

    assert drawn == STROKES
    assert ben.answers == [(number, "done") for number in range(40)]
    assert ben.connections == 4


async def forty_strokes(server):
    """Ben draws them alone; what he was answered, and what lies on his slate."""
    players = await playing(server, 2, game="murmure")
    ben = await drawer(players, STROKES)
    await left(players)
    await ben.draw()
    return ben, await slate(players)


@pytest.mark.slow
def test_whoever_draws_too_fast_is_refused_with_the_reason_and_loses_nothing(tmp_path):
    """A pace of 60 a second at five at once: whatever is refused, nothing behind it gets past it."""
    limits = {"actions": {"a_second": 60, "burst": 5}, "excess": 10_000}
    with RunningServer(tmp_path / "t.sqlite3", limits=limits) as server:
        ben, drawn = asyncio.run(forty_strokes(server))
        assert server.faults() == []

    assert drawn == STROKES
    assert {answer for _, answer in ben.answers} == {"done", "too_fast"}
    assert [number for number, answer in ben.answers if answer == "done"] == [*range(40)]
    assert ben.connections == 1


@pytest.mark.slow
def test_who_is_cut_off_for_going_too_fast_comes_back_and_loses_nothing(tmp_path):
    limits = {"actions": {"a_second": 1, "burst": 16}, "excess": 3, "closings": 100}
    with RunningServer(tmp_path / "t.sqlite3", limits=limits) as server:
        ben, drawn = asyncio.run(forty_strokes(server))

    assert drawn == STROKES
    assert ben.connections > 1


@pytest.mark.slow
def test_strokes_that_cannot_be_are_refused_with_the_reason_and_the_others_stand(tmp_path):
    """Of letters that spell none, too long for the game, for any stroke, and for any message."""
    longest = any_stroke(2_000, random.Random(1))
    strokes = [STROKES[0], "AAAA=", STROKES[1], longest, STROKES[2], f"{longest}AAAAA", STROKES[3], longest * 3]

    async def evening(server):
        players = await playing(server, 2, game="murmure")
        ben = await drawer(players, [*strokes, STROKES[4]])
        await left(players)
        await ben.draw()
        return ben, await slate(players)

    with RunningServer(tmp_path / "t.sqlite3", limits={}) as server:
        ben, drawn = asyncio.run(evening(server))
        assert server.faults() == []

    assert drawn == STROKES[:5]
    assert {number: answer for number, answer in ben.answers if answer != "done"} == {
        1: "not_an_action",
        3: "out_of_range",
        5: "not_an_action",
        7: "too_long",
    }
    assert ben.connections == 1
