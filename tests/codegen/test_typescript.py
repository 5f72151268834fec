"""Each way to make a type, on small structs."""

import json
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Any, Literal, NewType, get_args

import msgspec
import pytest
from msgspec import UNSET, Meta, Raw, UnsetType

from codegen.namespaces import Namespace
from codegen.typescript import camel, comment, declarations, of_game, types
from tablee.kernel.structs import Value
from tablee.tables.names import LONGEST
from tablee.wire.requests import LINES_KEPT, LONGEST_LINE, Reaction
from tests.kernel.murmure import MURMURE

Chip = NewType("Chip", int)


class Suit(StrEnum):
    RED = "red"
    """The hot one."""
    BLUE = "blue"


class Plain(Value, frozen=True):
    count: int
    share: float
    name: str
    sure: bool
    nothing: None
    chip: Chip


class Rows(Value, frozen=True):
    pair: tuple[int, str]
    row: tuple[int, ...]
    grid: tuple[tuple[int, ...], ...]
    mixed: tuple[int | str, ...]
    by_name: dict[str, int | None]
    suit: Suit
    suits: tuple[Suit, ...]
    mood: Literal["up", "down"]


class Bounded(Value, frozen=True):
    """Has bounds."""

    die: Annotated[int, Meta(ge=1, lt=7)]
    """What it shows."""
    word: Annotated[str, Meta(min_length=2, max_length=2, pattern="^a*/b$")]
    dice: Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(max_length=5)]
    both: tuple[Annotated[int, Meta(le=3)], Annotated[int, Meta(le=3)]]


class Lenient(Value, frozen=True):
    always: int
    sometimes: int = 3
    either: int | None = None
    some: dict[str, int] = msgspec.field(default_factory=dict)


class Unsaid(Value, frozen=True):
    maybe: int | UnsetType = UNSET
    kept: int = 3


class Terse(Value, frozen=True, omit_defaults=True):
    kept: int = 3


class Point(Value, frozen=True, array_like=True):
    x: int
    suit: Suit


class Up(Value, frozen=True, tag="up"):
    pass


class Down(Value, frozen=True, tag="down"):
    by: Point


class Lift(Value, frozen=True):
    moves: tuple[Up | Down, ...]
    last: Up | Down | None
    one: Up | None


class Base(Value, frozen=True):
    id: str
    """Never twice."""


class Over(Base, frozen=True, tag="over"):
    more: int


class Carrying(Value, frozen=True, tag="carrying"):
    view: Any
    told: tuple[Any, ...]
    action: Raw
    other: Any


def written(**roots):
    asked = roots.pop("asked", {})
    parts = roots.pop("parts", {})
    return "\n".join(declarations(Namespace(requests=asked, messages=roots, parts=parts)))


def fields(text, name):
    """Lines of an interface, without comments."""
    body = text.partition(f"export interface {name}")[2].partition("{\n")[2].partition("\n}")[0]
    return [line.strip().removeprefix("readonly ") for line in body.splitlines() if "readonly " in line]


def test_lists_and_bounds_of_the_wire_are_constants():
    written = types("a test")

    assert f"export const REACTIONS = {json.dumps(get_args(Reaction))} as const;" in written
    assert f"export const LONGEST_LINE = {LONGEST_LINE};" in written
    assert f"export const LINES_KEPT = {LINES_KEPT};" in written
    assert f"export const LONGEST_NAME = {LONGEST};" in written


def test_plain_types():
    assert fields(written(Plain=Plain), "Plain") == [
        "count: number;",
        "share: number;",
        "name: string;",
        "sure: boolean;",
        "nothing: null;",
        "chip: number;",
    ]


def test_tuples_dicts_literals_and_enums():
    text = written(Rows=Rows)

    assert fields(text, "Rows") == [
        "pair: readonly [number, string];",
        "row: readonly number[];",
        "grid: readonly (readonly number[])[];",
        "mixed: readonly (number | string)[];",
        "by_name: { readonly [key: string]: number | null };",
        "suit: Suit;",
        "suits: readonly Suit[];",
        'mood: "down" | "up";',
    ]
    assert 'export type Suit =\n  /** The hot one. */\n  | "red"\n  | "blue";\n' in text


def test_bounds_and_docstrings_are_comments_that_nothing_ends_early():
    text = written(Bounded=Bounded)

    assert text.startswith("/** Has bounds. */\nexport interface Bounded {\n")
    assert "  /** What it shows. 1 to 6. */\n  readonly die: number;" in text
    assert "  /** 2 characters, matching `^a*\\/b$`. */\n  readonly word: string;" in text
    assert "  /** At most 5 of them, each at least 1. */\n  readonly dice: readonly number[];" in text
    assert "  /** Each at most 3. */\n  readonly both: readonly [number, number];" in text


def test_a_long_comment_takes_several_lines():
    lines = list(comment("word " * 20, 40))

    assert (lines[0], lines[-1]) == ("/**", " */")
    assert all(len(line) <= 40 for line in lines)


def test_a_device_may_leave_out_what_has_a_default():
    assert fields(written(asked={"Lenient": Lenient}), "Lenient") == [
        "always: number;",
        "sometimes?: number;",
        "either?: number | null;",
        "some?: { readonly [key: string]: number };",
    ]


def test_the_server_leaves_out_only_what_is_unset_or_omitted():
    assert fields(written(Lenient=Lenient), "Lenient")[1] == "sometimes: number;"
    assert fields(written(Unsaid=Unsaid), "Unsaid") == ["maybe?: number;", "kept: number;"]
    assert fields(written(Terse=Terse), "Terse") == ["kept?: number;"]


def test_what_both_send_is_whole():
    assert fields(written(asked={"Lenient": Lenient}, Again=tuple[Lenient, ...]), "Lenient")[1] == "sometimes: number;"


def test_a_tagged_union_is_told_apart_by_its_type():
    text = written(Move=Up | Down)

    assert text.startswith("export type Move =\n  | Up\n  | Down;\n")
    assert fields(text, "Up") == ['type: "up";']
    assert fields(text, "Down") == ['type: "down";', "by: Point;"]
    assert "export type Point = readonly [x: number, suit: Suit];" in text


def test_a_union_that_has_a_name_is_called_by_it():
    named = fields(written(Lift=Lift, parts={"Move": Up | Down}), "Lift")
    nameless = fields(written(Lift=Lift), "Lift")

    assert named == ["moves: readonly Move[];", "last: Move | null;", "one: Up | null;"]
    assert nameless == ["moves: readonly (Up | Down)[];", "last: Up | Down | null;", "one: Up | null;"]


def test_fields_of_a_base_are_written_once():
    text = written(Over=Over)

    assert "export interface Over extends Base {" in text
    assert fields(text, "Over") == ['type: "over";', "more: number;"]
    assert "  /** Never twice. */\n  readonly id: string;" in text


def test_what_carries_something_of_a_game_is_generic():
    text = written(Told=Carrying | Up)

    assert "export type Told<View = unknown, Fact = unknown, Action = unknown> =" in text
    assert "  | Carrying<View, Fact, Action>\n  | Up;" in text
    assert fields(text, "Carrying")[1:] == [
        "view: View;",
        "told: readonly Fact[];",
        "action: Action;",
        "other: unknown;",
    ]


def test_two_of_one_name_are_told_apart_by_their_role():
    twin = msgspec.defstruct("Up", [("by", int)], bases=(Value,), frozen=True, tag="up", module=__name__)
    text = written(View=Up | Down, Fact=twin | Over)

    assert text.startswith("export type View =\n  | UpView\n  | Down;\n\nexport type Fact =\n  | UpFact\n  | Over;\n")
    assert fields(text, "UpFact") == ['type: "up";', "by: number;"]


def test_a_type_that_has_no_place_on_the_wire_is_not_written():
    strange = msgspec.defstruct("Strange", [("raw", bytes)], bases=(Value,), frozen=True, module=__name__)

    with pytest.raises(KeyError):
        written(Strange=strange)


class Lamp(Value, frozen=True):
    rays: tuple[Point, ...]


def test_what_helps_a_seat_is_called_aid_where_the_game_helps():
    without, with_one = of_game(MURMURE), of_game(replace(MURMURE, aids=Lamp))
    with_several = of_game(replace(MURMURE, aids=Up | Down))

    assert "Aid" not in without.roots
    assert fields("\n".join(declarations(with_one)), "Aid") == ["rays: readonly Point[];"]
    assert "export type Aid =\n  | Up\n  | Down;\n" in "\n".join(declarations(with_several))


def test_the_namespace_of_a_game():
    assert camel("murmure") == "Murmure"
    assert camel("one_two_three") == "OneTwoThree"
