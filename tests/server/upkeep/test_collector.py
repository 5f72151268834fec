"""Garbage is looked for little and often, and everywhere only while nobody plays."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from tablee.server.journal import Journal
from tablee.server.upkeep.collector import ENOUGH, FURTHER, LATEST, LOOK_EVERY, QUIET, Collector
from tests.server.showing.stopped_clock import StoppedLoop

NEWEST, LATELY, EVERYTHING = 0, 1, 2


class House:
    """A collector whose clock and whose entries are ours."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.journal = Journal(lambda _: None)
        self.collector = Collector(self.journal, lambda: self.clock)

    def look(self, *, entries: int, seconds: float = LOOK_EVERY) -> int:
        self.clock += seconds
        self.journal.counts["tablee_entries_total"] += entries
        return self.collector.look()


@pytest.fixture
def house() -> House:
    return House()


def test_while_people_play_only_what_is_new_is_looked_through(house: House) -> None:
    looks = [house.look(entries=500) for _ in range(FURTHER * 3)]
    assert looks.count(EVERYTHING) == 0
    assert looks.count(LATELY) == 3


def test_everything_is_looked_through_once_it_is_quiet(house: House) -> None:
    house.look(entries=ENOUGH)
    assert house.look(entries=0, seconds=QUIET) == EVERYTHING
    assert house.look(entries=0, seconds=QUIET) == NEWEST, "nothing was made since"


def test_a_single_entry_breaks_the_quiet(house: House) -> None:
    house.look(entries=ENOUGH)
    assert house.look(entries=1, seconds=QUIET) == NEWEST


def test_where_it_is_never_quiet_everything_is_looked_through_each_hour(house: House) -> None:
    house.look(entries=1)
    assert house.look(entries=1, seconds=LATEST) == EVERYTHING
    assert house.look(entries=1) == NEWEST


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
    """Two seconds after the last of many entries it goes through everything."""

    async def evening() -> list[int]:
        loop, journal = asyncio.get_running_loop(), Journal(lambda _: None)
        assert isinstance(loop, StoppedLoop)
        loop.stopped_at = 1000.0
        looked = []
        with Collector(journal, loop.time):
            journal.counts["tablee_entries_total"] += ENOUGH
            for _ in range(1 + int(QUIET / LOOK_EVERY)):
                loop.stopped_at += LOOK_EVERY
                for _ in range(3):
                    await asyncio.sleep(0)
                looked.append(journal.counts["tablee_full_collections_total"])
        return looked

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        assert runner.run(evening()) == [0, 0, 0, 0, 1]
