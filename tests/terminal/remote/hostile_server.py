"""A server in a test that says whatever it was told to say."""

import io
import threading
from contextlib import suppress
from http import HTTPStatus
from typing import Self

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from tablee.kernel.codec import encode
from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.join_session import JoinSession


class HostileServer:
    """Says what it was told to say to whoever enters; with a status, it answers every request by this and a body."""

    def __init__(self, *says: object, status: int | None = None, body: bytes = b"", length: int | None = None) -> None:
        self._says = [message if isinstance(message, str | bytes) else encode(message).decode() for message in says]
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
                socket.send(message)
            while True:
                socket.recv()

    def _answer(self, _socket: ServerConnection, _request: Request) -> Response | None:
        if self._status is None:
            return None
        headers = Headers({"Content-Length": str(self._length), "Connection": "close"})
        return Response(self._status, HTTPStatus(self._status).phrase, headers, self._body)
