"""The one who folds logs: one at a time, and long ones in a thread, as everybody shares the processor with it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from tablee.kernel.cards.pack import Pack
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.server.table_packs import KeptPacks
from tablee.storage.store import Store, Unavailable
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.stages import GameOver

SHORT = 20
"""Entries of a log that is folded at once: a thread would take longer."""

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
        self.turn = asyncio.Lock()
        """Held by whoever folds, until they are done with what they made of it: no log is erased meanwhile. Records do
        not take it: what they read is of one moment, and whoever enters a table is not to wait for them."""

    async def made(self, code: str, fold: Folding[Made], length: int | None = None) -> Made | None:
        """Of a table's whole log, or of its first entries; None when there is no such table.

        Unavailable when it cannot be read now; which is in the journal.
        """
        lines: list[bytes] = []
        try:
            if not (lines := await self._store.read(code, before=length)):
                return None
            packs = await self.packs.of(code)
            if len(lines) <= SHORT:
                return fold(self._catalogue, lines, packs)
            return await in_thread(fold, self._catalogue, lines, packs)
        except Unavailable as error:
            self._journal.trouble(code, error)
            raise
        except Exception as error:  # noqa: BLE001 - a log that cannot be folded must not take other tables along
            self._journal.broken(code, len(lines), error)
            raise Unfolded("this table's log does not fold to a table; it is kept") from None


def record_of(catalogue: Catalogue, lines: Sequence[bytes], packs: Sequence[Pack]) -> bytes:
    """Of the game with whose end this log ends."""
    stage = log.folded(catalogue, lines, packs).stage
    assert isinstance(stage, GameOver), "the table knows how much of its log makes a record"
    return stage.current.record(stage.result)
