"""The codec: a game's states, views, actions, facts and entries as JSON and back, typed and bounded."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect
from msgspec.structs import replace

from tablee.kernel.cards.pack import Pack
from tablee.kernel.entries import Acted, Answered, Elapsed, Overruled
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Decode, by_tag, decoder, field_types
from tablee.kernel.text_fields import normalised

T = TypeVar("T")


def _hashed(value: object) -> str:
    if isinstance(value, Pack):
        return value.hash
    raise NotImplementedError(f"{type(value).__name__} has no place in a log")


encode = msgspec.json.Encoder(enc_hook=_hashed).encode
canonical = msgspec.json.Encoder(enc_hook=_hashed, order="sorted").encode
"""The one spelling that is hashed: keys in order, no spaces, UTF-8."""


class Codec(Generic[T]):
    """One type's typed decoder. What does not decode is Malformed, with a word on where and why."""

    def __init__(self, kind: Any, pack: Pack | None = None) -> None:
        """`pack` is the one that a hash in a state stands for."""

        def unhashed(kind: type, value: object) -> object:
            if kind is Pack and (pack is None or value != pack.hash):
                raise ValueError("another pack of cards than the one at hand")
            return pack if kind is Pack else value

        self._decode: Decode[T] = decoder(kind, unhashed)

    def decode(self, line: bytes | str) -> T:
        try:
            return self._decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed(str(error)) from None


@cache
def states(game: AnyGame, pack: Pack | None = None) -> Codec[Any]:
    return Codec(game.states, pack)


@cache
def views(game: AnyGame) -> Codec[Any]:
    return Codec(game.views)


class ActionCodec(Codec[Any]):
    """Of what people send. Their text is made normal here, before any rule sees it."""

    def decode(self, line: bytes | str) -> Any:
        return normalised(super().decode(line))


@cache
def actions(game: AnyGame) -> Codec[Any]:
    return ActionCodec(game.actions)


def beyond_bounds(game: AnyGame, line: bytes | str) -> Any:
    """An action whose only fault is a number beyond the bounds of its type, with it one step beyond them.

    So the rules can say why they refuse it, as they must of any such action (see `fuzz`). It is not to be played.
    """
    held = Codec[dict[str, Any]](dict[str, Any]).decode(line)
    kind = by_tag(game.actions).get(str(held.get("type")))
    bounded, beyond = dict[str, int](), dict[str, int]()
    for name, declared in field_types(kind).items() if kind else ():
        if isinstance(declared, inspect.IntType) and type(number := held.get(name)) is int:
            for bound, step in ((declared.ge, -1), (declared.le, 1)):
                if bound is not None and (number - bound) * step > 0:
                    bounded[name], beyond[name] = bound, bound + step
    return replace(actions(game).decode(encode(held | bounded)), **beyond)


@cache
def facts(game: AnyGame) -> Codec[Any]:
    return Codec(game.facts)


@cache
def awards(game: AnyGame) -> Codec[Any]:
    return Codec(game.awards)


@cache
def entries(game: AnyGame) -> Codec[Any]:
    """What happened already: nothing of it is made normal, and a replay refuses what is not."""
    return Codec(entry_types(game))


def entry_types(game: AnyGame) -> Any:
    """The union of all that can happen in this game."""
    acted: Any = Acted
    overruled: Any = Overruled
    of_seats = acted[game.actions] | Answered | Elapsed
    return of_seats if game.host is None else of_seats | overruled[game.host.acts]


@cache
def host_acts(game: AnyGame) -> Codec[Any]:
    """Of a game whose host has a say in it."""
    assert game.host is not None
    return ActionCodec(game.host.acts)
