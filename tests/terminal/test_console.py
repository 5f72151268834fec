"""Input and output of any kind, and how fast it goes."""

import io

import pytest

from tablee.bots.pace import PACES
from tablee.kernel.refusals import Malformed
from tablee.terminal.console import screen_of, silent_screen


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_in_a_pipe_what_is_read_is_shown_after_its_question_and_nobody_waits():
    shown = io.StringIO()
    screen, pauses = screen_of(io.StringIO("oui\nnon"), shown, lambda _: None, None, plain=False)

    assert [screen.ask("Encore ?"), screen.ask("Encore ?"), screen.ask("Encore ?")] == ["oui", "non", None]
    assert shown.getvalue() == "Encore ? oui\nEncore ? non\nEncore ? \n"
    assert pauses is PACES["instant"]


def test_on_a_terminal_bots_take_their_time_unless_asked_otherwise():
    def pauses(asked):
        return screen_of(Terminal(), Terminal(), lambda _: None, asked, plain=False)[1]

    assert pauses(None) is PACES["normal"]
    assert pauses("slow") is PACES["slow"]
    with pytest.raises(Malformed, match="there is slow, normal, instant"):
        pauses("brisk")


def test_bytes_that_are_no_text_and_letters_that_a_terminal_lacks_do_no_harm():
    lines = io.TextIOWrapper(io.BytesIO(b"\xff\xfe 12\n"), encoding="utf-8")
    bytes_shown = io.BytesIO()
    screen, _ = screen_of(lines, io.TextIOWrapper(bytes_shown, encoding="ascii"), lambda _: None, None, plain=True)

    assert screen.ask("›") == "\ufffd\ufffd 12"
    screen.line("Ça marche")
    assert b"?a marche" in bytes_shown.getvalue()


def test_a_screen_that_only_shows_never_waits_for_a_line():
    assert silent_screen(io.StringIO()).ask("Anyone?") is None
