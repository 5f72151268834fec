"""Tables in one SQLite file: a thread that writes, and one that reads.

Group commit: while the disk is busy with one batch, the next one gathers, and it is committed as a whole. Alone, a move
waits for nobody; at a hundred tables one wait for the disk serves a hundred moves.
"""

import asyncio
import sqlite3
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from msgspec import Struct

from tablee.storage import reader
from tablee.storage.answers import refused, settle
from tablee.storage.asking import Asking, Change
from tablee.storage.damage import found_in, in_words, is_sound, kept_aside, lacking
from tablee.storage.jobs import Append, Erase, Forget, Job, JobDone, Put, Shrink
from tablee.storage.lock import held
from tablee.storage.schema import check_whose, opened, opened_to_read
from tablee.storage.sqlite_errors import damaged, room, unavailable
from tablee.storage.store import Listing, Space, WholeTable
from tablee.storage.witness import Witness
from tablee.storage.writer import Writer

MOST_JOBS = 1024
"""Jobs of one batch: the first of them is not to wait for ever for the last."""
EMPTY_AGAIN = 1.0
"""Seconds until SQLite's log is emptied again, when somebody read there."""
CHECKPOINT_AFTER = 1.0
"""Seconds, from the first commit since the last checkpoint, for which anything is in SQLite's log alone; while somebody
looks into the file it may be longer. SQLite itself sees to it when there are 1,000 pages."""
HELD = (
    "table {code} is held, as some of what was acknowledged there is lost ({damage}); find it again, or let the table "
    "go on with: tablee mend"
)

Found = TypeVar("Found")


class Close(Struct):
    answer: Future[None]


class SqliteStore(Asking):
    """A `Store`. It may be made outside the event loop that uses it."""

    def __init__(self, path: Path) -> None:
        """Unavailable when the file cannot be made, is damaged, in use, or not ours."""
        self._path = path.resolve()
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            check_whose(self._path)
            with ExitStack() as if_one_fails:
                self._lock = if_one_fails.enter_context(closing(held(self._path)))
                connection = if_one_fails.enter_context(closing(opened(self._path)))
                witness = Witness(self._path)
                self.damage = found_in(connection, witness)
                """Tables that are held: they lack something that was acknowledged."""
                self.unwitnessed = not witness.found and bool(witness.heads)
                """Whether nothing beside the file could tell if something is missing, as it is the first time."""
                sound = is_sound(connection)
                if self.damage or not sound:
                    kept_aside(self._path)
                if not sound:
                    raise damaged(self._path, "".join(f"; {line}" for line in lacking(self._path, self.damage)))
                witness.write_anew()
                self._writer = Writer(connection, self._path, witness)
                self._to_read = opened_to_read(self._path)
                if_one_fails.pop_all()
        except (sqlite3.Error, OSError) as error:
            if trouble := unavailable(error, self._path):
                raise trouble from error
            raise
        self._held = {damage.code: damage for damage in self.damage}
        self._jobs: SimpleQueue[Job | Close] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "storage-reader")
        self._forgetting: set[Future[int]] = set()
        self._closed: Future[None] | None = None
        # A daemon: a server that fails before it closes the store must still end. What waits then was not acknowledged.
        Thread(target=self._write, name="storage-writer", daemon=True).start()

    @property
    def damage_in_words(self) -> str:
        return in_words(self._path, self.damage) if self.damage else ""

    def read(self, table: str, after: int = 0, before: int | None = None) -> Future[list[bytes]]:
        return self._look(lambda: reader.entries(self._to_read, self._path, table, after, before), table)

    def when(self, table: str, place: int) -> Future[int]:
        return self._look(lambda: reader.when(self._to_read, table, place), table)

    def directory(self, *, closed: bool = False) -> Future[list[Listing]]:
        def look() -> list[Listing]:
            return [one for one in reader.directory(self._to_read, closed=closed) if one.code not in self._held]

        return self._look(look)

    def whole(self, table: str) -> Future[WholeTable | None]:
        return self._look(lambda: reader.whole(self._to_read, self._path, table), table)

    def note(self, table: str, person: int) -> Future[bytes]:
        return self._look(lambda: reader.note(self._to_read, table, person), table)

    def packs(self, table: str) -> Future[list[bytes]]:
        return self._look(lambda: reader.packs(self._to_read, self._path, table), table)

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

    def _ask(self, answer: Future[Found], job: Change) -> Future[Found]:
        if self._closed is not None:
            return refused()
        if damage := self._held.get(job.table):
            if isinstance(job, Put) or (isinstance(job, Append) and not job.expected):
                answer.set_result(False)  # type: ignore[arg-type]  # whoever appends waits for a bool
                return answer
            return refused(HELD.format(code=job.table, damage=damage))
        self._jobs.put(job)
        return answer

    def _look(self, look: Callable[[], Found], table: str = "") -> Future[Found]:
        if self._closed is not None:
            return refused()
        if damage := self._held.get(table):
            return refused(HELD.format(code=table, damage=damage))
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
                    job = self._jobs.get(timeout=self._patience())
                    if isinstance(job, Close):  # always the last one
                        closing = job
                        break
                    batch.append(job)
            self._answer(batch)
            if self._writer.ahead is not None and time.monotonic() - self._writer.ahead >= CHECKPOINT_AFTER:
                self._writer.checkpoint()
        self._reading.shutdown()
        self._to_read.close()
        self._writer.close()  # after the other, so that SQLite tidies up: two files are left
        self._lock.close()
        deliver([(closing.answer, None)])

    def _patience(self) -> float | None:
        """Seconds to wait for a job: there may be something to do without one."""
        if self._writer.to_empty:
            return EMPTY_AGAIN
        since = self._writer.ahead
        return None if since is None else max(0.0, since + CHECKPOINT_AFTER - time.monotonic())

    def _answer(self, batch: Sequence[Job]) -> None:
        """Moves first: whoever erases waits until what was erased has left SQLite's log, too."""
        answers = self._writer.answered(batch) if batch else []
        erased = {job.answer for job in batch if isinstance(job, Erase)}
        deliver([(future, answer) for future, answer in answers if future not in erased])
        if self._writer.to_empty:
            self._writer.empty_log()
        deliver([(future, answer) for future, answer in answers if future in erased])


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
