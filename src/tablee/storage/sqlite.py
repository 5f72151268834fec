"""Tables in one SQLite file: a thread that writes, and one that reads.

Group commit: while the disk is busy with one batch, the next one gathers, and it is committed as a whole. Alone, a move
waits for nobody; at a hundred tables one wait for the disk serves a hundred moves.
"""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from tablee.storage import reader
from tablee.storage.jobs import Append, DropNotes, Erase, Forget, Job, JobDone, KeepNote, KeepPack, Shrink
from tablee.storage.lock import held
from tablee.storage.schema import check_whose, opened, opened_to_read
from tablee.storage.sqlite_errors import room, unavailable
from tablee.storage.store import CLOSED, Listing, Space, Unavailable
from tablee.storage.writer import Writer

MOST_JOBS = 1024
"""Jobs of one batch: the first of them is not to wait for ever for the last."""
EMPTY_AGAIN = 1.0
"""Seconds until SQLite's log is emptied again, when somebody read there."""

Found = TypeVar("Found")


class Close(Struct):
    answer: Future[None]


class SqliteStore:
    """A `Store`. It may be made outside the event loop that uses it."""

    def __init__(self, path: Path) -> None:
        """Unavailable when the file cannot be made, is damaged, in use, or not ours."""
        self._path = path.resolve()
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            check_whose(self._path)
            with ExitStack() as if_one_fails:
                self._lock = if_one_fails.enter_context(closing(held(self._path)))
                self._writer = Writer(if_one_fails.enter_context(closing(opened(self._path))), self._path)
                self._to_read = opened_to_read(self._path)
                if_one_fails.pop_all()
        except (sqlite3.Error, OSError) as error:
            if trouble := unavailable(error, self._path):
                raise trouble from error
            raise
        self._jobs: SimpleQueue[Job | Close] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "storage-reader")
        self._forgetting: set[Future[int]] = set()
        self._closed: Future[None] | None = None
        # A daemon: a server that fails before it closes the store must still end. What waits then was not acknowledged.
        Thread(target=self._write, name="storage-writer", daemon=True).start()

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        at: int,
        open: bool = True,  # noqa: A002 - the contract's word
    ) -> Future[bool]:
        answer: Future[bool] = asyncio.get_running_loop().create_future()
        return self._ask(answer, Append(answer, table, expected, tuple(entries), at, open))

    def read(self, table: str, after: int = 0, before: int | None = None) -> Future[list[bytes]]:
        return self._look(lambda: reader.entries(self._to_read, self._path, table, after, before))

    def when(self, table: str, place: int) -> Future[int]:
        return self._look(lambda: reader.when(self._to_read, table, place))

    def erase(self, table: str, left: Mapping[int, bytes], *, close: bool = False) -> Future[None]:
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, Erase(answer, table, dict(left), close))

    def directory(self) -> Future[list[Listing]]:
        return self._look(lambda: reader.directory(self._to_read))

    def keep_note(self, table: str, person: int, note: bytes) -> Future[None]:
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, KeepNote(answer, table, person, note))

    def drop_notes(self, table: str, but: Collection[int]) -> Future[None]:
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, DropNotes(answer, table, frozenset(but)))

    def note(self, table: str, person: int) -> Future[bytes]:
        return self._look(lambda: reader.note(self._to_read, table, person))

    def keep_pack(self, table: str, hash: str, body: bytes) -> Future[None]:  # noqa: A002 - the contract's word
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, KeepPack(answer, table, hash, body))

    def packs(self, table: str) -> Future[list[bytes]]:
        return self._look(lambda: reader.packs(self._to_read, self._path, table))

    def forget(self, before: int) -> Future[int]:
        if self._closed is not None:
            return refused()
        task = asyncio.get_running_loop().create_task(self._forget(before))
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)
        return task

    def space(self) -> Future[Space]:
        return self._look(lambda: Space(reader.used(self._to_read), room(self._path)))

    def close(self) -> Future[None]:
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_task(self._close())
        return self._closed

    def _ask(self, answer: Future[Found], job: Job) -> Future[Found]:
        if self._closed is not None:
            return refused()
        self._jobs.put(job)
        return answer

    def _look(self, look: Callable[[], Found]) -> Future[Found]:
        if self._closed is not None:
            return refused()
        return asyncio.get_running_loop().run_in_executor(self._reading, sheltered, look, self._path)

    async def forget_tables(self, codes: Sequence[str]) -> int:
        """These, open or closed, with all that they have: for whoever runs a server that is off."""
        return await self._forget(0, tuple(codes))

    async def _forget(self, before: int, codes: tuple[str, ...] | None = None) -> int:
        """A few tables at a time, with moves between them; then the file is made shorter, likewise."""
        forgotten = 0
        while some := await self._some(lambda answer: Forget(answer, before, codes)):
            forgotten += some
        while await self._some(Shrink):
            pass
        return forgotten

    async def _some(self, job: Callable[[Future[int]], Job]) -> int:
        answer: Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put(job(answer))
        return await answer

    async def _close(self) -> None:
        await asyncio.gather(*self._forgetting, return_exceptions=True)
        answer: Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Close(answer))
        await answer

    def _write(self) -> None:
        """The writing thread, from beginning to end."""
        closing: Close | None = None
        while closing is None:
            batch: list[Job] = []
            with suppress(Empty):
                while not batch or (len(batch) < MOST_JOBS and not self._jobs.empty()):
                    job = self._jobs.get(timeout=EMPTY_AGAIN if self._writer.to_empty else None)
                    if isinstance(job, Close):  # always the last one
                        closing = job
                        break
                    batch.append(job)
            self._answer(batch)
        self._reading.shutdown()
        self._to_read.close()
        self._writer.connection.close()  # after the other, so that SQLite tidies up: one file is left
        self._lock.close()
        deliver([(closing.answer, None)])

    def _answer(self, batch: Sequence[Job]) -> None:
        """Moves first: whoever erases waits until what was erased has left SQLite's log, too."""
        answers = self._writer.answered(batch) if batch else []
        erased = {job.answer for job in batch if isinstance(job, Erase)}
        deliver([(future, answer) for future, answer in answers if future not in erased])
        if self._writer.to_empty:
            self._writer.empty_log()
        deliver([(future, answer) for future, answer in answers if future in erased])


def refused() -> Future[Any]:
    answer: Future[Any] = asyncio.get_running_loop().create_future()
    answer.set_exception(Unavailable(CLOSED))
    return answer


def sheltered(look: Callable[[], Found], path: Path) -> Found:
    try:
        return look()
    except sqlite3.Error as error:
        if trouble := unavailable(error, path):
            raise trouble from error
        raise


def deliver(answers: Sequence[JobDone]) -> None:
    """To the loop of those who asked, which is woken once for all of them."""
    for loop, its in groupby(answers, lambda answer: answer[0].get_loop()):
        with suppress(RuntimeError):  # the loop is closed, and nobody waits there any more
            loop.call_soon_threadsafe(settle, list(its))


def settle(answers: Sequence[JobDone]) -> None:
    for future, answer in answers:
        if future.done():
            continue  # cancelled by whoever asked; it is written all the same
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
