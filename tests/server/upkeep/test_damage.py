"""A server whose file lacks something says so when it starts, holds those tables, and serves all others."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tablee.cli import main
from tablee.storage.files import beside
from tests.server.servers import RunningServer
from tests.server.wires import knocked

pytestmark = pytest.mark.slow
TRIES = 10


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


def killed_after_a_table_was_laid(server):
    """Its code and token; all of it is in the -wal alone, unless the server wrote it elsewhere in the same moment."""
    for _ in range(TRIES):
        laid = server.lay()
        server.kill()
        if laid[0].encode() not in server.data.read_bytes():
            return laid
        server.start()
    raise AssertionError("a checkpoint was always quicker")


def test_a_table_that_went_with_the_wal_is_told_and_held(tmp_path):
    with RunningServer(tmp_path / "tables.sqlite3") as server:
        whole, _ = server.lay()
        server.stop()
        server.start()
        harmed, token = killed_after_a_table_was_laid(server)
        beside(server.data, "-wal").unlink()
        server.start()
        told = said(server)
        answers = [entered(server, harmed, token), entered(server, harmed), entered(server, whole)]
        server.stop()

    assert f"table {harmed}: 1 entry lost, from the first one on, up to " in told
    assert whole not in told
    assert answers == ["trouble", "trouble", "entered"]


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
