"""An action that takes long to work out is tried in a thread; then it is decided as any other."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

from tablee.kernel.refusals import Refused
from tablee.server.door.line import line_of_tables
from tablee.server.thinking.foresight import foresight
from tablee.tables.topics import pauses
from tests.kernel.murmure import MURMURE, Guess, Scribble
from tests.tables.tables import STROKE, begun, catalogue

ANN, BEN = 0, 1


class Tried:
    """Murmure in which scribbling takes long: notes in which threads it was worked out, and fails if it is told to."""

    def __init__(self, error: Exception | None = None) -> None:
        self.threads: list[threading.Thread] = []
        self.error = error
        slow = replace(MURMURE, slow=(Scribble,), apply=self.apply)
        self.sim, _ = begun("Ann", "Ben", at_catalogue=catalogue(slow))

    def apply(self, *step: Any) -> Any:
        self.threads.append(threading.current_thread())
        if self.error is not None:
            raise self.error
        return MURMURE.apply(*step)

    def foreseen(self, request: Any) -> bool:
        """Whether there was something to work out first."""

        async def run() -> bool:
            work = foresight(self.sim.table, request, line_of_tables(), "127.0.0.1")
            if work is not None:
                await work
            return work is not None

        return asyncio.run(run())


def test_a_slow_action_is_worked_out_in_a_thread_and_nothing_has_happened_by_it():
    tried = Tried()
    length = tried.sim.table.length

    assert tried.foreseen(tried.sim.acting(ANN, STROKE))
    (thread,) = tried.threads
    assert thread is not threading.main_thread()
    assert tried.sim.table.length == length


def test_all_else_is_decided_at_once():
    tried = Tried()
    stranger = replace_person(tried.sim.acting(ANN, STROKE), 77)

    assert not tried.foreseen(tried.sim.acting(ANN, Guess(9)))
    assert not tried.foreseen(tried.sim.acting(ANN, b'{"type":"nonsense"}'))
    assert not tried.foreseen(pauses.Pause(tried.sim.id(), ANN))
    assert not tried.foreseen(stranger)
    assert tried.threads == []


def replace_person(request: Any, person: int) -> Any:
    return type(request)(request.id, person, request.decision, request.action)


def test_one_that_is_refused_or_fails_is_left_to_the_table():
    for error in (Refused(MURMURE.whys("not_now")), ZeroDivisionError()):
        tried = Tried(error)

        assert tried.foreseen(tried.sim.acting(ANN, STROKE))


def test_one_after_the_other_is_worked_out_for_all_tables_and_sites_take_turns():
    """Whoever moves slowly at many tables keeps a neighbour's move waiting for one of them."""
    tables = {"192.0.2.1": Tried(), "192.0.2.2": Tried(), "192.0.2.3": Tried(), "203.0.113.7": Tried()}
    done: list[str] = []

    async def run() -> None:
        line = line_of_tables()

        async def move(address: str, one: Tried) -> None:
            work = foresight(one.sim.table, one.sim.acting(ANN, STROKE), line, address)
            assert work is not None
            await work
            done.append(address)

        await asyncio.gather(*[move(*pair) for pair in tables.items()])

    asyncio.run(run())
    assert done == ["192.0.2.1", "203.0.113.7", "192.0.2.2", "192.0.2.3"]
    assert [len(one.threads) for one in tables.values()] == [1] * len(tables)
