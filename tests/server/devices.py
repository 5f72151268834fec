"""A device in a test: a real WebSocket to a real server, which keeps every message that it was sent."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.fairness.commitment import seed_commitment
from tablee.kernel.seats import Seat
from tablee.wire.requests import PROTOCOL_VERSION
from tests.tables.patches.patching import changed

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds that a test waits for a message at most; it goes on as soon as it is there."""


class Device:
    """It enters, asks and hears; and puts the views together that patches change."""

    def __init__(self, url: str, code: str) -> None:
        self.url = url.rstrip("/")
        self.code = code
        self.tokens: dict[int, str] = {}
        self.heard: list[Message] = []
        self.raw: list[str] = []
        """Every frame, as it came, over all connections of this device."""
        self.public_table: Message = {}
        self.perspectives: dict[int | None, Message] = {}
        """By seat: epoch, number, view, offers, awaited, may, told."""
        self.answers: dict[str, Message] = {}
        self.closed: asyncio.Event = asyncio.Event()
        self.close_code: int | None = None
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._ids = itertools.count()
        self._name = secrets.token_hex(8)

    async def enter(self, **others: Any) -> Message:
        self.closed.clear()
        self._socket = await connect(
            f"ws{self.url.removeprefix('http')}/api/ws?table={quote(self.code)}",
            origin=Origin(self.url),
            max_size=None,
            compression=None,
            **others,
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        before = len(self.heard)
        await self.send(
            {"type": "enter", "protocol": PROTOCOL_VERSION, "table": self.code, "tokens": list(self.tokens.values())}
        )
        first: Message = await self.wait(
            lambda: next((m for m in self.heard[before:] if m["type"] in ("entered", "farewell")), None)
        )
        return first

    async def send(self, message: Message | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def fresh_id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    async def post(self, type_: str, **fields: Any) -> str:
        """Ask without waiting for the answer: the id under which it will come."""
        message = {"type": type_, "id": self.fresh_id(), **fields}
        await self.send(message)
        return str(message["id"])

    async def ask(self, type_: str, **fields: Any) -> Message:
        """The answer: done, refused, seated, lent…"""
        return await self.answer(await self.post(type_, **fields))

    async def answer(self, id_: str) -> Message:
        answer: Message = await self.wait(lambda: self.answers.get(id_))
        return answer

    async def sit(self, name: str, **fields: Any) -> int:
        seated = await self.ask("sit", name=name, **fields)
        assert seated["type"] == "seated", seated
        if seated["token"]:
            self.tokens[seated["person"]] = seated["token"]
        return int(seated["person"])

    def seat(self, person: int) -> Seat:
        chairs = self.public_table["chairs"]
        return Seat(next(seat for seat, chair in enumerate(chairs) if chair["person"] == person))

    async def wait(self, there: Callable[[], Any]) -> Any:
        """Until this is something; it is looked at whenever a message came."""
        async with asyncio.timeout(PATIENCE), self._changed:
            while not (found := there()):
                await self._changed.wait()
        return found

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            assert self._reading is not None
            await self._reading
            self._socket = None

    def cut(self) -> None:
        """The line is gone, without a word."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                assert isinstance(message, str)
                self.raw.append(message)
                async with self._changed:
                    self._take(json.loads(message))
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        self.close_code = socket.close_code
        self.closed.set()
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        match message["type"]:
            case "entered":
                self.public_table = message["public_table"]
            case "table_changed":
                self.public_table = {**self.public_table, **message["public_table"]}
            case "snapshot":
                self.perspectives[message["seat"]] = message
            case "patch":
                self.perspectives[message["seat"]] = patched(self.perspectives[message["seat"]], message)
            case _ if "id" in message:
                self.answers[message["id"]] = message


def patched(perspective: Message, patch: Message) -> Message:
    """The perspective after a patch: what a page does."""
    assert patch["number"] == perspective["number"] + 1, "a message was lost"
    view = changed(perspective["view"], patch.get("view", {}))
    told = [*perspective["told"], *patch.get("told", [])]
    others: Message = {name: patch[name] for name in ("offers", "awaited", "may") if name in patch}
    return {**perspective, **others, "view": view, "told": told, "number": patch["number"]}


async def shake_hands(device: Device, person: int) -> None:
    """A player's half of the start handshake."""
    handshake = await device.wait(
        lambda: device.public_table["stage"] != "gathering" and device.public_table["handshake"]
    )
    if device.public_table["stage"] != "sealing" or person not in handshake["asked"]:
        return
    seed = sha256(f"{device.code}/{person}".encode()).digest()
    committed = seed_commitment(handshake["game_id"], device.seat(person), seed).hex()
    await device.ask("commit_seed", person=person, commitment=committed)
    await device.wait(lambda: device.public_table["stage"] != "sealing" or device.public_table["handshake"]["showing"])
    await device.ask("show_seed", person=person, seed=seed.hex())


def base(url: str) -> tuple[str, int]:
    split = urlsplit(url)
    assert split.hostname is not None
    assert split.port is not None
    return split.hostname, split.port
