"""`tablee join`: as a person starts it, at a real keyboard, and what it says to what cannot be."""

import io
import os
import pty
import subprocess
import sys
from argparse import ArgumentParser

import pytest

from tablee.cli import join, main
from tablee.kernel.refusals import Malformed
from tests.cli.test_play import until
from tests.server.servers import RunningServer
from tests.terminal.terminals import Terminal


def sat_down(*words):
    parser = ArgumentParser()
    join.arguments(parser)
    shown = io.StringIO()
    code = join.join_table(parser.parse_args(words), io.StringIO(""), shown, lambda _: None)
    return code, shown.getvalue()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ftp://host"], "a table is at a URL such as"),
        (["host:7077", "--lang", "de"], "no words in 'de'"),
        (["host:7077", "--lay", "sept_pour_cent", "--watch"], "--lay makes a new table"),
        (["host:7077/t/ABCDEF", "--lay", "sept_pour_cent"], "--lay makes a new table"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words, said):
    with pytest.raises(Malformed, match=said):
        sat_down(*words)


def test_it_is_listed_among_the_commands(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])

    assert join.HELP in capsys.readouterr().out


def test_without_input_it_says_goodbye_before_anybody_is_disturbed(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    code, shown = sat_down("127.0.0.1:1", "--lang", "en")

    assert code == 0
    assert "To join a table, type its code." in shown


@pytest.mark.slow
def test_at_a_real_keyboard_what_is_being_typed_stays_below_what_happens(tmp_path):
    """Ann types half a line when Ben sits down: his coming is shown above it, and the line is sent as a whole."""
    server = RunningServer(tmp_path / "tables.sqlite3")
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "XDG_STATE_HOME": str(tmp_path / "state")}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "tablee", "join", server.url, "--lang=en"]
    ann = subprocess.Popen(
        [*command, "--lay=sept_pour_cent", "--name=Ann"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    ben = None
    try:
        code = until(ours, "/t/", "q quit", "› ").partition("/t/")[2][:6]
        os.write(ours, b"say hello ")
        until(ours, "say hello ")
        ben = Terminal(server.url, tmp_path / "state", "--table", code, "--name", "Ben")
        until(ours, "sits down.", "› say hello ")
        os.write(ours, b"Ben\n")

        ben.until("Ann: hello Ben")
        os.write(ours, b"\x04")
        until(ours, "To come back: tablee join")
        assert ann.wait(timeout=60) == 0
    finally:
        ann.kill()
        ann.wait()
        os.close(ours)
        if ben is not None:
            ben.kill()
        server.stop()
