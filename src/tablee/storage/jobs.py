"""What the one who writes is asked to do, each with a future for the answer."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.storage.store import WholeTable


class Append(Struct):
    answer: Future[bool]
    table: str
    expected: int
    entries: Sequence[bytes]
    at: int
    open: bool


class Put(Struct):
    answer: Future[bool]
    table: str
    whole: WholeTable


class KeepNote(Struct):
    answer: Future[None]
    table: str
    person: int
    note: bytes


class DropNotes(Struct):
    answer: Future[None]
    table: str
    but: frozenset[int]


class KeepPack(Struct):
    answer: Future[None]
    table: str
    hash: str
    body: bytes


class Erase(Struct):
    answer: Future[None]
    table: str
    left: Mapping[int, bytes]
    close: bool


class Forget(Struct):
    """The oldest few; the answer says how many, and 0 that there are no more."""

    answer: Future[int]
    before: int
    codes: tuple[str, ...] | None = None
    """Of these tables, open or closed, a few; None: of all that are closed and did not change since."""


class Shrink(Struct):
    """Gives a little of what is empty back to the disk; the answer says how many pages, and 0 that none are left."""

    answer: Future[int]


Job = Append | Put | KeepNote | DropNotes | KeepPack | Erase | Forget | Shrink
JobDone = tuple[Future[Any], object]
"""A future, and its result or exception."""
