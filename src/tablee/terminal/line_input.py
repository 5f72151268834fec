"""Lines from a keyboard or a pipe, read in a thread of their own, while the game goes on above them.

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

PROMPT = "› "
CLEAR = "\r\x1b[2K"
PASTE_AS_USUAL = b"\x1b[?2004l\r"
"""Readline marks what is pasted as long as a line is typed."""


class OutputAbovePrompt(io.TextIOBase):
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


class LineReader:
    def __init__(
        self, lines: IO[str], output: OutputAbovePrompt, put: Callable[[str | None], None], *, live: bool
    ) -> None:
        """`put` takes every line, and None at their end; it is called from the other thread."""
        self._lines = lines
        self._output = output
        self._put = put
        self._live = live
        self._wanted = Semaphore(0)
        self._idle = True
        self._typed_so_far: Callable[[], str] = str
        if live:
            self._typed_so_far = _line_buffer()
            _restored_at_exit(lines)
        Thread(target=self._type if live else self._read, name="lines", daemon=True).start()

    def show_prompt(self) -> None:
        """Called before the main thread waits: the prompt is there, with what was typed of the line so far."""
        self._output.flush()
        if not self._live:
            return
        if self._idle:
            self._idle = False
            self._output.typing = True
            self._wanted.release()
        elif not self._output.typing:
            self._output.prompt(self._typed_so_far())

    def taken(self, line: str) -> None:
        """A line was typed. Nobody sees what comes through a pipe, so it is shown."""
        if self._live:
            self._idle = True
            self._output.typing = False
        else:
            self._output.write(f"{self._output.prompt_text}{line}\n")

    def _type(self) -> None:
        while True:
            self._wanted.acquire()
            try:
                self._put(input(self._output.prompt_text))
            except (EOFError, OSError, ValueError):
                self._put(None)
                return

    def _read(self) -> None:
        """Not through the file object: its lock would be held when the program ends."""
        try:
            descriptor = self._lines.fileno()
        except (OSError, AttributeError):
            for line in self._lines:
                self._put(line.rstrip("\n"))
            self._put(None)
            return
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        rest = ""
        with contextlib.suppress(OSError):
            while some := os.read(descriptor, 65536):
                *whole, rest = (rest + decoder.decode(some)).split("\n")
                for line in whole:
                    self._put(line.rstrip("\r"))
        if rest:
            self._put(rest)
        self._put(None)


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
