"""The shape of messages, from `msgspec.inspect`: which types are reached from where, and their bounds in words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, inspect
from msgspec.inspect import (
    CollectionType,
    DictType,
    EnumType,
    Field,
    IntType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
)


@cache
def shape(kind: Any) -> Type:
    return inspect.type_info(kind)


def bases(kind: type[Struct]) -> list[type[Struct]]:
    """The structs of ours that it adds fields to."""
    return [base for base in kind.__bases__ if issubclass(base, Struct) and base.__struct_fields__]


def own_fields(struct: StructType) -> list[Field]:
    """Without those of its bases."""
    theirs = {name for base in bases(struct.cls) for name in base.__struct_fields__}
    return [field for field in struct.fields if field.name not in theirs]


def inside(kind: Type) -> Iterator[Type]:
    """The types that this one is made of, one step in."""
    match kind:
        case StructType():
            yield from (shape(base) for base in bases(kind.cls))
            yield from (field.type for field in kind.fields)
        case UnionType():
            yield from kind.types
        case TupleType():
            yield from kind.item_types
        case CollectionType():
            yield kind.item_type
        case DictType():
            yield kind.key_type
            yield kind.value_type
        case _:
            pass


def reached(kind: Type) -> dict[type, StructType | EnumType]:
    """Every struct and enum in it, the outermost first, each once."""
    found: dict[type, StructType | EnumType] = {}
    ahead = [kind]
    while ahead:
        now = ahead.pop(0)
        if isinstance(now, StructType | EnumType):
            if now.cls in found:
                continue
            found[now.cls] = now
        ahead.extend(inside(now))
    return found


def may_lack(struct: StructType, field: Field, *, told: bool) -> bool:
    """Whether a message is whole without it. What the server tells has every field, but for those that it omits."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return not field.required and (not told or unset or bool(struct.cls.__struct_config__.omit_defaults))


def left_out(field: Field) -> object:
    """What stands for a field that is left out; NODEFAULT when nothing does."""
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


def bounds(kind: Type) -> str:
    """In words, without a full stop; empty where there are none."""
    match kind:
        case IntType():
            low = kind.ge if kind.gt is None else kind.gt + 1
            high = kind.le if kind.lt is None else kind.lt - 1
            return _between(low, high)
        case StrType():
            size = _between(kind.min_length, kind.max_length)
            pattern = f"matching `{kind.pattern}`" if kind.pattern else ""
            return ", ".join([part for part in (size and f"{size} characters", pattern) if part])
        case UnionType():
            return " or ".join([words for part in kind.types if (words := bounds(part))])
        case CollectionType():
            size = _between(kind.min_length, kind.max_length)
            each = bounds(kind.item_type)
            each = each and f"each {each.removeprefix('each ')}"
            return ", ".join([part for part in (size and f"{size} of them", each) if part])
        case TupleType():
            common, *others = {bounds(part) for part in kind.item_types} or {""}
            return f"each {common}" if common and not others else ""
        case DictType():
            key, value = bounds(kind.key_type), bounds(kind.value_type)
            return ", ".join([part for part in (key and f"keys {key}", value and f"values {value}") if part])
        case _:
            return ""


def _between(low: float | None, high: float | None) -> str:
    match low, high:
        case None, None:
            return ""
        case None, _:
            return f"at most {high:,}"
        case _, None:
            return f"at least {low:,}"
        case _:
            return f"{low:,}" if low == high else f"{low:,} to {high:,}"
