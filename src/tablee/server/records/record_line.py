"""The line for records: they are made one after the other, beside the loop, and nobody takes the line alone.

Of a game that was played before the last one the whole log is folded, which takes a second where it is long. Whoever
asks for what is being made already gets the same; whoever finds the line full is asked to come back.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

from tablee.server.door.line import LineFull
from tablee.server.in_thread import WithRests

IN_LINE = 16
"""Records that are made or wait for it."""
OF_ONE = 2
"""Of these, asked for from one address: a family shares one."""

Wanted = tuple[str, int]
"""The code of a table, and how much of its log makes the record."""


class RecordLine:
    def __init__(self) -> None:
        self._making: dict[Wanted, asyncio.Task[bytes | None]] = {}
        """In the order in which they were asked for."""
        self._waiting: Counter[str] = Counter()
        """By address."""
        self._rests = WithRests()

    async def made(self, wanted: Wanted, address: str, make: Callable[[], Awaitable[bytes | None]]) -> bytes | None:
        if wanted not in self._making:
            if len(self._making) >= IN_LINE or self._waiting[address] >= OF_ONE:
                raise LineFull
            self._waiting[address] += 1
            making = self._making[wanted] = asyncio.create_task(self._rests.do(make))
            making.add_done_callback(partial(self._made, wanted, address))
        return await asyncio.shield(self._making[wanted])

    def _made(self, wanted: Wanted, address: str, making: "asyncio.Task[bytes | None]") -> None:
        del self._making[wanted]
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]
        if not making.cancelled():
            making.exception()  # told to whoever waits, who may be gone
