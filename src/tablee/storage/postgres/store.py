"""A `Store` in PostgreSQL: a line that writes, one that reads, and one for gaps.

While one statement is under way the next one gathers all that wait, and while there is much to do a moment longer: a
statement, its commit and the word to other nodes cost as much as thirty moves in it. Alone, a move waits for nobody;
at a hundred tables one statement and one wait for the disk serve a hundred moves.
"""

import asyncio
import secrets
from asyncio import Future
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from tablee.storage.answers import refused, settle
from tablee.storage.asking import Asking, Change
from tablee.storage.jobs import Append, Forget, Job, JobDone, KeepNote, Shrink
from tablee.storage.postgres import nodes, reads
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.appends import appended
from tablee.storage.postgres.batches import batch
from tablee.storage.postgres.changes import changed
from tablee.storage.postgres.everywhere import everywhere
from tablee.storage.postgres.gaps import SHORT, Gaps
from tablee.storage.postgres.history import AnotherHistory, History
from tablee.storage.postgres.line import Line, look
from tablee.storage.postgres.notes import noted
from tablee.storage.store import Listing, Space, Unavailable, WholeTable

if TYPE_CHECKING:
    from asyncpg import Connection

MUCH = 4
"""Appends, or notes, of one statement; after more than that the next one gathers for longer."""
ENOUGH = 32
"""Wait no longer, however soon they have come."""
GATHER = 0.012
"""Seconds for which fewer wait for more."""

Found = TypeVar("Found")


class PostgresStore(Asking):
    """It connects when it is first asked for something; `look` says before whether it can."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.node = secrets.token_hex(4)
        """Which of all processes that use the database this one is."""
        self.history = History()
        self._writing = Line(address, self.history)
        self._reading = Line(address, self.history)
        self._gaps = Gaps(Line(address, self.history))
        self._jobs: deque[Job] = deque()
        self._asked_in: str | None = None
        """The history in which the first of them was, and so perhaps the others."""
        self._enough = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[object]] = set()
        self._closed: Future[None] | None = None

    async def look(self) -> None:
        """Unavailable, at once, when the database cannot be used."""
        await look(self.address)

    async def nodes(self) -> list[str]:
        """Those that serve it now, or did a few seconds ago and were killed."""
        return await self._look(nodes.up)

    def read(self, table: str, after: int = 0, before: int | None = None) -> Future[list[bytes]]:
        if self._closed is None and before is not None and 0 <= after < before <= after + SHORT:
            return self._gaps.read(table, after, before)
        return self._look(lambda connection: reads.entries(connection, table, after, before))

    def when(self, table: str, place: int) -> Future[int]:
        return self._look(lambda connection: reads.when(connection, table, place))

    def directory(self, *, closed: bool = False) -> Future[list[Listing]]:
        return self._look(partial(reads.directory, closed=closed))

    def whole(self, table: str) -> Future[WholeTable | None]:
        return self._look(lambda connection: reads.whole(connection, table))

    def note(self, table: str, person: int) -> Future[bytes]:
        return self._look(lambda connection: reads.note(connection, table, person))

    def packs(self, table: str) -> Future[list[bytes]]:
        return self._look(lambda connection: reads.packs(connection, table))

    def forget(self, before: int) -> Future[int]:
        return refused() if self._closed is not None else self._task(self._forget(before))

    def space(self) -> Future[Space]:
        return self._look(reads.space)

    def close(self) -> Future[None]:
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_task(self._close())
        return self._closed

    def _ask(self, answer: Future[Found], job: Change) -> Future[Found]:
        if self._closed is not None:
            return refused()
        self._queue(job)
        return answer

    def _queue(self, job: Job) -> None:
        """Whatever else is asked for in this turn of the loop comes into the same statement."""
        if not self._jobs:
            self._asked_in = self.history.number
        self._jobs.append(job)
        if len(self._jobs) >= ENOUGH:
            self._enough.set()
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())

    def _look(self, work: "Callable[[Connection], Awaitable[Found]]") -> Future[Found]:
        if self._closed is not None:
            return refused()
        return self._task(self._reading.run(lambda connection, _begun: work(connection)))

    def _task(self, work: "asyncio._CoroutineLike[Found]") -> Future[Found]:
        task = asyncio.get_running_loop().create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    async def _forget(self, before: int) -> int:
        """A few tables at a time, with moves between them."""
        forgotten = 0
        while True:
            answer: Future[int] = asyncio.get_running_loop().create_future()
            self._queue(Forget(answer, before))
            if not (some := await answer):
                return forgotten
            forgotten += some

    async def _close(self) -> None:
        while busy := [*self._at_work, *[task for task in (self._writer, self._gaps.reader) if task is not None]]:
            await asyncio.gather(*busy, return_exceptions=True)
        await self._writing.close()
        await self._reading.close()
        await self._gaps.close()

    async def _write(self) -> None:
        """Until nothing waits."""
        try:
            while self._jobs:
                jobs = batch(self._jobs)
                settle(await self._answered(jobs, self._asked_in))
                if len(jobs) > MUCH and len(self._jobs) < ENOUGH:
                    await self._gather()
        finally:
            self._writer = None

    async def _gather(self) -> None:
        self._enough.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(GATHER):
                await self._enough.wait()

    async def _answered(self, jobs: Sequence[Job], asked_in: str | None) -> list[JobDone]:
        """When this returns, all that was accepted is committed. If the database fails, each is told so."""
        try:
            return await self._writing.run(partial(self._done, jobs), asked_in=asked_in)
        except Unavailable as trouble:
            waiting = [*jobs]
            if isinstance(trouble, AnotherHistory):  # those that wait were decided before it, too
                waiting += self._jobs
                self._jobs.clear()
            return [(job.answer, Unavailable(*trouble.args)) for job in waiting]
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told and the writer goes on
            if len(jobs) == 1:
                return [(jobs[0].answer, error)]
            # A bug of one who asks, a text where bytes should be, must not cost the neighbours their moves.
            return [answer for job in jobs for answer in await self._answered([job], asked_in)]

    async def _done(self, jobs: Sequence[Job], connection: "Connection", begun: bool) -> list[JobDone]:  # noqa: FBT001
        """`begun`: it may have been done on a connection that was lost, and then be on one database alone."""
        answers = await self._tried(jobs, connection, begun)
        if begun:
            await everywhere(connection)
        return answers

    async def _tried(self, jobs: Sequence[Job], connection: "Connection", begun: bool) -> list[JobDone]:  # noqa: FBT001
        job = jobs[0]
        if isinstance(job, Append):
            appends = [job for job in jobs if isinstance(job, Append)]
            return await appended(connection, self.node, appends, begun=begun)
        if isinstance(job, KeepNote):
            return await noted(connection, [job for job in jobs if isinstance(job, KeepNote)])
        assert not isinstance(job, Shrink), "the database does it by itself"
        return [(job.answer, await changed(connection, job))]
