"""A device that draws: it sends stroke after stroke without waiting for answers, as the page's queue does."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.server.wires import Rejected, Wire

WINDOW = 16
"""As many are on their way at most."""
AGAIN = 0.05
"""Seconds until the next try, after the line was lost or the device was told to slow down."""


@dataclass
class Drawer:
    """One person, who is seated at a table where a game is on."""

    url: str
    code: str
    token: str
    person: int
    decision: int
    strokes: Sequence[str]
    row: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    answers: list[tuple[int, str]] = field(default_factory=list)
    """By number, in the order in which they came: `done`, or why not."""
    connections: int = 0
    happenings: dict[int, Callable[[], Awaitable[None]]] = field(default_factory=dict)
    """What befalls it after so many answers, while others are on their way."""

    def __post_init__(self) -> None:
        self._left = [*range(len(self.strokes))]
        """Those that were not answered, in order."""
        self._out = 0
        """As many of them are on their way."""
        self._slow = False
        self._wire: Wire | None = None

    def act(self, number: int) -> dict[str, Any]:
        action = {"type": "scribble", "stroke": self.strokes[number]}
        place = {"row": self.row, "number": number}
        id_ = f"{self.row}-{number}"
        return {
            "type": "act",
            "id": id_,
            "person": self.person,
            "decision": self.decision,
            "action": action,
            "place": place,
        }

    async def draw(self) -> None:
        """Until everything has its answer."""
        while self._left:
            with suppress(OSError, Rejected, asyncio.IncompleteReadError):
                self._wire = await Wire.opened(self.url)
                self.connections += 1
                await self._session(self._wire)
            if self._wire is not None:
                self._wire.cut()
                self._wire = None
            if self._left:
                await asyncio.sleep(AGAIN)

    async def cut(self) -> None:
        """The line is lost, with all that is on it."""
        assert self._wire is not None
        self._wire.cut()

    async def _session(self, wire: Wire) -> None:
        entered = await wire.enter(self.code, self.token)
        if entered is None or entered["type"] != "entered":
            return
        self._out, self._slow = 0, False
        self._pump(wire)
        while self._left and (heard := await wire.message()) is not None:
            if heard["type"] in ("done", "request_refused") and str(heard["id"]).startswith(f"{self.row}-"):
                self._take(int(heard["id"].rpartition("-")[2]), heard.get("why", "done"))
                if happening := self.happenings.pop(len(self.answers), None):
                    await happening()
                if self._slow and not self._out:
                    await asyncio.sleep(AGAIN)
                    self._slow = False
                self._pump(wire)

    def _take(self, number: int, answer: str) -> None:
        self._out -= 1
        self.answers.append((number, answer))
        if answer == "too_fast":
            self._slow = True
        else:
            self._left.remove(number)

    def _pump(self, wire: Wire) -> None:
        """After `too_fast` nothing more, until all that is out has come back: then from the first again."""
        while not self._slow and self._out < min(WINDOW, len(self._left)):
            wire.send(self.act(self._left[self._out]))
            self._out += 1
