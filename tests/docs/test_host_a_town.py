"""docs/how-to/host-a-town.md: what it says of a database, and tables that were moved are played on."""

import asyncio
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.server.house.nodes import Nodes
from tablee.storage.kept_tables import kept_tables
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.line import Line
from tablee.storage.postgres.store import PostgresStore
from tests.server.servers import RunningServer
from tests.server.wires import knocked
from tests.storage.postgres.cluster import PASSWORD

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/how-to/host-a-town.md").read_text()


def moved(source, into):
    command = [sys.executable, "-m", "tablee", "move", "--from", str(source), "--to", str(into)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.slow
def test_a_table_is_entered_at_its_new_place_by_who_has_its_token_once_its_server_has_stopped(tmp_path):
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    with RunningServer(old) as server:
        code, token = server.lay()
        early = moved(old, new)
        server.stop()
        late = moved(old, new)
    with RunningServer(new) as server:
        found = asyncio.run(knocked(server.url, code, token))

    assert early[0] == 2
    assert "another Tablée is using" in early[1]
    assert late[0] == 0, late[1]
    assert found == "entered"


@pytest.mark.slow
def test_tables_go_into_the_database_are_served_there_and_come_back_by_the_lines_of_the_page(
    cluster, tmp_path, monkeypatch
):
    """Those that begin with `tablee`, as they stand: the password comes from its file alone."""
    monkeypatch.delenv("PGPASSWORD", raising=False)
    secret, file, back = tmp_path / "password", tmp_path / "tables.sqlite3", tmp_path / "back.sqlite3"
    secret.write_text(PASSWORD)
    cluster.sql("DROP DATABASE IF EXISTS town WITH (FORCE)")
    cluster.sql("CREATE DATABASE town")
    with RunningServer(file) as server:
        code, _ = server.lay()
        server.stop()
    lines = r"^    tablee ((?:serve|move) .*--store-password-file .*)$"
    serve, move_in, move_out = re.findall(lines, PAGE, re.MULTILINE)

    def line(of_the_page, kept_in):
        here = {
            "postgresql://tablee@127.0.0.1:5432/tablee": cluster.address_of("town"),
            "/etc/tablee/database_password": str(secret),
            "/var/lib/tablee/tables.sqlite3": str(kept_in),
            "7071": "0",
        }
        return [sys.executable, "-m", "tablee", *[here.get(word, word) for word in shlex.split(of_the_page)]]

    def run(*of_the_page):
        done = subprocess.run(line(*of_the_page), cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout

    moved_in = run(move_in, file)
    node = subprocess.Popen(line(serve, file), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    with node:
        started = node.stdout.readline()
        node.terminate()
    moved_out = run(move_out, back)

    assert "1 table" in moved_in
    assert "http" in started, started
    assert node.returncode == 0
    assert "1 table" in moved_out
    assert [table.code for table in kept_tables(back)] == [code]


@pytest.mark.slow
def test_the_database_is_made_and_closed_to_others_as_the_page_says(cluster, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    (create,), (revoke,) = re.findall("`(createdb .*?)`", PAGE), re.findall("`(REVOKE CONNECT .*?)`", PAGE)
    cluster.sql("DROP DATABASE IF EXISTS tablee WITH (FORCE)")
    cluster.sql(f"DROP ROLE IF EXISTS stranger; CREATE ROLE stranger LOGIN PASSWORD '{PASSWORD}'")

    def stranger():
        return cluster.ask("psql", "-U", "stranger", "-d", "tablee", "-c", "SELECT 1").stderr

    made = cluster.ask(*shlex.split(create))
    before = stranger()
    cluster.sql(revoke)
    asyncio.run(PostgresStore(Address.read(cluster.address_of("tablee"))).look())

    assert (made.returncode, before) == (0, "")
    assert "permission denied for database" in stranger()
    assert cluster.sql("SHOW server_encoding", "tablee") == "UTF8"


def test_a_node_has_as_many_connections_as_the_pages_say(monkeypatch):
    lines = []

    class Counted(Line):
        def __init__(self, *words, **more):
            super().__init__(*words, **more)
            lines.append(self)

    for module in ("store", "post"):
        monkeypatch.setattr(f"tablee.storage.postgres.{module}.Line", Counted)
    Nodes(PostgresStore(Address.read("postgresql://ann@db.example/evenings")))

    assert len(lines) == 6
    assert "connections (six a node)" in PAGE
    assert "# Six connections of each node;" in (ROOT / "deploy/postgresql.conf").read_text()
