"""A terminal in a test: `tablee join` in a process of its own, with lines typed in and everything shown kept."""

import os
import random
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

from tablee.games.sept_pour_cent import GAME
from tablee.kernel.structs import members
from tablee.words import words_for

PATIENCE = 30.0
"""Seconds that a test waits for a line at most; it goes on as soon as it is there."""
FIELDS = tuple({words_for("en", GAME).field(name) for kind in members(GAME.actions) for name in kind.__struct_fields__})


class Terminal:
    """In English and plain. Once `plays`, it answers every question of the game with something that may be right."""

    def __init__(
        self, url: str, home: Path, *arguments: str, seed: int = 0, environment: Mapping[str, str] = os.environ
    ) -> None:
        command = [sys.executable, "-m", "tablee", "join", url, "--lang=en", "--plain", *arguments]
        environment = {**environment, "XDG_STATE_HOME": str(home)}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        self.lines: list[str] = []
        self.plays = False
        self.moves = 10**9
        """Choices that it makes before it waits for `go_on`."""
        self.hesitates: threading.Event = threading.Event()
        """Set when it has a choice to make and waits; may be shared."""
        self._seen = 0
        self._choices = 0
        self._dice = random.Random(seed)
        self._changed = threading.Condition()
        self._ended = False
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def until(self, mark: str) -> str:
        """The next line that has this in it, from the last one that was waited for."""
        return self.when(lambda line: mark in line, mark)

    def when(self, found: Callable[[str], bool], what: str) -> str:
        with self._changed:
            while True:
                while self._seen < len(self.lines):
                    self._seen += 1
                    if found(self.lines[self._seen - 1]):
                        return self.lines[self._seen - 1]
                assert not self._ended, f"the terminal ended without {what!r}:\n" + "\n".join(self.lines[-40:])
                assert self._changed.wait(PATIENCE), f"no {what!r} in:\n" + "\n".join(self.lines[-40:])

    def left(self) -> int:
        """Close the input, and wait for the end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        """Somebody closes the window."""
        self.process.kill()
        self.left()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._changed:
                self.lines.append(line.rstrip("\n").replace("\u202f", " "))
                self._changed.notify_all()
            if self.plays:
                self._answer(self.lines[-1])
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def go_on(self) -> None:
        """To the end."""
        waited = self.moves < 0
        self.moves = 10**9
        if waited:
            self._choose()

    def _choose(self) -> None:
        self.type(str(self._dice.randint(1, self._choices)))

    def _answer(self, line: str) -> None:
        if listed := re.match(r"(\d+) ", line):
            self._choices = int(listed[1])
        elif line == "Your choice":
            self.moves -= 1
            if self.moves < 0:
                self.hesitates.set()
            else:
                self._choose()
        elif line.endswith("(y/n)"):
            self.type("y")
        elif line.split(" (", maxsplit=1)[0] in FIELDS:
            low = re.search(r"\d+", line)
            self.type(low[0] if low else "1")
