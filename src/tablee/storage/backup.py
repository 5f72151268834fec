"""Backup: a copy of one moment, made while others write; whole, or not there at all."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.kernel.structs import Value
from tablee.storage.damage import Damage, found_in
from tablee.storage.files import beside
from tablee.storage.schema import PATIENCE, check_whose, connected, ours
from tablee.storage.sqlite_errors import unavailable
from tablee.storage.store import Unavailable
from tablee.storage.witness import ENDING, Witness


class BackedUp(Value, frozen=True):
    tables: int
    entries: int
    bytes: int
    damage: tuple[Damage, ...]
    """What the copy lacks, as the file did."""


def backed_up(path: Path, copy: Path) -> BackedUp:
    """Unavailable when there is nothing to copy, or something in the way."""
    if not path.exists():
        raise Unavailable(f"there is no file {path}; say which with --data")
    for file in (copy, beside(copy, ENDING)):
        if file.exists():
            raise Unavailable(f"{file} is there already; name a file that is not")
    made = copy.with_name(copy.name + ".part")
    try:
        check_whose(path)
        made.unlink(missing_ok=True)
        made.touch(mode=0o600)
        # To read only: where no server is using it, SQLite would tidy up when it closes.
        there = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None)
        with closing(there) as source, closing(connected(made)) as into:
            ours(source, path)
            source.backup(into)  # in one piece: begun anew at each move of others it would never end
        return _finished(made, copy)
    except (sqlite3.Error, OSError) as error:
        if trouble := unavailable(error, path):
            raise trouble from error
        raise
    finally:
        for end in ("", "-wal", "-shm"):
            beside(made, end).unlink(missing_ok=True)


def _finished(made: Path, copy: Path) -> BackedUp:
    """Read once more from the first entry to the last, on disk, and with a witness of its own."""
    with closing(connected(made)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, until it is used again
        own = Witness(copy)
        damage = found_in(connection, own)
        tables, entries = connection.execute(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)"
        ).fetchone()
    file = os.open(made, os.O_RDWR)
    os.fsync(file)
    os.close(file)
    made.replace(copy)
    own.write_anew()
    own.close()
    return BackedUp(tables, entries, copy.stat().st_size, damage)
