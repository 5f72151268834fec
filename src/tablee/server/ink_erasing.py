"""Erasing of ink: what was drawn is taken out of the logs of games that are over, when a table closes or a day after.

A closed table stays in the store's directory until it is done: a kill in between is made good at the next start.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.server.environment import Environment
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.server.table_packs import KeptPacks
from tablee.storage.store import Store, Unavailable
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import Timestamp
from tablee.tables.ink import erasures
from tablee.tables.stages import TableClosed
from tablee.tables.table import Table

A_DAY = 24 * 3600 * 1000
"""Milliseconds."""
TRY_AGAIN = 60_000


class InkErasing:
    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        packs: KeptPacks,
        environment: Environment,
        journal: Journal,
        erased: Callable[[str], None],
    ) -> None:
        """`erased` hears the code of a table whose log is another one now."""
        self._store = store
        self._catalogue = catalogue
        self._packs = packs
        self._environment = environment
        self._journal = journal
        self._erased = erased
        self._alarms: dict[tuple[str, int], asyncio.TimerHandle] = {}
        """By table and how much of its log: all of it, or up to where a game ended."""
        self._at_work: set[asyncio.Task[Any]] = set()
        self._one_at_a_time = asyncio.Lock()
        """A log is folded in a thread, and everybody else shares the processor with it."""

    def heard(self, table: Table) -> None:
        """Of a table that has drawings of games that are over: the last of them just now, or it is closed."""
        now = self._environment.now()
        if isinstance(table.stage, TableClosed):
            self._erase_at(table.code, table.length, now, closed=True)
        else:
            self._erase_at(table.code, table.ink_ends[-1], now + A_DAY)

    async def take_up(self, table: Table) -> None:
        """The same for a table that is read again: each game ended when its last entry came."""
        if isinstance(table.stage, TableClosed):
            self.heard(table)
            return
        for end in table.ink_ends:
            self._erase_at(table.code, end, await self._store.when(table.code, end - 1) + A_DAY)

    def _erase_at(self, code: str, length: int, due: Timestamp, *, closed: bool = False) -> None:
        if (code, length) not in self._alarms:
            wait = max(0, due - self._environment.now()) / 1000
            loop = asyncio.get_running_loop()
            self._alarms[code, length] = loop.call_later(wait, partial(self._ring, code, length, closed))

    def _ring(self, code: str, length: int, closed: bool) -> None:  # noqa: FBT001 - a callback's
        del self._alarms[code, length]
        work = asyncio.get_running_loop().create_task(self._erase(code, length, closed=closed))
        self._at_work.add(work)
        work.add_done_callback(self._at_work.discard)

    async def _erase(self, code: str, length: int, *, closed: bool) -> None:
        try:
            async with self._one_at_a_time:
                lines, packs = await self._store.read(code), await self._packs.of(code)
                left = await in_thread(erasures, self._catalogue, lines[:length], packs)
            await self._store.erase(code, left, open=not closed)
        except Unavailable as error:
            self._journal.trouble(code, error)
            self._erase_at(code, length, self._environment.now() + TRY_AGAIN, closed=closed)
        except Exception as error:  # noqa: BLE001 - a log that cannot be folded is kept, and named
            self._journal.broken(code, length, error)
        else:
            self._journal.log("drawings erased", table=self._journal.shadow(code), entries=len(left))
            self._erased(code)

    def close(self) -> None:
        """What is not done is done by the next server."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for work in self._at_work:
            work.cancel()
