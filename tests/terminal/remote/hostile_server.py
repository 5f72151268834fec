"""A server in a test that says whatever it was told to say."""

import io
import threading
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Self

from msgspec import json
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from tablee.kernel.codec import encode
from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.join_session import JoinSession


@dataclass(frozen=True)
class UntilAsked:
    """Instead of a message: the server waits for a request of this type."""

    type: str


class HostileServer:
    """Says what it was told to say to whoever enters; with a status, it answers every request by this and a body."""

    def __init__(self, *says: object, status: int | None = None, body: bytes = b"", length: int | None = None) -> None:
        self._says = [one if isinstance(one, str | bytes | UntilAsked) else encode(one).decode() for one in says]
        self.heard: list[dict[str, Any]] = []
        """All that was asked after entering, as far as anybody listened."""
        self._status = status
        self._body = body
        self._length = len(body) if length is None else length
        self._server = serve(self._meet, "127.0.0.1", 0, process_request=self._answer, compression=None)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self.address = ServerAddress("http", "127.0.0.1", self._server.socket.getsockname()[1])

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()

    def joined(self, folder, **how) -> tuple[int, str]:
        """The exit code of whoever comes here, and all that they were shown."""
        output = io.StringIO()
        lines = how.pop("lines", "")
        how = {"watch": not how, **how}
        code = None if "lay" in how else "ABCDEF"
        session = JoinSession(
            server=self.address, code=code, language="en", folder=folder, plain=True, sleep=lambda _: None, **how
        )
        return session.run(io.StringIO(lines), output), output.getvalue()

    def _meet(self, socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            socket.recv()
            for message in self._says:
                if isinstance(message, UntilAsked):
                    self._listen(socket, message.type)
                else:
                    socket.send(message)
            self._listen(socket)

    def _listen(self, socket: ServerConnection, until: str | None = None) -> None:
        while True:
            self.heard.append(json.decode(socket.recv()))
            if self.heard[-1]["type"] == until:
                return

    def _answer(self, _socket: ServerConnection, _request: Request) -> Response | None:
        if self._status is None:
            return None
        headers = Headers({"Content-Length": str(self._length), "Connection": "close"})
        return Response(self._status, HTTPStatus(self._status).phrase, headers, self._body)
