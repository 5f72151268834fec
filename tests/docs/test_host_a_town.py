"""docs/how-to/host-a-town.md: tables that were moved are played on, with the same links and seats."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.servers import RunningServer
from tests.server.wires import knocked

ROOT = Path(__file__).parents[2]


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
