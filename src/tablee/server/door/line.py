"""A line for what strangers may ask for and takes long: who is next in it, and how long it may get.

One thing after the other, and then nothing for as long as it took, as a thread shares the interpreter with everybody's
moves. Addresses take turns: whoever asks for one thing waits for one of each other address, however many it asks for.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from tablee.server.door.networks import network
from tablee.server.in_thread import LONGEST_REST

T = TypeVar("T")


class LineFull(Exception):  # noqa: N818 - it says what is the matter
    """Too many wait, or too many of this address: a little later there is room."""


class Line:
    def __init__(self, most: int, of_one: int) -> None:
        """How much is done or waits, of all and of one address."""
        self._most = most
        self._of_one = of_one
        self._asked: dict[str, int] = {}
        """By address: how much of it is done or waits."""
        self._waiting: dict[str, deque[Callable[[], Awaitable[None]]]] = {}
        """By address; the one whose turn it is comes first."""
        self._working: asyncio.Task[None] | None = None

    async def do(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """In turn. LineFull when there is no room for it."""
        asker = network(address)
        if sum(self._asked.values()) >= self._most or self._asked.get(asker, 0) >= self._of_one:
            raise LineFull
        self._asked[asker] = self._asked.get(asker, 0) + 1
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(partial(_do, work, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        try:
            return await done
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            asker = next(iter(self._waiting))
            of_asker = self._waiting.pop(asker)
            first = of_asker.popleft()
            if of_asker:
                self._waiting[asker] = of_asker
            began = loop.time()
            await first()
            await asyncio.sleep(min(loop.time() - began, LONGEST_REST))
        self._working = None


async def _do(work: Callable[[], Awaitable[Any]], done: "asyncio.Future[Any]") -> None:
    """Unless nobody waits for it any more."""
    if done.done():
        return
    try:
        result = await work()
    except Exception as error:  # noqa: BLE001 - it is raised again where it was asked for
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(result)
