"""`tablee move` from a file into PostgreSQL and back: every table, every byte, and nothing that was erased."""

import asyncio
import random
import signal
import subprocess
import sys

import pytest

from tablee.cli import main
from tablee.storage.address import store_at
from tablee.storage.kept_tables import kept_tables
from tablee.storage.postgres import nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.line import opened
from tablee.storage.sqlite import SqliteStore
from tests.storage.test_moving import INK, ROOT, contents, furnish

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


@pytest.mark.parametrize("into_the_database", [True, False], ids=["into", "out of"])
def test_a_move_that_is_killed_again_and_again_goes_on_with_the_rest(database, tmp_path, capsys, into_the_database):
    file, dice = str(tmp_path / "tables.db"), random.Random(11)
    source, into = (file, database) if into_the_database else (database, file)

    async def at_both(work):
        stores = [await store_at(source), await store_at(into)]
        found = await work(*stores)
        for store in stores:
            await store.close()
        return found

    async def how_many(_, there):
        return len(await there.directory(closed=True))

    async def is_same(here, there):
        return await contents(here) == await contents(there)

    asyncio.run(at_both(lambda here, _: furnish(here, 60)))
    for _ in range(3):  # within the second group each time: the first one is put as a whole
        puts, wait = dice.randrange(9, 15), dice.randrange(20) if into_the_database else 0
        mover = [sys.executable, "-m", "tests.storage.mover", source, into, str(puts), str(wait)]
        assert subprocess.run(mover, cwd=ROOT, check=False).returncode == -signal.SIGKILL
    there = asyncio.run(at_both(how_many))

    assert main(["move", "--from", source, "--to", into]) == 0
    assert 24 <= there < 60
    assert "60 tables, " in capsys.readouterr().out
    assert asyncio.run(at_both(is_same))


@pytest.mark.parametrize("there", ["source", "destination"])
def test_while_nodes_are_up_nothing_is_moved(database, tmp_path, capsys, there):
    """What is played meanwhile would be in one place only."""
    file = tmp_path / "tables.db"

    async def up():
        line = await opened(Address.read(database))
        await nodes.beat(line, "ann")
        await line.close()

    if there == "destination":
        asyncio.run(at(file, lambda store: furnish(store, 3)))
    asyncio.run(up())
    source, into = (str(file), database) if there == "destination" else (database, str(file))

    assert main(["move", "--from", source, "--to", into]) == 2
    assert "is served by 1 node; stop all of them first" in capsys.readouterr().err
    assert file.exists() == (there == "destination")


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
