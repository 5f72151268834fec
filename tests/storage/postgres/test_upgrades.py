"""A database of the format before is brought up by whichever newer node comes first, while older ones go on."""

import asyncio
from contextlib import contextmanager

import asyncpg
import pytest

from tablee.storage.postgres import nodes, schema
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.line import opened
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.store import Unavailable, WholeTable
from tests.storage.contract import ANN, NOON
from tests.storage.postgres.test_troubles import said

pytestmark = pytest.mark.slow

TABLES = ("house", "tables", "entries", "notes", "packs", "table_packs", "nodes", "device_codes")
NEXT = tuple([f"ALTER TABLE tablee.{table} ADD COLUMN later text DEFAULT 'later'" for table in TABLES])
"""What an upgrade may do to each of them."""
ADDED = "SELECT count(*) FROM information_schema.columns WHERE table_schema = 'tablee' AND column_name = 'later'"
HOUSE = "SELECT format, least FROM tablee.house"


@contextmanager
def next_version(*steps):
    """A Tablée that knows one format more."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(schema, "UPGRADES", {**schema.UPGRADES, schema.FORMAT: steps or NEXT})
        patched.setattr(schema, "FORMAT", schema.FORMAT + 1)
        yield


async def start(address, many=6):
    """So many nodes at once."""
    found = [PostgresStore(address) for _ in range(many)]
    await asyncio.gather(*[node.look() for node in found])
    return found


@pytest.fixture
def address(cluster, new_database):
    return Address.read(cluster.address_of(new_database))


def test_nodes_that_start_at_once_bring_it_up_once_while_an_older_one_plays_on(cluster, new_database, address):
    played = []

    async def play(store, over):
        while not over.is_set() or len(played) < 20:
            assert await store.append("ABCDEF", len(played), [b"%d" % len(played)], at=NOON)
            played.append(1)

    async def evening():
        (older,), over = await start(address, 1), asyncio.Event()
        playing = asyncio.create_task(play(older, over))
        with next_version():
            newer = await start(address)
            over.set()
            await playing
            log = await newer[0].read("ABCDEF")
            await asyncio.gather(*[node.close() for node in (older, *newer)])
        return log

    log = asyncio.run(evening())

    assert log == [b"%d" % number for number in range(len(played))]
    assert cluster.sql(HOUSE, new_database) == f"{schema.FORMAT + 1}|{schema.FORMAT}"
    assert cluster.sql(ADDED, new_database) == str(len(TABLES))


def test_an_older_node_does_all_that_it_did_in_a_database_with_more_in_it(address):
    whole = WholeTable("WHOLE1", (b"one", b"two"), (NOON, NOON), True, ((ANN, b"mine"),), (("hash", b"cards"),))

    async def evening():
        with next_version():
            await start(address, 1)
        (store,), line = await start(address, 1), await opened(address)
        assert await store.put(whole)
        assert await store.append("WHOLE1", 2, [b"three"], at=NOON)
        await store.keep_note("WHOLE1", ANN, b"mine again")
        await store.keep_pack("WHOLE1", "other", b"more cards")
        await store.erase("WHOLE1", {0: b"gone"})
        await nodes.beat(line, "ann")
        await nodes.lend(line, "hashed", "WHOLE1", ANN, 60)
        claimed = await nodes.claim(line, "hashed", "WHOLE1", "ben")
        found = await store.whole("WHOLE1")
        await line.close()
        await store.close()
        return found, claimed

    assert asyncio.run(evening()) == (
        WholeTable(
            "WHOLE1",
            (b"gone", b"two", b"three"),
            (NOON,) * 3,
            True,
            ((ANN, b"mine again"),),
            (("hash", b"cards"), ("other", b"more cards")),
        ),
        ANN,
    )


def test_a_new_database_goes_through_every_format(cluster, new_database, address):
    with next_version():
        asyncio.run(start(address))

    assert cluster.sql(HOUSE, new_database) == f"{schema.FORMAT + 1}|1"
    assert cluster.sql(ADDED, new_database) == str(len(TABLES))


def test_an_older_node_that_cannot_live_with_it_is_told_at_its_start_and_when_it_comes_back(
    capsys, cluster, new_database, address
):
    async def evening():
        (older,) = await start(address, 1)
        assert await older.append("ABCDEF", 0, [b"one"], at=NOON)
        with next_version(*NEXT, "UPDATE tablee.house SET least = format + 1"):
            await start(address)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'fresh'"
        await asyncio.to_thread(cluster.sql, cut)
        with pytest.raises(Unavailable, match="is of a newer Tablée"):
            await older.append("ABCDEF", 1, [b"two"], at=NOON)
        await older.close()

    asyncio.run(evening())

    told = said(capsys, f"--store={cluster.address_of(new_database)}")
    assert f"is of a newer Tablée (format {schema.FORMAT + 1}, and this one knows {schema.FORMAT})" in told
    assert "start that version" in told


def test_an_upgrade_that_fails_leaves_everything_as_it_was(cluster, new_database, address):
    asyncio.run(start(address))
    with next_version(*NEXT, "SELECT 1 / 0"), pytest.raises(asyncpg.DivisionByZeroError):
        asyncio.run(start(address, 1))

    assert cluster.sql(HOUSE, new_database) == f"{schema.FORMAT}|{schema.FORMAT}"
    assert cluster.sql(ADDED, new_database) == "0"
    with next_version():
        asyncio.run(start(address))
    assert cluster.sql(ADDED, new_database) == str(len(TABLES))
