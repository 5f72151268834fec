"""Cards made again from what a record shows of them, and the tree over all cards of a pack."""

import operator
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Annotated, Any, TypeGuard

from msgspec import Meta, ValidationError, inspect

from tablee.kernel.cards.parts import UNSEEN, Branch, HiddenPart, Leaf, Node, ShownPart
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import converted, field_types, members

NO_CARD = "what is shown of a card is no card of this game"


def card_of(node: Node, cards: Any) -> Any:  # noqa: ANN401 - a card of any game
    """The card that this is the tree of, with UNSEEN for what it hides; `cards` is the struct, or union of structs."""
    if isinstance(node, HiddenPart):
        return UNSEEN
    if isinstance(node, Branch):
        for kind in members(cards):
            fields = field_types(kind).values()
            if (kind.__struct_config__.tag or "") == node.kind and len(fields) == len(node.of):
                return kind(*map(_value, node.of, fields))
    raise Malformed(NO_CARD)


def _value(node: Node, kind: inspect.Type) -> Any:  # noqa: ANN401 - whatever the field is
    if isinstance(node, HiddenPart):
        return UNSEEN
    match kind:
        case inspect.UnionType(types=types):
            return _of_any(node, types)
        case inspect.StructType(cls=struct):
            return card_of(node, struct)
        case inspect.VarTupleType(item_type=item) if _is_row(node) and _within(node.of, kind):
            return tuple([_value(below, item) for below in node.of])
        case inspect.TupleType(item_types=items) if _is_row(node) and len(items) == len(node.of):
            return tuple(map(_value, node.of, items))
        case inspect.EnumType(cls=enum) if isinstance(node, ShownPart):
            return _member(enum, node.value)
        case inspect.LiteralType(values=values) if isinstance(node, ShownPart) and _is_one_of(node.value, values):
            return node.value
        case _ if isinstance(node, ShownPart) and isinstance(kind, LEAVES.get(type(node.value), ())):
            if _within(node.value, kind):
                return node.value
    raise Malformed(NO_CARD)


def _is_row(node: Node) -> TypeGuard[Branch]:
    return isinstance(node, Branch) and not node.kind


def _is_one_of(value: Leaf, values: Sequence[Leaf]) -> bool:
    """By Python's lights True is 1."""
    return (type(value), value) in [(type(one), one) for one in values]


def _within(value: Any, kind: inspect.Type) -> bool:  # noqa: ANN401 - a text, a number or a row
    """What its type says besides, as a pack that was read is held to: the rules count on it."""
    limits = [(holds, getattr(kind, name, None)) for name, holds in LIMITS.items()]
    return all(holds(value, limit) for holds, limit in limits if limit is not None)


def _is_spelt(text: str, pattern: str) -> bool:
    try:
        converted(text, Annotated[str, Meta(pattern=pattern)])
    except ValidationError:
        return False
    return True


LIMITS: dict[str, Callable[[Any, Any], bool]] = {
    "ge": operator.ge,
    "gt": operator.gt,
    "le": operator.le,
    "lt": operator.lt,
    "multiple_of": lambda number, of: number % of == 0,
    "min_length": lambda held, least: len(held) >= least,
    "max_length": lambda held, most: len(held) <= most,
    "pattern": _is_spelt,
}
LEAVES = {str: inspect.StrType, int: inspect.IntType, bool: inspect.BoolType, type(None): inspect.NoneType}


def _of_any(node: Node, types: Sequence[inspect.Type]) -> object:
    for kind in types:
        try:
            return _value(node, kind)
        except Malformed:
            continue
    raise Malformed(NO_CARD)


def _member(enum: Any, value: Leaf) -> object:  # noqa: ANN401 - any enum
    try:
        return enum(value)
    except ValueError:
        raise Malformed(NO_CARD) from None


# All cards of a pack: their hashes in pairs, the pairs in pairs; one that has no neighbour goes up by itself.


def levels(hashes: Sequence[bytes]) -> Iterator[Sequence[bytes]]:
    """From the cards up to the top, which is alone."""
    yield hashes
    while len(hashes) > 1:
        pairs = [b"".join(hashes[at : at + 2]) for at in range(0, len(hashes), 2)]
        hashes = [sha256(b"\x02" + pair).digest() if len(pair) > 32 else pair for pair in pairs]
        yield hashes


def neighbours(tree: Sequence[Sequence[bytes]], number: int) -> list[bytes]:
    """The hashes beside the way from a card to the top."""
    found = []
    for level in tree[:-1]:
        if (beside := number ^ 1) < len(level):
            found.append(level[beside])
        number //= 2
    return found


def climbed(hashed: bytes, number: int, cards: int, beside: Sequence[bytes]) -> bytes | None:
    """The top above a card of so many, by the hashes beside its way; None if they are too few or too many."""
    left = list(beside)
    while cards > 1:
        if number ^ 1 < cards:
            if not left:
                return None
            other = left.pop(0)
            pair = other + hashed if number % 2 else hashed + other
            hashed = sha256(b"\x02" + pair).digest()
        number, cards = number // 2, (cards + 1) // 2
    return None if left else hashed
