"""Sweeping: tables at which something may happen by itself, and which no node keeps, are taken up by this one."""

import asyncio
from collections.abc import Awaitable, Callable

from tablee.server.house.house import House
from tablee.server.journal import Journal
from tablee.server.upkeep.log_folder import Unfolded
from tablee.storage.store import Unavailable

EVERY = 2.0
"""Seconds: for tables whose node was killed."""


class Sweeping:
    def __init__(self, house: House, take_up: Callable[[str], Awaitable[object]], journal: Journal) -> None:
        self._house = house
        self._take_up = take_up
        self._journal = journal
        self._left: list[str] = []
        """That are this node's by now, and could not be read yet: no other node looks for them."""

    async def keep_on(self) -> None:
        while self._house.sweeps:
            await self.sweep()
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Each by itself: one that cannot be read costs no other its bots and deadlines."""
        try:
            self._left += await self._house.sweep()
        except Unavailable as error:
            self._journal.trouble("", error)
        left, self._left = self._left, []
        for code in left:
            try:
                await self._take_up(code)
            except Unfolded:
                continue  # it is kept, and named
            except Unavailable:  # it is in the journal
                self._left.append(code)
            except Exception as error:  # noqa: BLE001 - nobody else looks after the others
                self._journal.broken(code, 0, error)
