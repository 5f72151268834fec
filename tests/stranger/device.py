"""A stranger's device at a table: one WebSocket after another, and nothing that the protocol's page does not say."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tests.stranger.feeds import Feed, Json, Lost, Mark

PROTOCOL = 2
PATIENCE = 90.0
"""Seconds for anything that must come."""
TRIES = 40
"""Connections in a row that may fail, a little later each, before the device gives up."""


class Gone(Exception):  # noqa: N818 - what has happened, and no error
    """The server has closed the connection, and trying again makes no sense."""


@dataclass(frozen=True)
class Answer:
    message: Json
    marks: dict[int | None, Mark]
    """Where each feed was when it came: what the request changed comes after it."""
    again: bool
    """Whether it was asked more than once: then it may have been done long before."""

    @property
    def why(self) -> str:
        """Why it was refused; empty when it was not."""
        return str(self.message["why"]) if self.message["type"] == "request_refused" else ""


class Device:
    def __init__(self, url: str, code: str, *tokens: str, source: str | None = None) -> None:
        """`source` is the address of this machine to come from, where it has several."""
        self._from = (source, 0) if source else None
        self.url = url
        self.code = code
        self.tokens = [*tokens]
        self.people: set[int] = set()
        """Whom it holds."""
        self.table: Json = {}
        """The public table, as far as it was told."""
        self.feeds: dict[int | None, Feed] = {}
        """By seat; the public one is nobody's."""
        self.heard: list[Json] = []
        self.connections = 0
        self._opened: list[int | None] = []
        self._unanswered: dict[str, Json] = {}
        self._answers: dict[str, Answer] = {}
        self._sent_again: set[str] = set()
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._gone = False
        self._living: asyncio.Task[None] | None = None

    # Coming and going

    async def enter(self) -> None:
        self._living = asyncio.create_task(self._live())
        await self.until(lambda: self._socket is not None)

    async def leave(self) -> None:
        if self._living is not None:
            self._living.cancel()
            await asyncio.gather(self._living, return_exceptions=True)

    def drop(self) -> None:
        """The line is cut, without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _live(self) -> None:
        """From one connection to the next, until the server says that trying again makes no sense."""
        failed = 0
        while failed < TRIES and not (self.farewell and self.farewell["retry"] is None):
            await asyncio.sleep(self.farewell["retry"] if self.farewell else 0.05 * failed)
            failed += 1
            try:
                address = f"{self.url.replace('http', 'ws', 1)}/api/ws"
                async with connect(
                    address, origin=Origin(self.url), compression=None, max_size=None, local_addr=self._from
                ) as socket:
                    await self._come_in(socket)
                    failed = 0
                    async for message in socket:
                        await self._hear(json.loads(message))
            except (ConnectionClosed, InvalidHandshake, OSError):
                pass
            finally:
                self._socket = None
        self._gone = True
        await self._tell_news()

    async def _come_in(self, socket: ClientConnection) -> None:
        """Enter, open again what was open, ask again what has no answer."""
        await _send(socket, {"type": "enter", "protocol": PROTOCOL, "table": self.code, "tokens": self.tokens})
        entered = json.loads(await socket.recv())
        await self._hear(entered)
        if entered["type"] == "farewell":
            return
        self.connections += 1
        self.people = {mine["person"] for mine in entered["people"]}
        first = [*map(self._open, self._opened), *self._unanswered.values()]
        self._sent_again.update(self._unanswered)
        self._socket = socket
        for message in first:
            await _send(socket, message)
        await self._tell_news()

    # Asking

    async def ask(self, type_: str, **fields: Any) -> Answer:
        return await self._patiently({"type": type_, "id": fresh_id(), **fields})

    async def _patiently(self, message: Json) -> Answer:
        """What came too fast is asked again a little later."""
        answer = await self.answer(message)
        if answer.why != "too_fast":
            return answer
        await asyncio.sleep(0.1)
        return await self._patiently(message)

    async def answer(self, message: Json) -> Answer:
        """To any message with an id. Where the line breaks it is sent again on the next one."""
        self._unanswered[message["id"]] = message
        await self.send(message)
        await self.until(lambda: message["id"] in self._answers)
        return self._answers.pop(message["id"])

    async def send(self, message: Json) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await _send(self._socket, message)

    async def sit(self, name: str, host: int | None = None) -> int:
        """A newcomer makes a token, by which they are known if they must ask again; the host has one."""
        token = secrets.token_urlsafe(24)
        answer = await self.ask("sit", name=name, person=host, token=None if host is not None else token)
        seated = answer.message
        assert seated["type"] == "seated", seated
        if host is None:
            self.tokens.append(token)
        self.people.add(seated["person"])
        return int(seated["person"])

    async def open(self, person: int | None) -> None:
        answer = await self.answer(self._open(person))
        assert not answer.why, answer
        self._opened.append(person)

    async def recall(self, person: int | None) -> None:
        """All that was told before what a snapshot had room for, a part after the other."""
        while (feed := self.feeds[self.seat(person)]).earlier:
            answer = await self.ask("recall", person=person, epoch=feed.epoch, before=feed.earlier)
            assert not answer.why, answer
            feed.told = [*answer.message["told"], *feed.told]
            feed.earlier = answer.message["earlier"]

    def _open(self, person: int | None) -> Json:
        """Where something is known already, only what was missed."""
        feed = self.feeds.get(self.seat(person))
        since = {} if feed is None else {"since": dict(zip(("epoch", "number"), feed.mark, strict=True))}
        return {"type": "open", "id": fresh_id(), "person": person, **since}

    def seat(self, person: int | None) -> int | None:
        taken = [seat for seat, chair in enumerate(self.table["chairs"]) if chair["person"] == person]
        return taken[0] if person is not None and taken else None

    # Hearing

    async def until(self, there: Callable[[], Any]) -> None:
        """Looked at whenever something came."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not there():
                if self._gone:
                    raise Gone(self.farewell)
                await self._news.wait()

    @property
    def farewell(self) -> Json | None:
        """The last thing that was heard, if it is one."""
        return self.heard[-1] if self.heard and self.heard[-1]["type"] == "farewell" else None

    async def _tell_news(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: Json) -> None:
        self.heard.append(message)
        match message["type"]:
            case "entered":
                self.table = message["public_table"]
            case "table_changed":
                self.table = {**self.table, **message["public_table"]}
            case "snapshot":
                self.feeds[message["seat"]] = Feed.of(message)
            case "patch":
                await self._patch(message)
            case _ if "id" in message:
                id_ = message["id"]
                self._unanswered.pop(id_, None)
                marks = {seat: feed.mark for seat, feed in self.feeds.items()}
                self._answers[id_] = Answer(message, marks, id_ in self._sent_again)
        await self._tell_news()

    async def _patch(self, patch: Json) -> None:
        """One that does not fit means that something was lost: open again, without `since`."""
        try:
            self.feeds[patch["seat"]].take(patch)
        except Lost:
            person = None if patch["seat"] is None else self.table["chairs"][patch["seat"]]["person"]
            del self.feeds[patch["seat"]]
            assert self._socket is not None
            await _send(self._socket, self._open(person))


def fresh_id() -> str:
    return secrets.token_urlsafe(16)


async def _send(socket: ClientConnection, message: Json) -> None:
    await socket.send(json.dumps(message))
