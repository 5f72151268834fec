"""The ears of a node: what is told goes to the table that it is about, or to the doorkeeper."""

import asyncio
from collections.abc import Sequence

from tablee.server.connection import TROUBLE
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.house.at_table import hear
from tablee.server.house.news import Enquired, Here, Knocked, Met, TableNews
from tablee.server.open_tables import OpenTables
from tablee.storage.store import Unavailable
from tablee.wire.messages import Farewell

TRY_AGAIN = 1.0
"""Seconds, when the store could not be asked."""


class Hearing:
    def __init__(self, open_tables: OpenTables, doorkeeper: Doorkeeper) -> None:
        self._open_tables = open_tables
        self._doorkeeper = doorkeeper
        self._house = open_tables.house
        self._has_missed = False
        self._catching_up: asyncio.Task[None] | None = None

    def grown(self, code: str, length: int, ending: Sequence[bytes] = ()) -> None:
        if (live := self._open_tables.at_hand(code)) is not None:
            live.catching_up.grown(length, ending)

    def news(self, node: str, news: TableNews | Knocked | Met) -> None:
        if isinstance(news, Knocked):
            if node != self._house.node:
                self._doorkeeper.hear(news)
        elif isinstance(news, Met):
            if news.node == self._house.node:
                self._tell_of_all()
        elif (live := self._open_tables.at_hand(news.code)) is not None:
            hear(live, node, news, self._house.node)
        elif isinstance(news, Enquired) and node != self._house.node:
            self._house.tell(Here(news.code, held=False))

    def _tell_of_all(self) -> None:
        for live in self._open_tables.lives:
            live.presence.announce(again=True)

    def missed(self) -> None:
        """Tables that are at hand may have grown, and people come and gone."""
        self._has_missed = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.get_running_loop().create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Once more if something was missed meanwhile, and until it is known how long the logs are."""
        while self._has_missed:
            self._has_missed = False
            lives = self._open_tables.lives
            for live in lives:
                live.presence.announce(again=True)
                live.presence.deaf()
                live.presence.ask()
            try:
                for code, length in await self._house.lengths([live.table.code for live in lives]):
                    self.grown(code, length)
            except Unavailable:
                self._has_missed = True
                await asyncio.sleep(TRY_AGAIN)

    def fault(self, error: Exception) -> None:
        self._open_tables.journal.fault("tablee", "between nodes", error)

    def came(self, node: str) -> None:
        if self._open_tables.lives:
            self._house.tell(Met(node))

    def cut_off(self) -> None:
        """Whoever only waits for the others would wait in vain here. Tables stay: they catch up when this is over."""
        lives = self._open_tables.lives
        self._open_tables.journal.log("cut off", tables=len(lives))
        for live in lives:
            live.farewell(TROUBLE, Farewell("trouble", "the database does not answer here; enter again", 1))

    def start_anew(self) -> None:
        """Everybody is sent round once, to tables that are read again."""
        given_up = self._open_tables.let_go()
        self._open_tables.journal.log("another database", tables=len(given_up))
        for live in given_up:
            live.give_up(Farewell("restarting", "another database has taken over; enter again", 1))

    def nodes_changed(self, gone: frozenset[str]) -> None:
        for live in self._open_tables.lives:
            live.presence.drop(gone)
