"""A loop whose clock is moved: whenever nobody has anything to do, it is already the time of what is due next.

So a table of a real server, but for its sockets, lives through an evening in no time, and when things happen is exact.
"""

import asyncio
import json
from collections.abc import Coroutine
from itertools import count
from random import Random
from typing import Any, TypeVar

from tablee.kernel.codec import encode
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.limits import Limits
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import OpenTables
from tablee.server.session import Session
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tablee.wire.requests import PROTOCOL_VERSION, Enter, LayTable
from tests.server.devices import patched

Came = TypeVar("Came")
Message = dict[str, Any]


class Clockwork(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._moved = 0.0

    def time(self) -> float:
        return self._moved

    def _run_once(self) -> None:
        due = [timer.when() for timer in self._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
        if due and not self._ready:  # type: ignore[attr-defined]
            self._moved = max(self._moved, min(due))
        super()._run_once()  # type: ignore[misc]


def run(evening: Coroutine[Any, Any, Came]) -> Came:
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(evening)


def now() -> int:
    """Milliseconds of the moved clock."""
    return int(1000 * asyncio.get_running_loop().time())


class Hall:
    """A server without sockets."""

    def __init__(self, catalogue: Catalogue, seed: int = 0) -> None:
        environment = Environment(
            now=now,
            secret=Random(seed).randbytes,
            letter=Random(seed).choice,  # chance is committed to with the code of the table
            bot_delays=Random(seed),
            dice=Random(seed),
        )
        self.open_tables = OpenTables(MemoryStore(), catalogue, environment, Journal(lambda _: None))
        self._doorkeeper = Doorkeeper(Limits(), asyncio.get_running_loop().time)

    async def lay(self, game: str) -> tuple[LiveTable, str]:
        """The table, and the token of its host."""
        laid = await self.open_tables.lay(LayTable(game))
        live = await self.open_tables.find(laid.code)
        assert live is not None
        return live, laid.token

    async def guest(self, live: LiveTable, *tokens: str) -> "Guest":
        guest = Guest(self.open_tables, self._doorkeeper)
        await guest.session.enter(encode(Enter(PROTOCOL_VERSION, live.table.code, tokens)))
        return guest


class Guest:
    """A device at a table, which takes in what it is sent when it asks for something."""

    def __init__(self, open_tables: OpenTables, doorkeeper: Doorkeeper) -> None:
        self.woken = asyncio.Event()
        """Set when something is sent to it."""
        self.session = Session(open_tables, doorkeeper, "guest", self.woken.set)
        self.perspectives: dict[int | None, Message] = {}
        self._ids = (f"request-{id(self)}-{number}" for number in count())

    async def ask(self, type_: str, **fields: Any) -> Message:
        """The answer, once it has come; no time passes by it."""
        message = {"type": type_, "id": next(self._ids), **fields}
        self.session.hear(encode(message))
        while True:
            for came in self._heard():
                if came.get("id") == message["id"]:
                    return came
            await asyncio.sleep(0)

    def _heard(self) -> list[Message]:
        heard = []
        while (message := self.session.connection.next()) is not None:
            heard.append(json.loads(message))
            if heard[-1]["type"] == "snapshot":
                self.perspectives[heard[-1]["seat"]] = heard[-1]
            elif heard[-1]["type"] == "patch":
                seat = heard[-1]["seat"]
                self.perspectives[seat] = patched(self.perspectives[seat], heard[-1])
        return heard

    def upto(self, seat: int | None) -> Message:
        """The last message of this feed."""
        self._heard()
        return {name: self.perspectives[seat][name] for name in ("epoch", "number")}
