"""Room on the disk: how much all tables may take, and what is no longer begun when they do."""

import asyncio

from tablee.server.journal import Journal
from tablee.storage.store import Store, Unavailable
from tablee.tables.bounds import Room

NEARLY = 0.8
"""Of the most: whoever runs the server is told, so that there is time to make room."""
LITTLE_FREE = 64 * 2**20
"""Bytes left on the disk itself, whatever else lies there: as if all were taken."""
LOOK_EVERY = 60.0
"""Seconds."""


class ServerFull(Exception):  # noqa: N818 - it says what is the matter
    """No table is laid, no pack taken and no game begun; those that are played go on to their end."""


class DiskRoom:
    def __init__(self, store: Store, journal: Journal, most: int) -> None:
        """`most` is 0 where only the disk itself is a bound."""
        self._store = store
        self._journal = journal
        self._most = most
        self._used = 0
        self.room: Room = "enough"
        journal.gauges["tablee_disk_bytes"] = lambda: self._used
        journal.gauges["tablee_disk_bytes_most"] = lambda: most

    @property
    def full(self) -> bool:
        return self.room == "none"

    async def check(self) -> None:
        """ServerFull when there is none."""
        await self.look()
        if self.full:
            raise ServerFull

    async def look(self) -> None:
        """Unavailable when the store cannot say."""
        space = await self._store.space()
        self._used = space.used
        before, self.room = self.room, self._room(space.used, space.free)
        if self.room != before:
            what = f"disk room: {self.room}"
            self._journal.log(what, bytes=space.used, most=self._most, free=space.free)

    def _room(self, used: int, free: int) -> Room:
        if (self._most and used >= self._most) or free < LITTLE_FREE:
            return "none"
        return "little" if (self._most and used >= NEARLY * self._most) or free < 2 * LITTLE_FREE else "enough"

    async def keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable as error:
                self._journal.trouble("", error)
            await asyncio.sleep(LOOK_EVERY)
