"""Every bound that what is read is held to: cards, actions, entries of games and tables, records, requests.

`python -m tests.golden.bounds` writes them to bounds.txt again. A bound that is narrowed may refuse what was written.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from tablee.fairness.record_lines import Line
from tablee.games import GAMES
from tablee.kernel import codec
from tablee.kernel.cards.pack import PackTerms, ShownCard
from tablee.kernel.chance import ChanceQuestion
from tablee.tables.decide import DECISIONS
from tablee.tables.fold import EFFECTS

FILE = Path(__file__).parent / "bounds.txt"
NAMES = ("gt", "ge", "lt", "le", "multiple_of", "pattern", "min_length", "max_length")


def bounds() -> list[str]:
    roots: list[Any] = [PackTerms, ShownCard, ChanceQuestion, Line, *DECISIONS, *EFFECTS]
    for game in GAMES.values():
        roots += [codec.entry_types(game), game.actions, game.states, *([game.cards] if game.cards is not None else [])]
    seen: set[type] = set()
    return sorted({line for kind in inspect.multi_type_info(roots) for line in _of(kind, seen)})


def _of(kind: Any, seen: set[type]) -> Iterator[str]:
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
        for field in kind.fields:
            for bounded in _bounded(field.type):
                yield f"{kind.cls.__module__.removeprefix('tablee.')}.{kind.cls.__name__}.{field.name}: {bounded}"
    for inner in _inside(kind):
        yield from _of(inner, seen)


def _inside(kind: Any) -> Iterator[Any]:
    match kind:
        case inspect.StructType(fields=fields):
            yield from [field.type for field in fields]
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            yield from types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield item
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)


def _bounded(kind: Any) -> Iterator[str]:
    """Of a field, and of what is in it as long as that is no struct of its own."""
    held = [f"{name}={value}" for name in NAMES if (value := getattr(kind, name, None)) is not None]
    if held:
        yield f"{type(kind).__name__.removesuffix('Type').lower()} {' '.join(held)}"
    if not isinstance(kind, inspect.StructType):
        for inner in _inside(kind):
            yield from _bounded(inner)


if __name__ == "__main__":
    FILE.write_text("\n".join(bounds()) + "\n", encoding="utf-8")
