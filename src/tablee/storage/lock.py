"""One server for one file: who opens it holds `<file>.lock` until the end of the process.

The lock is an empty SQLite database under an exclusive transaction. SQLite's own locks work alike on Linux, on a Mac
and on Windows, tell two stores in one process apart, are not handed on to a forked child (a bot's process may outlive
a server that was killed), and are gone with the process, so that the file itself may stay. The database of the moves
is not locked: a host may look into it or copy it with `sqlite3` while it is used.
"""

import sqlite3
from pathlib import Path

from tablee.storage.store import Unavailable


def held(path: Path) -> sqlite3.Connection:
    """Closing it gives the lock back."""
    lock = sqlite3.connect(
        path.with_name(path.name + ".lock"), timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise Unavailable(f"another Tablée is using {path}; stop that one first, or name another file") from None
        raise
    return lock
