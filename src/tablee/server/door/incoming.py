"""What is coming in: large bodies, each kept in memory until it is whole, and so much of all of them together.

Whoever is slow takes no place by that. Where too much has come, whatever whoever brings most has brought is dropped: so
those who stall keep nobody out who brings less.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tablee.server.door.giving_way import Whence, gives_way, whence
from tablee.server.door.line import LineFull

T = TypeVar("T")
Come = Callable[[int], None]
"""Told how many bytes have come, part by part."""


class Incoming:
    def __init__(self, most: int) -> None:
        """Bytes."""
        self._most = most
        self._brought: dict[Whence, int] = {}
        self._reading: dict[Whence, asyncio.Task[object]] = {}

    async def read(self, address: str, whole: Callable[[Come], Awaitable[T]]) -> T:
        """LineFull when it had to make room. Whoever calls sees to it that there is one at a time from an address."""
        bringer = whence(address)
        reading = asyncio.ensure_future(self._read(bringer, whole))
        self._reading[bringer] = reading
        try:
            await asyncio.wait([reading])
            if reading.cancelled():
                raise LineFull
            return reading.result()
        finally:
            reading.cancel()
            del reading, whole  # an error knows this frame, and the task the error

    async def _read(self, bringer: Whence, whole: Callable[[Come], Awaitable[T]]) -> T:
        def come(size: int) -> None:
            self._brought[bringer] = self._brought.get(bringer, 0) + size
            while sum(self._brought.values()) > self._most:
                self._make_room(bringer)

        try:
            return await whole(come)
        finally:
            self._brought.pop(bringer, None)
            self._reading.pop(bringer, None)

    def _make_room(self, newcomer: Whence) -> None:
        bringer = gives_way(self._brought, newcomer)
        if bringer is None:
            raise LineFull
        del self._brought[bringer]
        self._reading[bringer].cancel()
