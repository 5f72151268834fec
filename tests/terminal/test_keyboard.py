"""Keys of a real terminal, through a pseudo-terminal: what is typed while others play is nobody's move."""

import os
import pty
import select
import termios

import pytest

from tablee.terminal.keyboard import Keyboard


@pytest.fixture
def desk():
    """The keys that are pressed, and a keyboard that reads them."""
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "r", encoding="utf-8") as lines:
        yield ours, Keyboard(lines, read=lambda _: lines.readline()), lines
    os.close(ours)


def press(keys: int, text: bytes, lines) -> None:
    """Once they have arrived: a whole line makes the terminal readable."""
    os.write(keys, text)
    assert select.select([lines], [], [], 10)[0]


def echoes(lines) -> bool:
    return bool(termios.tcgetattr(lines)[3] & termios.ECHO)


def test_what_is_typed_while_others_play_is_thrown_away(desk):
    keys, keyboard, lines = desk
    keyboard.away()
    press(keys, b"2\n", lines)
    keyboard.back()
    press(keys, b"12 shark\n", lines)

    assert keyboard.read("› ") == "12 shark\n"


def test_what_is_typed_ahead_in_my_own_turn_is_kept(desk):
    keys, keyboard, lines = desk
    press(keys, b"1\n12\n", lines)

    assert [keyboard.read("› "), keyboard.read("› ")] == ["1\n", "12\n"]


def test_keys_are_not_shown_while_others_play(desk):
    _, keyboard, lines = desk

    keyboard.away()
    keyboard.away()
    assert not echoes(lines)
    keyboard.back()
    assert echoes(lines)


def test_a_question_gives_the_keys_back(desk):
    _, keyboard, lines = desk
    shown = []
    keyboard._read = lambda _: shown.append(echoes(lines))
    keyboard.away()
    keyboard.read("› ")

    assert shown == [True]
