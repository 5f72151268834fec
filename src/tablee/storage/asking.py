"""The half of a store that changes something: whatever is asked for becomes a job, with a future for its answer."""

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from tablee.storage.jobs import Append, DropNotes, Erase, KeepNote, KeepPack, Put
from tablee.storage.store import WholeTable

Found = TypeVar("Found")
Change = Append | Put | KeepNote | DropNotes | KeepPack | Erase


class Asking(ABC):
    """Of a `Store` in which one writes for all who ask."""

    @abstractmethod
    def _ask(self, answer: Future[Found], job: Change) -> Future[Found]:
        """The future under which the answer comes: this one, or one that says at once why there is none."""

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

    def erase(self, table: str, left: Mapping[int, bytes], *, close: bool = False) -> Future[None]:
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, Erase(answer, table, dict(left), close))

    def put(self, table: WholeTable) -> Future[bool]:
        answer: Future[bool] = asyncio.get_running_loop().create_future()
        return self._ask(answer, Put(answer, table.code, table))

    def keep_note(self, table: str, person: int, note: bytes) -> Future[None]:
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, KeepNote(answer, table, person, note))

    def drop_notes(self, table: str, but: Collection[int]) -> Future[None]:
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, DropNotes(answer, table, frozenset(but)))

    def keep_pack(self, table: str, hash: str, body: bytes) -> Future[None]:  # noqa: A002 - the contract's word
        answer: Future[None] = asyncio.get_running_loop().create_future()
        return self._ask(answer, KeepPack(answer, table, hash, body))
