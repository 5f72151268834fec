"""The one who writes: judges each job of a batch on its own, then commits what was accepted at once."""

import json
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from tablee.kernel.refusals import Malformed
from tablee.storage.files import inodes
from tablee.storage.jobs import Append, DropNotes, Erase, Forget, Job, JobDone, KeepNote, KeepPack, Put, Shrink
from tablee.storage.schema import PATIENCE
from tablee.storage.sqlite_errors import GONE, unavailable
from tablee.storage.store import NO_SUCH_ENTRY, NOTHING_TO_APPEND, Unavailable, check_note, check_pack, check_whole
from tablee.storage.witness import Head, Witness

REMEMBERED = 10_000
"""Lengths of logs kept in memory; beyond that all are asked for again."""
PAGES_AT_ONCE = 256
"""Of a file that is made shorter, in one commit: likewise."""
AT_ONCE = 10
"""Tables forgotten in one commit: moves are not to wait for hundreds of thousands of deletions."""


class Log(Struct):
    """Where it ends. The writer need not ask the file each time, as nobody else writes there."""

    id: int
    length: int
    open: bool


class Writer:
    def __init__(self, connection: sqlite3.Connection, path: Path, witness: Witness) -> None:
        self.connection = connection
        self._path = path
        self._inodes = inodes(path)
        self._witness = witness
        self._grown: dict[int, Head] = {}
        self._gone: list[int] = []
        """In this batch, by id."""
        last = connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()[0]
        self._last_id: int = max(last, *witness.heads, 0)
        """Of all tables that ever were, as far as is known: one that was lost keeps its own."""
        self.ahead: float | None = None
        """Since when something is in SQLite's log alone."""
        self._heads: dict[str, Log] = {}
        self._rows: list[tuple[int, int, int, int, bytes]] = []
        """Accepted in this batch and not yet given to SQLite."""
        self.to_empty = False
        """Whether something was erased that may still stand in SQLite's log."""

    def answered(self, batch: Sequence[Job]) -> list[JobDone]:
        """When this returns, all that was accepted is on disk. If the file fails, each is told so and nothing is."""
        try:
            return self._committed(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told and the thread goes on
            self._undo()
            if trouble := unavailable(error, self._path):
                return [(job.answer, Unavailable(*trouble.args)) for job in batch]
            if len(batch) == 1:
                return [(batch[0].answer, error)]
            # A bug of one who asks, a text where bytes should be, must not cost the neighbours their moves.
            return [answer for job in batch for answer in self.answered([job])]

    def _committed(self, batch: Sequence[Job]) -> list[JobDone]:
        self.connection.execute("BEGIN IMMEDIATE")
        answers: list[JobDone] = [(job.answer, self._judged(job)) for job in batch]
        self._hand_over()
        if inodes(self._path) != self._inodes:  # SQLite would go on writing to files that nobody finds again
            raise Unavailable(GONE.format(path=self._path))
        self._forgotten()
        self.connection.execute("COMMIT")
        self._tell()
        self.to_empty = self.to_empty or any(isinstance(job, Erase) and bool(job.left) for job in batch)
        if len(self._heads) > REMEMBERED:
            self._heads.clear()
        return answers

    def _forgotten(self) -> None:
        """On disk before the commit: a table that is forgotten is not to be missed, whatever happens in between."""
        if self._gone:
            self._witness.tell({}, self._gone)
            self._witness.settle()
            self._gone = []

    def _tell(self) -> None:
        if self._grown:
            self._witness.tell(self._grown)
            self._grown = {}
        if self.ahead is None:
            self.ahead = time.monotonic()

    def checkpoint(self) -> None:
        """What is in SQLite's log, into the database, beside whoever reads there. What is left is tried again later."""
        self.ahead = time.monotonic()
        with suppress(sqlite3.Error):
            busy, pages, moved = self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if not busy and pages == moved:
                self.ahead = None
        self._witness.settle()

    def close(self) -> None:
        self._witness.settle()
        self._witness.close()
        self.connection.close()

    def empty_log(self) -> None:
        """What was erased stands in SQLite's own log, too. Not while somebody reads there: then it is tried again."""
        self.connection.execute("PRAGMA busy_timeout = 0")
        with suppress(sqlite3.Error):
            busy, _, _ = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self.to_empty = bool(busy)
        self.connection.execute(f"PRAGMA busy_timeout = {int(1000 * PATIENCE)}")

    def _undo(self) -> None:
        self._rows.clear()
        self._heads.clear()
        self._grown, self._gone = {}, []
        with suppress(sqlite3.Error):  # if even that fails, the next batch will find out
            self.connection.rollback()

    def _hand_over(self) -> None:
        if self._rows:
            self.connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", self._rows)
            self._rows.clear()

    def _judged(self, job: Job) -> object:
        match job:
            case Append():
                return self._append(job)
            case Put():
                return self._put(job)
            case KeepNote():
                return self._note(job)
            case DropNotes():
                self._drop_notes(job)
                return None
            case KeepPack():
                return self._pack(job)
            case Erase():
                self._hand_over()
                return self._erase(job)
            case Forget():
                self._hand_over()
                return self._forget(job)
            case Shrink():
                return self._shrink()

    def _append(self, wanted: Append) -> object:
        if not wanted.entries:
            return Malformed(NOTHING_TO_APPEND)
        head = self._head(wanted.table)
        if (head.length if head else 0) != wanted.expected:
            return False
        if head is None:
            head = self._laid(wanted.table, open_=wanted.open)
        elif head.open != wanted.open:
            self.connection.execute("UPDATE tables SET open = ? WHERE id = ?", (wanted.open, head.id))
            head.open = wanted.open
        self._grow(wanted.table, head, wanted.entries, [wanted.at] * len(wanted.entries))
        return True

    def _laid(self, code: str, *, open_: bool) -> Log:
        self._last_id += 1
        self.connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (self._last_id, code, open_))
        head = self._heads[code] = Log(self._last_id, 0, open_)
        return head

    def _grow(self, code: str, head: Log, entries: Sequence[bytes], times: Sequence[int]) -> None:
        for entry, at in zip(entries, times, strict=True):
            head.length += 1
            self._rows.append((head.id, head.length, at, crc32(entry, head.length), entry))
        self._grown[head.id] = Head(code, head.length, times[-1])

    def _put(self, wanted: Put) -> object:
        whole = wanted.whole
        try:
            check_whole(whole)
        except Malformed as fault:
            return fault
        if self._head(whole.code):
            return False
        head = self._laid(whole.code, open_=whole.open)
        self._grow(whole.code, head, whole.entries, whole.times)
        for person, note in whole.notes:
            self._lay_note(head.id, person, note)
        for hashed, body in whole.packs:
            self._lay_pack(head.id, hashed, body)
        return True

    def _head(self, table: str) -> Log | None:
        if head := self._heads.get(table):
            return head
        found = self.connection.execute(
            "SELECT id, (SELECT max(number) FROM entries WHERE table_id = id), open FROM tables WHERE code = ?",
            (table,),
        ).fetchone()
        if found is None:
            return None
        head = self._heads[table] = Log(found[0], found[1], bool(found[2]))
        return head

    def _note(self, wanted: KeepNote) -> object:
        head = self._head(wanted.table)
        try:
            check_note(wanted.note, there=head is not None)
        except Malformed as fault:
            return fault
        assert head is not None, "check_note() guards this"
        self.connection.execute("DELETE FROM notes WHERE table_id = ? AND person = ?", (head.id, wanted.person))
        self._lay_note(head.id, wanted.person, wanted.note)
        return None

    def _lay_note(self, table: int, person: int, note: bytes) -> None:
        if note:
            self.connection.execute("INSERT INTO notes VALUES (?, ?, ?)", (table, person, note))

    def _drop_notes(self, wanted: DropNotes) -> None:
        if head := self._head(wanted.table):
            found = self.connection.execute("SELECT person FROM notes WHERE table_id = ?", (head.id,)).fetchall()
            gone = [(head.id, person) for (person,) in found if person not in wanted.but]
            self.connection.executemany("DELETE FROM notes WHERE table_id = ? AND person = ?", gone)

    def _pack(self, wanted: KeepPack) -> object:
        head = self._head(wanted.table)
        count = "SELECT count(*) FROM table_packs WHERE table_id = ? AND hash != ?"
        others = self.connection.execute(count, (head.id, wanted.hash)).fetchone()[0] if head else 0
        try:
            check_pack(wanted.body, others, there=head is not None)
        except Malformed as fault:
            return fault
        assert head is not None, "check_pack() guards this"
        self._lay_pack(head.id, wanted.hash, wanted.body)
        return None

    def _lay_pack(self, table: int, hashed: str, body: bytes) -> None:
        self.connection.execute("INSERT OR IGNORE INTO packs VALUES (?, ?, ?)", (hashed, crc32(body), body))
        self.connection.execute("INSERT OR IGNORE INTO table_packs VALUES (?, ?)", (table, hashed))

    def _erase(self, wanted: Erase) -> object:
        head = self._head(wanted.table)
        if head is None or not all(0 <= place < head.length for place in wanted.left):
            return Malformed(NO_SUCH_ENTRY)
        self.connection.executemany(
            "UPDATE entries SET check_sum = ?, body = ? WHERE table_id = ? AND number = ?",
            [(crc32(body, place + 1), body, head.id, place + 1) for place, body in wanted.left.items()],
        )
        if wanted.close and head.open:
            self.connection.execute("UPDATE tables SET open = 0 WHERE id = ?", (head.id,))
            head.open = False
        return None

    def _forget(self, wanted: Forget) -> int:
        if wanted.codes is None:
            which: tuple[object, ...] = (wanted.before, AT_ONCE)
            found = (
                "SELECT id, code FROM tables WHERE NOT open AND "
                "(SELECT at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1) < ? LIMIT ?"
            )
        else:
            which = (json.dumps(wanted.codes), AT_ONCE)
            found = "SELECT id, code FROM tables WHERE code IN (SELECT value FROM json_each(?)) LIMIT ?"
        old = self.connection.execute(found, which).fetchall()
        ids = [(number,) for number, _ in old]
        self.connection.executemany("DELETE FROM entries WHERE table_id = ?", ids)
        self.connection.executemany("DELETE FROM notes WHERE table_id = ?", ids)
        self._forget_packs(ids)
        self.connection.executemany("DELETE FROM tables WHERE id = ?", ids)
        for number, code in old:
            self._heads.pop(code, None)
            self._grown.pop(number, None)
            self._gone.append(number)
        return len(old)

    def _shrink(self) -> int:
        """Nothing in a file that was made before there was this: `tablee forget` makes it anew."""
        empty = self._empty_pages()
        self.connection.execute(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})").fetchall()
        return empty - self._empty_pages()

    def _empty_pages(self) -> int:
        return int(self.connection.execute("PRAGMA freelist_count").fetchone()[0])

    def _forget_packs(self, ids: Iterable[tuple[int]]) -> None:
        """And the cards of those that no other table uses."""
        for one in ids:
            used = self.connection.execute("SELECT hash FROM table_packs WHERE table_id = ?", one).fetchall()
            self.connection.execute("DELETE FROM table_packs WHERE table_id = ?", one)
            self.connection.executemany(
                "DELETE FROM packs WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM table_packs WHERE hash = ?1)", used
            )
