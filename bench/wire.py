"""A client's end of a WebSocket, as light as can be: what it costs is not to be taken for the server's."""

import asyncio
import json
import os
import sys
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

Message = dict[str, Any]


class Wire(asyncio.Protocol):
    """A WebSocket with little in it: whole text frames come in without a mask, and go out masked with zeros."""

    def __init__(self, port: int, take: Callable[[Message], None], cut: Callable[[str], None] = sys.exit) -> None:
        self._port = port
        self._take = take
        self._cut = cut
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        key = b64encode(os.urandom(16)).decode()
        here = f"127.0.0.1:{self._port}"
        self._transport.write(
            f"GET /api/ws HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, there, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not there:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._take(json.loads(payload))
            elif opcode == 9:
                self._transport.write(b"\x8a\x80\0\0\0\0")
            elif opcode == 8:
                self._cut(f"clients: a client was cut off: {payload!r}")

    @property
    def stands(self) -> bool:
        return self._open and not self._transport.is_closing()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server let nobody in"))

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return opcode, payload

    def send(self, message: Message) -> None:
        payload = json.dumps(message, separators=(",", ":")).encode()
        size = len(payload)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)
