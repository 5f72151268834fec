"""The codec: a game's states, views, actions, facts and entries as JSON and back, typed and bounded."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from tablee.kernel.game import AnyGame
from tablee.kernel.log import Acted, Answered, Elapsed
from tablee.kernel.refusals import Malformed

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
canonical = msgspec.json.Encoder(order="sorted").encode
"""The one spelling that is hashed: keys in order, no spaces, UTF-8."""


class Codec(Generic[T]):
    """One type's typed decoder. What does not decode is Malformed, with a word on where and why."""

    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def decode(self, line: bytes | str) -> T:
        try:
            return self._decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from None


@cache
def states(game: AnyGame) -> Codec[Any]:
    return Codec(game.states)


@cache
def views(game: AnyGame) -> Codec[Any]:
    return Codec(game.views)


@cache
def actions(game: AnyGame) -> Codec[Any]:
    return Codec(game.actions)


@cache
def facts(game: AnyGame) -> Codec[Any]:
    return Codec(game.facts)


@cache
def entries(game: AnyGame) -> Codec[Any]:
    acted: Any = Acted
    return Codec(acted[game.actions] | Answered | Elapsed)
