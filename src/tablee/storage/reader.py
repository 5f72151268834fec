"""What is read from the file: one statement for each question, so that an answer is of one moment."""

import sqlite3
from pathlib import Path
from zlib import crc32

from tablee.storage.sqlite_errors import damaged
from tablee.storage.store import Listing, WholeTable

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


def directory(connection: sqlite3.Connection, *, closed: bool = False) -> list[Listing]:
    # CROSS JOIN: SQLite then keeps the order of the two, and does not go through all entries to find the last ones.
    rows = connection.execute(
        "SELECT code, number, at, open FROM tables CROSS JOIN entries ON table_id = id "
        "AND number = (SELECT max(number) FROM entries WHERE table_id = id) WHERE open OR ? ORDER BY at DESC, code",
        (closed,),
    )
    return [Listing(code, number, at, bool(open_)) for code, number, at, open_ in rows]


def whole(connection: sqlite3.Connection, path: Path, table: str) -> WholeTable | None:
    """The only question of several statements, so it has a transaction around them."""
    connection.execute("BEGIN")
    try:
        found = connection.execute("SELECT id, open FROM tables WHERE code = ?", (table,)).fetchone()
        if found is None:
            return None
        times = connection.execute("SELECT at FROM entries WHERE table_id = ? ORDER BY number", found[:1])
        notes = connection.execute("SELECT person, note FROM notes WHERE table_id = ? ORDER BY person", found[:1])
        return WholeTable(
            table,
            tuple(entries(connection, path, table, 0)),
            tuple([at for (at,) in times]),
            bool(found[1]),
            tuple(notes),
            tuple(packs_by_hash(connection, path, table)),
        )
    finally:
        connection.execute("COMMIT")


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
    return [body for _, body in packs_by_hash(connection, path, table)]


def packs_by_hash(connection: sqlite3.Connection, path: Path, table: str) -> list[tuple[str, bytes]]:
    rows = connection.execute(
        "SELECT hash, check_sum, body FROM table_packs JOIN packs USING (hash) "
        "WHERE table_id = (SELECT id FROM tables WHERE code = ?) ORDER BY table_packs.rowid",
        (table,),
    ).fetchall()
    for hashed, check_sum, body in rows:
        if crc32(body) != check_sum:
            raise damaged(path, f": pack {hashed} of table {table} is not as it was written")
    return [(hashed, body) for hashed, _, body in rows]
