"""What is asked of the database."""

import sys
from typing import TYPE_CHECKING

from tablee.storage.store import Listing, Space, WholeTable

if TYPE_CHECKING:
    from asyncpg import Connection, Record

ID = "(SELECT id FROM tables WHERE code = $1)"
ENTRIES = f"SELECT body FROM entries WHERE table_id = {ID} AND number > $2 AND number <= $3 ORDER BY number"  # noqa: S608
LAST = 2**31 - 1
AT_ONCE = 1000
"""Entries of a piece: each comes within the time for one answer, however many there are."""


async def entries(connection: "Connection", table: str, after: int, before: int | None) -> list[bytes]:
    """Of one moment, also those of a log that is longer than a piece."""
    start, end = max(after, 0), LAST if before is None else max(before, 0)
    found = await connection.fetch(ENTRIES, table, start, min(end, start + AT_ONCE))
    if len(found) == AT_ONCE:
        async with connection.transaction(readonly=True):
            found = await _in_pieces(connection, AT_ONCE, ENTRIES, table, start, end)
    return [body for (body,) in found]


async def _in_pieces(connection: "Connection", at_once: int, asked: str, *of: object) -> "list[Record]":
    """In a transaction."""
    rows, found = await connection.cursor(asked, *of), []
    while piece := await rows.fetch(at_once):
        found += piece
    return found


async def when(connection: "Connection", table: str, place: int) -> int:
    asked = f"SELECT at FROM entries WHERE table_id = {ID} AND number = $2"  # noqa: S608
    return int(await connection.fetchval(asked, table, place + 1) or 0)


async def directory(connection: "Connection", *, closed: bool = False) -> list[Listing]:
    asked = 'SELECT code, length, changed, open FROM tables WHERE open OR $1 ORDER BY changed DESC, code COLLATE "C"'
    return [Listing(*row) for row in await connection.fetch(asked, closed)]


async def whole(connection: "Connection", table: str) -> WholeTable | None:
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        found = await connection.fetchrow("SELECT id, open FROM tables WHERE code = $1", table)
        if found is None:
            return None
        number, is_open = found
        lines = "SELECT body, at FROM entries WHERE table_id = $1 ORDER BY number"
        log = await _in_pieces(connection, AT_ONCE, lines, number)
        notes = await connection.fetch("SELECT person, note FROM notes WHERE table_id = $1 ORDER BY person", number)
        used = "SELECT hash, body FROM table_packs JOIN packs USING (hash) WHERE table_id = $1 ORDER BY place"
        packs = await _in_pieces(connection, 1, used, number)
    return WholeTable(
        table,
        tuple([body for body, _ in log]),
        tuple([at for _, at in log]),
        is_open,
        tuple([(person, note) for person, note in notes]),
        tuple([(hash_, body) for hash_, body in packs]),
    )


async def note(connection: "Connection", table: str, person: int) -> bytes:
    asked = f"SELECT note FROM notes WHERE table_id = {ID} AND person = $2"  # noqa: S608
    return bytes(await connection.fetchval(asked, table, person) or b"")


async def packs(connection: "Connection", table: str) -> list[bytes]:
    asked = f"SELECT body FROM table_packs JOIN packs USING (hash) WHERE table_id = {ID} ORDER BY place"  # noqa: S608
    return [body for (body,) in await connection.fetch(asked, table)]


async def space(connection: "Connection") -> Space:
    """By what tables hold, as room that is free inside the database is used again; its disk is not seen from here."""
    asked = (
        "SELECT coalesce((SELECT sum(size) FROM tables), 0) + coalesce((SELECT sum(length(note)) FROM notes), 0) "
        "+ coalesce((SELECT sum(length(body)) FROM packs), 0)"
    )
    return Space(int(await connection.fetchval(asked)), sys.maxsize)
