"""What every route over plain HTTP needs: an answer, a fault in words, who asks, and a body of bounded size."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from tablee.kernel.codec import encode

SERVER_FULL = 507
HANG_UP = "tablee.hang_up"
"""In a request's scope: cuts its line, for whoever takes too long to read the answer."""


def json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def fault(status: int, what: str, headers: dict[str, str] | None = None) -> Response:
    return Response(encode({"error": what}), status, headers, media_type="application/json")


def full() -> Response:
    return fault(SERVER_FULL, "this server has no room for more; whoever runs it can make some (tablee forget)")


def too_many_codes(wait: int) -> Response:
    return fault(429, "too many codes that open nothing; wait a while", {"Retry-After": f"{wait}"})


def address(request: Request) -> str:
    return request.client.host if request.client else ""


async def body(request: Request, most: int, come: Callable[[int], None] = lambda _: None) -> bytes | None:
    """None when there is more of it than so many bytes; what comes after them is not kept.

    `come` is told of each part how large it is.
    """
    announced = request.headers.get("content-length", "")
    if announced.isdigit() and len(announced) < 20 and int(announced) > most:
        return None
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            return None
        come(len(part))
        parts.append(part)
    return b"".join(parts)
