"""The line for records: they are made one after the other, beside the loop, and nobody takes the line alone.

Of a game that was played before the last one the whole log is folded, which takes a second where it is long. Whoever
asks for what is being made already gets the same; whoever finds the line full is asked to come back.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from tablee.server.door.line import Line, LineFull

IN_LINE = 16
"""Records that are made or wait for it."""
OF_ONE = 2
"""Of these, asked for from one address: a family shares one."""

Wanted = tuple[str, int]
"""The code of a table, and how much of its log makes the record."""


class RecordLine:
    def __init__(self) -> None:
        self._making: dict[Wanted, asyncio.Task[bytes | None]] = {}
        self._line = Line(IN_LINE, OF_ONE)

    async def made(self, wanted: Wanted, address: str, make: Callable[[], Awaitable[bytes | None]]) -> bytes | None:
        while (others := self._making.get(wanted)) is not None:
            try:
                return await asyncio.shield(others)
            except LineFull:  # whoever asked first had no place in the line, or lost it: that costs nobody else theirs
                continue
        making = self._making[wanted] = asyncio.create_task(self._line.do(address, make))
        making.add_done_callback(partial(self._made, wanted))
        return await asyncio.shield(making)

    def _made(self, wanted: Wanted, making: asyncio.Task[bytes | None]) -> None:
        del self._making[wanted]
        if not making.cancelled():
            making.exception()  # told to whoever waits, who may be gone
