"""A server whose file lacks something says so when it starts, holds those tables, and serves all others."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tablee.cli import main
from tests.server.servers import RunningServer
from tests.server.wires import knocked

pytestmark = pytest.mark.slow


def entered(server, *words):
    return asyncio.run(knocked(server.url, *words))


def said(server):
    """All that it says to whoever started it."""
    assert server.process.stdout is not None
    lines = []
    while not lines or not lines[-1].startswith(("Otherwise", "If its -wal")):
        lines.append(server.process.stdout.readline())
        assert lines[-1], "it says no more"
    return "".join(lines)


def test_what_is_missing_is_told_and_held_until_the_host_lets_it_go_on(tmp_path, capsys):
    data = tmp_path / "tables.sqlite3"
    with RunningServer(data) as server:
        (harmed, token), (whole, _) = server.lay(), server.lay()
        server.stop()
        with closing(sqlite3.connect(data)) as disk:  # as if the commit had been lost
            disk.execute("DELETE FROM entries WHERE table_id = (SELECT id FROM tables WHERE code = ?)", (harmed,))
            disk.commit()
        server.start()
        told = said(server)
        answers = [entered(server, harmed, token), entered(server, harmed), entered(server, whole)]
        damaged = [line for line in server.journal() if line["event"] == "store damage"]
        server.stop()
        only_told, mended = [main(["mend", "--data", str(data), *more]) for more in ([], ["--go-on"])]
        server.start()
        after = [entered(server, harmed), entered(server, whole)]
        server.stop()

    assert f"table {harmed}: 1 entry lost, from the first one on, up to " in told
    assert whole not in told
    assert answers == ["trouble", "trouble", "entered"]
    assert [line["lost"] for line in damaged] == [1]
    assert harmed not in server.log.read_text()
    assert (only_told, mended) == (1, 0)
    assert f"table {harmed}: 1 entry lost" in capsys.readouterr().out
    assert after == ["unknown_table", "entered"]
