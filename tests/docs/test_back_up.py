"""docs/how-to/back-up.md: its commands are run as they stand there, at a real server."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.servers import RunningServer
from tests.server.wires import knocked

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "back-up.md"
BACK_UP, RESTORE = re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)
pytestmark = pytest.mark.slow


def run(commands, folder):
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(
        ["sh", "-e", "-c", commands], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def entered(server, *words):
    return asyncio.run(knocked(server.url, *words))


def test_a_backup_made_while_people_play_can_be_put_back(tmp_path):
    with RunningServer(tmp_path / "tables.sqlite3") as server:
        before, _ = server.lay()
        said = run(BACK_UP, tmp_path)
        after, _ = server.lay()
        assert (entered(server, before), entered(server, after)) == ("entered", "entered")
        server.stop()
        run(RESTORE, tmp_path)
        server.start()

        assert said.startswith("copy.sqlite3: 1 table, 1 entry, ")
        assert (tmp_path / "copy.sqlite3").stat().st_mode & 0o077 == 0
        assert (entered(server, before), entered(server, after)) == ("entered", "unknown_table")
        assert [line for line in server.journal() if line["event"] == "store damage"] == []


def test_a_backup_never_writes_over_a_file(tmp_path):
    with RunningServer(tmp_path / "tables.sqlite3"):
        run(BACK_UP, tmp_path)
        with pytest.raises(AssertionError, match=r"copy\.sqlite3 is there already"):
            run(BACK_UP, tmp_path)
