"""Whether a struct holds what its fields declare. Python never looks, and the rules trust what they are given.

What is decoded from JSON was held to its types on the way; what a bot or a script has made was not, and a plain string
can pass for a family, or True for 1, until the game is replayed. Types alone are judged here. Whether a number is too
high is for the rules to say (law 1), so that there is one answer to it. Text must be in normal form, as it is when it
was read; a bot makes it so by `text.as_text`. A stroke must be spelt as one.
"""

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any, NamedTuple

from msgspec import inspect
from msgspec.structs import astuple

from tablee.kernel import stroke
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import by_tag, field_types, members, tag
from tablee.kernel.text_fields import Normaliser, text_fields


class FieldType(NamedTuple):
    name: str
    fits: Callable[[object], bool]
    meant: str
    flat: bool
    """Whether the type of a value says all: not so where it has parts."""


class Typed:
    """The structs of one union: whether a value is one of them, and right in every field."""

    def __init__(self, union: Any) -> None:  # noqa: ANN401 - a union has no type of its own
        self._union = union
        self._fields = {
            kind: [_field(*one, text_fields(kind).get(one[0])) for one in field_types(kind).items()]
            for kind in members(union)
        }
        self._right: set[tuple[type, ...]] = set()
        """Of what was found right: the type of the struct and of each field, where that says all."""

    def check(self, value: Any) -> None:  # noqa: ANN401 - that is the question
        """Malformed names the field that is at fault."""
        if (fields := self._fields.get(type(value))) is None:
            there = ", ".join(by_tag(self._union))
            raise Malformed(f"{_shown(value)} is not one of these: {there}")
        held = astuple(value)
        shape = (type(value), *map(type, held))
        if shape not in self._right:
            for field, inside in zip(fields, held, strict=True):
                if not field.fits(inside):
                    raise Malformed(f"{field.name} of {tag(value)} is {_shown(inside)}, and should be {field.meant}")
            if all(field.flat for field in fields):
                self._right.add(shape)


typed = cache(Typed)
"""By union: each is worked out once."""


def _shown(value: object) -> str:
    return f"{value!r} ({type(value).__name__})"


def _field(name: str, kind: inspect.Type, normaliser: Normaliser | None) -> FieldType:
    plain, fits = _plain(kind), _fits(kind)
    meant = _meant(kind)
    if normaliser is None:
        return FieldType(name, fits, meant, bool(plain))
    normal = normaliser
    return FieldType(name, lambda value: fits(value) and normal(value) == value, f"{meant} in normal form", flat=False)


def _meant(kind: inspect.Type) -> str:
    match kind:
        case _ if plain := _plain(kind):
            return " or ".join([one.__name__ for one in plain])
        case inspect.StrType():
            return "a stroke"
        case inspect.UnionType(types=types):
            return " or ".join(map(_meant, types))
        case _:
            return "a tuple of its own kind"


def _plain(kind: inspect.Type) -> tuple[type, ...]:
    """The types of its values, where a type says all; none for what has parts."""
    match kind:
        case inspect.IntType():
            return (int,)
        case inspect.StrType(pattern=stroke.PATTERN):
            return ()
        case inspect.StrType():
            return (str,)
        case inspect.BoolType():
            return (bool,)
        case inspect.NoneType():
            return (NoneType,)
        case inspect.EnumType(cls=enum):
            return (enum,)
        case inspect.UnionType(types=types):
            each = [*map(_plain, types)]
            return sum(each, ()) if all(each) else ()
        case _:
            return ()


def _fits(kind: inspect.Type) -> Callable[[object], bool]:
    """Exactly of this type: a bool is no number, nor is a member of an enum a plain string."""
    if plain := _plain(kind):
        return lambda value: type(value) in plain
    match kind:
        case inspect.StrType():
            return stroke.is_stroke
        case inspect.UnionType(types=types):
            ways = [*map(_fits, types)]
            return lambda value: any(fits(value) for fits in ways)
        case inspect.VarTupleType(item_type=item):
            each = _fits(item)
            return lambda value: type(value) is tuple and all(map(each, value))
        case inspect.TupleType(item_types=items):
            parts = [*map(_fits, items)]
            return lambda value: (
                type(value) is tuple
                and len(value) == len(parts)
                and all(fits(part) for fits, part in zip(parts, value, strict=True))
            )
        case _:
            raise TypeError(f"it is not known what a value of {kind} looks like: add a case")
