"""What a host is told when SQLite or the disk fails: what is the matter, and what to do about it."""

import shutil
import sqlite3
from pathlib import Path

from tablee.storage.store import Unavailable

LITTLE = 1 << 20
"""Bytes left on a disk that is called full: for want of room SQLite sometimes reports a plain failure of the disk."""

FULL = (
    "the disk with {path} is full; make room there: a server that runs goes on by itself. "
    "All that was acknowledged is kept"
)
DAMAGED = (
    "{path} is damaged{where}; stop Tablée, keep the file aside and put back a copy from before, "
    "or save what can be read with: tablee mend --data {path} --go-on (if that fails: sqlite3 {path} .recover)"
)
GONE = (
    "{path} was taken away or replaced while it was used; put it back, and it goes on by itself, or stop Tablée and "
    "start it again with the file that you want. All that was acknowledged is in the one that was there"
)
FORBIDDEN = "{path} cannot be written; let this user write to the file and to its folder, or name another file"
ADVICE = {
    sqlite3.SQLITE_NOTADB: "{path} is no file of Tablée, or its beginning is damaged; name another, or put back a copy",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: "another program is writing to {path}; close it, and it goes on by itself",
    sqlite3.SQLITE_LOCKED: "another program is writing to {path}; close it, and it goes on by itself",
    sqlite3.SQLITE_CONSTRAINT: "another program has written to {path}; let only Tablée write there, and try again",
    sqlite3.SQLITE_PROTOCOL: "{path} is on a disk that cannot lock files; name a file on a disk of this machine",
    sqlite3.SQLITE_READONLY: FORBIDDEN,
    sqlite3.SQLITE_PERM: FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: "{path} cannot be opened; see that it is no folder, and that this user may write there",
    sqlite3.SQLITE_IOERR: "the disk with {path} failed ({name}); see what the system says of that disk. "
    "All that was acknowledged was written before",
}
"""By SQLite's primary code."""


def damaged(path: Path, where: str = "") -> Unavailable:
    return Unavailable(DAMAGED.format(path=path, where=where))


def advised(code: int, path: Path, name: object = "") -> Unavailable:
    """By SQLite's primary code, one of those in ADVICE."""
    advice = FULL if code == sqlite3.SQLITE_IOERR and room(path) < LITTLE else ADVICE[code]
    return Unavailable(advice.format(path=path, where="", name=name))


def unavailable(error: Exception, path: Path) -> Unavailable | None:
    """None when it is no trouble of the file or the disk, but a bug of whoever asked."""
    if isinstance(error, Unavailable):
        return error
    if isinstance(error, OSError):
        return Unavailable(f"{path} cannot be used: {error.strerror}; let this user write there, or name another file")
    code = getattr(error, "sqlite_errorcode", None)
    if not isinstance(error, sqlite3.Error) or code is None:
        return None
    if code & 0xFF not in ADVICE:
        return None
    return advised(code & 0xFF, path, getattr(error, "sqlite_errorname", code))


def room(path: Path) -> int:
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return LITTLE  # nothing known, nothing said
