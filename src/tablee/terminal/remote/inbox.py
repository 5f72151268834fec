"""The inbox: what was typed and what was told, in the order in which it came."""

from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Timer

from tablee.wire.messages import Message

A_WHILE = 0.5
"""Seconds. On Windows only a wait that ends lets Ctrl-C through."""


@dataclass(frozen=True)
class Typed:
    line: str


@dataclass(frozen=True)
class NoMoreLines:
    """The end of the input, or Ctrl-D."""


@dataclass(frozen=True)
class Lost:
    """The line is down; it is tried again without end."""


@dataclass(frozen=True)
class Unreachable:
    """It was never up."""

    reason: str


@dataclass(frozen=True)
class Waited:
    """A while has passed since these people went away."""

    people: frozenset[int | None]


Heard = Message | Lost | Unreachable | Waited
Item = Typed | NoMoreLines | Heard


class Inbox:
    def __init__(self) -> None:
        self._items: SimpleQueue[Item] = SimpleQueue()

    def put(self, item: Item) -> None:
        self._items.put(item)

    def put_later(self, item: Item, seconds: float) -> None:
        later = Timer(seconds, self.put, (item,))
        later.daemon = True  # nobody waits for it when the program ends
        later.start()

    def next(self) -> Item:
        while True:
            try:
                return self._items.get(timeout=A_WHILE)
            except Empty:
                continue

    def forget_told(self) -> None:
        """What came from a connection that is closed now; what was typed stays."""
        waiting = [self._items.get() for _ in range(self._items.qsize())]
        for item in waiting:
            if isinstance(item, Typed | NoMoreLines):
                self._items.put(item)
