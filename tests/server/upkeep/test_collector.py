"""Garbage is looked for little and often, and everywhere only while nobody plays."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from tablee.server.journal import Journal
from tablee.server.upkeep.collector import EARLIEST, ENOUGH, FURTHER, LATEST, LOOK_EVERY, QUIET, Collector
from tests.server.showing.stopped_clock import StoppedLoop

NEWEST, LATELY, EVERYTHING = 0, 1, 2


class House:
    """A collector whose clock and whose entries are ours."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.journal = Journal(lambda _: None)
        self.collector = Collector(self.journal, lambda: self.clock)

    def look(self, *, entries: int = 0, heard: int = 0, seconds: float = LOOK_EVERY) -> int:
        self.clock += seconds
        self.journal.counts["tablee_entries_total"] += entries
        for _ in range(heard):
            self.journal.heard()
        return self.collector.look()


@pytest.fixture
def house() -> House:
    return House()


def test_while_people_play_only_what_is_new_is_looked_through(house: House) -> None:
    looks = [house.look(entries=500) for _ in range(FURTHER * 3)]
    assert looks.count(EVERYTHING) == 0
    assert looks.count(LATELY) == 3


def test_everything_is_looked_through_once_it_is_quiet(house: House) -> None:
    house.look(entries=ENOUGH, seconds=EARLIEST)
    assert house.look(seconds=QUIET) == EVERYTHING
    assert house.look(seconds=EARLIEST) == NEWEST, "nothing was made since"


def test_a_moment_in_which_nobody_happens_to_move_is_not_quiet(house: House) -> None:
    """It was, after 2 seconds: whoever moved next waited for all that was looked through."""
    house.look(entries=ENOUGH, seconds=EARLIEST)
    assert [house.look() for _ in range(int(QUIET / LOOK_EVERY) - 1)].count(EVERYTHING) == 0


def test_a_single_entry_breaks_the_quiet(house: House) -> None:
    house.look(entries=ENOUGH, seconds=EARLIEST)
    assert house.look(entries=1, seconds=QUIET) == NEWEST


def test_a_node_that_only_shows_what_is_played_at_others_is_not_quiet(house: House) -> None:
    assert house.look(heard=ENOUGH, seconds=EARLIEST) == NEWEST
    assert house.look(heard=1, seconds=QUIET) == NEWEST
    assert house.look(heard=1, seconds=QUIET) != EVERYTHING
    assert house.look(seconds=QUIET) == EVERYTHING


def test_quiet_moments_of_one_hour_are_looked_through_once(house: House) -> None:
    house.look(entries=ENOUGH, seconds=EARLIEST)
    assert house.look(seconds=QUIET) == EVERYTHING
    house.look(entries=ENOUGH)
    assert house.look(seconds=EARLIEST - QUIET) != EVERYTHING
    assert house.look(seconds=QUIET) == EVERYTHING


def test_where_it_is_never_quiet_everything_is_looked_through_once_a_day(house: House) -> None:
    house.look(entries=1)
    assert house.look(entries=1, seconds=LATEST) == EVERYTHING
    assert house.look(entries=1) == NEWEST


class Ring:
    """In a cycle with itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_was_looked_through_twice_waits_for_the_quiet(house: House, own_moments: None) -> None:
    """A cycle that is dropped soon is found soon; one that was kept for longer when everything is looked through."""
    gc.disable()
    early, late = Ring(), Ring()
    gone_early, gone_late = ref(early), ref(late)
    del early
    for _ in range(FURTHER):
        house.look(entries=ENOUGH)
    assert gone_early() is None

    del late
    for _ in range(3 * FURTHER):
        house.look(entries=1)
    assert gone_late() is not None
    assert house.look(seconds=EARLIEST) == EVERYTHING
    assert gone_late() is None


@pytest.fixture
def own_moments() -> Iterator[None]:
    """Whatever happens, Python's own collector is back after the test."""
    yield
    gc.unfreeze()
    gc.enable()


def test_pythons_own_moments_come_back_with_the_end_of_the_server(own_moments: None) -> None:
    async def serve() -> None:
        with Collector(Journal(lambda _: None), asyncio.get_running_loop().time):
            assert not gc.isenabled()
            assert gc.get_freeze_count() > 0

    asyncio.run(serve())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_it_looks_by_itself_for_as_long_as_the_server_runs(own_moments: None) -> None:
    """Half a minute after the last of many entries it goes through everything."""

    async def evening() -> list[int]:
        loop, journal = asyncio.get_running_loop(), Journal(lambda _: None)
        assert isinstance(loop, StoppedLoop)
        loop.stopped_at = 1000.0
        looked = []
        with Collector(journal, loop.time):
            loop.stopped_at += EARLIEST
            journal.counts["tablee_entries_total"] += ENOUGH
            for _ in range(1 + int(QUIET / LOOK_EVERY)):
                loop.stopped_at += LOOK_EVERY
                for _ in range(3):
                    await asyncio.sleep(0)
                looked.append(journal.counts["tablee_full_collections_total"])
        return looked

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        assert runner.run(evening()) == [0] * int(QUIET / LOOK_EVERY) + [1]
