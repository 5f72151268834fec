"""Handing a record out: in parts, each once there is room for it, and only so much of all records at a time."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tablee.server.routes.http_answers import HANG_UP, fault

PART = 64 * 1024
"""Bytes sent at once; the next ones when the line has taken these."""
OUT_AT_ONCE = 64 * 2**20
"""Bytes of all records that are being sent; a single one may be longer."""
PATIENCE, SLOWEST = 60.0, 32 * 1024
"""Seconds to take a record, and a second more for so many bytes; then the line is cut."""


class HandingOut:
    def __init__(self) -> None:
        self.out = 0
        """Bytes of records that are being sent."""

    def has_room(self, length: int) -> bool:
        return not self.out or self.out + length <= OUT_AT_ONCE


class InParts(Response):
    """It counts while it is sent, and not before: nobody may be left to send it to."""

    media_type = "application/jsonl"

    def __init__(self, handing_out: HandingOut, request: Request, record: bytes) -> None:
        name, length = "attachment; filename=tablee.jsonl", str(len(record))
        super().__init__(headers={"Content-Disposition": name, "Content-Length": length})
        self._handing_out = handing_out
        self._record = record
        self._hang_up = request.scope[HANG_UP]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = len(self._record)
        if not self._handing_out.has_room(length):
            await busy()(scope, receive, send)
            return
        self._handing_out.out += length
        late = asyncio.get_running_loop().call_later(PATIENCE + length / SLOWEST, self._hang_up)
        try:
            await self._hand_out(send)
        finally:
            late.cancel()
            self._handing_out.out -= length

    async def _hand_out(self, send: Send) -> None:
        """Whoever is cut off or has gone takes the rest at once, into nothing."""
        record = memoryview(self._record)
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for first in range(0, len(record), PART):
            part = bytes(record[first : first + PART])
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body"})


def busy() -> Response:
    return fault(503, "other records are being made or sent; ask again in a few seconds", {"Retry-After": "5"})
