"""What was typed and what was received, in the order in which it came; the main thread waits here for both."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Timer
from typing import IO

from tablee.terminal.line_input import LineReader, OutputAbovePrompt
from tablee.terminal.prompt import SLASH
from tablee.wire.messages import Message

A_WHILE = 0.5
"""Seconds. On Windows only a wait that ends lets Ctrl-C through."""


@dataclass(frozen=True)
class TypedLine:
    """None at the end of the input, or for Ctrl-D."""

    text: str | None


@dataclass(frozen=True)
class ConnectionLost:
    """It is tried again without end."""


@dataclass(frozen=True)
class Unreachable:
    """There never was a connection."""

    reason: str


@dataclass(frozen=True)
class AwayForAWhile:
    """Some time has passed since these people went away."""

    people: frozenset[int | None]


Received = Message | ConnectionLost | Unreachable | AwayForAWhile


class Inbox:
    def __init__(self, lines: IO[str], output: OutputAbovePrompt, *, live: bool) -> None:
        self._items: SimpleQueue[TypedLine | Received] = SimpleQueue()
        self._output = output
        self._typed: deque[str] = deque()
        """Lines that nobody has taken yet."""
        self._ended = False
        self.receive: Callable[[Received], None] = lambda _: None
        """What to do with what was received."""
        self.reading: Callable[[str], str] = self.ask
        """How an answer is asked for."""
        self.live = live
        """Whether somebody sits at a keyboard."""
        self._reader = LineReader(lines, output, lambda text: self._items.put(TypedLine(text)), live=live)

    def put(self, item: Received) -> None:
        """From any thread."""
        self._items.put(item)

    def put_later(self, item: Received, seconds: float) -> None:
        later = Timer(seconds, self.put, (item,))
        later.daemon = True  # nobody waits for it when the program ends
        later.start()

    def forget_received(self) -> None:
        """What came from a connection that is closed now; what was typed stays."""
        waiting = [self._items.get() for _ in range(self._items.qsize())]
        for item in waiting:
            if isinstance(item, TypedLine):
                self._items.put(item)

    def read(self, prompt: str) -> str:
        """For the screen: a line that answers what is asked now."""
        return self.reading(prompt)

    def ask(self, question: str) -> str:
        """The next line; EOFError when there is none. The question stands on a line of its own above it."""
        if question.strip():
            self._output.write(f"{question.rstrip(' ›')}\n")
        while True:
            if self._typed:
                return self._taken()
            if self._ended:
                raise EOFError
            self.wait()

    def command(self, *, stay: bool) -> str | None:
        """A line typed while nothing is asked, or None: then something came, and what to do may have changed.

        Whoever pipes lines in means them as answers: they wait for their question, but for those with a slash. With
        `stay`, the end of such lines is no reason to go.
        """
        if self._typed and (self.live or self._typed[0].startswith(SLASH)):
            return self._taken()
        if self._ended and not (stay and not self.live) and not self._typed:
            raise EOFError
        self.wait()
        return None

    def wait(self) -> None:
        """For one thing more, typed or received."""
        self.show_prompt()
        match self._next():
            case TypedLine(text):
                self._take(text)
            case received:
                self.receive(received)

    def show_prompt(self) -> None:
        """With what is being typed, whatever was shown meanwhile."""
        self._reader.show_prompt()

    def _next(self) -> TypedLine | Received:
        while True:
            try:
                return self._items.get(timeout=A_WHILE)
            except Empty:
                continue

    def _take(self, line: str | None) -> None:
        if line is None:
            self._ended = True
            return
        if self.live:
            self._reader.taken(line)
        self._typed.append(line)

    def _taken(self) -> str:
        line = self._typed.popleft()
        if not self.live:
            self._reader.taken(line)
        return line.strip()
