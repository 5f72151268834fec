"""`tablee move` from a file into PostgreSQL and back: every table, every byte, and nothing that was erased."""

import asyncio

import pytest

from tablee.cli import main
from tablee.storage.kept_tables import kept_tables
from tablee.storage.sqlite import SqliteStore
from tests.storage.test_moving import INK, contents, furnish

pytestmark = pytest.mark.slow


async def at(path, work):
    store = SqliteStore(path)
    found = await work(store)
    await store.close()
    return found


def test_tables_go_into_the_database_and_come_back_the_same(database, cluster, tmp_path, capsys):
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    asyncio.run(at(first, lambda store: furnish(store, 30)))

    assert main(["move", "--from", str(first), "--to", database]) == 0
    assert main(["move", "--from", str(first), "--to", database]) == 0
    assert "(30 were there already)" in capsys.readouterr().out
    assert main(["move", "--from", database, "--to", str(second)]) == 0
    assert asyncio.run(at(first, contents)) == asyncio.run(at(second, contents))
    assert kept_tables(first) == kept_tables(second)
    assert INK.hex() not in cluster.sql("SELECT encode(body, 'hex') FROM tablee.entries")


def test_a_table_that_is_another_by_now_is_named(database, cluster, tmp_path, capsys):
    file = tmp_path / "tables.db"
    asyncio.run(at(file, lambda store: furnish(store, 3)))
    main(["move", "--from", str(file), "--to", database])
    cluster.sql("UPDATE tablee.entries SET body = 'another' WHERE table_id = (SELECT max(id) FROM tablee.tables)")

    assert main(["move", "--from", str(file), "--to", database]) == 1
    assert "NOT THE SAME" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://tablee:secret@127.0.0.1:1/tablee", "an address with a password"),
        ("postgresql://tablee@127.0.0.1:1/tablee", "nobody answers at"),
    ],
)
def test_an_address_that_does_not_do_is_told_in_a_line_without_the_password(tmp_path, capsys, address, said):
    file = tmp_path / "tables.db"
    asyncio.run(at(file, lambda store: furnish(store, 1)))

    assert main(["move", "--from", str(file), "--to", address]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "secret" not in told
