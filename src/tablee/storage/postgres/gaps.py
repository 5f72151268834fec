"""Gaps: the last few entries of many logs, read in one statement.

A node that hears of others' moves reads them, at a hundred tables a hundred times at once.
"""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from tablee.storage.answers import settle
from tablee.storage.postgres.line import Line

if TYPE_CHECKING:
    from asyncpg import Connection

SHORT = 200
"""Entries of a gap at most. Whoever reads a whole log, or takes a record away, does so on another line: a table that
waits for its gap stands still."""
AT_ONCE = 500

READ = """
SELECT gap.place, body FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS gap (code, after, before, place)
JOIN tables USING (code)
JOIN entries ON table_id = id AND number > gap.after AND number <= gap.before
ORDER BY gap.place, number
"""


class Gap(Struct):
    answer: Future[list[bytes]]
    table: str
    after: int
    before: int


class Gaps:
    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: list[Gap] = []
        self.reader: asyncio.Task[None] | None = None

    def read(self, table: str, after: int, before: int) -> Future[list[bytes]]:
        loop = asyncio.get_running_loop()
        gap = Gap(loop.create_future(), table, after, before)
        self._waiting.append(gap)
        if self.reader is None:
            self.reader = loop.create_task(self._read())
        return gap.answer

    async def close(self) -> None:
        await self._line.close()

    async def _read(self) -> None:
        """Until nobody waits."""
        try:
            while self._waiting:
                gaps, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                try:
                    found = await self._line.run(partial(_entries, gaps))
                except Exception as error:  # noqa: BLE001 - whatever it is, those who wait are told
                    settle([(gap.answer, error) for gap in gaps])
                else:
                    settle([(gap.answer, lines) for gap, lines in zip(gaps, found, strict=True)])
        finally:
            self.reader = None


async def _entries(gaps: Sequence[Gap], connection: "Connection", _begun: object) -> list[list[bytes]]:
    wanted = [gap.table for gap in gaps], [gap.after for gap in gaps], [gap.before for gap in gaps]
    found: list[list[bytes]] = [[] for _ in gaps]
    for place, body in await connection.fetch(READ, *wanted):
        found[place - 1].append(body)
    return found
