"""The ears of a node: what is told goes to the table that it is about, or to the doorkeeper."""

import asyncio
from contextlib import suppress

from tablee.server.house.at_table import hear
from tablee.server.house.news import Asked, Here, Knocked, TableNews
from tablee.server.limits import Doorkeeper
from tablee.server.open_tables import OpenTables
from tablee.storage.store import Unavailable
from tablee.wire.messages import Farewell


class Hearing:
    def __init__(self, open_tables: OpenTables, doorkeeper: Doorkeeper) -> None:
        self._open_tables = open_tables
        self._doorkeeper = doorkeeper
        self._house = open_tables.house
        self._catching_up: asyncio.Task[None] | None = None

    def grown(self, code: str, length: int) -> None:
        if (live := self._open_tables.at_hand(code)) is not None:
            live.catching_up.grown(length)

    def news(self, node: str, news: TableNews | Knocked) -> None:
        if isinstance(news, Knocked):
            if node != self._house.node:
                self._doorkeeper.hear(news)
            return
        live = self._open_tables.at_hand(news.code)
        if live is not None:
            hear(live, node, news, self._house.node)
        elif isinstance(news, Asked) and node != self._house.node:
            self._house.tell(Here(news.code, held=False))

    def missed(self) -> None:
        """Tables that are at hand may have grown, and people come and gone."""
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.get_running_loop().create_task(self._catch_up())

    async def _catch_up(self) -> None:
        tables = dict(self._open_tables.tables)
        for live in tables.values():
            live.presence.announce(again=True)
            live.presence.deaf()
            live.presence.ask()
        with suppress(Unavailable):  # whoever appends next finds out
            for code, length in await self._house.lengths([*tables]):
                self.grown(code, length)

    def start_anew(self) -> None:
        """Everybody is sent round once, to tables that are read again."""
        given_up = self._open_tables.let_go()
        self._open_tables.journal.log("another database", tables=len(given_up))
        for live in given_up:
            live.give_up(Farewell("restarting", "another database has taken over; enter again", 1))

    def nodes_changed(self, gone: frozenset[str]) -> None:
        for live in [*self._open_tables.tables.values()]:
            live.presence.drop(gone)
