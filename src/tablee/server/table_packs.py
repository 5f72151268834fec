"""The packs of a table: read with its log, and kept in the store before a game is played with one."""

import asyncio
from collections.abc import Sequence
from functools import partial

from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import game_of, read_pack, write_pack
from tablee.storage.store import Store
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import Entries
from tablee.tables.table import Table
from tablee.tables.topics.handshake import Sealed


async def kept_packs(store: Store, catalogue: Catalogue, code: str) -> list[Pack]:
    """In a thread where there are any: to read one takes long."""
    bodies = await store.packs(code)
    return await asyncio.to_thread(_read, bodies, catalogue) if bodies else []


def _read(bodies: Sequence[bytes], catalogue: Catalogue) -> list[Pack]:
    return [read_pack(body, catalogue.game(game_of(body))) for body in bodies]


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
