"""Which fields of a struct are free text, and the struct with all of them in normal form."""

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from msgspec.structs import fields, replace

from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Value
from tablee.kernel.text import LONGEST_RAW, Text, as_text

V = TypeVar("V", bound=Value)
Normaliser = Callable[[Any], Any]


@cache
def text_fields(kind: type[Value]) -> dict[str, Normaliser]:
    """By name, those that hold Text, and how a value of theirs is made normal."""
    found = {field.name: _normaliser(field.type) for field in fields(kind)}
    return {name: normaliser for name, normaliser in found.items() if normaliser is not None}


def normalised(value: V) -> V:
    """What was read from outside, with all of its text in normal form. Malformed if it is too long to be looked at."""
    texts = text_fields(type(value))
    return replace(value, **{name: normal(getattr(value, name)) for name, normal in texts.items()}) if texts else value


def _normaliser(kind: object) -> Normaliser | None:
    if kind is Text:
        return _normal
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _normaliser(inner[0])
    if origin in (Union, UnionType):
        return _normal_or_none if Text in inner else None
    if origin is tuple and inner[0] is Text:
        return _normal_each
    return None


def _normal(raw: str) -> Text:
    if len(raw) > LONGEST_RAW:
        raise Malformed(f"a text of {len(raw)} characters; {LONGEST_RAW} are looked at")
    return as_text(raw)


def _normal_or_none(raw: str | None) -> Text | None:
    return None if raw is None else _normal(raw)


def _normal_each(raw: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple([_normal(one) for one in raw])
