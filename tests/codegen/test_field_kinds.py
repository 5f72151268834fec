"""What a field is, for the page: each way to declare one, and what has no words."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from codegen import field_kinds
from tablee.games import GAMES
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tests.words.trial import TRIAL


class PaleMood(StrEnum):
    UP = "up"


class Spot(Value, frozen=True, array_like=True):
    seat: Seat
    mood: PaleMood


class Move(Value, frozen=True, tag="big_move"):
    spots: tuple[Spot, ...]


@pytest.mark.parametrize(
    ("hint", "kind"),
    [
        (Seat, "seat"),
        (int, "number"),
        (bool, "flag"),
        (str, "text"),
        (None.__class__, "none"),
        (Annotated[int, Meta(ge=1)], "number"),
        (PaleMood, {"enum": "pale-mood"}),
        (Spot, {"struct": "spot"}),
        (tuple[Seat, ...], {"list": "seat"}),
        (tuple[int, str], {"tuple": ["number", "text"]}),
        (tuple[tuple[int, int], ...], {"list": {"tuple": ["number", "number"]}}),
        (Viewer, {"either": ["seat", "none"]}),
        (int | PaleMood, {"either": ["number", {"enum": "pale-mood"}]}),
        (Literal["a", "b"], "text"),
        (Literal["a", 1], {"either": ["text", "number"]}),
    ],
)
def test_each_type_has_its_kind(hint, kind):
    assert field_kinds.kind_of(hint) == kind


@pytest.mark.parametrize("hint", [float, Any, dict[str, int], bytes])
def test_what_has_no_words_has_no_kind(hint):
    with pytest.raises(TypeError):
        field_kinds.kind_of(hint)


@pytest.mark.parametrize(
    ("hint", "kind"),
    [(Seat | None, "seat"), (Annotated[int, Meta(ge=1)] | None, "number"), (bool, "flag"), (str, None), (Any, None)],
)
def test_of_a_view_only_seats_numbers_and_flags_count(hint, kind):
    assert field_kinds.counted(hint) == kind


def test_a_struct_says_how_it_comes():
    assert field_kinds.struct(Spot) == {"array": True, "fields": {"seat": "seat", "mood": {"enum": "pale-mood"}}}
    assert field_kinds.struct(Move) == {"tag": "big_move", "fields": {"spots": {"list": {"struct": "spot"}}}}


def test_structs_inside_are_listed_once_and_share_no_name():
    twin = msgspec.defstruct("Spot", [("seat", Seat)], bases=(Value,), frozen=True, module=__name__)
    other = msgspec.defstruct("Other", [("spot", twin)], bases=(Value,), frozen=True, tag="other", module=__name__)

    assert field_kinds.inner_structs([Move, Move]) == [Spot]
    with pytest.raises(TypeError, match="two structs inside facts and actions are called spot"):
        field_kinds.inner_structs([Move, other])


def test_the_file_of_a_game_is_typescript_that_names_its_maker():
    text = field_kinds.table(TRIAL, "python -m maker")

    assert text.startswith("// Made by `python -m maker` from")
    assert '    odd_one: { maybe_seat: { either: ["seat", "none"] }, pair: { tuple: [' in text
    assert "    yawn: {},\n" in text
    assert '    spot: { array: true, fields: { mood: { enum: "mood" }, seat: "seat" } },\n' in text


@pytest.mark.parametrize("name", GAMES)
def test_a_page_needs_little_for_it(name):
    assert len(field_kinds.table(GAMES[name], "x")) < 10_000
