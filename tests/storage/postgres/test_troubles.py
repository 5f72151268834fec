"""A database that Tablée cannot use is told in one line that says what to do, and no password ever stands in one."""

import asyncio
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import asyncpg
import pytest

from tablee.cli import main
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.advice import passes, unavailable
from tablee.storage.postgres.line import Line
from tablee.storage.postgres.schema import FORMAT
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.store import Unavailable
from tests.storage.contract import NOON
from tests.storage.postgres.cluster import PASSWORD, USER, free_port

SECRET = "mot-de-passe"  # noqa: S105 - one that is never right


def said(capsys, *words):
    """In one line, by a server that does not start."""
    assert main(["serve", "--port=0", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tablee: ")
    assert err.count("\n") == 1
    assert SECRET not in err
    assert PASSWORD not in err
    return err


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://ann:{SECRET}@localhost/tablee",
        f"postgresql://ann@localhost/tablee?password={SECRET}",
        f"postgresql://ann@localhost/tablee?sslpassword={SECRET}",
        f"postgresql://ann:12/{SECRET}@localhost/tablee",
        f"postgres://ann:{SECRET}@[::1]:5432/tablee",
        "postgresql://ann:@localhost/tablee",
    ],
)
def test_an_address_that_holds_a_password_is_refused_with_advice(capsys, address):
    assert "--store-password-file" in said(capsys, f"--store={address}")


@pytest.mark.parametrize(
    "address", ["tables.db", "mysql://ann@host/tablee", "postgresql://", "postgresql://ann@host", ""]
)
def test_what_is_no_address_is_answered_with_one(capsys, address):
    assert "postgresql://tablee@" in said(capsys, f"--store={address}")


def test_tables_are_kept_in_one_place(capsys, tmp_path):
    assert "not in both" in said(capsys, "--store=postgresql://ann@host/tablee", f"--data={tmp_path / 't.db'}")


def test_a_password_file_that_is_not_there_is_named(capsys, tmp_path):
    file = tmp_path / "none"
    assert str(file) in said(capsys, "--store=postgresql://ann@host/tablee", f"--store-password-file={file}")


@pytest.mark.parametrize("query", ["", "?sslmode=sometimes"])
def test_what_is_lost_while_a_server_runs_is_trouble_and_no_bug(tmp_path, query):
    """A password file, or one that the driver reads: people try again, and the table does not stop for good."""
    file = tmp_path / "password"
    file.write_text(SECRET)
    address = Address.read(f"postgresql://ann@127.0.0.1:{free_port()}/tablee{query}", file)
    if not query:
        file.unlink()

    async def evening():
        store = PostgresStore(address)
        with pytest.raises(Unavailable, match="cannot be read" if not query else "sslmode"):
            await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await store.close()

    asyncio.run(evening())


def test_who_is_named_by_nobody_is_the_user_of_this_machine_as_for_the_driver(monkeypatch):
    monkeypatch.delenv("PGUSER", raising=False)
    monkeypatch.setenv("LOGNAME", "cat")

    assert Address.read("postgresql://db.example/evenings").user == "cat"


def test_all_who_wait_for_a_database_that_is_away_give_up_at_once():
    """And not one after the other, each after its own patience: nobody could stop such a node in time."""

    async def evening():
        line, loop = Line(Address.read(f"postgresql://ann@127.0.0.1:{free_port()}/tablee")), asyncio.get_running_loop()
        began = loop.time()
        asked = [line.run(lambda connection, _: connection.execute("SELECT 1"), patience=0.1) for _ in range(30)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [type(answer) for answer in answers], loop.time() - began

    answers, took = asyncio.run(evening())

    assert answers == [Unavailable] * 30
    assert took < 3


def test_what_people_are_told_of_an_address_has_no_password_file_and_no_options():
    address = Address.read("postgresql://ann@db.example:5433/evenings?sslmode=require")

    assert (str(address), address.user, address.database) == ("db.example:5433/evenings", "ann", "evenings")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            asyncpg.DiskFullError("could not extend file"),
            "the disk of the database db.example/evenings is full; make room",
        ),
        (asyncpg.TooManyConnectionsError("sorry"), "raise max_connections there"),
        (asyncpg.ReadOnlySQLTransactionError("cannot execute"), "name the one that is written to"),
        (asyncpg.CannotConnectNowError("shutting down"), "is starting or stopping; it goes on by itself"),
        (TimeoutError(), "does not answer in time; see what keeps it busy"),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, Exception) else "",
)
def test_what_fails_while_it_runs_goes_by_and_is_told_with_what_to_do(error, said):
    """All of them are tried again first, as a restart is."""
    assert said in str(unavailable(error, Address.read("postgresql://ann@db.example/evenings")))
    assert passes(error)


def test_without_the_driver_it_is_said_how_to_install_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "tablee.storage.postgres.store", None)
    assert "pip install 'tablee[postgres]'" in said(capsys, "--store=postgresql://ann@host/tablee")


@pytest.mark.slow
def test_an_address_where_nobody_answers(capsys):
    assert "nobody answers" in said(capsys, f"--store=postgresql://ann@127.0.0.1:{free_port()}/tablee")


@pytest.mark.slow
def test_a_password_that_is_wrong_or_in_a_file(capsys, cluster, database, tmp_path, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", SECRET)
    assert "does not let tablee in" in said(capsys, f"--store={database}")

    right = tmp_path / "password"
    right.write_text(PASSWORD + "\n")
    asyncio.run(PostgresStore(Address.read(database, right)).look())


@pytest.mark.slow
def test_a_database_that_is_not_there(capsys, cluster, database):
    told = said(capsys, f"--store={cluster.address_of('nowhere')}")

    assert "there is no database nowhere" in told
    assert "createdb" in told


@pytest.mark.slow
def test_a_database_of_another_program_is_left_as_it_is(capsys, cluster, new_database):
    cluster.sql("CREATE TABLE invoices (total int)", new_database)
    assert "another program" in said(capsys, f"--store={cluster.address_of(new_database)}")
    assert cluster.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'tablee'", new_database) == "0"

    cluster.sql("DROP TABLE invoices; CREATE SCHEMA tablee; CREATE TABLE tablee.mine (total int)", new_database)
    assert "another program" in said(capsys, f"--store={cluster.address_of(new_database)}")

    cluster.sql("ALTER TABLE tablee.mine RENAME TO house", new_database)
    assert "another program" in said(capsys, f"--store={cluster.address_of(new_database)}")


@pytest.mark.slow
def test_a_user_who_may_not_make_tables_is_told_what_the_owner_has_to_say(capsys, cluster, new_database, monkeypatch):
    cluster.sql(f"DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD '{PASSWORD}'")
    address = cluster.address_of(new_database).replace(USER, "guest", 1)

    assert f"GRANT CREATE ON DATABASE {new_database} TO guest" in said(capsys, f"--store={address}")

    cluster.sql(f"GRANT CREATE ON DATABASE {new_database} TO guest")
    asyncio.run(PostgresStore(Address.read(address)).look())


@pytest.mark.slow
def test_a_database_that_takes_too_few_connections_is_told_of_and_not_waited_for(capsys, cluster, new_database):
    """With one too few to listen as well a server neither started nor said why."""
    cluster.sql(f"DROP ROLE IF EXISTS single; CREATE ROLE single LOGIN PASSWORD '{PASSWORD}' CONNECTION LIMIT 1")
    cluster.sql(f"GRANT CREATE ON DATABASE {new_database} TO single")
    address = cluster.address_of(new_database).replace(USER, "single", 1)

    assert "raise max_connections there" in said(capsys, f"--store={address}")


def set_house(cluster, form, least):
    cluster.sql(f"UPDATE tablee.house SET format = {form}, least = {least}")  # noqa: S608 - two numbers


@pytest.mark.slow
def test_a_newer_schema_is_refused_and_one_that_only_adds_is_not(capsys, cluster, database):
    asyncio.run(PostgresStore(Address.read(database)).look())
    try:
        set_house(cluster, FORMAT + 2, FORMAT)
        asyncio.run(PostgresStore(Address.read(database)).look())

        set_house(cluster, FORMAT + 2, FORMAT + 1)
        assert "newer Tablée" in said(capsys, f"--store={database}")
    finally:
        set_house(cluster, FORMAT, FORMAT)


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["off", "local", "remote_write"])
def test_a_database_that_may_lose_what_it_acknowledged_is_refused(capsys, cluster, database, setting):
    cluster.sql(f"ALTER ROLE {USER} SET synchronous_commit = '{setting}'")
    try:
        told = said(capsys, f"--store={database}")
    finally:
        cluster.sql(f"ALTER ROLE {USER} RESET synchronous_commit")

    assert f"synchronous_commit = {setting}" in told
    assert "could be lost" in told


@contextmanager
def set_otherwise(cluster, setting):
    alter(cluster, f"SET {setting} = off", setting, "off")
    try:
        yield
    finally:
        alter(cluster, f"RESET {setting}", setting, "on")


def alter(cluster, change, setting, value):
    """Whoever connects from now on finds it so: the database reads its settings again when it comes to it."""
    cluster.sql(f"ALTER SYSTEM {change}")
    cluster.sql("SELECT pg_reload_conf()")
    deadline = monotonic() + 30
    while cluster.sql(f"SHOW {setting}") != value:
        assert monotonic() < deadline, f"{change} is not to be seen"


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_database_that_a_power_cut_could_destroy_is_refused(capsys, cluster, database, setting):
    with set_otherwise(cluster, setting):
        assert f"{setting} = off" in said(capsys, f"--store={database}")


@pytest.mark.slow
def test_what_was_found_at_the_start_holds_for_the_session(cluster, database):
    """Set otherwise while nodes run, it is not theirs; and who connects after that is refused."""

    async def evening():
        store, other = (PostgresStore(Address.read(database)) for _ in range(2))
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        with set_otherwise(cluster, "synchronous_commit"):
            assert await store._writing.run(lambda line, _: line.fetchval("SHOW synchronous_commit")) == "on"
            with pytest.raises(Unavailable, match="synchronous_commit"):
                await other.append("ABCDEF", 1, [b"two"], at=NOON)
        await store.close()
        await other.close()

    asyncio.run(evening())


@pytest.mark.slow
def test_several_nodes_that_start_at_once_make_one_schema(cluster, new_database):
    address = Address.read(cluster.address_of(new_database))

    async def evening():
        nodes = [PostgresStore(address) for _ in range(6)]
        await asyncio.gather(*[node.look() for node in nodes])
        answers = await asyncio.gather(*[node.append("ABCDEF", 0, [b"one"], at=NOON) for node in nodes])
        await asyncio.gather(*[node.close() for node in nodes])
        assert sorted(answers) == [False] * 5 + [True]

    asyncio.run(evening())
    assert cluster.sql("SELECT count(*) FROM tablee.house", new_database) == "1"


@pytest.mark.slow
def test_no_password_stands_in_the_list_of_processes_nor_in_what_a_server_says(database, tmp_path):
    command = [
        sys.executable,
        "-m",
        "tablee",
        "serve",
        "--port=0",
        "--metrics-port=0",
        "--log=full",
        "--store",
        database,
    ]
    environment = {**os.environ, "PGPASSWORD": PASSWORD}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as server:
        first = server.stdout.readline()
        listed = Path(f"/proc/{server.pid}/cmdline").read_text()
        server.terminate()
        rest = server.stdout.read()

    assert "keeps its tables in 127.0.0.1" in first
    assert "--store" in listed
    assert PASSWORD not in first + listed + rest
