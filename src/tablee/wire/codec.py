"""Messages as JSON and back. What does not decode is Malformed; how large it may be depends on what it is."""

from tablee.kernel.codec import Codec, encode
from tablee.kernel.refusals import Malformed
from tablee.wire.requests import Request, WriteNote

LARGEST = 16 * 1024
"""Bytes of a message."""
LARGEST_OF_ALL = 80 * 1024
"""Of a message that carries a note."""

_REQUESTS: Codec[Request] = Codec(Request)

__all__ = ["LARGEST", "LARGEST_OF_ALL", "encode", "read_request"]


def read_request(message: bytes) -> Request:
    request = _REQUESTS.decode(message)
    if len(message) > LARGEST and not isinstance(request, WriteNote):
        raise Malformed(f"a message has at most {LARGEST:,} bytes, and this one has {len(message):,}")
    return request
