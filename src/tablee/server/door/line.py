"""A line for what strangers may ask for and takes long: who is next in it, and how long it may get.

One thing after the other, and then nothing for as long as it took, as a thread shares the interpreter with everybody's
moves. Sites take turns, and so do the addresses of one: whoever asks for one thing waits for one of each other site and
of each address of their own, however many these ask for. Where the line is full, the last thing of whoever has most in
it makes room for a newcomer.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from tablee.server.door.giving_way import Whence, gives_way, whence

LONGEST_REST = 2.0
"""Seconds, however long it took."""

T = TypeVar("T")

EACH_TABLE = 2**31
"""Of these one thing waits at a time, and nothing else bounds their line."""


class LineFull(Exception):  # noqa: N818 - it says what is the matter
    """Too many wait, or too many of this address: a little later there is room. Also for whoever had to make room."""


@dataclass(frozen=True, eq=False)
class Waiting:
    work: Callable[[], Awaitable[Any]]
    done: "asyncio.Future[Any]"


class Line:
    def __init__(self, most: int, of_one: int, *, rests: bool = True) -> None:
        """How much is done or waits, of all and of one address. What people at a table wait for has no rests."""
        self._most = most
        self._of_one = of_one
        self._rests = rests
        self._waiting: dict[Whence, deque[Waiting]] = {}
        """By who asked; the one whose turn it is comes first."""
        self._served: Whence | None = None
        self._working: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether whoever comes now waits."""
        return self._working is not None

    async def do(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """In turn. LineFull when there is no room for it, or none any more."""
        asker = whence(address)
        if len(self._waiting.get(asker, ())) + (asker == self._served) >= self._of_one:
            raise LineFull
        if sum(map(len, self._waiting.values())) + (self._served is not None) >= self._most:
            self._make_room(asker)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = Waiting(work, done)
        self._waiting.setdefault(asker, deque()).append(waiting)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        try:
            return await done
        finally:
            if waiting in self._waiting.get(asker, ()):  # whoever asked waits no more
                self._waiting[asker].remove(waiting)
                self._forget_if_none(asker)
            del work, waiting, done  # an error knows this frame, and `done` the error: all that it was about would stay

    def _make_room(self, newcomer: Whence) -> None:
        asker = gives_way({one: len(waiting) for one, waiting in self._waiting.items()}, newcomer)
        if asker is None:
            raise LineFull
        done = self._waiting[asker].pop().done
        self._forget_if_none(asker)
        if not done.done():  # otherwise nobody waits for it any more
            done.set_exception(LineFull())

    def _forget_if_none(self, asker: Whence) -> None:
        if not self._waiting[asker]:
            del self._waiting[asker]

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            began = loop.time()
            await _do(self._next())
            self._served = None
            await asyncio.sleep(min(loop.time() - began, LONGEST_REST) if self._rests else 0)
        self._working = None

    def _next(self) -> Waiting:
        """What is done now. All of its site go to the end, whoever asked for it behind the others."""
        self._served = asker = next(iter(self._waiting))
        of_asker = self._waiting.pop(asker)
        first = of_asker.popleft()
        for neighbour in [one for one in self._waiting if one.site == asker.site]:
            self._waiting[neighbour] = self._waiting.pop(neighbour)
        if of_asker:
            self._waiting[asker] = of_asker
        return first


def line_of_tables() -> Line:
    """For what people wait for who come to their tables or play there: it has no rests."""
    return Line(EACH_TABLE, EACH_TABLE, rests=False)


async def _do(first: Waiting) -> None:
    """Unless nobody waits for it any more."""
    work, done = first.work, first.done
    del first
    try:
        if not done.done():
            result = await work()
            if not done.done():
                done.set_result(result)
    except asyncio.CancelledError:
        done.cancel()
        if (line := asyncio.current_task()) is not None and line.cancelling():
            raise  # otherwise it was the work's own, and all the others still wait
    except Exception as error:  # noqa: BLE001 - it is raised again where it was asked for
        if not done.done():
            done.set_exception(error)
    finally:
        del work, done  # likewise
