"""What a file keeps, table by table: for whoever runs a server, while it runs or not."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tablee.kernel.structs import Value
from tablee.storage.files import beside
from tablee.storage.lock import held
from tablee.storage.schema import PATIENCE, check_whose, opened, ours, pragma
from tablee.storage.sqlite import SqliteStore
from tablee.storage.sqlite_errors import unavailable
from tablee.storage.store import Unavailable

OFF = 0
"""`PRAGMA auto_vacuum` of files that were made before they gave anything back."""
GAME = '{"type":"game_chosen",'
"""So begins an entry that puts another game on a table."""
EVERY_TABLE = """
SELECT code, open,
  (SELECT body FROM entries WHERE table_id = id AND number = 1),
  (SELECT body FROM entries WHERE table_id = id AND substr(body, 1, length(?1)) = CAST(?1 AS BLOB)
     ORDER BY number DESC LIMIT 1),
  (SELECT max(number) FROM entries WHERE table_id = id),
  (SELECT max(at) FROM entries WHERE table_id = id),
  (SELECT sum(length(body)) FROM entries WHERE table_id = id),
  (SELECT coalesce(sum(length(note)), 0) FROM notes WHERE table_id = id),
  (SELECT coalesce(sum(length(body)), 0) FROM table_packs JOIN packs USING (hash) WHERE table_id = id)
FROM tables ORDER BY 6 DESC, code"""


class KeptTable(Value, frozen=True):
    code: str
    game: str
    """The one that was chosen last; empty where its first entry cannot be read."""
    used: int
    """When it last grew, in milliseconds since 1970."""
    entries: int
    bytes: int
    """Of its log, notes and packs; a pack that several tables use is counted at each."""
    open: bool


def kept_tables(path: Path) -> list[KeptTable]:
    """The one that was used last first. Only read: a server may be using the file."""
    if not path.exists():
        raise Unavailable(f"there is no file {path}; say which with --data")
    try:
        check_whose(path)
        # Where no server runs and none was killed, not even the files beside it are made.
        alone = "" if beside(path, "-wal").exists() else "&immutable=1"
        there = sqlite3.connect(f"{path.as_uri()}?mode=ro{alone}", uri=True, timeout=PATIENCE, isolation_level=None)
        with closing(there) as connection:
            ours(connection, path)
            rows = connection.execute(EVERY_TABLE, (GAME,)).fetchall()
    except (sqlite3.Error, OSError) as error:
        if trouble := unavailable(error, path):
            raise trouble from error
        raise
    return [
        KeptTable(code, game_in(chosen or laid), used, entries, log + notes + packs, bool(open_))
        for code, open_, laid, chosen, entries, used, log, notes, packs in rows
    ]


def game_in(entry: bytes) -> str:
    try:
        return str(json.loads(entry)["game"])
    except (ValueError, LookupError, TypeError):
        return ""


def forget_tables(path: Path, codes: Sequence[str]) -> int:
    """These tables, open or not: how many bytes shorter the file is. Unavailable while a server uses it."""
    before = path.stat().st_size

    async def forget() -> None:
        store = SqliteStore(path)
        try:
            await store.forget_tables(codes)
        finally:
            await store.close()

    asyncio.run(forget())
    try:
        with closing(held(path)), closing(opened(path)) as connection:
            if pragma(connection, "auto_vacuum") == OFF:
                connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
                connection.execute("VACUUM")
    except sqlite3.Error as error:
        if trouble := unavailable(error, path):
            raise trouble from error
        raise
    return before - path.stat().st_size
