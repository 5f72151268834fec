"""What each field of a game's facts, actions and views is, for the page: JSON does not tell a seat from a number.

The page says things in the words of `words/`, which go by the declared type of each field (see `words/arguments.py`).
web/src/words/kinds.ts says what is written here.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec.structs import fields

from tablee.kernel.game import AnyGame, acts_of, awards_of
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value, members, tag
from tablee.kernel.text import Text
from tablee.words.arguments import kebab
from tablee.words.missing import structs_in

Kind = str | dict[str, Any]

PLAIN: dict[object, str] = {
    Seat: "seat",
    Text: "text",
    Stroke: "stroke",
    int: "number",
    bool: "flag",
    str: "text",
    NoneType: "none",
}
COUNTED = (Seat, int, bool)


def table(game: AnyGame, command: str) -> str:
    """The whole file of a game; `command` is what makes it."""
    lines = [
        f"// Made by `{command}` from the structs in src/tablee: change those, not this.",
        "",
        'import type { Kinds } from "../../words/kinds";',
        "",
        "export const KINDS: Kinds = {",
    ]
    for part, entries in kinds_of(game).items():
        inner = [f"    {key(name)}: {literal(entry)}," for name, entry in entries.items()]
        lines += [f"  {part}: {{", *inner, "  },"] if inner else [f"  {part}: {{}},"]
    return "\n".join([*lines, "};"]) + "\n"


def kinds_of(game: AnyGame) -> dict[str, Mapping[str, Mapping[str, object]]]:
    """Fields by tag; structs that are inside of facts and actions by the name of their message."""
    spoken = (*members(game.facts), *acts_of(game), *awards_of(game))
    return {
        "facts": {tag(kind): fields_of(kind) for kind in members(game.facts)},
        "actions": {tag(kind): fields_of(kind) for kind in acts_of(game)},
        "awards": {tag(kind): fields_of(kind) for kind in awards_of(game)},
        "views": {tag(kind): counted_fields(kind) for kind in members(game.views)},
        "structs": {kebab(kind.__name__): struct(kind) for kind in inner_structs(spoken)},
    }


def fields_of(kind: type[Value]) -> dict[str, Kind]:
    return {field.name: kind_of(field.type) for field in fields(kind)}


def counted_fields(view: type[Value]) -> dict[str, Kind]:
    """Seats, numbers and flags: what is said of a turn refers to nothing else of a view."""
    found = {field.name: counted(field.type) for field in fields(view)}
    return {name: kind for name, kind in found.items() if kind}


def struct(kind: type[Value]) -> dict[str, object]:
    config = kind.__struct_config__
    found: dict[str, object] = {"fields": fields_of(kind)}
    return {
        **({"tag": str(config.tag)} if config.tag is not None else {}),
        **({"array": True} if config.array_like else {}),
        **found,
    }


def inner_structs(kinds: Iterable[type[Value]]) -> list[type[Value]]:
    """Those inside of these. Their names are the names of their messages, so that no two can share one."""
    found: dict[str, type[Value]] = {}
    for inner in [inner for kind in kinds for inner in structs_in(kind)]:
        name = kebab(inner.__name__)
        if found.setdefault(name, inner) is not inner:
            raise TypeError(f"two structs inside facts and actions are called {name}")
    return list(found.values())


def kind_of(hint: object) -> Kind:
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return kind_of(inner[0])
    if origin in (Union, UnionType):
        return {"either": [kind_of(member) for member in inner]}
    if origin is Literal:
        return either([PLAIN[type(value)] for value in inner])
    if origin is tuple:
        many = len(inner) == 2 and inner[1] is ...
        return {"list": kind_of(inner[0])} if many else {"tuple": [kind_of(item) for item in inner]}
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return {"enum": kebab(hint.__name__)}
    if isinstance(hint, type) and issubclass(hint, Value):
        return {"struct": kebab(hint.__name__)}
    raise TypeError(f"no words for a field that is {hint}")


def either(kinds: Sequence[Kind]) -> Kind:
    return kinds[0] if all(kind == kinds[0] for kind in kinds) else {"either": list(kinds)}


def counted(hint: object) -> Kind | None:
    """The seat, number or flag that this can be, if any."""
    hints = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    plain = [get_args(one)[0] if get_origin(one) is Annotated else one for one in hints]
    return next((PLAIN[kind] for kind in COUNTED if kind in plain), None)


def literal(value: object) -> str:
    match value:
        case dict():
            inner = ", ".join([f"{key(name)}: {literal(one)}" for name, one in value.items()])
            return f"{{ {inner} }}" if inner else "{}"
        case list():
            return f"[{', '.join(map(literal, value))}]"
        case _:
            return json.dumps(value)


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)
