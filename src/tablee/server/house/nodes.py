"""A house of several nodes, by way of the database that they share."""

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Malformed
from tablee.server import tokens
from tablee.server.door.device_codes import LENGTH
from tablee.server.house.house import LENT_FOR, Ears
from tablee.server.house.news import NEWS, Gone, News
from tablee.storage.postgres import nodes
from tablee.storage.postgres.chore import kept_up
from tablee.storage.postgres.post import Post
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.postgres.words import Grown
from tablee.storage.store import Unavailable
from tablee.tables.entries import PersonId, Timestamp
from tablee.wire.codes import spelt

LOOK = 1.0
"""Seconds."""
LOOKS_CUT_OFF = 3
"""In a row, after which guests are sent away: by then a proxy that asks /healthz each second brings them elsewhere. And
one alone may only mean that this process stood still, and beats again at once."""


class Nodes:
    """A `House`."""

    sweeps = True

    def __init__(self, store: PostgresStore) -> None:
        self.node = store.node
        self._post = Post(store.address, store.node, store.history)
        self._history = store.history
        self._beats: dict[str, float] = {}
        self._ears: Ears
        self._looking: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._looks_cut_off = 0

    @property
    def others(self) -> frozenset[str]:
        return frozenset(self._beats)

    @property
    def cut_off(self) -> bool:
        return self._post.cut_off

    async def start(self, ears: Ears) -> None:
        self._ears = ears
        self._history.ended = ears.start_anew
        await self._post.start(self)
        now = asyncio.get_running_loop().time()
        self._beats |= {node: now for node in await self._post.ask(nodes.up) if node != self.node}
        self._looking = asyncio.create_task(kept_up(self._look, LOOK, self.fault))

    def now(self) -> Timestamp:
        return self._post.now()

    def tell(self, news: News) -> None:
        if not self._closed:
            self._post.tell(encode(news).decode())

    def keep(self, code: str) -> None:
        self._soon(lambda: self._post.ask(lambda line: nodes.keep(line, self.node, code)))

    def put_away(self, code: str, length: int) -> None:
        self._soon(lambda: self._post.ask(lambda line: nodes.put_away(line, self.node, code, length)))

    async def sweep(self) -> list[str]:
        return await self._post.ask(lambda line: nodes.sweep(line, self.node)) if self._post.steady else []

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:
        return await self._post.ask(lambda line: nodes.lengths(line, codes))

    def lend(self, code: str, person: PersonId) -> "Future[str]":
        return self._task(self._lend(code, person))

    def claim(self, code: str, lent: str, request: str) -> "Future[PersonId | None]":
        hashed = _hashed(spelt(lent))
        return self._task(self._post.ask(lambda line: nodes.claim(line, hashed, code, request)))

    async def close(self) -> None:
        self._closed = True
        await self._post.leave(encode(Gone()).decode())
        if self._looking is not None:
            self._looking.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        await self._post.close()

    # What the post hears

    def grown(self, grown: Grown) -> None:
        self._ears.grown(grown.code, grown.length, grown.entries)

    def news(self, node: str, word: str) -> None:
        try:
            news = NEWS.decode(word.encode())
        except Malformed:
            return  # of a node of another version, which has more to say
        if not isinstance(news, Gone):
            self._ears.news(node, news)
        elif node != self.node:
            self._gone(frozenset({node}))

    def beat(self, node: str) -> None:
        if node == self.node:
            return
        known = node in self._beats
        self._beats[node] = asyncio.get_running_loop().time()
        if not known:
            self._ears.came(node)

    def missed(self) -> None:
        self._ears.missed()

    def fault(self, error: Exception) -> None:
        self._ears.fault(error)

    async def _look(self) -> None:
        """For nodes that are silent. While nothing is heard at all, it is this node that is deaf: they are gone too."""
        late = asyncio.get_running_loop().time() - nodes.SILENT
        if silent := frozenset(node for node, at in self._beats.items() if at < late):
            self._gone(silent)
        self._looks_cut_off = self._looks_cut_off + 1 if self.cut_off else 0
        if self._looks_cut_off == LOOKS_CUT_OFF:
            self._ears.cut_off()

    def _gone(self, gone: frozenset[str]) -> None:
        for node in gone:
            self._beats.pop(node, None)
        self._ears.nodes_changed(gone)

    async def _lend(self, code: str, person: PersonId) -> str:
        lent = tokens.letters(LENGTH)
        await self._post.ask(lambda line: nodes.lend(line, _hashed(lent), code, person, LENT_FOR))
        return lent

    def _task(self, work: Any) -> "Future[Any]":  # noqa: ANN401 - of whatever it finds
        task = asyncio.get_running_loop().create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    def _soon(self, work: Callable[[], Awaitable[None]]) -> None:
        """If it fails, a sweep finds the table, or finds nothing to do there."""

        async def done() -> None:
            with suppress(Unavailable):
                await work()

        if not self._closed:
            self._task(done())


def _hashed(lent: str) -> str:
    return sha256(b"tablee/device-code/v1" + lent.encode()).hexdigest()
