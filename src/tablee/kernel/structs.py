"""The struct that every value of a game is made of, unions of them, what reads them, and a hash as they spell it."""

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Annotated, Any, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, inspect

T = TypeVar("T")
Decode = Callable[[bytes | str | msgspec.Raw], T]

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""


class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Frozen, closed to fields it does not know, and never part of a cycle (so the collector need not look at it)."""


_ONE_AT_A_TIME = Lock()
"""msgspec works out how a struct is read when it is first asked to, and lets another thread use that half done: the
process dies of it."""


def decoder(kind: Any, dec_hook: Callable[[type, Any], Any] | None = None) -> Decode[Any]:  # noqa: ANN401 - any type
    """What reads JSON of this type; made and used in any thread."""
    with _ONE_AT_A_TIME:
        return msgspec.json.Decoder(kind, dec_hook=dec_hook).decode  # noqa: TID251 - the one place


def converted(value: object, kind: Any, *, str_keys: bool = False) -> Any:  # noqa: ANN401 - same
    """Plain values as this type, in any thread."""
    with _ONE_AT_A_TIME:
        return msgspec.convert(value, kind, str_keys=str_keys)  # noqa: TID251 - the one place


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
