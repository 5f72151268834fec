"""Packs that came to a table by way of another node: read from the store before something here needs one of them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.kernel.cards.pack import Pack
from tablee.kernel.structs import Hash
from tablee.storage.store import Unavailable
from tablee.tables import log
from tablee.tables.table import Table
from tablee.tables.topics.handshake import Sealed
from tablee.tables.topics.settings import ChoosePack, PackChosen

if TYPE_CHECKING:
    from asyncio import Future, Task

    ReadLines = Future[list[bytes]]

AGAIN = 5.0
"""Seconds until the store is asked once more for a pack that a host names and nobody has."""
NAMING = (b'{"type":"sealed"', b'{"type":"pack_chosen"')
"""How entries begin that may name one: nearly all others are moves, and are not read twice for it."""

PacksOf = Callable[[str], Awaitable[Sequence[Pack]]]
"""All that were kept for the table of this code."""


async def no_packs(_: str) -> Sequence[Pack]:
    return ()


def _may_name(line: bytes) -> bool:
    return line.startswith(NAMING)


class PacksElsewhere:
    def __init__(self, table: Table, packs_of: PacksOf) -> None:
        self._table = table
        self._packs_of = packs_of
        self._asked = float("-inf")

    def before(self, request: object) -> "Task[None] | None":
        """Done when it can be decided; None where it can be now. A host who gave a pack chooses it at once."""
        if not isinstance(request, ChoosePack) or request.person != self._table.host or not self._lacks(request.pack):
            return None
        now = asyncio.get_running_loop().time()
        if now < self._asked + AGAIN:
            return None
        self._asked = now
        return self.read()

    def before_entries(self, read: "ReadLines", then: "Callable[[ReadLines], None]") -> None:
        """`then` is called with what another node wrote, once all packs are at hand that it names."""
        if not read.cancelled() and not read.exception() and any(map(_may_name, read.result())):
            asyncio.get_running_loop().create_task(self._with_packs(read.result())).add_done_callback(then)
        else:
            then(read)

    def read(self) -> "Task[None]":
        """Where they cannot be read now, whoever needs one is told that there is none."""
        return asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        with suppress(Unavailable):
            await self._take_up()

    def lacks_for(self, lines: Sequence[bytes]) -> bool:
        """Whether one that these entries name is not at hand."""
        entries = [log.entry(self._table, line) for line in lines if _may_name(line)]
        packs = [entry.pack for entry in entries if isinstance(entry, Sealed | PackChosen)]
        return any(pack is not None and self._lacks(pack) for pack in packs)

    async def _with_packs(self, lines: list[bytes]) -> list[bytes]:
        if self.lacks_for(lines):
            await self._take_up()
        return lines

    async def _take_up(self) -> None:
        for pack in await self._packs_of(self._table.code):
            self._table.kept_packs.setdefault(pack.hash, pack)

    def _lacks(self, pack: Hash) -> bool:
        return pack not in self._table.kept_packs and pack not in self._table.catalogue.shipped()
