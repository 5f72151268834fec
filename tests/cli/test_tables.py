"""`tablee tables` and `tablee forget`: what is kept is shown, and freed where it is asked for."""

import asyncio
import json
from argparse import Namespace

import pytest

from tablee.cli import forget, main
from tablee.kernel.refusals import Malformed
from tablee.storage.sqlite import SqliteStore

DAY = 24 * 3600 * 1000
NOON = 1_700_000_000_000
LAID = b'{"type":"laid","game":"indix"}'


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "tables.sqlite3"

    async def evening():
        store = SqliteStore(path)
        await store.append("OPENED", 0, [LAID], at=NOON + DAY)
        await store.append("CLOSED", 0, [LAID, b"x" * 3_000_000], at=NOON, open=False)
        await store.append("NEWEST", 0, [LAID], at=10**13, open=False)
        await store.close()

    asyncio.run(evening())
    return path


def codes(file, capsys):
    assert main(["tables", "--data", str(file), "--json"]) == 0
    return [table["code"] for table in json.loads(capsys.readouterr().out)]


def test_tables_are_listed_in_words(file, capsys):
    assert main(["tables", "--data", str(file)]) == 0

    head, newest, opened, closed, total = capsys.readouterr().out.splitlines()
    assert head.split() == ["code", "game", "last", "used", "entries", "size"]
    assert newest.startswith("NEWEST")
    assert opened.split()[:2] == ["OPENED", "indix"]
    assert closed.split()[-4:] == ["2", "2.9", "MB", "closed"]
    assert total == f"3 tables in {file}: 2.9 MB"


def test_tables_are_listed_for_programs(file, capsys):
    assert main(["tables", "--data", str(file), "--json"]) == 0

    assert json.loads(capsys.readouterr().out)[1] == {
        "code": "OPENED",
        "game": "indix",
        "used": NOON + DAY,
        "entries": 1,
        "bytes": len(LAID),
        "open": True,
    }


def test_a_table_is_forgotten_by_its_code_however_it_is_typed(file, capsys):
    assert main(["forget", "clo-sed", "--data", str(file)]) == 0

    assert capsys.readouterr().out.endswith("1 table is forgotten; " + f"{file} is 2.9 MB shorter.\n")
    assert codes(file, capsys) == ["NEWEST", "OPENED"]


def test_those_that_were_not_used_for_long_are_forgotten_but_for_open_ones(file, capsys):
    assert main(["forget", "--unused-since", "30d", "--data", str(file), "--dry-run"]) == 0
    assert capsys.readouterr().out.endswith("1 table would be forgotten.\n")
    assert codes(file, capsys) == ["NEWEST", "OPENED", "CLOSED"]

    assert main(["forget", "--unused-since", "30d", "--data", str(file)]) == 0
    capsys.readouterr()
    assert codes(file, capsys) == ["NEWEST", "OPENED"]

    assert main(["forget", "--unused-since", "2024-01-31", "--open", "--data", str(file)]) == 0
    capsys.readouterr()
    assert codes(file, capsys) == ["NEWEST"]

    assert main(["forget", "--unused-since", "30d", "--data", str(file)]) == 0
    assert capsys.readouterr().out == "No such tables.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["OPENED"], "table OPENED is open, and people may come back to it; with --open it is forgotten too"),
        (["QUARTZ"], "no table QUARTZ is kept"),
        ([], "name tables by their codes, or say --unused-since 30d"),
        (["--unused-since", "soon"], "30d, or a day such as 2026-10-01, not 'soon'"),
        (["--unused-since", "99999999d"], "not '99999999d'"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_is_forgotten(file, capsys, arguments, said):
    assert main(["forget", *arguments, "--data", str(file)]) == 2

    assert said in capsys.readouterr().err
    assert len(codes(file, capsys)) == 3


def test_an_open_table_is_forgotten_when_that_is_said(file, capsys):
    assert main(["forget", "OPENED", "--open", "--data", str(file)]) == 0
    capsys.readouterr()

    assert codes(file, capsys) == ["NEWEST", "CLOSED"]


def test_while_a_server_runs_it_says_what_to_do(file, capsys):
    async def evening():
        store = SqliteStore(file)
        asked = Namespace(codes=["CLOSED"], unused_since=None, open=False, dry_run=False, data=file)
        with pytest.raises(Malformed, match="another Tablée is using"):
            await asyncio.to_thread(forget.run, asked)
        await store.close()

    asyncio.run(evening())
    capsys.readouterr()
    assert len(codes(file, capsys)) == 3
