"""The parts of a card: a question, an answer, a clue, the name. Each can be shown, and proven, without the others.

A card is a tree: structs and tuples are its branches, plain values its leaves. A leaf is hashed with a salt of its own
(an answer of 1 to 9999 would be found by trying), a branch over the hashes below it, and all cards of a pack in pairs.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from hashlib import sha256
from typing import Annotated, Any, Never, Union

import msgspec
from msgspec import Meta

from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Hash, Value, tag

canonical = msgspec.json.Encoder(order="sorted").encode

Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
SALT = 16

Part = tuple[int | str, ...]
"""Where it is: the number of the card, then fields and places in tuples, as (12, "clues", 3). One that ends at a branch
means all that is below it, and the number alone the whole card."""
Leaf = str | int | bool | None
DEEPEST = 16
"""Branches on the way to a leaf."""


class ShownPart(Value, frozen=True, tag="shown"):
    salt: Salt
    value: Leaf


class HiddenPart(Value, frozen=True, tag="hidden"):
    """A part that nobody saw, or a branch of which nobody saw any: not even how many parts it has."""

    hash: Hash


class Branch(Value, frozen=True, tag="branch"):
    kind: str
    """The tag of a struct; empty for a tuple."""
    of: tuple["Node", ...]


Node = Union[ShownPart, HiddenPart, Branch]  # noqa: UP007 - Branch names it before it is there


UNSEEN_NEEDED = "the rules ask for a part of a card that nobody saw"


class UnseenPart(Malformed, TypeError):  # noqa: N818 - it says what is the matter
    """The rules ask for a part of a card that stands in no view, and of which there is only a hash.

    A TypeError too, as Python asks for a length where it need not have one, when a row is handed on.
    """


class Unseen:
    """Stands for a part that is not known. It may be handed on, and whoever looks at it fails."""

    __slots__ = ()

    def __getattr__(self, name: str) -> "Unseen":
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __getitem__(self, at: object) -> "Unseen":
        return self

    def __iter__(self) -> "Iterator[Unseen]":
        """Handed on in a row of others, as one that nobody may look at."""
        yield self

    def _fail(self, *_: object) -> Never:
        raise UnseenPart(UNSEEN_NEEDED)

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __len__ = __bool__ = _fail
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __floordiv__ = __mod__ = __neg__ = __abs__ = _fail
    __str__ = __format__ = __contains__ = __int__ = __float__ = __index__ = __call__ = _fail

    def __repr__(self) -> str:
        return "UNSEEN"


UNSEEN = Unseen()


def branches(value: object) -> Iterator[tuple[int | str, object]]:
    """What is one step below, and by which name; nothing below a leaf."""
    if isinstance(value, Value):
        yield from ((name, getattr(value, name)) for name in value.__struct_fields__)
    elif isinstance(value, tuple):
        yield from enumerate(value)


def leaves(value: object, at: Part) -> Iterator[tuple[Part, object]]:
    """Every part of a card, one by one, and what it is; of a branch with nothing below it, the branch."""
    below = [*branches(value)]
    for name, held in below:
        yield from leaves(held, (*at, name))
    if not below:
        yield at, value


def part_of(cards: Sequence[Any], part: Part) -> Any:  # noqa: ANN401 - whatever stands there
    return reduce(lambda held, name: getattr(held, name) if isinstance(name, str) else held[name], part, cards)


def kept_only(value: object, at: Part, seen: Collection[Part]) -> object:
    """What stands at a part of a card, with UNSEEN where nothing is seen."""
    if at in seen:
        return value
    within = [part for part in seen if part[: len(at)] == at]
    if not within:
        return UNSEEN
    return _like(value, [kept_only(held, (*at, name), within) for name, held in branches(value)])


def altered(value: object, at: Part) -> object:
    """The same but for the leaf at this place below it, which is another one of its type."""
    if not at:
        return _another(value)
    first, *rest = at
    return _like(value, [altered(held, tuple(rest)) if name == first else held for name, held in branches(value)])


def _like(value: object, below: Sequence[object]) -> object:
    return tuple(below) if isinstance(value, tuple) else type(value)(*below)


def _another(value: object) -> object:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}…"
        case _:
            return "…"


def node_of(value: object, key: bytes, at: Part, seen: Collection[Part] = ()) -> Node:
    """The tree of a card, or of what stands at a part of it: what was seen shown, the rest as hashes."""
    shown = at in seen
    if not shown and not any(part[: len(at)] == at for part in seen):
        return HiddenPart(_hash_of(value, key, at).hex())
    if isinstance(value, Value | tuple):
        below = [node_of(held, key, (*at, name), {(*at, name)} if shown else seen) for name, held in branches(value)]
        return Branch(_kind(value), tuple(below))
    return ShownPart(_salt(key, at).hex(), _leaf(value))


def _hash_of(value: object, key: bytes, at: Part) -> bytes:
    if isinstance(value, Value | tuple):
        return _branch_hash(_kind(value), [_hash_of(held, key, (*at, name)) for name, held in branches(value)])
    return _leaf_hash(_salt(key, at), _leaf(value))


def node_hash(node: Node, depth: int = 0) -> bytes:
    """Malformed where it goes deeper than a card: it may come from anybody, and Python bears only so much."""
    match node:
        case ShownPart(salt, value):
            return _leaf_hash(bytes.fromhex(salt), value)
        case HiddenPart(hash=hashed):
            return bytes.fromhex(hashed)
        case _:
            if depth >= DEEPEST:
                raise Malformed(f"what is shown of a card goes deeper than {DEEPEST} parts within one another")
            return _branch_hash(node.kind, [node_hash(below, depth + 1) for below in node.of])


def _leaf(value: object) -> Leaf:
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"a card is made of structs, tuples, texts and whole numbers, not of {type(value).__name__}")


def _kind(value: Value | tuple[object, ...]) -> str:
    return tag(value) if isinstance(value, Value) and value.__struct_config__.tag is not None else ""


def _salt(key: bytes, at: Part) -> bytes:
    return sha256(key + canonical(at)).digest()[:SALT]


def _leaf_hash(salt: bytes, value: Leaf) -> bytes:
    return sha256(b"\x00" + salt + canonical(value)).digest()


def _branch_hash(kind: str, below: Sequence[bytes]) -> bytes:
    return sha256(b"\x01" + canonical(kind) + b"".join(below)).digest()
