"""Handing a record out: in parts, each once there is room for it, and only so much of all records at a time."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tablee.server.http_answers import HANG_UP

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

    def response(self, request: Request, record: bytes) -> Response | None:
        """None when too much is being sent already."""
        if self.out and self.out + len(record) > OUT_AT_ONCE:
            return None
        return InParts(self, request, record)


class InParts(Response):
    media_type = "application/jsonl"

    def __init__(self, handing_out: HandingOut, request: Request, record: bytes) -> None:
        name, length = "attachment; filename=tablee.jsonl", str(len(record))
        super().__init__(headers={"Content-Disposition": name, "Content-Length": length})
        self._handing_out = handing_out
        self._record = record
        self._hang_up = request.scope[HANG_UP]
        handing_out.out += len(record)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - as all responses
        """Whoever is cut off or has gone takes the rest at once, into nothing."""
        record = memoryview(self._record)
        late = asyncio.get_running_loop().call_later(PATIENCE + len(record) / SLOWEST, self._hang_up)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for first in range(0, len(record), PART):
                part = bytes(record[first : first + PART])
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body"})
        finally:
            late.cancel()
            self._handing_out.out -= len(record)
