"""`tablee move`: what it says and answers when all went well, and when something is in the way."""

import asyncio
import os
import pty
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress

import pytest

from tablee.cli import main
from tablee.cli.tables import moment
from tablee.storage.address import NOT_INSTALLED
from tablee.storage.kept_tables import kept_tables
from tablee.storage.sqlite import SqliteStore

NOON = 1_790_000_000_000


@pytest.fixture
def old(tmp_path):
    path = tmp_path / "old.db"

    async def evening():
        store = SqliteStore(path)
        await store.append("OPENED", 0, [b"one", b"two"], at=NOON)
        await store.append("CLOSED", 0, [b"one"], at=NOON, open=False)
        await store.keep_note("OPENED", 1, b"mine")
        await store.close()

    asyncio.run(evening())
    return path


def grown(path, code, expected):
    async def evening():
        store = SqliteStore(path)
        assert await store.append(code, expected, [b"more"], at=NOON + 1)
        await store.close()

    asyncio.run(evening())


def moved(old, new):
    return main(["move", "--from", str(old), "--to", str(new)])


def test_it_says_how_much_was_moved_and_what_to_do_with_the_source(old, tmp_path, capsys):
    new = tmp_path / "new.db"

    assert moved(old, new) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{new}: 2 tables, 3 entries; every byte is as it is in {old}.",
        f"{old} is left as it was. Put it aside: whoever plays there from now on is not in {new}.",
    ]
    assert kept_tables(new) == kept_tables(old)
    assert moment(kept_tables(new)[0].used) == moment(NOON)


@pytest.mark.slow
def test_on_a_terminal_a_bar_shows_how_far_it_is_and_elsewhere_nothing_does(old, tmp_path):
    command = [sys.executable, "-m", "tablee", "move", "--from", old, "--to"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    terminal, its_end = pty.openpty()
    watched = [*command, tmp_path / "seen.db"]
    with subprocess.Popen(watched, stderr=its_end, stdout=subprocess.PIPE, env=environment) as mover:
        os.close(its_end)
        shown = b"".join(seen(terminal)).decode()
        said = mover.stdout.read()
    unseen = subprocess.run([*command, tmp_path / "unseen.db"], capture_output=True, check=False, env=environment)

    assert "tables moved and compared" in shown
    assert "100%" in shown
    assert b"tables moved and compared" not in said
    assert (unseen.returncode, unseen.stderr) == (0, b"")


def seen(terminal):
    """Until nobody writes there any more, which Linux tells as an error."""
    with suppress(OSError):
        while some := os.read(terminal, 1000):
            yield some
    os.close(terminal)


def test_a_second_time_it_says_what_was_there_already(old, tmp_path, capsys):
    new = tmp_path / "new.db"
    moved(old, new)
    grown(old, "LATER", 0)

    assert moved(old, new) == 0
    assert "3 tables, 4 entries (2 were there already);" in capsys.readouterr().out


def test_a_table_that_is_not_the_same_at_both_ends_is_named(old, tmp_path, capsys):
    new = tmp_path / "new.db"
    moved(old, new)
    grown(old, "OPENED", 2)

    assert moved(old, new) == 1
    assert f"NOT THE SAME in {old} and in {new}: table OPENED. All others are." in capsys.readouterr().out


def test_of_a_damaged_source_nothing_is_moved_and_what_is_lost_is_told(old, tmp_path, capsys):
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("DELETE FROM entries WHERE body = CAST('two' AS BLOB)")
        connection.commit()
    new = tmp_path / "new.db"

    assert moved(old, new) == 1
    told = capsys.readouterr().out
    assert f"DAMAGE: {old} lacks what was acknowledged at 1 table:" in told
    assert "table OPENED: 1 entry lost" in told
    assert f"tablee mend --data {old}" in told
    assert not new.exists()

    assert main(["mend", "--data", str(old), "--go-on"]) == 0
    assert moved(old, new) == 0


def test_what_cannot_be_done_is_told_in_a_line(old, tmp_path, capsys):
    holding = SqliteStore(old)
    new = tmp_path / "new.db"
    for source, into, said in (
        (old, new, "another Tablée is using"),
        (tmp_path / "none.db", new, "there is no file"),
        (old, old.parent / "." / old.name, "are the same place"),
    ):
        assert moved(source, into) == 2
        assert said in capsys.readouterr().err
    assert not new.exists()
    asyncio.run(closed(holding))


async def closed(store):
    await store.close()


def test_where_nothing_for_postgresql_is_installed_it_says_what_to_install(old, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "tablee.storage.postgres.address", None)  # so Python remembers what is not there

    assert moved(old, "postgresql://tablee@127.0.0.1:1/tablee") == 2
    assert NOT_INSTALLED in capsys.readouterr().err
