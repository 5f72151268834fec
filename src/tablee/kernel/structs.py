"""The struct that every value of a game is made of, unions of them, and a hash as they spell it."""

from functools import cache
from typing import Annotated, Any, get_args

from msgspec import Meta, Struct, inspect

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""


class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Frozen, closed to fields it does not know, and never part of a cycle (so the collector need not look at it)."""


def members(union: Any) -> tuple[type[Value], ...]:  # noqa: ANN401 - a union has no type of its own
    """The structs of a union; a union of one is that one."""
    return get_args(union) or (union,)


@cache
def by_tag(union: Any) -> dict[str, type[Value]]:  # noqa: ANN401 - same
    return {str(kind.__struct_config__.tag): kind for kind in members(union)}


def tag(value: Value | type[Value]) -> str:
    return str(value.__struct_config__.tag)


@cache
def field_types(kind: type[Value]) -> dict[str, inspect.Type]:
    """What each field is declared to be."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    return {field.name: field.type for field in described.fields}
