"""The keys of a real terminal. What is typed while others play is nobody's move: it is not shown, and thrown away."""

import atexit
import contextlib
import sys
from collections.abc import Callable
from typing import IO


class Keyboard:
    def __init__(self, lines: IO[str], read: Callable[[str], str] = input) -> None:
        """With the arrow keys and a memory for lines, where the platform has them."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - importing it is what does it
        self._lines = lines
        self._read = read
        self._away = False
        atexit.register(self.back)  # however we leave, the shell finds its terminal as it was

    def read(self, prompt: str) -> str:
        """One question right after another may be answered ahead: only the time of others is cut off."""
        self.back()
        return self._read(prompt)

    def away(self) -> None:
        """Others play now."""
        if not self._away:
            self._away = True
            _echo(self._lines, on=False)

    def back(self) -> None:
        if self._away:
            self._away = False
            _forget(self._lines)
            _echo(self._lines, on=True)


if sys.platform == "win32":
    import msvcrt

    def _forget(_lines: IO[str]) -> None:
        while msvcrt.kbhit():
            msvcrt.getwch()

    def _echo(_lines: IO[str], *, on: bool) -> None:
        """Windows shows keys only while a line is read."""

else:
    import termios

    def _forget(lines: IO[str]) -> None:
        with contextlib.suppress(OSError, termios.error):  # a terminal that has gone, or one in a test
            termios.tcflush(lines, termios.TCIFLUSH)

    def _echo(lines: IO[str], *, on: bool) -> None:
        with contextlib.suppress(OSError, termios.error):
            modes = termios.tcgetattr(lines)
            modes[3] = modes[3] | termios.ECHO if on else modes[3] & ~termios.ECHO
            termios.tcsetattr(lines, termios.TCSANOW, modes)
