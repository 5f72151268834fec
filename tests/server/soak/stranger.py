"""A stranger: all the addresses, devices and lines of one attack, and what comes of it."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.client import HTTPException
from itertools import cycle
from random import Random
from typing import Any

from tests.server.wires import Rejected, Wire
from tests.stranger.device import Answer, Device, Gone
from tests.stranger.feeds import Json
from tests.stranger.playing import Player, gather, http

BREATH = 0.2
"""Seconds until somebody who was refused, cut off or kept out comes back."""
MENDS = (OSError, HTTPException, Rejected, Gone, TimeoutError, AssertionError, EOFError)
"""What such a stranger meets."""
LONGEST_FAULT = 60
"""Letters."""


class Stranger:
    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.dice = Random(number)
        self.got: Counter[str] = Counter()
        """What was done, by what the server answered."""
        self.faults: Counter[str] = Counter()
        """What went wrong with the attack itself, which is no attack."""
        self._number = number
        self._elsewhere = cycle(range(100, 250))

    def source(self, number: int = 1) -> str:
        """An address of its own: all of 127.0.0.0/8 is this machine."""
        return f"127.7.{self._number}.{number}"

    def elsewhere(self) -> str:
        """Another one each time, for what makes an address be kept out."""
        return self.source(next(self._elsewhere))

    # Coming, and going again whatever happens: 20 sockets left open, and an address is kept out for good

    @asynccontextmanager
    async def wire(self, source: str = "") -> AsyncIterator[Wire]:
        wire = await Wire.opened(self.url, source=source or self.source())
        try:
            yield wire
        finally:
            wire.cut()

    @asynccontextmanager
    async def line(self, source: str = "") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """For any bytes at all."""
        host, _, port = self.url.removeprefix("http://").partition(":")
        local = (source or self.source(), 0)
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=local)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()
            writer.close()

    @asynccontextmanager
    async def device(self, code: str, *tokens: str) -> AsyncIterator[Device]:
        device = _Counting(self.got, self.url, code, *tokens, source=self.source())
        try:
            await device.enter()
            yield device
        finally:
            await device.leave()

    @asynccontextmanager
    async def players(self, game: str, people: int, bots: int, options: Json) -> AsyncIterator[list[Player]]:
        devices: list[Device] = []

        def kept(*given: Any, **named: Any) -> Device:
            devices.append(_Counting(self.got, *given, **named))
            return devices[-1]

        try:
            yield await gather(self.url, game, people, bots, options, source=self.source(), kind=kept)
        finally:
            for device in devices:
                await device.leave()

    # Asking over HTTP

    async def ask(
        self, method: str, path: str, body: Any = None, *, source: str = "", **headers: str
    ) -> tuple[int, bytes]:
        source = source or self.source()
        status, answer = await asyncio.to_thread(http, self.url, method, path, body, source=source, **headers)
        self.got[f"{status}"] += 1
        return status, answer

    async def lay(self, game: str, source: str = "") -> Json:
        body = {"game": game, "options": {}}
        status, answer = await self.ask("POST", "/api/tables", body, source=source, Origin=self.url)
        assert status == 201, f"no table: {status}"
        laid: Json = json.loads(answer)
        return laid


class _Counting(Device):
    """It counts what it asked for, and what it was refused."""

    def __init__(self, got: Counter[str], *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._got = got

    async def answer(self, message: Json) -> Answer:
        answer = await super().answer(message)
        self._got[answer.why or message["type"]] += 1
        return answer


@dataclass(frozen=True)
class Attack:
    """What a stranger does, and what must come of it again and again, or it was none."""

    do: Callable[[Stranger], Awaitable[None]]
    proof: tuple[str, ...]
    at_first: tuple[str, ...] = ()
    """What must come of it once: later the address is kept out."""
    by_and_by: tuple[str, ...] = ()
    """What must have come of it after a quarter of an hour."""

    @property
    def name(self) -> str:
        return self.do.__name__


async def persist(stranger: Stranger, attack: Callable[[Stranger], Awaitable[None]]) -> None:
    """Again and again, whatever stops it."""
    while True:
        try:
            await attack(stranger)
        except MENDS as error:
            stranger.faults[f"{type(error).__name__}: {error}".partition("\r\n")[0][:LONGEST_FAULT]] += 1
        await asyncio.sleep(BREATH)


async def together(*works: Awaitable[Any]) -> None:
    """Where one of them fails, none goes on by itself while the stranger begins anew."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
