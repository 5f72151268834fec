"""How long everybody waited for somebody else stands in the metrics."""

import asyncio

import pytest

from tablee.server.journal import Journal
from tablee.server.upkeep.pulse import BEAT, LATE, TOLD_FOR, Pulse
from tests.server.showing.stopped_clock import StoppedLoop


class Wrist:
    """A pulse that is felt by hand: the clock is ours, and each beat is due when we say."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.journal = Journal(lambda _: None)
        self.pulse = Pulse(self.journal, lambda: self.clock)

    def late(self, seconds: float) -> None:
        self.clock += seconds
        self.pulse.beat()
        self.pulse.due = self.clock

    def metric(self, name: str) -> float:
        lines = self.journal.metrics().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"tablee_loop_{name}"))


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


def test_a_loop_that_keeps_time_has_no_pause(wrist: Wrist) -> None:
    wrist.late(0)
    wrist.late(LATE)
    assert wrist.metric("pauses_total") == 0


def test_every_pause_is_counted_and_the_longest_is_told(wrist: Wrist) -> None:
    for seconds in (0.5, 0.2):
        wrist.late(seconds)
    assert wrist.metric("pauses_total") == 2
    assert wrist.metric("longest_pause_seconds") == pytest.approx(0.5)


def test_a_long_pause_is_forgotten_after_a_minute_or_two(wrist: Wrist) -> None:
    wrist.late(0.5)
    wrist.pulse.due = wrist.clock = TOLD_FOR + 1
    wrist.late(0.1)
    assert wrist.metric("longest_pause_seconds") == pytest.approx(0.5)
    wrist.pulse.due = wrist.clock = 2 * TOLD_FOR + 2
    wrist.late(0)
    assert wrist.metric("longest_pause_seconds") == pytest.approx(0.1)


def test_it_beats_by_itself_for_as_long_as_the_server_runs() -> None:
    async def evening() -> list[int]:
        loop, journal = asyncio.get_running_loop(), Journal(lambda _: None)
        assert isinstance(loop, StoppedLoop)
        loop.stopped_at = 1000.0
        counted = []
        with Pulse(journal, loop.time):
            for late in (0.0, 0.3, 0.0, 0.4):
                loop.stopped_at += BEAT + late
                for _ in range(3):
                    await asyncio.sleep(0)
                counted.append(journal.counts["tablee_loop_pauses_total"])
        loop.stopped_at += 1
        await asyncio.sleep(0)
        return [*counted, journal.counts["tablee_loop_pauses_total"]]

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        assert runner.run(evening()) == [0, 1, 1, 2, 2]
