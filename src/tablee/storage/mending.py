"""Mending: tables that lack something go on from their last whole entry, once somebody has said so.

The file is made anew from what can be read. So it is whole again also where SQLite could not have written any more.
"""

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path

from tablee.storage.damage import Damage, entries_of, found_in, is_sound, kept_aside, put_by, tables_of
from tablee.storage.files import INDEX, LOG, beside
from tablee.storage.lock import held
from tablee.storage.schema import check_whose, opened
from tablee.storage.sqlite_errors import unavailable
from tablee.storage.witness import Witness

OTHERS = {"notes": 3, "packs": 3, "table_packs": 2}
"""What is kept beside logs, and how many columns each has."""


def mended(path: Path, *, go_on: bool) -> tuple[tuple[Damage, ...], Path]:
    """What was damaged, and where the file is as it was found; with `go_on` nothing is damaged any more.

    The file itself where nothing had to be done. Unavailable while a server uses the file.
    """
    made = beside(path, ".mended")
    try:
        check_whose(path)
        with closing(held(path)):
            with closing(opened(path)) as connection:
                witness = Witness(path)
                damages = found_in(connection, witness)
                if not damages and is_sound(connection):
                    return (), path
                aside = kept_aside(path)  # before it is closed: then SQLite tidies its log up
                if not go_on:
                    return damages, aside
                made.unlink(missing_ok=True)
                with closing(opened(made)) as new:
                    _copy(connection, new, {damage.id: damage.kept for damage in damages})
            for end in (LOG, INDEX):
                beside(path, end).unlink(missing_ok=True)
            made.replace(path)
            _witness_anew(path)
            return damages, put_by(path, time.strftime("%Y%m%d-%H%M%S"))
    except (sqlite3.Error, OSError) as error:
        if trouble := unavailable(error, path):
            raise trouble from error
        raise


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, kept: Mapping[int, int]) -> None:
    """All but what is damaged: of such a table the first entries, or nothing at all. In one commit."""
    tables = [row for row in tables_of(old) if kept.get(row[0], 1)]
    new.execute("BEGIN IMMEDIATE")
    new.executemany("INSERT INTO tables VALUES (?, ?, ?)", tables)
    for number, _, _ in tables:
        rows = _first(entries_of(old, number), kept.get(number))
        new.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", [(number, *row) for row in rows])
    for name, columns in OTHERS.items():
        places = ", ".join("?" * columns)
        new.executemany(f"INSERT OR IGNORE INTO {name} VALUES ({places})", _readable(old, name))  # noqa: S608 - of OTHERS
    for name in ("notes", "table_packs"):
        new.execute(f"DELETE FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)")  # noqa: S608 - of OTHERS
    new.execute("COMMIT")


def _first(rows: Iterator[tuple[int, int, int, bytes]], kept: int | None) -> Iterator[tuple[int, int, int, bytes]]:
    """Up to entry `kept`: what follows may not even be readable."""
    for row in rows:
        yield row
        if row[0] == kept:
            return


def _readable(connection: sqlite3.Connection, name: str) -> Iterator[tuple[object, ...]]:
    with suppress(sqlite3.DatabaseError):
        yield from connection.execute(f"SELECT * FROM {name} ORDER BY rowid")  # noqa: S608 - of OTHERS


def _witness_anew(path: Path) -> None:
    """Of what is there now; the one before told of what was lost."""
    with closing(opened(path)) as connection:
        witness = Witness(path)
        witness.heads.clear()
        found_in(connection, witness)
        witness.write_anew()
        witness.close()
