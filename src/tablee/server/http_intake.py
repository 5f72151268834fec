"""The intake: every connection before it is a WebSocket, with a bound on what it may send and how long it may take.

uvicorn reads HTTP; left to itself it would hold as many silent connections, and headers as long, as anybody sends.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.networks import network
from tablee.server.limits import Limits
from tablee.server.routes.http_answers import HANG_UP

SAID_ONCE = (b"host", b"origin")
"""By whoever asks: of two, one reader would go by the first and another by the last."""
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@dataclass
class OpenIntakes:
    """Who is in the intake, by address."""

    doorkeeper: Doorkeeper
    behind_proxy: bool = False
    """Then they all come from the proxy, which has limits of its own."""
    here: Counter[str] = field(default_factory=Counter)

    @property
    def limits(self) -> Limits:
        return self.doorkeeper.limits

    def full(self, address: str) -> bool:
        if self.behind_proxy:
            return False
        return self.here[address] >= self.limits.connections or self.doorkeeper.has_asked_too_much(address)


class Intake(HttpToolsProtocol):
    def __init__(self, intakes: OpenIntakes, **others: Any) -> None:  # noqa: ANN401 - what uvicorn calls it with
        super().__init__(**others)
        self._intakes = intakes
        self._address: str | None = None
        self._unread = 0
        """Bytes of a head that is not whole yet."""
        self._refused = False
        """Nothing of what it still says is heard."""
        self._head_is_whole = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network(self.client[0]) if self.client else ""
        if self._intakes.full(address):
            transport.abort()
            return
        self._address = address
        self._intakes.here[address] += 1
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Of what refers back to this line: only a look at everything would find it, and strangers end many lines."""
        self.scope = self.cycle = self.parser = None  # type: ignore[assignment]  # uvicorn's types have no None
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        if self._late is None:
            self._wait()
        super().data_received(data)
        if self._unread > self._intakes.limits.head:
            self._refuse()

    def _is_too_long(self) -> bool:
        head = len(self.url) + sum([len(name) + len(value) for name, value in self.headers])
        return head > self._intakes.limits.head

    def _refuse(self) -> None:
        self._refused = True
        if not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def _being_answered(self) -> RequestResponseCycle | None:
        """None before the first request, though uvicorn's type has no None."""
        request: RequestResponseCycle | None = self.cycle
        return None if request is None or request.response_complete else request

    def _hang_up(self) -> None:
        """At once, also for whoever is answering: uvicorn would tell them later, and to write meanwhile is a fault."""
        if request := self._being_answered():
            request.disconnected = True
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """What is no request counts as one, or it would be the cheapest way to have the server do something."""
        if self._address is not None and not self._intakes.behind_proxy:
            self._intakes.doorkeeper.may_ask(self._address)
        super().send_400_response(msg)

    def on_message_begin(self) -> None:
        self._head_is_whole = False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What comes after a body in parts is no header of the request: a proxy has not looked at it."""
        if not self._head_is_whole:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Also of a head that came whole in one piece, and of one that came right behind such a head."""
        self._unread = 0
        self._head_is_whole = True
        if self._refused or self._is_too_long():
            self._refuse()
            return
        if self._being_answered():  # no browser asks again before it has its answer
            self._refused = True
            self._hang_up()
            return
        names = [name for name, _ in self.headers]
        if any(names.count(name) > 1 for name in SAID_ONCE):
            self._refused = True
            self.send_400_response("Invalid HTTP request received.")
            return
        self.scope[HANG_UP] = self._hang_up  # type: ignore[literal-required]  # a key of ours
        super().on_headers_complete()
        path = self.scope.get("path", "")  # a WebSocket has none yet
        if path.startswith("/api/tables/") and path.endswith("/packs"):
            self._wait_no_more()
            self._wait(self._intakes.limits.pack_within)

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._wait_no_more()
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the doorkeeper counts it, among the sockets."""
        self._leave()
        if not self._refused:
            super().handle_websocket_upgrade()
            self._let_go()

    def _wait(self, seconds: float | None = None) -> None:
        """For a whole request."""
        self._late = self.loop.call_later(seconds or self._intakes.limits.request_within, self._hang_up)

    def _wait_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _leave(self) -> None:
        self._wait_no_more()
        if self._address is not None:
            self._intakes.here[self._address] -= 1
            if not self._intakes.here[self._address]:
                del self._intakes.here[self._address]
            self._address = None
