"""Messages as JSON and back. What does not decode is Malformed; how large it may be depends on what it is."""

from tablee.kernel.codec import Codec, encode
from tablee.kernel.refusals import Malformed
from tablee.wire.asked import Asked, WriteNote

LARGEST = 16 * 1024
"""Bytes of a message."""
LARGEST_OF_ALL = 80 * 1024
"""Of a message that carries a note."""

_ASKED: Codec[Asked] = Codec(Asked)

__all__ = ["LARGEST", "LARGEST_OF_ALL", "asked", "encode"]


def asked(message: bytes) -> Asked:
    ask = _ASKED.decode(message)
    if len(message) > LARGEST and not isinstance(ask, WriteNote):
        raise Malformed(f"a message has at most {LARGEST:,} bytes, and this one has {len(message):,}")
    return ask
