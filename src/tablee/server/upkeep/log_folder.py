"""The one who folds logs: one at a time, and long ones in a thread, as everybody shares the processor with it.

They are read side by side: when a node stops, its guests come to the others at once, and to many tables. Sites take
turns, so that nobody waits for all of a stranger's. Only so much of them waits in memory for its turn; a log that is
too much is read again then.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from tablee.kernel.cards.pack import Pack
from tablee.server.door.line import line_of_tables
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.server.table_packs import KeptPacks
from tablee.storage.store import Store, Unavailable
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.stages import GameOver

SHORT = 20
"""Entries of a log that is folded at once: a thread would take longer."""
MOST_WAITING = 48 * 1024 * 1024
"""Bytes of logs that wait for their turn: one at its bound and many others."""

Made = TypeVar("Made")
Folding = Callable[[Catalogue, Sequence[bytes], Sequence[Pack]], Made]
"""Makes something of the entries of a log and the packs of its table."""


class Unfolded(Unavailable):
    """Its log does not fold to a table: no use in trying again."""


class LogFolder:
    def __init__(self, store: Store, catalogue: Catalogue, journal: Journal) -> None:
        self._store = store
        self._catalogue = catalogue
        self._journal = journal
        self.packs = KeptPacks(store, catalogue)
        self._line = line_of_tables()
        self._waiting = 0
        """Bytes."""
        self._one_by_one: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def alone_with(self, code: str) -> asyncio.Lock:
        """Held by whoever folds this log, until they are done with what they made of it: it is not erased meanwhile.

        Records do not take it: what they read is of one moment.
        """
        if (lock := self._one_by_one.get(code)) is None:
            lock = self._one_by_one[code] = asyncio.Lock()
        return lock

    async def made(
        self,
        code: str,
        fold: Folding[Made],
        length: int | None = None,
        *,
        in_turn: bool = True,
        address: str = "",
    ) -> Made | None:
        """Of a table's whole log, or of its first entries; None when there is no such table.

        Unavailable when it cannot be read now; which is in the journal. Not `in_turn`: for what nobody at a table waits
        for, and must not be kept waiting by. `address` is whence it is asked for; what happens by itself has none.
        """
        lines: list[bytes] = []
        try:
            if not (lines := await self._store.read(code, before=length)):
                return None
            if len(lines) <= SHORT:
                return fold(self._catalogue, lines, await self.packs.of(code, address))
            if not in_turn:
                return await in_thread(fold, self._catalogue, lines, await self.packs.of(code, address))
            size = sum(map(len, lines))
            if self._line.busy and self._waiting + size > MOST_WAITING:
                lines, size = [], 0  # it is read again when its turn has come
            with self._waits(size) as its_turn:
                work = partial(self._folded, its_turn, code, fold, length, lines, address)
                return await self._line.do(address, work)
        except Unavailable as error:
            self._journal.trouble(code, error)
            raise
        except Exception as error:  # noqa: BLE001 - a log that cannot be folded must not take other tables along
            self._journal.broken(code, len(lines), error)
            raise Unfolded("this table's log does not fold to a table; it is kept") from None

    async def _folded(
        self,
        its_turn: Callable[[], None],
        code: str,
        fold: Folding[Made],
        length: int | None,
        lines: list[bytes],
        address: str,
    ) -> Made | None:
        its_turn()
        if not lines and not (lines := await self._store.read(code, before=length)):
            return None
        packs = await self.packs.of(code, address)  # after the log, or one that it names might not be there
        return await in_thread(fold, self._catalogue, lines, packs)

    @contextmanager
    def _waits(self, size: int) -> Iterator[Callable[[], None]]:
        """So many bytes, until what this yields is called, or nobody waits any more."""
        held = [size]
        self._waiting += size

        def wait_no_more() -> None:
            if held:
                self._waiting -= held.pop()

        try:
            yield wait_no_more
        finally:
            wait_no_more()


def record_of(catalogue: Catalogue, lines: Sequence[bytes], packs: Sequence[Pack]) -> bytes:
    """Of the game with whose end this log ends."""
    stage = log.folded(catalogue, lines, packs).stage
    assert isinstance(stage, GameOver), "the table knows how much of its log makes a record"
    return stage.current.record(stage.result)
