"""Erasing of ink: what was drawn is taken out of the logs of games that are over, when a table closes or a day after.

A closed table stays in the store's directory until it is done: a kill in between is made good at the next start.
"""

import asyncio
from collections.abc import Callable, Mapping

from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.upkeep.log_folder import LogFolder, Unfolded
from tablee.storage.store import Store, Unavailable
from tablee.tables.entries import Timestamp
from tablee.tables.ink import erasures, erasures_of_taken
from tablee.tables.stages import TableClosed
from tablee.tables.table import Table

A_DAY = 24 * 3600 * 1000
"""Milliseconds."""
TRY_AGAIN = 60_000
LOOK_AGAIN = 3600_000
"""At the latest: the loop's clock stands still while a machine sleeps, and the day passes all the same."""
TAKEN = 0
"""In the place of how much of a log: in all of it, what a host took away."""
AT_ONCE = 100
"""Entries erased in one commit: moves are not to wait for a whole evening's drawings."""


class InkErasing:
    def __init__(
        self,
        store: Store,
        folder: LogFolder,
        environment: Environment,
        journal: Journal,
        erased: Callable[[str, int], None],
    ) -> None:
        """`erased` hears the code of a table whose log is another one now, and how much of it."""
        self._store = store
        self._folder = folder
        self._environment = environment
        self._journal = journal
        self._erased = erased
        self._due: dict[str, dict[int, Timestamp | None]] = {}
        """By table and how much of its log: all of it, or up to where a game ended. None: not asked yet."""
        self._closed: set[str] = set()
        """Those of them that are."""
        self._alarm: asyncio.TimerHandle | None = None
        self._at_work: asyncio.Task[None] | None = None

    def take_up(self, table: Table) -> None:
        """A table of which a game is over just now, that is closed, or that is read again."""
        if isinstance(table.stage, TableClosed):
            self._closed.add(table.code)
            length = table.length if table.ink_ends else 1
            self._due[table.code] = {length: self._environment.now()}
        else:
            for end in table.ink_ends:
                self._due.setdefault(table.code, {}).setdefault(end, None)
            if table.ink_taken:
                self._due.setdefault(table.code, {})[TAKEN] = self._environment.now()
        table.ink_taken = False
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = self._environment.now()
        dues = [now if due is None else due for its in self._due.values() for due in its.values()]
        if dues and self._at_work is None:
            wait = min(max(0, min(dues) - now), LOOK_AGAIN)
            self._alarm = asyncio.get_running_loop().call_later(wait / 1000, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._at_work = asyncio.get_running_loop().create_task(self._work())
        self._at_work.add_done_callback(self._rest)

    def _rest(self, work: "asyncio.Task[None]") -> None:
        self._at_work = None
        if not work.cancelled():
            self._set_alarm()

    async def _work(self) -> None:
        """One table after the other, until nothing is overdue; of each table all at once that is."""
        while (found := self._overdue()) is not None:
            code, length = found
            try:
                if self._due[code][length] is None:
                    # Before its last entry: who gives up a game that was left alone does not begin the day anew.
                    self._due[code][length] = await self._store.when(code, length - 2) + A_DAY
                elif length == TAKEN:
                    await self._erase_taken(code)
                else:
                    await self._erase(code, length)
            except Unfolded:
                self._done(code, length)  # it is kept, and named
            except Unavailable as error:
                self._journal.trouble(code, error)
                self._due.setdefault(code, {})[length] = self._environment.now() + TRY_AGAIN
            except Exception as error:  # noqa: BLE001 - a bug with one table must not leave the drawings of all others
                self._journal.broken(code, length, error)
                self._due.setdefault(code, {})[length] = self._environment.now() + TRY_AGAIN

    def _overdue(self) -> tuple[str, int] | None:
        now = self._environment.now()
        for code, its in self._due.items():
            if unknown := [length for length, due in its.items() if due is None]:
                return code, unknown[0]
            if lengths := [length for length, due in its.items() if due is not None and due <= now]:
                return code, max(lengths)
        return None

    async def _erase(self, code: str, length: int) -> None:
        closed = code in self._closed
        async with self._folder.alone_with(code):
            erased = await self._put(code, await self._folder.made(code, erasures, length) or {})
            if closed:
                await self._store.erase(code, {}, close=True)
            self._done(code, length)
            self._erased(code, length)
        self._log(code, erased)

    async def _erase_taken(self, code: str) -> None:
        """Nobody is sent round: what was taken away is seen nowhere."""
        self._done(code, TAKEN)  # first: the host may take more away meanwhile
        async with self._folder.alone_with(code):
            erased = await self._put(code, await self._folder.made(code, erasures_of_taken) or {})
        self._log(code, erased)

    async def _put(self, code: str, left: Mapping[int, bytes]) -> int:
        """Into the places of what is erased; how much that was."""
        places = [*left]
        for first in range(0, len(places), AT_ONCE):
            some = {place: left[place] for place in places[first : first + AT_ONCE]}
            await self._store.erase(code, some)
        return len(left)

    def _log(self, code: str, erased: int) -> None:
        if erased:
            self._journal.log("drawings erased", table=self._journal.shadow(code), entries=erased)

    def _done(self, code: str, length: int) -> None:
        """With so much of it; it may have been closed meanwhile, which is more, or a host may have taken more away."""
        dues = self._due.pop(code, {})
        left = {end: due for end, due in dues.items() if end > length or (end == TAKEN and length != TAKEN)}
        if left:
            self._due[code] = left
        else:
            self._closed.discard(code)

    def close(self) -> None:
        """What is not done is done by the next server."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._at_work is not None:
            self._at_work.cancel()
