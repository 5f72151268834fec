"""The open tables: all that this server has at hand, and the way to each of them."""

import asyncio
from functools import partial
from typing import Any

from tablee.kernel.codec import encode
from tablee.kernel.playout import all_options
from tablee.server import tokens
from tablee.server.connection import RESTART
from tablee.server.environment import Environment
from tablee.server.house.alone import Alone
from tablee.server.house.house import House
from tablee.server.house.news import Here
from tablee.server.house.sweeping import Sweeping
from tablee.server.in_thread import in_thread
from tablee.server.journal import Journal
from tablee.server.live_table import LiveTable
from tablee.server.records.record_line import RecordLine
from tablee.server.shared import Shared
from tablee.server.thinking.aids import Aids
from tablee.server.thinking.thinkers import Thinkers
from tablee.server.upkeep.disk_room import DiskRoom
from tablee.server.upkeep.ink_erasing import InkErasing
from tablee.server.upkeep.left_notes import drop_missed
from tablee.server.upkeep.log_folder import LogFolder, record_of
from tablee.server.upkeep.looking_round import LookingRound
from tablee.storage.store import Store, Unavailable
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import FORMAT
from tablee.tables.stages import GameOver
from tablee.tables.table import Laid, Table
from tablee.wire.codes import could_open, spelt
from tablee.wire.messages import Farewell, TableLaid
from tablee.wire.requests import LayTable

CODES_TRIED = 20
"""When one is taken."""
PUT_AWAY_AFTER = 300
"""Seconds: a table that nobody is at is put away; it is read again when somebody comes."""


class OpenTables:
    def __init__(
        self, store: Store, catalogue: Catalogue, environment: Environment, journal: Journal, house: House | None = None
    ) -> None:
        """`house` is that of several nodes; otherwise this is the only one."""
        self.store = store
        self.house = house or Alone()
        self.catalogue, self.environment, self.journal = catalogue, environment, journal
        self.thinkers = Thinkers(catalogue.found_at, environment.bot_patience)
        self.aids = Aids(journal)
        self.tables: dict[str, LiveTable] = {}
        self._arriving: dict[str, LiveTable] = {}
        """Of which it is not known yet who is there by way of other nodes."""
        self._being_read: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._left: dict[str, asyncio.TimerHandle] = {}
        """By code of a table: when it is put away, unless somebody is there then."""
        self.disk = DiskRoom(store, journal, environment.most_on_disk)
        self.looking_round = LookingRound(store, catalogue, environment, journal, self.house, self.find)
        self._sweeping = Sweeping(self.house, self.find, journal)
        self._record_line = RecordLine()
        self._folder = LogFolder(store, catalogue, journal)
        self._ink_erasing = InkErasing(store, self._folder, environment, journal, self._read_again)
        self._shared = Shared(
            store,
            environment,
            journal,
            self.thinkers,
            self.disk,
            self._ink_erasing.take_up,
            self.house,
            self._folder.packs.of,
        )
        self._chores: set[asyncio.Task[Any]] = set()
        journal.gauges["tablee_tables"] = lambda: len(self.tables)
        journal.gauges["tablee_connections"] = lambda: sum(len(live.connections) for live in self.tables.values())
        journal.gauges["tablee_nodes"] = lambda: 1 + len(self.house.others)
        journal.gauges["tablee_thoughts_waiting"] = lambda: len(self.thinkers)

    async def lay(self, request: LayTable) -> TableLaid:
        """ServerFull when there is no room for it."""
        game = self.catalogue.game(request.game)
        options = dict(all_options(game, request.options))
        await self.disk.check()
        token, at = tokens.token(), self.environment.now()
        for _ in range(CODES_TRIED):
            code = tokens.letters(self.environment.code_length, self.environment.letter)
            laid = Laid(FORMAT, code, game.name, options, tokens.hashed(token), at)
            if await self.store.append(code, 0, [encode(laid)], at=at):
                self.looking_round.laid(code)
                self.journal.log("table laid", table=self.journal.shadow(code), game=game.name)
                return TableLaid(code, 0, token)
        raise Unavailable("no free code was found for a table")

    async def find(self, code: str, address: str = "") -> LiveTable | None:
        """For this address; None when there is no table of this code. Unavailable when its log cannot be read."""
        code = spelt(code)
        if not could_open(code):
            return None
        if (live := self.tables.get(code)) is not None:
            return live
        if code not in self._being_read:
            self._being_read[code] = asyncio.create_task(self._take_up(code, address))
            self._being_read[code].add_done_callback(partial(self._was_read, code))
        return await asyncio.shield(self._being_read[code])

    def _was_read(self, code: str, reading: "asyncio.Task[LiveTable | None]") -> None:
        del self._being_read[code]
        if not reading.cancelled():
            reading.exception()  # told to whoever waits, who may be gone

    async def _take_up(self, code: str, address: str) -> LiveTable | None:
        tables = self.tables
        async with self._folder.alone_with(code):
            if (table := await self._folder.made(code, log.folded, address=address)) is None:
                return None
            self._ink_erasing.take_up(table)
            drop_missed(self.store, table)
            live = self._arriving[code] = LiveTable(table, self._shared)
            try:
                if self.house.sweeps:
                    await self._arrive(live)
            finally:
                del self._arriving[code]
            if tables is not self.tables:
                raise Unavailable("another database has taken over while this table was read")
            tables[code] = live  # before anything of its log is erased: from then on it would be read again
        live.set_alarm()
        self.put_away(live)
        return live

    async def _arrive(self, live: LiveTable) -> None:
        """Where there are other nodes: one of them may have appended before this one listened."""
        self.house.keep(live.table.code)
        live.presence.announce()
        live.catching_up.grown(live.table.length + 1)
        await live.presence.ask(said=True)

    @property
    def lives(self) -> list[LiveTable]:
        """All that hear what other nodes tell."""
        return [*self.tables.values(), *self._arriving.values()]

    def at_hand(self, code: str) -> LiveTable | None:
        return self.tables.get(code) or self._arriving.get(code)

    async def has_record(self, code: str, number: int | None, address: str = "") -> bool:
        return await self._recorded(code, number, address) is not None

    async def record(self, code: str, number: int | None, address: str = "") -> bytes | None:
        """Of the last game that is over at this table, or of game `number`, counted from 1; None when there is none.

        Of a game that is played nothing is read: how long this takes would tell how much others have drawn. LineFull
        when many are asked for, here or from this address.
        """
        if (recorded := await self._recorded(code, number, address)) is None:
            return None
        table, length = recorded
        make = partial(self._make_record, table, length, address)
        return await self._record_line.made((table.code, length), address, make)

    async def _recorded(self, code: str, number: int | None, address: str) -> tuple[Table, int] | None:
        """And how much of its log makes this record."""
        if (live := await self.find(code, address)) is None:
            return None
        lengths = live.table.record_lengths
        length = lengths.get(max(lengths, default=0) if number is None else number)
        return None if length is None else (live.table, length)

    async def _make_record(self, table: Table, length: int, address: str) -> bytes | None:
        """The game that is on the table is at hand whole; for others the log is read."""
        stage = table.stage
        if isinstance(stage, GameOver) and table.record_lengths.get(table.games) == length:
            return await in_thread(stage.current.record, stage.result)
        return await self._folder.made(table.code, record_of, length, in_turn=False, address=address)

    def put_away(self, live: LiveTable) -> None:
        """Some time after the last connection has gone, if nobody has come back and bots have nothing left to do."""
        if (earlier := self._left.get(live.table.code)) is not None:
            earlier.cancel()
        self._left[live.table.code] = asyncio.get_running_loop().call_later(PUT_AWAY_AFTER, self._put_away, live)

    def _put_away(self, live: LiveTable) -> None:
        self._left.pop(live.table.code, None)
        if live.connections or self.tables.get(live.table.code) is not live:
            return
        if live.idle:
            del self.tables[live.table.code]
            live.tell(Here(live.table.code, held=False))
            if not (live.table.ink_ends or live.broken):
                self.house.put_away(live.table.code, live.table.length)
        else:
            self.put_away(live)

    def _read_again(self, code: str, length: int) -> None:
        """So much of its log is another one now: whoever looks at drawings that were in it is sent round once."""
        if (live := self.tables.get(code)) is None:
            return
        table = live.table
        table.ink_ends = [end for end in table.ink_ends if end > length]
        if isinstance(table.stage, GameOver) and table.stage.current.sheets.has_ink and not table.ink_ends:
            del self.tables[code]
            live.stop()
            live.farewell(RESTART, Farewell("restarting", "what was drawn here a day ago was erased; enter again", 1))

    def let_go(self) -> list[LiveTable]:
        """Of all that is at hand or being read: it does not hold any more."""
        held, self.tables = self.lives, {}
        return held

    def open_soon(self) -> None:
        for work in (self.looking_round.keep_on(), self.disk.keep_looking(), self._sweeping.keep_on()):
            chore = asyncio.get_running_loop().create_task(work)
            self._chores.add(chore)
            chore.add_done_callback(self._chores.discard)

    async def close(self) -> None:
        """Tell everybody to come back, to another node at once, and finish what is being written."""
        for chore in self._chores:
            chore.cancel()
        self._ink_erasing.close()
        self.aids.close()
        farewell = Farewell("restarting", "the server starts anew; enter again", 0 if self.house.others else 1)
        for live in self.tables.values():
            live.stop()
            live.farewell(RESTART, farewell)
        await self.thinkers.close()
        self.journal.log("tables closed", tables=len(self.tables))
