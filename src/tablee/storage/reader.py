"""What is read from the file: one statement for each question, so that an answer is of one moment."""

import sqlite3
from pathlib import Path
from zlib import crc32

from tablee.storage.sqlite_errors import damaged
from tablee.storage.store import Listing

MOST = 2**63 - 1
"""Entries of a log: as far as SQLite counts."""


def entries(
    connection: sqlite3.Connection, path: Path, table: str, after: int, before: int | None = None
) -> list[bytes]:
    after = max(after, 0)
    rows = connection.execute(
        "SELECT number, check_sum, body FROM entries "
        "WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND number > ? AND number <= ? ORDER BY number",
        (table, after, MOST if before is None else before),
    ).fetchall()
    for due, (number, check_sum, body) in enumerate(rows, after + 1):
        if number != due or crc32(body, number) != check_sum:
            raise damaged(path, f": entry {due} of table {table} is not as it was written")
    return [body for _, _, body in rows]


def when(connection: sqlite3.Connection, table: str, place: int) -> int:
    found = connection.execute(
        "SELECT at FROM entries WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND number = ?",
        (table, place + 1),
    ).fetchone()
    return 0 if found is None else int(found[0])


def directory(connection: sqlite3.Connection) -> list[Listing]:
    # CROSS JOIN: SQLite then keeps the order of the two, and does not go through all entries to find the last ones.
    rows = connection.execute(
        "SELECT code, number, at FROM tables CROSS JOIN entries ON table_id = id "
        "AND number = (SELECT max(number) FROM entries WHERE table_id = id) WHERE open ORDER BY at DESC, code"
    )
    return [Listing(code, number, at) for code, number, at in rows]


def used(connection: sqlite3.Connection) -> int:
    """Bytes of the file that hold something."""
    (size,) = connection.execute(
        "SELECT (page_count - freelist_count) * page_size "
        "FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
    ).fetchone()
    return int(size)


def note(connection: sqlite3.Connection, table: str, person: int) -> bytes:
    kept = connection.execute(
        "SELECT note FROM notes JOIN tables ON id = table_id WHERE code = ? AND person = ?", (table, person)
    ).fetchone()
    return b"" if kept is None else kept[0]


def packs(connection: sqlite3.Connection, path: Path, table: str) -> list[bytes]:
    rows = connection.execute(
        "SELECT hash, check_sum, body FROM table_packs JOIN packs USING (hash) "
        "WHERE table_id = (SELECT id FROM tables WHERE code = ?) ORDER BY table_packs.rowid",
        (table,),
    ).fetchall()
    for hashed, check_sum, body in rows:
        if crc32(body) != check_sum:
            raise damaged(path, f": pack {hashed} of table {table} is not as it was written")
    return [body for _, _, body in rows]
