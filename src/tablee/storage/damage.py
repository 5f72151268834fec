"""Damage: what a file lacks of what was acknowledged, found when it is opened, and told table by table."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from tablee.kernel.structs import Value
from tablee.storage.files import LOG, beside
from tablee.storage.witness import ENDING, Head, Witness

ASIDE = ".damaged"
"""How the copy ends that is made before anything else is written: what is in it may be found again by hand."""
LISTED = 20
"""Tables that are told one by one."""


class Damage(Value, frozen=True):
    """Of one table."""

    code: str
    id: int
    kept: int
    """Entries from the first one on that are whole."""
    lost: int
    """Entries after them that are gone, or not as they were written."""
    since: int
    until: int
    """When the last whole entry came, and when the last of all: milliseconds since 1970, 0 when it is not known."""

    def __str__(self) -> str:
        lost = f"{self.lost:,} {'entry' if self.lost == 1 else 'entries'}"
        since = f"after {moment(self.since)}" if self.kept else "from the first one on"
        return f"table {self.code}: {lost} lost, {since}, up to {moment(self.until)}; {self.kept:,} whole before"


class Found(Struct):
    """Of one table, while its entries are read in their order."""

    code: str
    length: int = 0
    at: int = 0
    more: int = 0
    """Entries after the first that is not whole."""
    last: int = 0
    """When the last of all came."""


def found_in(connection: sqlite3.Connection, witness: Witness) -> tuple[Damage, ...]:
    """What is missing, or not as it was written. The witness is told how long whole logs are."""
    there = {number: code for number, code, _ in tables_of(connection)}
    logs = {number: Found(code) for number, code in there.items()}
    try:
        _follow(connection, logs)
    except sqlite3.DatabaseError:  # a page cannot be read: all others can
        logs = {number: Found(code) for number, code in there.items()}
        _follow_one_by_one(connection, logs)
    damages = [damage for number, log in logs.items() if (damage := _damage(number, log, witness.heads.get(number)))]
    damages += [
        Damage(head.code, number, 0, head.length, 0, head.at)
        for number, head in witness.heads.items()
        if number not in logs or logs[number].code != head.code
    ]
    held = {damage.id for damage in damages}
    witness.heads |= {
        number: Head(log.code, log.length, log.at) for number, log in logs.items() if number not in held and log.length
    }
    return tuple(damages)


def tables_of(connection: sqlite3.Connection) -> list[tuple[int, str, int]]:
    """By the index of codes where they cannot be read themselves; which are open is then not known."""
    try:
        return connection.execute("SELECT id, code, open FROM tables NOT INDEXED").fetchall()
    except sqlite3.DatabaseError:
        by_code = "SELECT id, code, 1 FROM tables INDEXED BY sqlite_autoindex_tables_1"
        return connection.execute(by_code).fetchall()


def _follow(connection: sqlite3.Connection, logs: Mapping[int, Found]) -> None:
    """All entries as they lie in the file: those of one table in their order, whatever lies between them."""
    rows = connection.execute("SELECT table_id, number, at, check_sum, body FROM entries ORDER BY rowid")
    for number, place, at, check_sum, body in rows:
        if (log := logs.get(number)) is not None:
            _add(log, place, at, whole=check_sum == crc32(body, place))


def _follow_one_by_one(connection: sqlite3.Connection, logs: Mapping[int, Found]) -> None:
    for number, log in logs.items():
        try:
            for place, at, check_sum, body in entries_of(connection, number):
                _add(log, place, at, whole=check_sum == crc32(body, place))
        except sqlite3.DatabaseError:
            log.more += 1


def entries_of(connection: sqlite3.Connection, table: int) -> Iterator[tuple[int, int, int, bytes]]:
    return connection.execute(
        "SELECT number, at, check_sum, body FROM entries WHERE table_id = ? ORDER BY number", (table,)
    )


def _add(log: Found, place: int, at: int, *, whole: bool) -> None:
    log.last = max(log.last, at)
    if not log.more and whole and place == log.length + 1:
        log.length, log.at = place, at
    else:
        log.more += 1


def _damage(number: int, log: Found, head: Head | None) -> Damage | None:
    known = head.length if head is not None and head.code == log.code else 0
    lost = max(known - log.length, log.more)
    if not lost and log.length:
        return None
    until = max(log.last, head.at if head is not None and known else 0)
    return Damage(log.code, number, log.length, max(lost, 1), log.at, until)


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether SQLite can go on writing there."""
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def kept_aside(path: Path) -> Path:
    """A copy of the file as it was found, and of its -wal; one that is there already stays."""
    aside = beside(path, ASIDE)
    if not aside.exists():
        for end in (LOG, ENDING):
            if beside(path, end).exists():
                shutil.copy2(beside(path, end), beside(aside, end))
        # Last, and whole or not at all: a disk that is full now has it copied at the next start.
        shutil.copy2(path, beside(aside, ".part"))
        beside(aside, ".part").replace(aside)
    return aside


def put_by(path: Path, mark: str) -> Path:
    """The copy under a name of its own: the next damage is to have another one."""
    aside = beside(path, ASIDE)
    for end in ("", LOG, ENDING):
        if beside(aside, end).exists():
            beside(aside, end).replace(beside(path, f"{ASIDE}-{mark}{end}"))
    return beside(path, f"{ASIDE}-{mark}")


def lacking(path: Path, damages: Sequence[Damage]) -> list[str]:
    """For the host: codes and all; nothing where nothing is missing."""
    if not damages:
        return []
    count = f"{len(damages):,} {'table' if len(damages) == 1 else 'tables'}"
    more = [f"  and {len(damages) - LISTED:,} more"] if len(damages) > LISTED else []
    return [
        f"DAMAGE: {path} lacks what was acknowledged at {count}:",
        *[f"  {damage}" for damage in damages[:LISTED]],
        *more,
    ]


def in_words(path: Path, damages: Sequence[Damage]) -> str:
    """For the terminal of a server that starts."""
    return "\n".join(
        [
            *lacking(path, damages),
            f"These are held closed, all others are served. The file as it was found is in {beside(path, ASIDE)}.",
            f"If its -wal or a backup can be found, stop Tablée and put it back. Otherwise: tablee mend --data {path}",
        ]
    )


def moment(at: int) -> str:
    if not at:
        return "an unknown time"
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
