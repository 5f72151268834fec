"""Views of no game, made up by chance: every way in which a part may be sent, and a view that has much of another."""

from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.kernel.structs import Value


class Ace(Value, frozen=True, tag="ace"):
    a: Any
    b: Any
    c: Any


class Bee(Value, frozen=True, tag="bee"):
    b: Any
    c: Any


class See(Value, frozen=True):
    """Without a tag."""

    c: Any


class Dee(Value, frozen=True, array_like=True):
    """Sent as a list."""

    a: Any
    b: Any


class Eff(Value, frozen=True, omit_defaults=True):
    """Sent without what is as usual."""

    a: Any = None


KINDS: tuple[type[Value], ...] = (Ace, Bee, See, Dee, Eff)
PLAIN = (None, True, False, 2, 3, 777, 2.5, "un", "deux mots", "𝄞", "un texte plus long que tout ce qui est court" * 3)


def view(rng: Random, depth: int = 3) -> Value:
    return _struct(rng.choice(KINDS[:2]), rng, depth)


def part(rng: Random, depth: int) -> Any:
    match rng.randrange(6 if depth else 3):
        case 3:
            return _struct(rng.choice(KINDS), rng, depth)
        case 4 | 5:
            return tuple([part(rng, depth - 1) for _ in range(rng.randrange(7))])
        case _:
            return rng.choice(PLAIN)


def _struct(kind: type[Value], rng: Random, depth: int) -> Value:
    return kind(*[part(rng, depth - 1) for _ in kind.__struct_fields__])


def otherwise(old: Value, rng: Random) -> Value:
    """A view that shares with this one what did not change here and there."""
    if rng.random() < 0.2:
        return Bee(*[getattr(old, name) for name in Bee.__struct_fields__])
    after: Value = _changed(old, rng)
    return after


def _changed(old: Any, rng: Random) -> Any:
    if isinstance(old, Value):
        names = [name for name in old.__struct_fields__ if rng.random() < 0.5]
        return replace(old, **{name: _changed(getattr(old, name), rng) for name in names})
    if isinstance(old, tuple):
        items = [_changed(item, rng) for item in old if rng.random() < 0.9]
        if rng.random() < 0.4:
            items.insert(rng.randrange(len(items) + 1), part(rng, 2))
        return tuple(items)
    return old if rng.random() < 0.8 else part(rng, 1)
