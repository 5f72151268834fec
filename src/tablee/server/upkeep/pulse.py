"""The pulse of the loop: how late it comes to what is due, which is how long everybody has waited for somebody else."""

import asyncio
from collections.abc import Callable
from typing import Self

from tablee.server.journal import Journal

BEAT = 0.05
"""Seconds."""
LATE = 0.025
"""Seconds by which a beat comes too late, for it to count as a pause."""
TOLD_FOR = 60.0
"""Seconds for which the longest pause is told, at least; at most twice as long."""


class Pulse:
    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal = journal
        self._now = now
        self.due = self._since = now()
        """When the next beat is to come."""
        self._longest = self._longest_before = 0.0
        journal.gauges["tablee_loop_longest_pause_seconds"] = self.longest

    def __enter__(self) -> Self:
        self._wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _wait(self) -> None:
        self.due = self._now() + BEAT
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._tick)

    def _tick(self) -> None:
        self.beat()
        self._wait()

    def beat(self) -> None:
        """Comes when the one before it said, or late."""
        now = self._now()
        late = now - self.due
        if late > LATE:
            self._journal.counts["tablee_loop_pauses_total"] += 1
        if now - self._since >= TOLD_FOR:
            self._since, self._longest_before, self._longest = now, self._longest, 0.0
        self._longest = max(self._longest, late)

    def longest(self) -> float:
        """In the last minute or two."""
        return max(self._longest, self._longest_before)
