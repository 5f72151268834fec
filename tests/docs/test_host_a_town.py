"""docs/how-to/host-a-town.md: what it says of a database, and tables that were moved are played on."""

import asyncio
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.server.house.nodes import Nodes
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
