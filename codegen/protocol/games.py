"""What a game says over the wire: its options, and all that its actions, views and facts are made of."""

import json
import sys
from collections.abc import Iterable, Iterator

from msgspec.inspect import EnumType, StructType

from codegen import comments
from codegen.namespaces import Namespace
from codegen.protocol.structs import says, spelt, table
from codegen.schema import bases, own_fields, shape
from codegen.typescript import of_game
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Option
from tablee.kernel.show import CHARACTER, Show
from tablee.kernel.structs import Value, members, tag
from tablee.tables.catalogue import OURS
from tablee.wire.codec import encode

RULES = "../../src/tablee/games"


def section(game: AnyGame) -> Iterator[str]:
    scope = of_game(game)
    yield f"### `{game.name}`\n"
    yield f"{comments.one_line(sys.modules[f'tablee.games.{game.name}'].__doc__ or '')}"
    yield f"Rules: [English]({RULES}/{game.name}/RULES.en.md), [français]({RULES}/{game.name}/RULES.md).\n"
    levels = ", ".join([f"`{level}`" for level in OURS.levels(game)])
    yield f"{_from_to(game.players[0], game.players[-1])} players, {_from_to(*game.minutes)} minutes; bots: {levels}."
    yield f"Cut short after {game.most_lines:,} lines of its record.\n"
    if game.options:
        yield from table(("option", "values", "unless set"), map(_option, game.options))
    yield from _union(scope, "action", members(game.actions))
    if game.host is not None:
        yield from _union(scope, "act of the host", members(game.host.acts))
    yield from _union(scope, "view", members(game.views))
    yield from _facts(scope, game)
    if game.aids is not None:
        yield from _union(scope, "aid", members(game.aids))
    if game.awards is not None:
        yield from _union(scope, "award or line", members(game.awards))
    yield from _parts(scope, game)
    yield from _words(scope, game)


def _option(option: Option) -> tuple[str, ...]:
    alone = "" if option.alone is None else f"; alone with bots `{_json(option.alone)}` suits"
    return f"`{option.name}`", f"`{_json(option.domain)}`", f"`{_json(option.default)}`{alone}"


def _union(scope: Namespace, name: str, kinds: Iterable[type[Value]]) -> Iterator[str]:
    return table((name, "fields", ""), [(f"`{tag(kind)}`", *_row(scope, kind)) for kind in kinds])


def _facts(scope: Namespace, game: AnyGame) -> Iterator[str]:
    rows = [
        (f"`{tag(kind)}`", *_row(scope, kind), _shown(game.shows[kind]) if kind in game.shows else "")
        for kind in members(game.facts)
    ]
    return table(("fact", "fields", "", "shown for, ms"), rows)


def _parts(scope: Namespace, game: AnyGame) -> Iterator[str]:
    """Structs inside of all these, and what several of them begin with."""
    whole = {kind for union in _unions(game) for kind in members(union)}
    inner = [kind for kind, one in scope.kinds.items() if isinstance(one, StructType) and kind not in whole]
    if inner:
        yield from table(("part", "fields", ""), [(_named(scope, kind), *_row(scope, kind)) for kind in inner])


def _words(scope: Namespace, game: AnyGame) -> Iterator[str]:
    """Closed sets of strings."""
    enums = [one for one in scope.kinds.values() if isinstance(one, EnumType) and one.cls is not game.whys]
    rows = [(f"`{scope.name(one.cls)}`", _values(one), comments.of_class(one.cls)) for one in enums]
    why = shape(game.whys)
    assert isinstance(why, EnumType), "reasons are a closed set"
    yield from table(("string", "one of", ""), [*rows, ("why it is refused", _values(why), "")])


def _unions(game: AnyGame) -> Iterator[object]:
    yield from (game.actions, game.views, game.facts)
    if game.aids is not None:
        yield game.aids
    if game.awards is not None:
        yield game.awards
    if game.host is not None:
        yield game.host.acts


def _row(scope: Namespace, kind: type[Value]) -> tuple[str, str]:
    """Its fields with their types, and what there is to say of it and of them."""
    one = shape(kind)
    assert isinstance(one, StructType), "what games say is made of structs"
    own = own_fields(one)
    typed = [f"`{field.encode_name}: {spelt(scope, one, field)}`" for field in own]
    begins = [f"those of `{scope.name(base)}`" for base in bases(kind)]
    said = [f"`{field.encode_name}`: {doc}" for field in own if (doc := says(scope, one, field))]
    return ", ".join([*begins, *typed]), " ".join(filter(None, [comments.of_class(kind), *said]))


def _named(scope: Namespace, kind: type[Value]) -> str:
    """One that is an array on the wire has its fields in this order, and no names."""
    config = kind.__struct_config__
    array = " (an array)" if config.array_like else ""
    tagged = f', `type` is "{config.tag}"' if config.tag is not None else ""
    return f"`{scope.name(kind)}`{array}{tagged}"


def _values(one: EnumType) -> str:
    return ", ".join([f"`{member.value}`" for member in one.cls])


def _shown(show: Show) -> str:
    always = sum(show.steps) + sum(show.then) + show.look
    each = [f"{sum(show.each)} for each of `{show.of}`"] if show.of else []
    reads = [f"{CHARACTER} for each character of `{show.reads}`"] if show.reads else []
    more = [f"{longer} if `{field}` is not 0" for field, longer in show.more]
    return " + ".join([str(always), *each, *reads, *more])


def _from_to(low: int, high: int) -> str:
    return f"{low} to {high}"


def _json(value: object) -> str:
    return json.dumps(value) if isinstance(value, str | int) else encode(value).decode()
