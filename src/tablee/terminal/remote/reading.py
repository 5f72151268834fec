"""Reading what a server sends: all that comes from there passes here before it is shown.

It is typed, and no text in it is more than one line of letters: whoever keeps a server may send anything, and this is
somebody's terminal.
"""

from typing import Any, Generic, TypeVar

from msgspec import json

from tablee.kernel.codec import Codec, encode
from tablee.kernel.letters import printable

LARGEST = 1 << 20
"""Bytes of a message, and of an answer by HTTP."""
LONGEST = 200
"""Letters of a reason that the other side gives."""

T = TypeVar("T")


class Strange(ValueError):  # noqa: N818 - it says what happened
    """The server sends what this program does not know: it is of another version, or none of ours."""


class Reading(Generic[T]):
    def __init__(self, kind: Any) -> None:  # noqa: ANN401 - a union has no type of its own
        self._codec: Codec[T] = Codec(kind)

    def of(self, message: bytes | str) -> T:
        try:
            return self._codec.decode(encode(harmless(json.decode(message))))
        except (ValueError, RecursionError) as error:
            raise Strange(reason(str(error))) from None


def harmless(value: Any) -> Any:  # noqa: ANN401 - whatever JSON can say
    match value:
        case str():
            return printable(value)
        case list():
            return [harmless(one) for one in value]
        case dict():
            return {printable(name): harmless(one) for name, one in value.items()}
        case _:
            return value


def reason(text: str) -> str:
    """Why something failed, where the other side may have written it."""
    return printable(text.strip(), LONGEST)
