"""Values to try words on: of every type that a field can have, all that a message could say differently."""

import types
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated, Literal, Union, get_args, get_origin

from msgspec import Meta
from msgspec.structs import fields

from tablee.kernel.offers import AnyStroke, AnyText, Domain, Field, Offer, OneOf
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.kernel.structs import Value, tag
from tablee.kernel.text import Text

NAMES = ("Ann", "Ben", "Cat")
ME = Seat(0)
SEATS = (Seat(1), ME)
SEAT_TUPLES = ((Seat(1),), (), (ME,), (Seat(1), ME), (Seat(2), Seat(1)))
"""Nobody, I, another, others and I, others."""


def struct_samples(kind: type[Value]) -> Iterator[Value]:
    """First a plain one, then each field in turn as all that it can be."""
    domains = {field.name: value_samples(field.type) for field in fields(kind)}
    plain = {name: values[0] for name, values in domains.items()}
    yield kind(**plain)
    for name, values in domains.items():
        for value in values[1:]:
            yield kind(**{**plain, name: value})


def offer_samples(action: type[Value]) -> Iterator[Offer]:
    """With every field left open, then with every field settled."""
    named = fields(action)
    for most in (None, 1):
        domains = [_domain(field.type, value_samples(field.type)[:most]) for field in named]
        yield Offer(tag(action), tuple(Field(field.name, domain) for field, domain in zip(named, domains, strict=True)))


def _domain(kind: object, values: Sequence[object]) -> Domain:
    """What an offer would say of a field of this type with such values."""
    if kind is Stroke:
        return AnyStroke(4)
    scalars = tuple(value for value in values if isinstance(value, int | str))
    return AnyText(8) if type(scalars[0]) is str else OneOf(scalars)


def value_samples(kind: object) -> Sequence[object]:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(inner[0], inner[1:])
    if origin in (Union, types.UnionType):
        return [value for member in inner for value in value_samples(member)]
    if origin is Literal:
        return inner
    if origin is tuple:
        return _tuples(inner)
    if kind is Seat:
        return SEATS
    if kind is Text:
        return (Text("word"),)
    if kind is Stroke:
        return (as_stroke([(1, 2), (3, 4)]), as_stroke([]), as_stroke([(1, 2)]))
    if isinstance(kind, type):
        return _plain(kind)
    raise TypeError(f"no sample of {kind}")


def _plain(kind: type) -> Sequence[object]:
    if issubclass(kind, StrEnum):
        return list(kind)
    if issubclass(kind, Value):
        return list(struct_samples(kind))
    found: dict[type, Sequence[object]] = {bool: (True, False), int: (2, 0, 1), str: ("word",), type(None): (None,)}
    return found[kind]


def _annotated(kind: object, bounds: Sequence[object]) -> Sequence[object]:
    """Numbers: 2, then the lowest and the highest. [0 and 1 have words of their own in many languages]"""
    if kind is not int:
        return value_samples(kind)
    low = next((meta.ge for meta in bounds if isinstance(meta, Meta) and meta.ge is not None), 0)
    high = next((meta.le for meta in bounds if isinstance(meta, Meta) and meta.le is not None), 1000)
    return list(dict.fromkeys((min(max(2, int(low)), int(high)), int(low), int(high))))


def _tuples(inner: tuple[object, ...]) -> Sequence[object]:
    if inner[-1] is not ...:
        return [tuple(value_samples(kind)[0] for kind in inner)]
    if inner[0] is Seat:
        return SEAT_TUPLES
    values = value_samples(inner[0])
    return [tuple(values[:2]), (), *((value,) for value in values)]
