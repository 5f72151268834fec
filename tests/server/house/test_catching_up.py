"""What another node has appended happens here in parts, and what takes long in a thread: other tables do not wait."""

import asyncio
import gc
import threading
import time
from dataclasses import replace

import msgspec
import pytest

from tablee.kernel.game import Over
from tablee.kernel.refusals import Refused
from tablee.server.connection import Connection
from tablee.server.environment import Environment
from tablee.server.house.alone import Alone
from tablee.server.house.catching_up import TRY_AGAIN
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.storage.answers import refused
from tablee.storage.memory import MemoryStore
from tablee.tables import log
from tablee.tables.refusals import Why
from tests.kernel.murmure import MURMURE, Guess, Scribble, Yawn
from tests.server.bounds.house import LONGEST, at_its_best
from tests.server.bounds.steps import measured
from tests.server.house.town import evening, passed
from tests.server.showing.stopped_clock import until
from tests.tables.pictures import picture
from tests.tables.tables import STROKE, begun, catalogue

ANN, BEN = 0, 1
A_MOVE = 0.001
"""Seconds of the processor."""


class Behind:
    """A game of murmure, played on at another node after this one had taken it up."""

    def __init__(self, game=MURMURE, here=None):
        """`here` is the game as this node knows it, if that is another one."""
        self.sim, _ = begun("Ann", "Ben", at_catalogue=catalogue(game))
        self.store = MemoryStore()
        self.journal = []
        self.counts = {}
        self._known = catalogue(here or game)

    async def play(self, *acts):
        """At the other node; this one has not heard of it."""
        before = len(self.sim.lines)
        await self.store.append(self.sim.table.code, 0, self.sim.lines, at=self.sim.at)
        environment = Environment(now=lambda: self.sim.at)
        journal = Journal(self.journal.append)
        self.counts = journal.counts
        node = OpenTables(self.store, self._known, environment, journal, Alone())
        self.live = await node.find(self.sim.table.code)
        for person, action in acts:
            self.sim.act(person, action)
        await self.store.append(self.sim.table.code, before, self.sim.lines[before:], at=self.sim.at)
        return self.live

    @property
    def is_abreast(self):
        return picture(self.live.table) == picture(self.sim.table)


def threads_of(acts, **slow):
    """In which the other node's moves were worked out and told here, once they have happened."""
    threads = []

    def noted(function):
        def work(*asked):
            threads.append(threading.current_thread())
            return function(*asked)

        return work

    async def play():
        behind = Behind(replace(MURMURE, apply=noted(MURMURE.apply), tell=noted(MURMURE.tell), **slow))
        live = await behind.play(*acts)
        threads.clear()
        live.catching_up.grown(len(behind.sim.lines))
        await until(lambda: live.table.length == len(behind.sim.lines))
        assert behind.is_abreast
        return threads

    return asyncio.run(play())


def tiring(*asked):
    """Every action takes a while."""
    over = time.thread_time() + A_MOVE
    while time.thread_time() < over:
        pass
    return MURMURE.apply(*asked)


@pytest.mark.slow
def test_a_long_gap_is_no_long_step():
    async def play(_):
        behind = Behind(replace(MURMURE, apply=tiring))
        live = await behind.play(*[(ANN, STROKE)] * 60)
        with measured() as steps:
            live.catching_up.grown(len(behind.sim.lines))
            await until(lambda: live.table.length == len(behind.sim.lines))
        assert behind.is_abreast
        return steps

    assert at_its_best(play).longest <= LONGEST


def test_each_entry_of_another_node_is_counted():
    """Whoever only shows what is played elsewhere is not at rest: the collector goes by it."""

    async def play():
        behind = Behind()
        live = await behind.play((ANN, STROKE), (ANN, STROKE))
        gap = len(behind.sim.lines) - live.table.length
        live.catching_up.grown(len(behind.sim.lines))
        await until(lambda: behind.is_abreast)
        return gap, behind.counts["tablee_entries_heard_total"], behind.counts["tablee_entries_total"]

    assert asyncio.run(play()) == (2, 2, 0)


def test_a_slow_action_is_worked_out_in_a_thread_first():
    first, *_ = threads_of([(ANN, STROKE)], slow=(Scribble,))

    assert first is not threading.main_thread()


def test_the_end_of_a_game_that_looks_back_is_told_in_a_thread_first():
    threads = threads_of([(ANN, Guess(9)), (BEN, Guess(7))], looks_back=True)

    assert any(thread is not threading.main_thread() for thread in threads)


def test_other_moves_happen_at_once():
    threads = threads_of([(ANN, STROKE), (ANN, Guess(9))], slow=(Guess,), looks_back=True)[:1]

    assert threads == [threading.main_thread()]


def faults_of(acts, here):
    """What the journal says of the table that stopped, and what else went wrong and was told nobody."""

    async def play():
        untold = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: untold.append(fault["message"]))
        behind = Behind(replace(MURMURE, looks_back=True), here)
        live = await behind.play(*acts)
        live.catching_up.grown(len(behind.sim.lines))
        await until(lambda: live.broken)
        return [line["error"] for line in map(msgspec.json.decode, behind.journal) if "error" in line], untold

    found = asyncio.run(play())
    gc.collect()
    return found


def test_a_move_that_rules_of_today_refuse_stops_a_table_that_looks_back_and_is_told_by_its_rules():
    def refuse(*_):
        raise Refused(Why.NOT_NOW)

    today = replace(MURMURE, looks_back=True, rules_version=MURMURE.rules_version + 1, apply=refuse)

    assert faults_of([(ANN, STROKE)], today) == (["EarlierRules"], [])


def test_a_fault_in_what_an_end_tells_stops_the_table_and_is_told_once():
    def tell(before, entry, after, viewer):
        assert not isinstance(MURMURE.pending(after), Over)
        return MURMURE.tell(before, entry, after, viewer)

    ending = [(ANN, Guess(9)), (BEN, Guess(7))]

    assert faults_of(ending, replace(MURMURE, looks_back=True, tell=tell)) == (["Malformed"], [])


def test_how_many_messages_come_tells_nothing_of_what_is_hidden_between_two_of_them():
    """Ann is seen to hand in, after which time runs for Ben, and to yawn. In between he scribbles, or does not."""

    async def play(scribbles):
        behind = Behind(here=replace(MURMURE, apply=tiring))
        live = await behind.play((ANN, Guess(9)), *[(BEN, STROKE)] * scribbles, (ANN, Yawn()))
        screen = Connection(lambda: None)
        live.enter(screen)
        live.broadcast.open(screen, None, None)
        live.catching_up.grown(len(behind.sim.lines))
        await until(lambda: live.table.length == len(behind.sim.lines))
        return [msgspec.json.decode(message)["type"] for message in iter(screen.next, None)]

    assert asyncio.run(play(0)) == asyncio.run(play(12)) == ["snapshot", "patch", "table_changed", "patch"]


def test_whoever_waits_for_all_of_it_waits_for_what_is_read_later_too(monkeypatch):
    monkeypatch.setattr(log, "AT_ONCE", 5)

    async def play():
        behind = Behind()
        live = await behind.play(*[(ANN, STROKE)] * (log.AT_ONCE + 1))
        await live.catching_up.abreast(Connection(lambda: None))
        return behind.is_abreast

    assert asyncio.run(play())


@evening
async def test_what_could_not_be_read_is_read_a_little_later():
    behind = Behind()
    live = await behind.play((ANN, STROKE))
    behind.store.read = lambda *_, **__: refused("the database rests")
    live.catching_up.grown(len(behind.sim.lines))
    await passed()
    del behind.store.read
    await passed(TRY_AGAIN)

    assert behind.is_abreast
