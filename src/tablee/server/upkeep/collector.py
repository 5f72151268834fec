"""The collector of garbage, kept from choosing its own moments.

Python's looks for cycles whenever many objects were made, and then and again walks through everything that tables
hold, while everybody waits. Almost nothing of ours is ever in a cycle: what was made lately is looked through often,
which is quick; all of it only while nobody plays.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Self

from tablee.server.journal import Journal

LOOK_EVERY = 0.1
"""Seconds between two looks at what was made since the one before: the longer, the more there is to look through while
everybody waits, at 1,000 moves a second 1 ms of a tenth and 4 of the five that FURTHER has."""
FURTHER = 5
"""Every so many looks also at what was left of the looks before it."""
QUIET = 30.0
"""Seconds without an entry at any table: nobody plays, who would wait for the server."""
ENOUGH = 2_000
"""Entries since the last look at everything, for which another one is worth while..."""
EARLIEST = 3600.0
"""...so many seconds after it."""
LATEST = 24 * 3600.0
"""Seconds between two looks at everything, where it is never quiet. Little waits for it: moves, talk and
lines that close leave no cycles (`test_no_cycles.py`, `test_closed_lines.py`)."""
ENTRIES = "tablee_entries_total", "tablee_entries_heard_total"
"""Somebody plays, here or at another node whose moves this one shows."""


class Collector:
    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal = journal
        self._now = now
        self._looks = 0
        self._entries = self._entries_at_last = 0
        self._played_at = self._everything_at = now()

    def __enter__(self) -> Self:
        """What is loaded by now stays for good, and is not looked through again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._everything_at = self._now()
        self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._tick)
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        gc.unfreeze()
        gc.enable()

    def _tick(self) -> None:
        self.look()
        self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._tick)

    def look(self) -> int:
        """How far it went: 0 at the newest, 2 at everything."""
        now, entries = self._now(), sum([self._journal.counts[name] for name in ENTRIES])
        if entries != self._entries:
            self._entries, self._played_at = entries, now
        self._looks += 1
        far = 2 if self._everything_is_due(now) else 1 if self._looks % FURTHER == 0 else 0
        gc.collect(far)
        if far == 2:
            self._everything_at, self._entries_at_last = now, entries
            self._journal.counts["tablee_full_collections_total"] += 1
        return far

    def _everything_is_due(self, now: float) -> bool:
        ago = now - self._everything_at
        quiet = now - self._played_at >= QUIET and self._entries - self._entries_at_last >= ENOUGH
        return (quiet and ago >= EARLIEST) or ago >= LATEST
