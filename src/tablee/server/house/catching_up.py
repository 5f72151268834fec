"""Catching up: a table at hand here, to whose log other nodes append as well. What is missing is read, and happens."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tablee.server.connection import Connection
from tablee.server.house.packs_elsewhere import may_name_packs
from tablee.server.shared import Shared
from tablee.server.turns import Callback, Turns
from tablee.storage.answers import settle
from tablee.storage.store import Unavailable
from tablee.tables import log
from tablee.tables.entries import Entries

if TYPE_CHECKING:
    from tablee.server.live_table import LiveTable


class CatchingUp:
    def __init__(self, live: "LiveTable", turns: Turns, shared: Shared) -> None:
        self._live = live
        self._table = live.table
        self._turns = turns
        self._store = shared.store
        self._now = shared.environment.now

    def grown(self, length: int, ending: Sequence[bytes] = ()) -> None:
        """Another node has appended to this log: it has this length now, and ends so, as far as that was told."""
        if length > self._table.length:
            self._turns.add(partial(self._follow, length, ending))

    def _follow(self, length: int, ending: Sequence[bytes]) -> None:
        behind = length - self._table.length
        if behind <= 0:
            return
        if behind > len(ending) or may_name_packs(ending[-behind:]):
            self.first(lambda: None)
        else:
            self._take_in(ending[-behind:])

    def abreast(self, asker: Connection) -> "asyncio.Future[None]":
        """Once all that others have written by now has happened here; if it cannot be read, `asker` is sent away."""
        there: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.add(lambda: self.first(partial(settle, [(there, None)]), asker))
        return there

    def first(self, again: Callback, asker: Connection | None = None) -> None:
        """Another node has appended to this log: read what it wrote, or the first of it, then do this again."""
        self._turns.busy = True
        missing = self._store.read(self._table.code, self._table.length, before=self._table.length + log.AT_ONCE)
        take_in = partial(self._read, again, asker)
        missing.add_done_callback(lambda read: self._live.packs.before_entries(read, take_in))

    def _read(self, again: Callback, asker: Connection | None, missing: "asyncio.Future[list[bytes]]") -> None:
        self._turns.busy = False
        live = self._live
        try:
            lines = missing.result()
            again()
            if len(lines) == log.AT_ONCE:  # there may be more, which comes before
                self._turns.next(partial(self.first, lambda: None))
            self._take_in(lines)
        except Unavailable as error:
            live.unavailable(error, asker)
        except Exception as error:  # noqa: BLE001 - a bug in one game must not take other tables along
            live.stop_for(error)
        self._turns.go_on()

    def _take_in(self, lines: Sequence[bytes]) -> None:
        """What another node has appended happens here, too."""
        entries: Entries = ()
        for line in lines:
            entry = log.read(self._table, [line])
            self._live.schedule.hold.happened(self._table, entry, self._now())
            entries += entry
        self._live.publish(entries, None) if entries else self._live.set_alarm()
