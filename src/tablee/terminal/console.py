"""A screen on a real input and output: lines from the one, text to the other; fancy only where both are a terminal."""

import contextlib
import io
import os
from collections.abc import Callable, Iterator
from typing import IO

from rich.console import Console

from tablee.bots.pace import Pauses, pauses_at
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.screen import Screen


def screen_of(
    lines: IO[str], shown: IO[str], sleep: Callable[[float], None], pace: str | None, *, plain: bool
) -> tuple[Screen, Pauses]:
    """Bots take a human moment where somebody watches, and none in a pipe, unless a pace is asked for."""
    live = lines.isatty() and shown.isatty()
    pauses = pauses_at(pace or ("normal" if live else "instant"))
    if isinstance(lines, io.TextIOWrapper):
        lines.reconfigure(errors="replace")  # for bytes that are no text
    console = console_on(shown, plain=plain or not live)
    if not live:
        return Screen(console, _piped(lines, shown), sleep, pauses), pauses
    keyboard = Keyboard(lines)
    return Screen(console, keyboard.read, sleep, pauses, keyboard.away, plain=plain), pauses


def silent_screen(shown: IO[str]) -> Screen:
    """To show and never ask."""
    plain = not shown.isatty()
    return Screen(console_on(shown, plain=plain), _nobody, lambda _: None, plain=plain)


@contextlib.contextmanager
def ignore_broken_pipe(shown: IO[str]) -> Iterator[None]:
    """As long as somebody reads: `tablee replay FILE | head` has seen enough after ten lines, and that is no error."""
    try:
        yield
        shown.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), shown.fileno())


def console_on(shown: IO[str], *, plain: bool) -> Console:
    if isinstance(shown, io.TextIOWrapper):
        shown.reconfigure(errors="replace")  # for a terminal that lacks a letter
    return Console(file=shown, highlight=False, no_color=plain or None, force_terminal=False if plain else None)


def _nobody(prompt: str) -> str:
    raise EOFError(prompt)


def _piped(lines: IO[str], shown: IO[str]) -> Callable[[str], str]:
    """Nobody sees what comes through a pipe, so it is shown after the question."""

    def read(prompt: str) -> str:
        shown.write(prompt)
        shown.flush()
        line = lines.readline()
        if not line:
            raise EOFError
        shown.write(line if line.endswith("\n") else f"{line}\n")
        return line

    return read
