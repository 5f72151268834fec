"""Looking round: every open table is taken up when a server starts, and each hour those that were left alone are ended.

So bots and deadlines go on, and whoever comes first is not kept waiting.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tablee.server.environment import Environment
from tablee.server.house.house import House
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.server.table_packs import have_at_hand
from tablee.server.upkeep.ink_erasing import A_DAY
from tablee.server.upkeep.left_alone import close_stale, give_up_drawing
from tablee.storage.store import Listing, Store, Unavailable
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import Entries
from tablee.tables.table import Table

if TYPE_CHECKING:
    from tablee.server.live_table import LiveTable

KEPT_FOR = 30 * 24 * 3600 * 1000
"""Milliseconds for which a closed table is kept; so long after its last entry an open one is closed."""
LOOK_ROUND = 3600
"""Seconds."""
TRY_AGAIN = 60
"""Likewise, when the store could not be read."""

Due = Callable[[Table], Entries]
"""What happens to a table by itself, if it still is to."""


class LookingRound:
    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        environment: Environment,
        journal: Journal,
        house: House,
        find: "Callable[[str], Awaitable[LiveTable | None]]",
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._now = environment.now
        self._journal = journal
        self._house = house
        self._find = find
        self._looked_at: dict[str, tuple[int, Due | None]] = {}
        """By code of an open table: how long its log was then, and what was due because it was left alone."""

    def laid(self, code: str) -> None:
        """Just now: nothing happens there by itself."""
        self._looked_at[code] = 1, None

    async def keep_on(self) -> None:
        """For as long as the server runs: a fault is written down, and what it left undone is looked after soon."""
        while True:
            whole = all([await self._without_fault(chore) for chore in (self._read_packs, self.look)])
            await asyncio.sleep(LOOK_ROUND if whole else TRY_AGAIN)

    async def _without_fault(self, chore: Callable[[], Awaitable[bool]]) -> bool:
        """Whether it could be done whole."""
        try:
            return await chore()
        except Exception as error:  # noqa: BLE001 - nobody else looks after the tables
            self._journal.fault("tablee", "looking round", error)
            return False

    async def _read_packs(self) -> bool:
        """Those that are at hand already are not read again."""
        await in_thread(have_at_hand, self._catalogue)
        return True

    async def look(self) -> bool:
        """Once. Whether all tables could be read."""
        now, whole = self._now(), True
        try:
            forgotten = await self._store.forget(now - KEPT_FOR)
            listed = await self._store.directory()
        except Unavailable as error:
            self._journal.trouble("", error)
            return False
        self._journal.log("tables open", tables=len(listed), forgotten=forgotten)
        self._looked_at = {at.code: self._looked_at[at.code] for at in listed if at.code in self._looked_at}
        for listing in listed:
            try:
                await self._look_at(listing, now - listing.changed)
            except Unavailable:  # it is in the journal; the other tables are whole
                whole = False
            except Exception as error:  # noqa: BLE001 - a bug with one table must not leave all others alone
                self._journal.broken(listing.code, listing.length, error)
                whole = False
            await asyncio.sleep(0)
        return whole

    async def _look_at(self, listing: Listing, alone: int) -> None:
        """At a table to which nothing has happened for so many milliseconds."""
        due = close_stale if alone > KEPT_FOR else give_up_drawing if alone >= A_DAY else None
        looked = listing.length, due
        before = self._looked_at.get(listing.code)
        if before == looked or (due is None and (before is not None or self._house.sweeps)):
            return
        live = await self._find(listing.code)
        if live is not None and due is not None:
            live.happen(due)
        self._looked_at[listing.code] = looked
