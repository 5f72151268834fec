"""A WebSocket by hand: cheap enough for hundreds of clients, and able to send what no library would."""

import asyncio
import base64
import json
import os
from collections.abc import Mapping
from typing import Any

from tablee.wire.requests import PROTOCOL_VERSION
from tests.server.devices import base

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Rejected(Exception):  # noqa: N818 - it says what happened
    """The server did not open a WebSocket."""

    def __init__(self, head: str) -> None:
        super().__init__(head)
        self.status = int(head.split()[1])
        self.head = head


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.answers_pings = True
        self.close_code: int | None = None

    @classmethod
    async def opened(
        cls,
        url: str,
        *,
        path: str = "/api/ws",
        headers: Mapping[str, str] | None = None,
        origin: str | None = None,
        source: str | None = None,
    ) -> "Wire":
        """`source` is the address to come from: all of 127.0.0.0/8 is this machine."""
        host, port = base(url)
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0) if source else None)
        lines = {
            "Host": f"{host}:{port}",
            "Origin": url if origin is None else origin,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **(headers or {}),
        }
        head = "".join([f"{name}: {value}\r\n" for name, value in lines.items() if value])
        writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        try:
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except asyncio.IncompleteReadError:
            writer.close()
            raise ConnectionResetError from None
        if " 101 " not in answer.partition("\r\n")[0]:
            writer.close()
            raise Rejected(answer)
        return cls(reader, writer)

    def send(self, message: Mapping[str, Any] | str | bytes) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        self.frame(TEXT, text.encode() if isinstance(text, str) else text)

    def frame(self, opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> None:
        self.writer.write(framed(opcode, payload, fin=fin, rsv=rsv, masked=masked))

    async def heard(self) -> tuple[int, bytes]:
        """The next frame. A server's have no mask, and ours sends every message in one."""
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def message(self) -> dict[str, Any] | None:
        """The next message; None when the server has closed."""
        while True:
            try:
                opcode, payload = await self.heard()
            except (asyncio.IncompleteReadError, OSError):
                return None
            if opcode == TEXT:
                return dict(json.loads(payload))
            if opcode == PING and self.answers_pings:
                self.frame(PONG, payload)
            if opcode == CLOSE:
                self.close_code = int.from_bytes(payload[:2], "big")
                return None

    async def until(self, *types: str) -> dict[str, Any] | None:
        """The next message of one of these types."""
        while (message := await self.message()) is not None:
            if message["type"] in types:
                return message
        return None

    async def enter(self, code: str, *tokens: str) -> dict[str, Any] | None:
        self.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": tokens})
        return await self.until("entered", "farewell")

    async def ended(self) -> None:
        """Until the server has closed, whatever it still says."""
        while await self.message() is not None:
            pass
        self.writer.close()

    def cut(self) -> None:
        self.writer.transport.abort()
        self.writer.close()


async def knocked(url: str, code: str, *tokens: str, source: str | None = None) -> str:
    """What somebody is answered who enters with this code: `entered`, or why not."""
    wire = await Wire.opened(url, source=source)
    answer = await wire.enter(code, *tokens)
    wire.cut()
    assert answer is not None
    return str(answer.get("why", answer["type"]))


def framed(opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    """A mask of zeros is one too, and leaves the payload readable."""
    size = len(payload)
    head = bytes([fin << 7 | rsv << 4 | opcode])
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload
