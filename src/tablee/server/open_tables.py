"""The open tables: all that this server has at hand, and the way to each of them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from tablee.kernel.codec import encode
from tablee.kernel.playout import all_options
from tablee.server import tokens
from tablee.server.connection import RESTART
from tablee.server.environment import Environment
from tablee.server.ink_erasing import InkErasing
from tablee.server.journal import Journal
from tablee.server.live_table import LiveTable
from tablee.server.shared import Shared
from tablee.server.table_packs import KeptPacks
from tablee.server.thinking.thinkers import Thinkers
from tablee.storage.store import Store, Unavailable
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import FORMAT
from tablee.tables.ink import holds_ink
from tablee.tables.stages import GameOver
from tablee.tables.table import Laid, Table
from tablee.tables.topics.hosting import closing
from tablee.wire.codes import spelt
from tablee.wire.messages import Farewell, TableLaid
from tablee.wire.requests import LayTable

CODES_TRIED = 20
"""When one is taken."""
PUT_AWAY_AFTER = 300
"""Seconds: a table that nobody is at is put away; it is read again when somebody comes."""
KEPT_FOR = 30 * 24 * 3600 * 1000
"""Milliseconds for which a closed table is kept; so long after its last entry an open one is closed."""
UNFOLDED = "this table's log does not fold to a table; it is kept"


class OpenTables:
    def __init__(self, store: Store, catalogue: Catalogue, environment: Environment, journal: Journal) -> None:
        self.store = store
        self.catalogue = catalogue
        self.environment = environment
        self.journal = journal
        self.thinkers = Thinkers(catalogue.found_at, environment.bot_patience)
        self.tables: dict[str, LiveTable] = {}
        self._being_read: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._kept_packs = KeptPacks(store, catalogue)
        self._ink_erasing = InkErasing(store, catalogue, self._kept_packs, environment, journal, self._read_again)
        self._shared = Shared(store, environment, journal, self.thinkers, self._ink_erasing.heard)
        self._chores: set[asyncio.Task[Any]] = set()
        journal.gauges["tablee_tables"] = lambda: len(self.tables)
        journal.gauges["tablee_connections"] = lambda: sum(len(live.connections) for live in self.tables.values())
        journal.gauges["tablee_thoughts_waiting"] = lambda: len(self.thinkers)

    async def lay(self, request: LayTable) -> TableLaid:
        game = self.catalogue.game(request.game)
        options = dict(all_options(game, request.options))
        token = tokens.token()
        at = self.environment.now()
        for _ in range(CODES_TRIED):
            code = tokens.table_code(self.environment.letter)
            laid = Laid(FORMAT, code, game.name, options, tokens.hashed(token), at)
            if await self.store.append(code, 0, [encode(laid)], at=at):
                self.journal.log("table laid", table=self.journal.shadow(code), game=game.name)
                return TableLaid(code, 0, token)
        raise Unavailable("no free code was found for a table")

    async def find(self, code: str) -> LiveTable | None:
        """The table of this code; None when there is none. Unavailable when its log cannot be read."""
        code = spelt(code)
        if (live := self.tables.get(code)) is not None:
            return live
        if code not in self._being_read:
            self._being_read[code] = asyncio.create_task(self._take_up(code))
            self._being_read[code].add_done_callback(partial(self._was_read, code))
        return await asyncio.shield(self._being_read[code])

    def _was_read(self, code: str, reading: "asyncio.Task[LiveTable | None]") -> None:
        del self._being_read[code]
        if not reading.cancelled():
            reading.exception()  # told to whoever waits, who may be gone

    async def _take_up(self, code: str) -> LiveTable | None:
        lines = await self._read(code)
        if not lines:
            return None
        table = await self._folded(code, lines)
        live = LiveTable(table, self._shared)
        self.tables[code] = live
        await self._ink_erasing.take_up(table)
        live.set_alarm()
        self.put_away(live)
        return live

    async def _read(self, code: str) -> list[bytes]:
        try:
            return await self.store.read(code)
        except Unavailable as error:
            self.journal.trouble(code, error)
            raise

    async def _folded(self, code: str, lines: Sequence[bytes]) -> Table:
        try:
            return log.folded(self.catalogue, lines, await self._kept_packs.of(code))
        except Unavailable as error:
            self.journal.trouble(code, error)
            raise
        except Exception as error:  # noqa: BLE001 - a log that cannot be folded must not take other tables along
            self.journal.broken(code, len(lines), error)
            raise Unavailable(UNFOLDED) from None

    async def record(self, code: str, number: int | None) -> bytes | None:
        """Of the last game that is over at this table, or of game `number`, counted from 1; None when there is none."""
        code = spelt(code)
        lines = await self._read(code)
        if not lines:
            return None
        found: GameOver | None = None
        try:
            table = log.folded(self.catalogue, lines[:1], await self._kept_packs.of(code))
            for line in lines[1:]:
                log.read(table, [line])
                if isinstance(table.stage, GameOver) and number in (None, table.games):
                    found = table.stage
        except Exception as error:  # noqa: BLE001 - same as above
            self.journal.broken(code, len(lines), error)
            raise Unavailable(UNFOLDED) from None
        return found.current.record(found.result) if found else None

    def put_away(self, live: LiveTable) -> None:
        """Some time after the last connection has gone, if nobody has come back and bots have nothing left to do."""
        asyncio.get_running_loop().call_later(PUT_AWAY_AFTER, self._put_away, live)

    def _put_away(self, live: LiveTable) -> None:
        if live.connections or self.tables.get(live.table.code) is not live:
            return
        if live.idle:
            del self.tables[live.table.code]
        else:
            self.put_away(live)

    def _read_again(self, code: str) -> None:
        """Its log is another one now. A game that is played holds nothing of earlier ones, and goes on."""
        live = self.tables.get(code)
        if live is not None and isinstance(live.table.stage, GameOver):
            del self.tables[code]
            live.stop()
            live.farewell(RESTART, Farewell("restarting", "what was drawn here a day ago was erased; enter again", 1))

    async def open(self) -> None:
        """Take up every open table, so that bots and deadlines go on; whoever comes first is not kept waiting."""
        before = self.environment.now() - KEPT_FOR
        try:
            forgotten = await self.store.forget(before)
            listed = await self.store.directory()
        except Unavailable as error:
            self.journal.trouble("", error)
            return
        self.journal.log("tables open", tables=len(listed), forgotten=forgotten)
        for listing in listed:
            with suppress(Unavailable):  # it is in the journal; the other tables are whole
                if listing.changed < before:
                    await self._close_stale(listing.code)
                else:
                    await self.find(listing.code)
                await asyncio.sleep(0)

    async def _close_stale(self, code: str) -> None:
        """As a host would: the record of a game that was left there can still be read."""
        lines = await self._read(code)
        table = await self._folded(code, lines)
        entries, at, ink = closing(table), self.environment.now(), holds_ink(table)
        await self.store.append(code, len(lines), [encode(entry) for entry in entries], at=at, open=ink)
        if ink:
            log.read(table, [encode(entry) for entry in entries])
            self._ink_erasing.heard(table)

    def open_soon(self) -> None:
        chore = asyncio.get_running_loop().create_task(self.open())
        self._chores.add(chore)
        chore.add_done_callback(self._chores.discard)

    async def close(self) -> None:
        """Tell everybody to come back, and finish what is being written."""
        for chore in self._chores:
            chore.cancel()
        self._ink_erasing.close()
        for live in self.tables.values():
            live.stop()
            live.farewell(RESTART, Farewell("restarting", "the server starts anew; enter again", 1))
        await self.thinkers.close()
        self.journal.log("tables closed", tables=len(self.tables))
