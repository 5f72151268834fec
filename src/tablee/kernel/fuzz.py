"""Wild actions: well-formed, but not asked for. What a clumsy page or a cheat might send; the rules must judge them."""

from msgspec import inspect

from tablee.kernel.chance import Rng
from tablee.kernel.structs import Value, field_types

FARTHEST = 12
"""Whole numbers without bounds (seats, say) are taken from -1 to here."""


def fuzzed(kinds: tuple[type[Value], ...], rng: Rng) -> Value:
    """Any action of any kind: its fields have the right types, one step beyond their bounds included."""
    kind = kinds[int(rng.random() * len(kinds))]
    return kind(*[_value(field, rng) for field in field_types(kind).values()])


def _value(kind: inspect.Type, rng: Rng) -> object:
    match kind:
        case inspect.IntType(ge=low, le=high):
            low, high = (-1 if low is None else low - 1), (FARTHEST if high is None else high + 1)
            return low + int(rng.random() * (high - low + 1))
        case inspect.EnumType(cls=members):
            return list(members)[int(rng.random() * len(members))]
        case inspect.UnionType(types=types):
            return _value(types[int(rng.random() * len(types))], rng)
        case inspect.StrType():
            return "x" * int(rng.random() * FARTHEST)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.VarTupleType(item_type=item):
            return tuple([_value(item, rng) for _ in range(int(rng.random() * 3))])
        case inspect.TupleType(item_types=items):
            return tuple([_value(item, rng) for item in items])
        case _:
            raise TypeError(f"no wild value is known for {kind}: add a case")
