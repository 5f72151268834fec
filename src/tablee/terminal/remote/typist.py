"""The typist: lines from a keyboard or a pipe, read in a thread of their own, while the game goes on above them.

On a terminal the line that is being typed stays at the bottom, whatever is shown meanwhile.
"""

import atexit
import codecs
import contextlib
import io
import os
import sys
from collections.abc import Callable
from threading import Semaphore, Thread
from typing import IO

from tablee.terminal.remote.inbox import Item, NoMoreLines, Typed

PROMPT = "› "
CLEAR = "\r\x1b[2K"
PASTE_AS_USUAL = b"\x1b[?2004l\r"
"""Readline marks what is pasted as long as a line is typed."""


class Above(io.TextIOBase):
    """An output whose text never runs into the line that is being typed."""

    def __init__(self, shown: IO[str], *, live: bool, plain: bool) -> None:
        self._shown = shown
        self._live = live
        self._clear = "\n" if plain else CLEAR
        self.prompt_text = PROMPT if plain or not live else f"  {PROMPT}"
        self.typing = False
        """Whether the prompt stands there now."""

    @property
    def encoding(self) -> str:  # type: ignore[override]  # it is that of the real output
        return str(getattr(self._shown, "encoding", None) or "utf-8")

    def write(self, text: str) -> int:
        if self.typing:
            self._shown.write(self._clear)
            self.typing = False
        return self._shown.write(text)

    def prompt(self, typed: str) -> None:
        """Show again what was being typed."""
        self._shown.write(f"{self.prompt_text}{typed}")
        self._shown.flush()
        self.typing = True

    def flush(self) -> None:
        self._shown.flush()

    def isatty(self) -> bool:
        return self._live

    def fileno(self) -> int:
        return self._shown.fileno()


class Typist:
    def __init__(self, lines: IO[str], above: Above, put: Callable[[Item], None], *, live: bool) -> None:
        self._lines = lines
        self._above = above
        self._put = put
        self.live = live
        """Whether somebody sits at a keyboard."""
        self._wanted = Semaphore(0)
        self._idle = True
        self._history: Callable[[], str] = str
        if live:
            self._history = _line_buffer()
            _restored_at_exit(lines)
        Thread(target=self._type if live else self._read, name="typist", daemon=True).start()

    def wait(self) -> None:
        """Called before the main thread waits: the prompt is there, with what was typed of the line so far."""
        self._above.flush()
        if not self.live:
            return
        if self._idle:
            self._idle = False
            self._above.typing = True
            self._wanted.release()
        elif not self._above.typing:
            self._above.prompt(self._history())

    def taken(self, line: str) -> None:
        """A line was typed. Nobody sees what comes through a pipe, so it is shown."""
        if self.live:
            self._idle = True
            self._above.typing = False
        else:
            self._above.write(f"{self._above.prompt_text}{line}\n")

    def _type(self) -> None:
        while True:
            self._wanted.acquire()
            try:
                self._put(Typed(input(self._above.prompt_text)))
            except (EOFError, OSError, ValueError):
                self._put(NoMoreLines())
                return

    def _read(self) -> None:
        """Not through the file object: its lock would be held when the program ends."""
        try:
            descriptor = self._lines.fileno()
        except (OSError, AttributeError):
            for line in self._lines:
                self._put(Typed(line.rstrip("\n")))
            self._put(NoMoreLines())
            return
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        rest = ""
        with contextlib.suppress(OSError):
            while some := os.read(descriptor, 65536):
                *whole, rest = (rest + decoder.decode(some)).split("\n")
                for line in whole:
                    self._put(Typed(line.rstrip("\r")))
        if rest:
            self._put(Typed(rest))
        self._put(NoMoreLines())


def _line_buffer() -> Callable[[], str]:
    """What is being typed, where the platform can tell."""
    try:
        import readline  # noqa: PLC0415 - it is not there on every platform, and changes how input() works
    except ImportError:
        return str
    return readline.get_line_buffer


if sys.platform == "win32":

    def _restored_at_exit(_lines: IO[str]) -> None:
        """Windows has nothing to restore."""

else:
    import termios

    def _restored_at_exit(lines: IO[str]) -> None:
        """We may leave in the middle of a line, and the shell wants its terminal as it was."""
        with contextlib.suppress(OSError, termios.error):
            modes = termios.tcgetattr(lines)
            atexit.register(_restore, lines, modes)

    def _restore(lines: IO[str], modes: list[object]) -> None:
        with contextlib.suppress(OSError, ValueError, termios.error):
            termios.tcsetattr(lines, termios.TCSADRAIN, modes)  # type: ignore[arg-type]  # as tcgetattr gave them
            os.write(lines.fileno(), PASTE_AS_USUAL)
