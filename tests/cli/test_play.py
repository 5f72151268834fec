"""`tablee play`: as a person would start it, with keys pressed or lines piped in."""

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tablee.cli import main, play
from tablee.kernel.refusals import Malformed

OWN = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored where tests run in the background
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the terminal that a command is started at its own."""


def sat_down(lines, *words):
    parser = ArgumentParser()
    play.arguments(parser)
    shown = io.StringIO()
    code = play.play_alone(parser.parse_args(["sept_pour_cent", *words]), io.StringIO(lines), shown, lambda _: None)
    return code, shown.getvalue().replace("\u202f", " ")


def test_without_input_it_greets_and_says_goodbye():
    code, shown = sat_down("", "--lang", "fr", "--seed", "4")

    assert code == 0
    assert "Face à toi : Séléné, Oursin et Pompon, des robots de niveau moyen." in shown
    assert shown.endswith("La partie s’arrête là. À bientôt !\n")


def test_the_same_seed_and_the_same_keys_give_the_same_game():
    lines = "12 requin\nfaux\n1\n2\n" * 5

    assert sat_down(lines, "--seed", "9", "--lang", "en") == sat_down(lines, "--seed", "9", "--lang", "en")
    assert sat_down(lines, "--seed", "9", "--lang", "en") != sat_down(lines, "--seed", "10", "--lang", "en")


def test_without_a_seed_no_two_games_are_alike():
    assert sat_down("", "--lang", "en") != sat_down("", "--lang", "en")


def test_bots_and_players_say_the_same():
    assert "Against you: Séléné, a bot (hard)." in sat_down("", "--players", "2", "--bots", "hard", "--lang", "en")[1]
    shown = sat_down("", "--bots", "hard,easy", "--names", "Ann,Ben,Cat", "--lang", "en")[1]
    assert "Against you: Ben and Cat, all bots (hard and easy)." in shown


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--players", "7"], "sept_pour_cent is for 2 to 6 players, not 7"),
        (["--players", "0"], "sept_pour_cent is for 2 to 6 players, not 0"),
        (["--bots", "genius"], "sept_pour_cent has no bot 'genius'; it has easy, medium, hard, random"),
        (["--bots", "easy,hard", "--players", "4"], "4 players are you and 3 bots, but --bots names 2 levels"),
        (["--lang", "de"], "no words in 'de'; there is fr, en"),
        (["--names", "Ann"], "--names takes 4 different names"),
        (["--option", "speed=2"], "sept_pour_cent has no option 'speed'; it has none"),
        (["--option", "speed"], "--option is NAME=VALUE, and 'speed' has no ="),
        (["--pace", "brisk"], "no pace is called 'brisk'; there is slow, normal, instant"),
        (["--seed", "-1"], "--seed is a whole number from 0 to 2^64 - 1, not -1"),
        (["--record", "/dev/null/x"], "cannot record in /dev/null/x"),
        (["--record", "no/such/x"], "cannot record in no/such/x: there is no folder no/such; make it first"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words, error):
    with pytest.raises(Malformed, match=re.escape(error)):
        sat_down("", *words)


def test_an_unknown_game_is_a_line_on_stderr_and_code_2(capsys):
    assert main(["play", "chess"]) == 2
    assert (
        capsys.readouterr().err
        == "tablee: no game is called 'chess'; there is sept_pour_cent, code777, incroyable, incognito, indix\n"
    )


def test_a_record_is_never_written_over(tmp_path):
    path = tmp_path / "game.jsonl"
    sat_down("", "--record", str(path), "--lang", "fr")

    assert path.stat().st_size
    with pytest.raises(Malformed, match="name a file that does not exist yet"):
        sat_down("", "--record", str(path))


def test_the_help_names_games_levels_and_defaults(capsys):
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = " ".join(capsys.readouterr().out.split())

    assert "GAME one of: sept_pour_cent" in shown
    assert "easy, medium, hard or random" in shown
    assert "(default: normal; in a pipe, instant)" in shown


@contextmanager
def at_a_terminal(*words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The command and the keys of a pseudo-terminal that is its own, so that Ctrl-C reaches it."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tablee", "play", "sept_pour_cent", "--seed=3", "--lang=fr", *words]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40"}
    environment.pop("NO_COLOR", None)
    owner = [sys.executable, "-c", OWN, *command]
    player = subprocess.Popen(owner, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    try:
        yield player, ours
    finally:
        player.kill()
        player.wait()
        os.close(ours)


@pytest.mark.slow
def test_in_a_real_terminal_with_a_mistake_on_the_way():
    """Frames and colours there, no pauses asked for, and Ctrl-D to leave."""
    with at_a_terminal("--pace=instant") as (player, keys):
        seen = until(keys, "Ton choix ›")
        os.write(keys, b"lama\n")
        until(keys, "Je ne comprends pas", "Ton choix ›")
        os.write(keys, b"\x04")
        until(keys, "bientôt")

        assert player.wait(timeout=60) == 0
    assert "╭─" in seen
    assert "\x1b[" in seen


@pytest.mark.slow
def test_ctrl_c_says_goodbye_like_ctrl_d():
    with at_a_terminal("--pace=instant") as (player, keys):
        until(keys, "Ton choix ›")
        os.write(keys, b"lam")
        until(keys, "lam")
        os.write(keys, b"\x03")
        for _ in range(5):  # Python misses one that comes just before it waits for keys
            if select.select([keys], [], [], 2)[0]:
                break
            os.write(keys, b"\x03")
        until(keys, "bientôt")

        assert player.wait(timeout=60) == 0


@pytest.mark.slow
def test_what_is_typed_while_bots_think_is_no_move():
    with at_a_terminal("--pace=normal", "--players=2") as (player, keys):
        until(keys, "réfléchit")
        os.write(keys, b"2\n")
        seen = until(keys, "Ton choix ›")
        os.write(keys, b"q\n")
        seen += until(keys, "(o/n)")
        os.write(keys, b"o\n")
        seen += until(keys, "bientôt")

        assert player.wait(timeout=60) == 0
    assert "Tu dis" not in seen
    assert seen.count("Ton choix ›") == 1


def until(terminal: int, *marks: str) -> str:
    """All that is shown until these have come, one after the other."""
    seen, after, deadline = b"", 0, time.monotonic() + 60
    for mark in marks:
        while (at := seen.find(mark.encode(), after)) < 0:
            assert time.monotonic() < deadline, f"no {mark!r} in {seen!r}"
            if select.select([terminal], [], [], 1)[0]:
                seen += os.read(terminal, 65536)
        after = at + len(mark.encode())
    return seen.decode(errors="replace")
