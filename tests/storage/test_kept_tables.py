"""What a file keeps can be listed while a server uses it, and freed while none does."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tablee.storage.kept_tables import KeptTable, forget_tables, kept_tables
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Unavailable

NOON = 1_800_000_000_000
LAID = b'{"type":"laid","game":"indix"}'
CHOSEN = b'{"type":"game_chosen","game":"code777","options":{}}'
MOVE = b'{"type":"played"}'


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "tables.sqlite3"

    async def evening():
        store = SqliteStore(path)
        await store.append("QUIETE", 0, [LAID, MOVE], at=NOON)
        await store.append("GROWNS", 0, [LAID, CHOSEN], at=NOON)
        await store.append("GROWNS", 2, [MOVE] * 8, at=NOON + 5)
        await store.append("CLOSED", 0, [LAID, b"x" * 1_000_000], at=NOON - 5, open=False)
        await store.keep_note("CLOSED", 1, b"private")
        await store.keep_pack("CLOSED", "f00d", b"cards")
        await store.close()

    asyncio.run(evening())
    return path


def test_each_table_is_listed_with_its_game_and_all_that_it_takes(file):
    before = sorted(file.parent.iterdir())

    assert kept_tables(file) == [
        KeptTable("GROWNS", "code777", NOON + 5, 10, len(LAID) + len(CHOSEN) + 8 * len(MOVE), open=True),
        KeptTable("QUIETE", "indix", NOON, 2, len(LAID) + len(MOVE), open=True),
        KeptTable("CLOSED", "indix", NOON - 5, 2, len(LAID) + 1_000_000 + len(b"privatecards"), open=False),
    ]
    assert sorted(file.parent.iterdir()) == before


def test_what_a_running_server_has_just_written_is_listed_too(file):
    async def evening():
        store = SqliteStore(file)
        await store.append("NEWEST", 0, [LAID], at=NOON + 9)
        listed = kept_tables(file)
        await store.close()
        return listed

    assert asyncio.run(evening())[0].code == "NEWEST"


def test_what_is_forgotten_is_gone_with_all_that_it_had_and_the_file_is_shorter(file):
    assert forget_tables(file, ["CLOSED", "QUIETE"]) > 900_000

    assert [table.code for table in kept_tables(file)] == ["GROWNS"]
    assert file.stat().st_size < 100_000
    assert b"private" not in file.read_bytes()
    assert whole(file)


def whole(file):
    """Nothing that was acknowledged is missed in it."""

    async def evening():
        store = SqliteStore(file)
        await store.close()
        return not store.damage

    return asyncio.run(evening())


def test_a_file_that_never_gave_anything_back_is_made_anew(file):
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (0,)

    assert forget_tables(file, ["CLOSED"]) > 900_000

    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    assert [table.code for table in kept_tables(file)] == ["GROWNS", "QUIETE"]


def test_nothing_is_forgotten_while_a_server_uses_the_file(file):
    async def evening():
        store = SqliteStore(file)
        try:
            with pytest.raises(Unavailable, match=r"another Tablée is using .*; stop that one first"):
                await asyncio.to_thread(forget_tables, file, ["CLOSED"])
        finally:
            await store.close()

    asyncio.run(evening())
    assert len(kept_tables(file)) == 3


def test_a_file_that_is_not_there_or_not_ours_is_named(tmp_path):
    with pytest.raises(Unavailable, match="there is no file"):
        kept_tables(tmp_path / "none.sqlite3")
    other = tmp_path / "other"
    other.write_bytes(b"nothing like it" * 100)
    with pytest.raises(Unavailable):
        kept_tables(other)
