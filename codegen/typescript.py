"""The messages and each game's types in TypeScript, for the page: made from the structs, so that they cannot differ."""

import json
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import get_args

from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
)

from codegen import comments
from codegen.namespaces import Namespace
from codegen.schema import bases, bounds, inside, may_lack, own_fields
from tablee.bots.pace import PACES
from tablee.fairness.header import SeatSeed
from tablee.games import GAMES
from tablee.guided.first_round import Stop
from tablee.kernel import stroke
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Domain
from tablee.packs.pack_file import LARGEST_PACK
from tablee.server.limits import Limits
from tablee.server.routes.http_answers import SERVER_FULL
from tablee.tables import names
from tablee.tables.faces import FACES
from tablee.tables.public_table import PublicTable
from tablee.tables.refusals import Why
from tablee.tables.table_game import MOVE_IDS_KEPT
from tablee.wire.codec import LARGEST
from tablee.wire.messages import GameCard, Message, PackFaults, PackKept, TableChanged, TableLaid
from tablee.wire.requests import (
    LINES_KEPT,
    LONGEST_LINE,
    PROTOCOL_VERSION,
    REACTIONS_KEPT,
    LayTable,
    Reaction,
    Request,
)
from tablee.words import LANGUAGES

WIDTH = 120

OF_THE_GAME = {"view": "View", "told": "Fact", "action": "Action", "aid": "Aid"}
"""Fields that carry something of whichever game is played: a message that has one is generic."""

SOME_OF: dict[tuple[type, str], type] = {(TableChanged, "public_table"): PublicTable}
"""Fields that hold some fields of a struct, each by its name."""

HOLDING = [name for name, pace in PACES.items() if pace.holds]

WIRE = Namespace(
    requests={"Request": Request, "LayTable": LayTable},
    messages={
        "Message": Message,
        "TableLaid": TableLaid,
        "PackKept": PackKept,
        "PackFaults": PackFaults,
        "GameCard": GameCard,
        "Stop": Stop,
    },
    parts={"Domain": Domain, "SeatSeed": SeatSeed, "Why": Why},
)


def types(command: str) -> str:
    """The whole file; `command` is what makes it."""
    lines = [
        f"// Made by `{command}` from the structs in src/tablee: change those, not this.",
        "",
        f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION};",
        "",
        "/** The first one is for whoever asks for none of them. */",
        f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;",
        "export type Language = (typeof LANGUAGES)[number];",
        "",
        f"export const REACTIONS = {json.dumps(get_args(Reaction))} as const;",
        "/** Of chat, in letters. */",
        f"export const LONGEST_LINE = {LONGEST_LINE};",
        "/** Lines of chat that a table keeps. */",
        f"export const LINES_KEPT = {LINES_KEPT};",
        f"export const REACTIONS_KEPT = {REACTIONS_KEPT};",
        "/** Of the paces of bots, those at which they wait for what is shown. */",
        f"export const HOLDING_PACES: readonly string[] = {json.dumps(HOLDING)};",
        "/** Code points. Browsers count otherwise, and would cut a family of emoji in two. */",
        f"export const LONGEST_NAME = {names.LONGEST};",
        "/** The cast, in the order in which they are offered. */",
        f"export const FACES = {json.dumps(FACES)} as const;",
        "/** Bytes of a request that carries no note. */",
        f"export const LARGEST_REQUEST = {LARGEST};",
        "/** Bytes of a pack that is given to a table. */",
        f"export const LARGEST_PACK = {LARGEST_PACK};",
        "/** The status of an answer over plain HTTP: no table is laid and no pack taken. */",
        f"export const SERVER_FULL = {SERVER_FULL};",
        "/** Actions that one connection may send: so many a second, and so many at once. */",
        f"export const ACTIONS_A_SECOND = {Limits().actions.a_second};",
        f"export const ACTIONS_AT_ONCE = {Limits().actions.burst};",
        "/** Of a seat's last moves the table knows the ids: as many may be on their way at most. */",
        f"export const MOVES_KNOWN = {MOVE_IDS_KEPT};",
        "/** Points of a slate, from its upper left corner, are whole numbers below it. */",
        f"export const SLATE = {stroke.SLATE};",
        "/** Whole numbers below it; 0 where none was measured. */",
        f"export const PRESSURES = {stroke.PRESSURES};",
        "/** Of a stroke, in points. */",
        f"export const LONGEST_STROKE = {stroke.LONGEST};",
        "/** How a stroke is spelt: so many letters of this alphabet for each of its points. */",
        f"export const STROKE_LETTERS = {stroke.EACH};",
        f"export const STROKE_ALPHABET = {json.dumps(stroke.ALPHABET)};",
        "",
        *declarations(WIRE),
    ]
    for game in GAMES.values():
        inner = [f"  {line}".rstrip() for line in declarations(of_game(game), WIDTH - 2)]
        lines += [f"export namespace {camel(game.name)} {{", *inner[:-1], "}", ""]
    return "\n".join(lines[:-1]) + "\n"


def of_game(game: AnyGame) -> Namespace:
    aids = {} if game.aids is None else {"Aid": game.aids}
    awards = {} if game.awards is None else {"Award": game.awards}
    return Namespace(
        requests={"Action": game.actions},
        messages={"View": game.views, "Fact": game.facts, **aids, **awards},
        parts={"Why": game.whys, "Ending": game.endings},
    )


def declarations(scope: Namespace, width: int = WIDTH) -> Iterator[str]:
    """A blank line after each."""
    for name, union in scope.unions().items():
        kinds = [part for part in union.types if isinstance(part, StructType)]
        members = [scope.name(kind.cls) + generics(parameters(kind)) for kind in kinds]
        needed = [one for one in OF_THE_GAME.values() if any(one in parameters(kind) for kind in kinds)]
        yield f"export type {name}{generics(needed, default=' = unknown')} ="
        yield from (f"  | {member}" for member in members[:-1])
        yield f"  | {members[-1]};"
        yield ""
    for one in scope.kinds.values():
        yield from comment(comments.of_class(one.cls), width)
        yield from declaration(scope, one, width)
        yield ""


def declaration(scope: Namespace, one: StructType | EnumType, width: int) -> Iterator[str]:
    name = scope.name(one.cls)
    if isinstance(one, EnumType):
        yield f"export type {name} ="
        *members, last = one.cls
        for member in members:
            yield from indented(comment(comments.of_member(member), width - 2))
            yield f"  | {json.dumps(member.value)}"
        yield from indented(comment(comments.of_member(last), width - 2))
        yield f"  | {json.dumps(last.value)};"
    elif one.array_like:
        parts = ", ".join([f"{field.encode_name}: {expression(scope, field.type)}" for field in one.fields])
        yield f"export type {name} = readonly [{parts}];"
    else:
        base = ", ".join([scope.name(kind) for kind in bases(one.cls)])
        extends = f" extends {base}" if base else ""
        yield f"export interface {name}{generics(parameters(one), default=' = unknown')}{extends} {{"
        if one.tag is not None:
            yield f"  readonly {one.tag_field}: {json.dumps(one.tag)};"
        for field in own_fields(one):
            limits = bounds(field.type)
            doc = " ".join([comments.of_field(one.cls, field.name), limits and f"{limits[0].upper()}{limits[1:]}."])
            yield from indented(comment(doc.strip(), width - 2))
            lacking = "?" if may_lack(one, field, told=scope.is_message(one.cls)) else ""
            yield f"  readonly {field.encode_name}{lacking}: {of_field(scope, one, field)};"
        yield "}"


def parameters(one: StructType) -> list[str]:
    """What of the game it carries, in the order of OF_THE_GAME."""
    carried = {field.name for field in one.fields if is_open(field.type)}
    return [parameter for name, parameter in OF_THE_GAME.items() if name in carried]


def is_open(kind: Type) -> bool:
    return isinstance(kind, AnyType | RawType) or (isinstance(kind, CollectionType) and any(map(is_open, inside(kind))))


def of_field(scope: Namespace, one: StructType, field: Field) -> str:
    if some_of := SOME_OF.get((one.cls, field.name)):
        return f"Partial<{scope.name(some_of)}>"
    if field.name in OF_THE_GAME and is_open(field.type):
        carried = OF_THE_GAME[field.name]
        return f"readonly {carried}[]" if isinstance(field.type, CollectionType) else carried
    return expression(scope, field.type)


def expression(scope: Namespace, kind: Type) -> str:
    match kind:
        case StructType() | EnumType():
            return scope.name(kind.cls)
        case UnionType():
            return either(scope, kind)
        case TupleType():
            return f"readonly [{', '.join([expression(scope, part) for part in kind.item_types])}]"
        case CollectionType():
            item = expression(scope, kind.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case DictType():
            return f"{{ readonly [key: string]: {expression(scope, kind.value_type)} }}"
        case LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case _:
            return PLAIN[type(kind)]


def either(scope: Namespace, union: UnionType) -> str:
    structs = [part.cls for part in union.types if isinstance(part, StructType)]
    name = scope.union_of(structs) if len(structs) > 1 else None
    parts = [part for part in union.types if name is None or not isinstance(part, StructType)]
    return " | ".join([*([name] if name else []), *(expression(scope, part) for part in parts)])


PLAIN: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    RawType: "unknown",
    StrType: "string",
}
"""What has no entry has no place on the wire, and is a KeyError."""


def generics(names: Iterable[str], default: str = "") -> str:
    inner = ", ".join([name + default for name in names])
    return f"<{inner}>" if inner else ""


def comment(text: str, width: int) -> Iterator[str]:
    safe = text.replace("*/", "*\\/")
    if safe and len(safe) + len("/**  */") <= width:
        yield f"/** {safe} */"
    elif safe:
        yield "/**"
        yield from (f" * {line}" for line in wrap(safe, width - 3, break_long_words=False, break_on_hyphens=False))
        yield " */"


def indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"  {line}" for line in lines)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
