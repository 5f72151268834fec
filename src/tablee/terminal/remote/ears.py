"""Ears: the main thread's way to wait for a line, hearing what the table says meanwhile."""

from collections import deque
from collections.abc import Callable

from tablee.terminal.prompt import SLASH
from tablee.terminal.remote.inbox import Heard, Inbox, NoMoreLines, Typed
from tablee.terminal.remote.typist import Above, Typist


class Ears:
    def __init__(self, inbox: Inbox, typist: Typist, above: Above) -> None:
        self.inbox = inbox
        self._typist = typist
        self._above = above
        self._lines: deque[str] = deque()
        """Typed, and not taken yet."""
        self._ended = False
        self.hear: Callable[[Heard], None] = lambda _: None
        """What to do with a message."""
        self.reading: Callable[[str], str] = self.ask
        """How an answer is asked for."""

    @property
    def live(self) -> bool:
        return self._typist.live

    def read(self, prompt: str) -> str:
        """For the screen: a line that answers what is asked now."""
        return self.reading(prompt)

    def ask(self, question: str) -> str:
        """The next line; EOFError when there is none. The question stands on a line of its own above it."""
        if question.strip():
            self._above.write(f"{question.rstrip(' ›')}\n")
        while True:
            if self._lines:
                return self._taken()
            if self._ended:
                raise EOFError
            self.listen()

    def command(self, *, stay: bool) -> str | None:
        """A line typed while nothing is asked, or None: then something was heard, and what to do may have changed.

        Whoever pipes lines in means them as answers: they wait for their question, but for those with a slash. With
        `stay`, the end of such lines is no reason to go.
        """
        if self._lines and (self.live or self._lines[0].startswith(SLASH)):
            return self._taken()
        if self._ended and not (stay and not self.live) and not self._lines:
            raise EOFError
        self.listen()
        return None

    def listen(self) -> None:
        """One thing more, typed or told."""
        self._typist.wait()
        match self.inbox.next():
            case Typed(line):
                if self.live:
                    self._typist.taken(line)
                self._lines.append(line)
            case NoMoreLines():
                self._ended = True
            case heard:
                self.hear(heard)

    def _taken(self) -> str:
        line = self._lines.popleft()
        if not self.live:
            self._typist.taken(line)
        return line.strip()
