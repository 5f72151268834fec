"""Catching up: a table at hand here, to whose log other nodes append as well. What is missing is read, and happens.

However much it is, in parts: between two of them this node looks after its other tables.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.server.connection import Connection
from tablee.server.shared import Shared
from tablee.server.thinking.foresight import foresight_of_entry
from tablee.server.thinking.hindsight import hindsight_of_entry
from tablee.server.turns import Callback, Turns
from tablee.storage.answers import settle
from tablee.storage.store import Unavailable
from tablee.tables import log
from tablee.tables.entries import TableEntry

if TYPE_CHECKING:
    from tablee.server.live_table import LiveTable

A_PART = 0.005
"""Seconds of the processor after which the others have their turn."""
TRY_AGAIN = 1.0
"""Seconds, when what is missing could not be read."""


class CatchingUp:
    def __init__(self, live: "LiveTable", turns: Turns, shared: Shared) -> None:
        self._live = live
        self._table = live.table
        self._turns = turns
        self._store = shared.store
        self._journal = shared.journal
        self._now = shared.environment.now
        self._line = shared.line
        self._awaited: set[asyncio.Future[None]] = set()
        """By those who are to be abreast."""

    def grown(self, length: int, ending: Sequence[bytes] = ()) -> None:
        """Another node has appended to this log: it has this length now, and ends so, as far as that was told."""
        if length > self._table.length:
            self._turns.add(partial(self._follow, length, ending))

    def _follow(self, length: int, ending: Sequence[bytes]) -> None:
        behind = length - self._table.length
        if behind <= 0:
            return
        if behind > len(ending) or self._live.packs.lacks_for(ending[-behind:]):
            self.first(lambda: None, again_later=partial(self.grown, length))
        else:
            self._take_in(ending[-behind:])

    def abreast(self, asker: Connection) -> "asyncio.Future[None]":
        """Once all that others have written by now has happened here; if it cannot be read, `asker` is sent away."""
        there: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._live.broken:
            there.set_result(None)
        self._awaited.add(there)
        there.add_done_callback(self._awaited.discard)
        settled = partial(self._turns.next, partial(settle, [(there, None)]))
        self._turns.add(lambda: self.first(settled, asker))
        return there

    def end(self) -> None:
        """Nothing happens here any more: who waits for it waits in vain, and is to come again."""
        settle([(there, Unavailable("the table stopped while others' entries were read")) for there in self._awaited])

    def first(self, again: Callback, asker: Connection | None = None, again_later: Callback | None = None) -> None:
        """Another node has appended to this log: read what it wrote; `again` puts in line what comes after that.

        `again_later` is for what nobody would ask for again, if it cannot be read now.
        """
        self._turns.busy = True
        missing = self._store.read(self._table.code, self._table.length, before=self._table.length + log.AT_ONCE)
        take_in = partial(self._read, again, asker, again_later)
        missing.add_done_callback(lambda read: self._live.packs.before_entries(read, take_in))

    def _read(
        self,
        again: Callback,
        asker: Connection | None,
        again_later: Callback | None,
        missing: "asyncio.Future[list[bytes]]",
    ) -> None:
        self._turns.busy = False
        live = self._live
        try:
            lines = missing.result()
            if live.broken:  # meanwhile; these may be of another history, which this table cannot follow
                return
            if len(lines) == log.AT_ONCE:  # there may be more
                self._turns.next(partial(self.first, again, asker, again_later))
            else:
                again()
            self._take_in(lines)
        except Unavailable as error:
            live.unavailable(error, asker)
            if again_later is not None:
                asyncio.get_running_loop().call_later(TRY_AGAIN, again_later)
        except Exception as error:  # noqa: BLE001 - a bug in one game must not take other tables along
            live.stop_for(error)
        self._turns.go_on()

    def _take_in(self, lines: Sequence[bytes], known: TableEntry | None = None) -> None:
        """What another node has appended happens here, too; `known` is the first of it, where that was worked out.

        Each entry is published by itself: how many messages a viewer gets must not tell how much came between two of
        them that they do not see.
        """
        table = self._table
        until = time.thread_time() + A_PART if len(lines) > 1 else 0.0  # after one alone nothing waits
        for place, line in enumerate(lines):
            if place and time.thread_time() > until:
                self._later(lines[place:])
                return
            if known is None and (table.game.slow or table.game.looks_back):
                work = None
                with suppress(*log.UNFIT):  # which is found again where it happens, and told with the rules of its time
                    known = log.entry(table, line)
                    work = foresight_of_entry(table, known, self._line) or hindsight_of_entry(table, known, self._line)
                if work is not None:
                    self._later(lines[place:], known, work)
                    return
            known = log.happened(table, line, known)
            self._journal.heard()
            self._live.schedule.hold.happened(table, (known,), self._now())
            self._live.publish((known,), None)
            known = None
        if not lines:
            self._live.set_alarm()

    def _later(
        self, lines: Sequence[bytes], known: TableEntry | None = None, work: "asyncio.Future[Any] | None" = None
    ) -> None:
        """The rest, before all that waits at this table: when others had their turn, or what takes long is done."""
        self._turns.busy = True
        self._turns.next(partial(self._take_in, lines, known))
        if work is None:
            asyncio.get_running_loop().call_soon(self._turns.resume, None)
        else:
            work.add_done_callback(self._turns.resume)
