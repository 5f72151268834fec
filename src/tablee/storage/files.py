"""The files of a store: the database, and beside it what SQLite has not put there yet."""

import stat
from contextlib import suppress
from functools import cache
from pathlib import Path

LOG, INDEX = "-wal", "-shm"
"""Of the commits since the last checkpoint."""


@cache
def beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def inodes(path: Path) -> list[tuple[int, int] | None]:
    """Which two files hold what is committed. They stay the same as long as the database is open."""
    found: list[tuple[int, int] | None] = []
    for file in (path, beside(path, LOG)):
        try:
            there = file.stat()
        except FileNotFoundError:
            found.append(None)
        else:
            found.append((there.st_dev, there.st_ino))
    return found


def keep_private(path: Path) -> None:
    """Seeds and notes are secret: nobody else on this machine may read them. What SQLite makes later gets the same."""
    for file in (path, beside(path, LOG), beside(path, INDEX)):
        with suppress(FileNotFoundError, PermissionError):  # some disks know no rights, and some files are another's
            rights = stat.S_IMODE(file.stat().st_mode)
            if rights & 0o077:
                file.chmod(rights & 0o700)
