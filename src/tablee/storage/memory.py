"""Tables in memory, gone with the process: for tests, and for an evening that nobody wants to keep."""

import asyncio
import sys
from asyncio import Future
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from tablee.kernel.refusals import Malformed
from tablee.storage.store import (
    CLOSED,
    NO_SUCH_ENTRY,
    NOTHING_TO_APPEND,
    Listing,
    Space,
    Unavailable,
    WholeTable,
    check_note,
    check_pack,
    check_whole,
)

Found = TypeVar("Found")


class Log(Struct):
    entries: list[bytes]
    times: list[int]
    """When each of them came."""
    open: bool

    @property
    def changed(self) -> int:
        return self.times[-1]


class MemoryStore:
    """A `Store` that answers at once."""

    def __init__(self) -> None:
        self._logs: dict[str, Log] = {}
        self._notes: dict[tuple[str, int], bytes] = {}
        self._packs: dict[str, dict[str, bytes]] = {}
        """By table, then by hash."""
        self._closed = False

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        at: int,
        open: bool = True,  # noqa: A002 - the contract's word
    ) -> Future[bool]:
        return self._answer(lambda: self._append(table, expected, Log(list(entries), [at] * len(entries), open)))

    def read(self, table: str, after: int = 0, before: int | None = None) -> Future[list[bytes]]:
        return self._answer(lambda: self._logs[table].entries[max(after, 0) : before] if table in self._logs else [])

    def when(self, table: str, place: int) -> Future[int]:
        return self._answer(lambda: self._logs[table].times[place] if self._has(table, [place]) else 0)

    def erase(self, table: str, left: Mapping[int, bytes], *, close: bool = False) -> Future[None]:
        return self._answer(lambda: self._erase(table, left, close=close))

    def directory(self, *, closed: bool = False) -> Future[list[Listing]]:
        return self._answer(lambda: self._directory(closed=closed))

    def whole(self, table: str) -> Future[WholeTable | None]:
        return self._answer(lambda: self._whole(table) if table in self._logs else None)

    def put(self, table: WholeTable) -> Future[bool]:
        return self._answer(lambda: self._put(table))

    def keep_note(self, table: str, person: int, note: bytes) -> Future[None]:
        return self._answer(lambda: self._keep_note(table, person, note))

    def drop_notes(self, table: str, but: Collection[int]) -> Future[None]:
        return self._answer(lambda: self._drop_notes(table, but))

    def note(self, table: str, person: int) -> Future[bytes]:
        return self._answer(lambda: self._notes.get((table, person), b""))

    def keep_pack(self, table: str, hash: str, body: bytes) -> Future[None]:  # noqa: A002 - the contract's word
        return self._answer(lambda: self._keep_pack(table, hash, body))

    def packs(self, table: str) -> Future[list[bytes]]:
        return self._answer(lambda: [*self._packs.get(table, {}).values()])

    def forget(self, before: int) -> Future[int]:
        return self._answer(lambda: self._forget(before))

    def space(self) -> Future[Space]:
        return self._answer(self._space)

    def close(self) -> Future[None]:
        self._closed = True
        done: Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def _answer(self, find: Callable[[], Found]) -> Future[Found]:
        answer: Future[Found] = asyncio.get_running_loop().create_future()
        if self._closed:
            answer.set_exception(Unavailable(CLOSED))
            return answer
        try:
            answer.set_result(find())
        except Malformed as fault:
            answer.set_exception(fault)
        return answer

    def _append(self, table: str, expected: int, new: Log) -> bool:
        if not new.entries:
            raise Malformed(NOTHING_TO_APPEND)
        log = self._logs.get(table)
        if (len(log.entries) if log else 0) != expected:
            return False
        if log is None:
            self._logs[table] = new
        else:
            log.entries += new.entries
            log.times += new.times
            log.open = new.open
        return True

    def _has(self, table: str, places: Iterable[int]) -> bool:
        return table in self._logs and all(0 <= place < len(self._logs[table].entries) for place in places)

    def _erase(self, table: str, left: Mapping[int, bytes], *, close: bool) -> None:
        if not self._has(table, left):
            raise Malformed(NO_SUCH_ENTRY)
        for place, body in left.items():
            self._logs[table].entries[place] = body
        self._logs[table].open &= not close

    def _directory(self, *, closed: bool) -> list[Listing]:
        found = [
            Listing(code, len(log.entries), log.changed, log.open)
            for code, log in self._logs.items()
            if log.open or closed
        ]
        return sorted(found, key=lambda listing: (-listing.changed, listing.code))

    def _whole(self, table: str) -> WholeTable:
        log = self._logs[table]
        notes = sorted((person, note) for (code, person), note in self._notes.items() if code == table and note)
        packs = self._packs.get(table, {}).items()
        return WholeTable(table, tuple(log.entries), tuple(log.times), log.open, tuple(notes), tuple(packs))

    def _put(self, table: WholeTable) -> bool:
        check_whole(table)
        if table.code in self._logs:
            return False
        self._logs[table.code] = Log([*table.entries], [*table.times], table.open)
        for person, note in table.notes:
            self._keep_note(table.code, person, note)
        for hash_, body in table.packs:
            self._keep_pack(table.code, hash_, body)
        return True

    def _keep_note(self, table: str, person: int, note: bytes) -> None:
        check_note(note, there=table in self._logs)
        self._notes[table, person] = note

    def _drop_notes(self, table: str, but: Collection[int]) -> None:
        self._notes = {key: note for key, note in self._notes.items() if key[0] != table or key[1] in but}

    def _space(self) -> Space:
        packs = {hash_: body for its in self._packs.values() for hash_, body in its.items()}
        kept = [*self._notes.values(), *packs.values(), *[line for log in self._logs.values() for line in log.entries]]
        return Space(sum(map(len, kept)), sys.maxsize)

    def _keep_pack(self, table: str, hash: str, body: bytes) -> None:  # noqa: A002 - the contract's word
        its = self._packs.get(table, {})
        check_pack(body, len(its.keys() - {hash}), there=table in self._logs)
        shared = next((kept[hash] for kept in self._packs.values() if hash in kept), body)
        self._packs.setdefault(table, {}).setdefault(hash, shared)

    def _forget(self, before: int) -> int:
        old = {code for code, log in self._logs.items() if not log.open and log.changed < before}
        self._logs = {code: log for code, log in self._logs.items() if code not in old}
        self._notes = {key: note for key, note in self._notes.items() if key[0] not in old}
        self._packs = {code: packs for code, packs in self._packs.items() if code not in old}
        return len(old)
