"""The packs of a table: read with its log, and kept in the store before a game is played with one."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from weakref import WeakValueDictionary

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.packs.measure import measurer
from tablee.packs.pack_file import game_of, kept_pack, write_pack
from tablee.server.door.line import line_of_tables
from tablee.server.in_thread import in_thread
from tablee.storage.store import Store
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import Entries
from tablee.tables.table import Table
from tablee.tables.topics.handshake import Sealed

LAST_READ = 16
"""Packs that are kept at hand though no table holds them: so that whoever asks for one record after the other makes
nobody read its packs again and again."""


class KeptPacks:
    """Reads them from the store. One pack at a time and in a thread: everybody else shares the processor with it.

    Sites take turns: whoever comes to a table with cards waits for one pack of each other site, however many of them
    come to tables that are full of large ones.
    """

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue
        self._line = line_of_tables()
        self._at_hand: WeakValueDictionary[bytes, Pack] = WeakValueDictionary()
        """By the hash of their file, for as long as some table holds them."""
        self._last: deque[Pack] = deque(maxlen=LAST_READ)

    async def of(self, code: str, address: str = "") -> list[Pack]:
        """Of a table, for whoever came from this address."""
        bodies = await self._store.packs(code)
        read: list[Pack] = []
        many = len(bodies)
        if self._line.busy:
            bodies = []  # of many who wait only one has them in hand
        while len(read) < many:
            read.append(await self._line.do(address, partial(self._read, code, bodies, len(read))))
        return read

    async def _read(self, code: str, bodies: Sequence[bytes], number: int) -> Pack:
        return await in_thread(self._one, (bodies or await self._store.packs(code))[number])

    def _one(self, body: bytes) -> Pack:
        key = sha256(body).digest()
        if (pack := self._at_hand.get(key)) is None:
            game = self._catalogue.game(game_of(body))
            pack = self._at_hand[key] = ready(kept_pack(body, game), game)
            self._last.append(pack)
        return pack


def ready(pack: Pack, game: AnyGame) -> Pack:
    """With all that takes long worked out: for a thread, as the table that gets it cannot wait."""
    _hashed, _sorted = pack.hash, pack.by_kind
    with suppress(Exception):  # one that cannot be made is missed, and named, when somebody's answer is measured
        measurer(game, pack).read()
    return pack


def have_at_hand(catalogue: Catalogue) -> None:
    """The packs that come with the games: read in a thread when a server starts, or whoever is first would wait."""
    for game in catalogue.games.values():
        for pack in catalogue.packs(game):
            ready(pack, game)


def keep_used(store: Store, table: Table, entries: Entries) -> None:
    """Asked for before the entry that names the pack is appended, and so done before it.

    Whoever reads that entry finds the pack, also when the next version of the program comes with other ones.
    """
    for entry in entries:
        if isinstance(entry, Sealed) and entry.pack is not None and entry.pack not in table.kept_packs:
            pack = table.packs()[entry.pack]
            kept = store.keep_pack(table.code, pack.hash, write_pack(pack))
            kept.add_done_callback(partial(_kept, table, pack))


def _kept(table: Table, pack: Pack, kept: "asyncio.Future[None]") -> None:
    """If not, the append after it has failed too, and both are tried again."""
    if kept.exception() is None:
        table.kept_packs[pack.hash] = pack
