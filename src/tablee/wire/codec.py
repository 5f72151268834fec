"""Messages as JSON and back. What does not decode is Malformed; how large it may be depends on what it is."""

from msgspec import Struct

from tablee.kernel.codec import Codec, encode
from tablee.kernel.refusals import Malformed
from tablee.tables.requests import RequestId
from tablee.wire.requests import Enter, Request, WriteNote

LARGEST = 16 * 1024
"""Bytes of a message."""
LARGEST_OF_ALL = 80 * 1024
"""Of a message that carries a note."""


class WithId(Struct):
    """Any message with an id, whatever else is wrong with it."""

    id: RequestId


_REQUESTS: Codec[Request] = Codec(Request)
_WITH_ID: Codec[WithId] = Codec(WithId)

__all__ = ["LARGEST", "LARGEST_OF_ALL", "TooLong", "encode", "id_in", "read_request"]


class TooLong(Malformed):
    """Read, but larger than a message of its kind may be."""

    def __init__(self, id_: str, size: int) -> None:
        super().__init__(f"a message has at most {LARGEST:,} bytes, and this one has {size:,}")
        self.id = id_


def read_request(message: bytes) -> Request:
    request = _REQUESTS.decode(message)
    if len(message) > LARGEST and not isinstance(request, WriteNote):
        raise TooLong("" if isinstance(request, Enter) else request.id, len(message))
    return request


def id_in(message: bytes) -> str:
    """Whoever waits for an answer learns that this is it. A long one is a note or an attack, and not read twice."""
    if len(message) > LARGEST:
        return ""
    try:
        return _WITH_ID.decode(message).id
    except Malformed:
        return ""
