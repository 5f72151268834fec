"""Wild actions: every type that a field may have is covered, and bounds are overstepped."""

import random
from enum import StrEnum
from typing import Annotated

import pytest
from msgspec import Meta

from tablee.kernel.fuzz import fuzzed
from tablee.kernel.stroke import LONGEST, Stroke, is_stroke, length
from tablee.kernel.structs import Value


class Mood(StrEnum):
    CALM = "calm"
    LOUD = "loud"


class Everything(Value, frozen=True, tag="everything"):
    number: Annotated[int, Meta(ge=1, le=3)]
    seat: int
    mood: Mood
    either: int | Mood
    word: str
    sure: bool
    several: tuple[int, ...]
    point: tuple[int, int]
    stroke: Stroke


class Opaque(Value, frozen=True, tag="opaque"):
    when: float


def test_every_kind_of_field_gets_a_value_of_its_type():
    rng = random.Random(1)
    actions = [fuzzed((Everything,), rng) for _ in range(300)]

    assert {action.number for action in actions} == {0, 1, 2, 3, 4}
    assert {action.seat for action in actions} >= {-1, 0, 12}
    assert {action.mood for action in actions} == set(Mood)
    assert {type(action.either) for action in actions} == {int, Mood}
    assert {action.sure for action in actions} == {True, False}
    assert {len(action.several) for action in actions} == {0, 1, 2}
    assert all(len(action.point) == 2 for action in actions)
    assert "" in {action.word for action in actions}
    assert all(is_stroke(action.stroke) for action in actions)
    assert {0, 1, LONGEST} <= {length(action.stroke) for action in actions}


def test_a_type_that_is_not_covered_says_so():
    with pytest.raises(TypeError, match="add a case"):
        fuzzed((Opaque,), random.Random(1))
