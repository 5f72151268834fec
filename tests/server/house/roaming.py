"""Clients of a house: they come to whichever node, go where they are sent, and sometimes let their time run out."""

import random
import time
from collections.abc import Sequence

from tests.server.steadfast import Message, Steadfast
from tests.server.wires import Wire

LIMIT = 5
"""Seconds for a decision, at a table with a limit."""
DOZES = 0.03
"""How likely somebody there lets one pass."""
AS_A_PAGE = 0.5
"""Seconds that a page waits at most, beyond what a node that stops asks for."""


class Roaming(Steadfast):
    """As by way of a proxy that knows none of the nodes from another."""

    def __init__(
        self,
        urls: Sequence[str],
        code: str,
        token: str | None,
        players: int,
        games: int,
        dice: random.Random,
        *,
        limited: bool = False,
    ) -> None:
        self.urls = urls
        super().__init__("", code, token, players, games, dice)
        self.limited = limited
        self.here = False
        self.returns: list[float] = []
        """Seconds from the word of a node that it stops until this one was at the table again."""
        self._sent_on: float | None = None
        self._retry = 0.0
        self._dozed: set[tuple[int, int]] = set()
        """Decisions that were let pass, by game."""

    @property
    def url(self) -> str:
        return random.choice(self.urls)

    @url.setter
    def url(self, _: str) -> None:
        pass

    @property
    def is_back(self) -> bool:
        return self.here or self._done

    async def _session(self, wire: Wire) -> None:
        try:
            await super()._session(wire)
        finally:
            self.here = False

    def _arrived(self) -> None:
        self.here = True
        if self._sent_on is not None:
            self.returns.append(time.perf_counter() - self._sent_on)
            self._sent_on = None

    def _pause(self) -> float:
        retry, self._retry = self._retry, 0.0
        return retry or super()._pause()

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "farewell" if message["why"] == "restarting":
                self._sent_on, self._retry = time.perf_counter(), message["retry"] + AS_A_PAGE
            case "elsewhere":  # on the connection that was lost: "here", says the person
                assert self._wire is not None
                self._wire.send(self._fresh("open", person=self.person, take=True))
            case _:
                super()._hear(message)
                if self.limited and message["type"] in ("snapshot", "patch"):
                    self._release()

    def _release(self) -> None:
        """All was shown, as it is at once here: time runs from now on."""
        if self._wire is not None and self._perspective is not None:
            upto = {"epoch": self._perspective["epoch"], "number": self._perspective["number"]}
            self._wire.send(self._fresh("release", person=self.person, upto=upto))

    def _gather(self) -> None:
        if self.limited and self.host:
            self._once("set_limit", seconds=LIMIT)
        super()._gather()

    def _move(self) -> None:
        if not self.limited or self._perspective is None:
            super()._move()
            return
        decision = self._public_table["games"], self._perspective["offers"]["decision"]
        if self._public_table["chairs"][self._seat()]["level"]:
            self._dozed.discard(decision)
            if not any(asked["type"] == "come_back" for asked in self._pending.values()):
                self._ask(self._fresh("come_back", person=self.person))
        elif self._perspective["offers"]["choices"] and decision not in self._dozed:
            if self.dice.random() < DOZES:
                self._dozed.add(decision)
            else:
                super()._move()
