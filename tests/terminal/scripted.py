"""A console without a person: lines come from a script, and what is shown is kept."""

import io
from collections.abc import Iterable

from rich.console import Console

from tablee.bots.pace import PACES, Pauses
from tablee.terminal.screen import Screen


class Script:
    """`slept` has the seconds that went by; `shown` all that a person would have seen, prompts and answers included."""

    def __init__(
        self, lines: Iterable[str], pauses: Pauses = PACES["instant"], *, fancy: bool = False, width: int = 80
    ):
        self._lines = iter(lines)
        self._out = io.StringIO()
        self.slept: list[float] = []
        console = Console(file=self._out, width=width, highlight=False, force_terminal=fancy, legacy_windows=False)
        self.screen = Screen(console, self._read, self.slept.append, pauses, plain=not fancy)

    @property
    def shown(self) -> str:
        """With ordinary spaces, so that tests can be read."""
        return self._out.getvalue().replace("\u202f", " ")

    def _read(self, prompt: str) -> str:
        self._out.write(prompt)
        try:
            line = next(self._lines)
        except StopIteration:
            raise EOFError from None
        self._out.write(f"{line}\n")
        return line
