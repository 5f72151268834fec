"""The contract of a store: a log for each table that grows, private notes, and the packs of cards it uses.

Appending is optimistic: a log has no owner. Whoever appends says how long they believe the log to be; one who is behind
is told so, reads what is missing, and decides again. What was answered with True is on disk.

Every answer is a future: await it, or add a callback where a task for each move would cost too much. What changes the
store is done in the order in which it was asked for, or in one that nobody can tell from it; a read sees all that was
acknowledged before it was asked.
"""

from asyncio import Future
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Value
from tablee.packs.pack_file import LARGEST_PACK

LARGEST_NOTE = 64 * 1024
"""Bytes of a note."""
MOST_PACKS = 32
"""Of one table: its own, and what it plays of those that are built in."""

NO_SUCH_ENTRY = "something to erase that is not in the log"
NOTHING_TO_APPEND = "nothing to append; give at least one entry"
CLOSED = "the store is closed; open it again"


class Listing(Value, frozen=True):
    """What the directory says of a table."""

    code: str
    length: int
    """Entries in its log."""
    changed: int
    """When it last grew, in milliseconds since 1970."""
    open: bool = True


class WholeTable(Value, frozen=True):
    """All that is kept of one table, as it goes from one store to another."""

    code: str
    entries: tuple[bytes, ...]
    times: tuple[int, ...]
    """When each of them came, in milliseconds since 1970."""
    open: bool
    notes: tuple[tuple[int, bytes], ...] = ()
    """By person, in the order of their numbers; empty ones are left out."""
    packs: tuple[tuple[str, bytes], ...] = ()
    """By hash, in the order in which they came."""


class Space(Value, frozen=True):
    """Of a disk, in bytes."""

    used: int
    """By all tables."""
    free: int
    """That is left for whatever program needs it."""


class Unavailable(Exception):  # noqa: N818 - it says what is the matter
    """The store cannot do its work now: a full disk, a locked or damaged file. The message says what to do.

    Nothing that was acknowledged is lost by it, and nothing of what was being written is half there.
    """


def check_note(note: bytes, *, there: bool) -> None:
    """Malformed when no store may keep it. `there` says whether its table is."""
    if len(note) > LARGEST_NOTE:
        raise Malformed(f"a note of {len(note)} bytes; at most {LARGEST_NOTE} are kept")
    if not there:
        raise Malformed("a note for a table that is not there; append to its log first")


def check_pack(body: bytes, others: int, *, there: bool) -> None:
    """Malformed when no store may keep it; `others` is how many packs its table has beside this one."""
    if len(body) > LARGEST_PACK:
        raise Malformed(f"a pack of {len(body)} bytes; at most {LARGEST_PACK} are kept")
    if not there:
        raise Malformed("a pack for a table that is not there; append to its log first")
    if others >= MOST_PACKS:
        raise Malformed(f"a table keeps {MOST_PACKS} packs at most; lay another one")


def check_whole(table: WholeTable) -> None:
    """Malformed when no store may keep it."""
    if not table.entries:
        raise Malformed(NOTHING_TO_APPEND)
    if len(table.times) != len(table.entries):
        raise Malformed(f"{len(table.entries)} entries with {len(table.times)} times; each has its own")
    for _, note in table.notes:
        check_note(note, there=True)
    for others, (_, body) in enumerate(table.packs):
        check_pack(body, others, there=True)


class Store(Protocol):
    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        at: int,
        open: bool = True,  # noqa: A002 - a table is open or closed
    ) -> Future[bool]:
        """Add these entries after the first `expected` ones, all or none. False: the log has another length by now.

        A log starts with `expected` 0: then False means that the code is taken. `at` is now, in milliseconds since
        1970; `open` says whether the table goes on after this. No entries are Malformed: a table changes by entries.
        """
        ...

    def read(self, table: str, after: int = 0, before: int | None = None) -> Future[list[bytes]]:
        """The entries of a table but for the first `after` ones; none when there is no such table.

        None of those from place `before` on: how long it takes tells nothing of them.
        """
        ...

    def when(self, table: str, place: int) -> Future[int]:
        """When this entry was appended, the first one being at place 0; 0 when it is not there."""
        ...

    def erase(self, table: str, left: Mapping[int, bytes], *, close: bool = False) -> Future[None]:
        """Put what is left of some entries in their places: the only way in which a log ever changes but grows.

        All or none; Malformed where there is no such entry. What stood there leaves all files: at once, or as soon as
        nobody reads them. `close` takes the table out of the directory; nothing that is erased puts it back there.
        """
        ...

    def directory(self, *, closed: bool = False) -> Future[list[Listing]]:
        """All tables that are open, the one that changed last first; with `closed`, closed ones among them."""
        ...

    def whole(self, table: str) -> Future[WholeTable | None]:
        """All that is kept of it, of one moment; None when there is no such table."""
        ...

    def put(self, table: WholeTable) -> Future[bool]:
        """Keep a table as it was kept elsewhere, all of it or nothing. False: the code is taken, and nothing changes.

        Malformed when no store may keep it. A pack that is kept already under its hash stays what it is.
        """
        ...

    def keep_note(self, table: str, person: int, note: bytes) -> Future[None]:
        """Of one person at one table, for nobody else; the last one written stays. An empty one takes no room.

        Malformed when it is larger than LARGEST_NOTE, or when there is no such table: a note that comes too late must
        not wait for the next table of that code.
        """
        ...

    def drop_notes(self, table: str, but: Collection[int]) -> Future[None]:
        """Of everybody at this table but these people: those who left do not come back for them."""
        ...

    def note(self, table: str, person: int) -> Future[bytes]:
        """Empty when there is none."""
        ...

    def keep_pack(self, table: str, hash: str, body: bytes) -> Future[None]:  # noqa: A002 - it is one
        """For this table, as long as it is kept. What was once kept under a hash never changes.

        Malformed when it is larger than LARGEST_PACK, when there is no such table, or when it would be one more than
        MOST_PACKS. To keep it again is nothing.
        """
        ...

    def packs(self, table: str) -> Future[list[bytes]]:
        """All that were kept for this table, in the order in which they came."""
        ...

    def forget(self, before: int) -> Future[int]:
        """Delete every closed table that last changed before this moment, its notes too: how many there were.

        Its packs go as well, but for those that another table uses.
        """
        ...

    def space(self) -> Future[Space]:
        """What is forgotten takes none, at the latest when all of it is."""
        ...

    def close(self) -> Future[None]:
        """Once all that was asked for is written."""
        ...
