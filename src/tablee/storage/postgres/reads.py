"""What is asked of the database."""

import sys
from typing import TYPE_CHECKING

from tablee.storage.store import Listing, Space

if TYPE_CHECKING:
    from asyncpg import Connection

ID = "(SELECT id FROM tables WHERE code = $1)"
ENTRIES = f"SELECT body FROM entries WHERE table_id = {ID} AND number > $2 AND number <= $3 ORDER BY number"  # noqa: S608
LAST = 2**31 - 1


async def entries(connection: "Connection", table: str, after: int, before: int | None) -> list[bytes]:
    end = LAST if before is None else max(before, 0)
    return [body for (body,) in await connection.fetch(ENTRIES, table, max(after, 0), end)]


async def when(connection: "Connection", table: str, place: int) -> int:
    asked = f"SELECT at FROM entries WHERE table_id = {ID} AND number = $2"  # noqa: S608
    return int(await connection.fetchval(asked, table, place + 1) or 0)


async def directory(connection: "Connection") -> list[Listing]:
    asked = 'SELECT code, length, changed FROM tables WHERE open ORDER BY changed DESC, code COLLATE "C"'
    return [Listing(code, length, changed) for code, length, changed in await connection.fetch(asked)]


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
