"""The post between nodes: what one tells, all hear, in one order that is the same for all of them.

It is made of NOTIFY and keeps nothing: who was not there when something was told asks for it. One line tells, for all
who tell in a turn of the loop; another one listens.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tablee.storage.postgres import nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.chore import kept_up
from tablee.storage.postgres.history import History
from tablee.storage.postgres.line import Line
from tablee.storage.postgres.outbox import Outbox
from tablee.storage.postgres.schema import GROWN_CHANNEL, NEWS_CHANNEL
from tablee.storage.postgres.words import LONGEST_WORD, Grown, heard, teller
from tablee.storage.store import Unavailable

if TYPE_CHECKING:
    from asyncpg import Connection

BEAT_EVERY = 2.0
"""Seconds."""
AGAIN = 0.2
STEADY = 8.0
"""Seconds for which the database must have answered before one looks for tables whose keeper is gone: when it comes
back after a while, all nodes have been silent for as long."""
TELL = f"SELECT pg_notify({NEWS_CHANNEL}, word) FROM unnest($1::text[]) AS word"  # noqa: S608 - a name of ours
BEATEN = "!"
"""What is told with each beat."""

Found = TypeVar("Found")


class Ears(Protocol):
    """Who hears what the others tell."""

    def grown(self, grown: Grown) -> None:
        """Another node has appended."""
        ...

    def news(self, node: str, word: str) -> None:
        """Of whichever node, also of this one."""
        ...

    def beat(self, node: str) -> None: ...

    def missed(self) -> None:
        """Something that was told may not have been heard, here or elsewhere."""
        ...

    def fault(self, error: Exception) -> None:
        """A bug, in one of those who hear."""
        ...


class Post:
    def __init__(self, address: Address, node: str, history: History) -> None:
        self.node = node
        self._history = history
        self._telling = Line(address, history, lazy_commit=True)
        self._asking = Line(address, history, lazy_commit=True)
        self._listening = Line(address, history, lazy_commit=True)
        self._outbox = Outbox(self._notify)
        self._chores: list[asyncio.Task[None]] = []
        self._beating: asyncio.Task[None] | None = None
        self._offset: float | None = None
        self._heard = 0.0
        """When this node's own beat was heard last."""
        self._steady_since: float | None = None
        self._answered = time.monotonic()
        """When a beat of this node was taken last."""

    async def start(self, ears: Ears) -> None:
        """Once it is heard what others tell, and the time is known. Unavailable where there is no line for that.

        In this order: whoever knows of this node asks it who is there, and would wait in vain.
        """
        self._outbox.dropped = ears.missed
        for line in (self._telling, self._listening):  # or it would wait for ever, and say nothing
            await line.run(lambda connection, _begun: connection.execute("SELECT"))
        connected = asyncio.Event()
        self._chores = [asyncio.create_task(kept_up(partial(self._listen, ears, connected), AGAIN, ears.fault))]
        await connected.wait()
        await self._telling.run(lambda connection, _begun: self._beat(connection))
        self._beating = asyncio.create_task(kept_up(self._beat_again, BEAT_EVERY, ears.fault))
        self._chores.append(self._beating)

    def now(self) -> int:
        """By the clock of the database, which all nodes share."""
        return int(time.time() * 1000 if self._offset is None else time.monotonic() * 1000 + self._offset)

    @property
    def steady(self) -> bool:
        return self._steady_since is not None and time.monotonic() - self._steady_since > STEADY

    @property
    def cut_off(self) -> bool:
        """The others hold this node for gone by now, whether it is alone with that or the database is down."""
        return time.monotonic() - self._answered > nodes.SILENT

    def tell(self, word: str) -> None:
        """All nodes, this one too. What cannot be told now is not told later: then something was missed."""
        assert len(self.node) + 1 + len(word.encode()) <= LONGEST_WORD, "the one who tells has seen to it"
        self._outbox.put(f"{self.node} {word}")

    async def ask(self, work: "Callable[[Connection], Awaitable[Found]]") -> Found:
        return await self._asking.run(lambda connection, _begun: work(connection))

    async def leave(self, word: str) -> None:
        """The last that is told: after it this node neither beats nor stands among those that are up."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(Unavailable):
            await self._telling.run(lambda connection, _begun: nodes.leave(connection, self.node), patience=0.5)
        self.tell(word)

    async def close(self) -> None:
        await self._outbox.emptied()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for line in (self._telling, self._asking, self._listening):
            await line.close()

    async def _notify(self, words: Sequence[str]) -> None:
        await self._telling.run(lambda connection, _begun: connection.execute(TELL, words), patience=1.0)

    async def _beat(self, connection: "Connection") -> None:
        began = time.monotonic()
        at = await nodes.beat(connection, self.node)
        self._answered = ended = time.monotonic()
        if self._offset is None or ended - began < 0.2:  # a slow answer says little about the time
            self._offset = at - 1000 * (began + ended) / 2

    async def _beat_again(self) -> None:
        """On the line that tells, where nothing takes long: who asks for much is not gone for it."""
        try:
            await self._telling.run(lambda connection, _begun: self._beat(connection), patience=BEAT_EVERY)
        except Unavailable:
            self._steady_since = None
        else:
            self.tell(BEATEN)
            self._steady_since = self._steady_since or time.monotonic()

    async def _listen(self, ears: Ears, connected: asyncio.Event) -> None:
        """Until the connection is lost, or is to a database that was replaced, or is as good as lost.

        That is so when not even one's own beat was heard for as long as others are given.
        """
        try:
            connection = await self._listening.run(lambda connection, _begun: self._hark(connection, ears))
        except Unavailable:
            return
        connected.set()
        ears.missed()
        self._heard = time.monotonic()
        lived_in = self._listening.lived_in
        while not connection.is_closed() and lived_in == self._history.number and self._is_heard():  # noqa: ASYNC110 - time, too
            await asyncio.sleep(AGAIN)
        self._listening.cut()

    def _is_heard(self) -> bool:
        return time.monotonic() - self._heard < nodes.SILENT

    async def _hark(self, connection: "Connection", ears: Ears) -> "Connection":
        """What is told in a history that has ended is of other logs, and not for this node."""
        lived_in = self._listening.lived_in

        def on_grown(*told: Any) -> None:  # noqa: ANN401 - as the driver calls it
            if teller(told[-1]) != self.node and lived_in == self._history.number:
                for grown in heard(told[-1]):
                    ears.grown(grown)

        def on_news(*told: Any) -> None:  # noqa: ANN401 - likewise
            node, _, word = told[-1].partition(" ")
            if lived_in != self._history.number:
                return
            if word == BEATEN:
                if node == self.node:
                    self._heard = time.monotonic()
                ears.beat(node)
            else:
                ears.news(node, word)

        grown, news = await connection.fetchrow(f"SELECT {GROWN_CHANNEL}, {NEWS_CHANNEL}")
        await connection.add_listener(grown, on_grown)
        await connection.add_listener(news, on_news)
        return connection
