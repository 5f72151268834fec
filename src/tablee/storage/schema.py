"""The file: what is in it, how it is known for ours, and how it is opened so that what is committed stays.

Entries lie in the order in which they came, whatever their table, and an index finds those of one table. A batch of a
hundred tables then fills a few pages at the end and some of the index; clustered by table it would touch a page for
each of them, which took three times the processor time.
"""

import sqlite3
from contextlib import closing
from itertools import chain
from pathlib import Path

from tablee.storage.files import keep_private
from tablee.storage.sqlite_errors import advised
from tablee.storage.store import Unavailable

APPLICATION = 0x7AB1EE
"""`PRAGMA application_id`: other programs and `file` can tell whose file it is."""
FORMAT = 2
"""`PRAGMA user_version`. Files of every earlier one are brought up to it when they are opened."""
HEAD, MAGIC, APPLICATION_AT = 100, b"SQLite format 3\0", slice(68, 72)
"""How every file of SQLite begins, and where its application is named."""
PATIENCE = 2.0
"""Seconds to wait for a program that looks into the file, a copy being made say."""

PACKS = (
    "CREATE TABLE packs (hash TEXT PRIMARY KEY, check_sum INTEGER NOT NULL, body BLOB NOT NULL)",
    # Which packs a table uses. Two tables may use one: it is kept once, and goes with the last of them.
    "CREATE TABLE table_packs (table_id INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, hash))",
    "CREATE INDEX tables_of_pack ON table_packs (hash)",
)

TABLES = (
    "CREATE TABLE tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, open INTEGER NOT NULL)",
    # `check_sum` is the CRC-32 of the body, started with the number: SQLite has none, and a flipped bit is no move.
    (
        "CREATE TABLE entries (table_id INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, "
        "check_sum INTEGER NOT NULL, body BLOB NOT NULL)"
    ),
    "CREATE UNIQUE INDEX entries_of_table ON entries (table_id, number)",
    (
        "CREATE TABLE notes (table_id INTEGER NOT NULL, person INTEGER NOT NULL, note BLOB NOT NULL, "
        "PRIMARY KEY (table_id, person))"
    ),
    *PACKS,
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {FORMAT}",
)
UPGRADES = {1: ("DROP TABLE packs", *PACKS, "PRAGMA user_version = 2")}
"""From each format to the next. The first had a table of packs that nobody ever wrote to."""


def pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def check_whose(path: Path) -> None:
    """Unavailable when what lies there is not ours. It is only read, and nothing is laid beside it."""
    if not path.exists():
        return
    if not path.is_file():
        raise advised(sqlite3.SQLITE_CANTOPEN, path)
    with path.open("rb") as file:
        head = file.read(HEAD)
    if head and not head.startswith(MAGIC):
        raise advised(sqlite3.SQLITE_NOTADB, path)
    if head and int.from_bytes(head[APPLICATION_AT]) != APPLICATION:
        # It may be ours all the same, killed so early that the first commit is in -wal alone: then it is still empty.
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            ours(connection, path)


def opened(path: Path) -> sqlite3.Connection:
    """For writing; made if it is not there. It may be used by another thread than this one, by one at a time."""
    path.touch(mode=0o600)
    connection = connected(path)
    try:
        found = ours(connection, path)
        keep_private(path)
        if not found:  # before anything is in it, or never
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # what is forgotten is given back, little by little
        durable(connection, path)
        if found != FORMAT:
            bring_up(connection, found)
    except BaseException:
        connection.close()
        raise
    return connection


def bring_up(connection: sqlite3.Connection, found: int) -> None:
    """From nothing, or from an earlier format: all in one commit, so that a kill leaves the file as it was."""
    steps = [UPGRADES[version] for version in range(found, FORMAT)] if found else [TABLES]
    connection.execute("BEGIN IMMEDIATE")
    for statement in chain.from_iterable(steps):
        connection.execute(statement)
    connection.execute("COMMIT")


def opened_to_read(path: Path) -> sqlite3.Connection:
    """It sees every commit that ended before its statement began."""
    connection = connected(path)
    connection.execute("PRAGMA query_only = ON")
    connection.execute("PRAGMA cache_size = -16384")  # KiB: all logs of some hundred tables, read when a server starts
    return connection


def connected(path: Path) -> sqlite3.Connection:
    # No isolation level: transactions begin and end where it is written, not where the module thinks best.
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def ours(connection: sqlite3.Connection, path: Path) -> int:
    """Its format, 0 while it is empty. Asked before anything is written, so that no other program's file is touched."""
    application, version = pragma(connection, "application_id"), pragma(connection, "user_version")
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if (application, version, things) == (0, 0, 0):
        return 0
    if application != APPLICATION:
        raise Unavailable(f"{path} is a database of another program; name another file")
    if not isinstance(version, int) or not 1 <= version <= FORMAT:
        raise Unavailable(
            f"{path} has format {version} and this Tablée knows up to format {FORMAT}; use the Tablée that wrote it, "
            "or a newer one"
        )
    return version


def durable(connection: sqlite3.Connection, path: Path) -> None:
    """Every commit waits for the disk. In WAL mode a weaker `synchronous` loses the last ones at a power cut."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on a Mac a plain fsync leaves it in the disk's own memory
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    confirm(connection, path)


def confirm(connection: sqlite3.Connection, path: Path) -> None:
    """SQLite answers a pragma that it cannot keep with silence, so they are read back."""
    found = {name: pragma(connection, name) for name in ("journal_mode", "synchronous")}
    if found != {"journal_mode": "wal", "synchronous": 2}:
        said = ", ".join(f"{name} is {value}" for name, value in found.items())
        raise Unavailable(
            f"{path} is where SQLite cannot promise to keep every move ({said}); name a file on a disk of this machine"
        )
