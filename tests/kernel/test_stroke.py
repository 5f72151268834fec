"""Strokes: one spelling each, strict and bounded, and short on the wire. The page is held to the same vectors."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from tablee.kernel import codec
from tablee.kernel.entries import Acted
from tablee.kernel.offers import AnyStroke, any_stroke
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import EACH, LONGEST, SLATE, Point, Stroke, as_stroke, is_stroke, length, points, way
from tests.careless import made
from tests.kernel.murmure import MURMURE, Guessing, Scribble, View
from tests.kernel.test_text import WAITING

VECTORS = json.loads((Path(__file__).parents[2] / "web/src/board/strokeVectors.json").read_text("utf-8"))
BEN = Seat(1)


@pytest.mark.parametrize("vector", VECTORS["right"], ids=lambda vector: vector["spelt"])
def test_a_stroke_has_one_spelling(vector):
    drawn = tuple([Point(*point) for point in vector["points"]])

    assert as_stroke(drawn) == vector["spelt"]
    assert points(Stroke(vector["spelt"])) == drawn
    assert is_stroke(vector["spelt"])


def test_a_point_without_pressure_has_none():
    assert points(as_stroke([(1, 2)])) == (Point(1, 2, 0),)


def test_whatever_is_drawn_is_read_again():
    rng = random.Random(1)
    for _ in range(200):
        stroke = any_stroke(1 + int(rng.random() * 20), rng)

        assert as_stroke(points(stroke)) == stroke


def test_a_stroke_drawn_at_random_comes_to_every_edge_and_goes_no_farther_than_it_may():
    rng = random.Random(1)
    narrow = [point for _ in range(20) for point in points(any_stroke(20, rng, wide=2))]
    ways = [way(any_stroke(count, rng, farthest=farthest)) for count in (2, 3, 4, 8) for farthest in (40, 100) * 40]

    assert {point.x for point in narrow} == {0, 1}
    assert all(mine <= farthest for mine, farthest in zip(ways, (40, 100) * 160, strict=True))
    assert any(mine > 20 for mine in ways)
    assert Point(1, 2) == (1, 2, 0)


@pytest.mark.parametrize("spelt", VECTORS["wrong"])
def test_another_spelling_is_malformed_wherever_it_is_read(spelt):
    assert not is_stroke(spelt)
    assert not AnyStroke(4).holds(spelt)
    with pytest.raises(Malformed, match="stroke"):
        codec.actions(MURMURE).decode(codec.encode(made(Scribble, spelt)))
    with pytest.raises(Malformed):
        codec.entries(MURMURE).decode(codec.encode(Acted(BEN, made(Scribble, spelt))))
    with pytest.raises(Malformed, match="should be a stroke"):
        step(MURMURE, WAITING, Acted(BEN, made(Scribble, spelt)))


@pytest.mark.parametrize(
    "drawn", [*VECTORS["off_the_slate"], [(0,)], [(0, 0, 0, 0)], [(True, 0)], [(0, 0), (SLATE, 0)], ["ab"]]
)
def test_points_off_the_slate_are_named(drawn):
    with pytest.raises(Malformed, match="is no point of a slate of 4,096 by 4,096"):
        as_stroke(made(list, drawn))


def test_a_stroke_has_an_end():
    longest = as_stroke([(1, 1)] * LONGEST)

    assert length(longest) == LONGEST
    assert is_stroke(longest)
    assert not is_stroke(longest + "AAAAA")
    with pytest.raises(Malformed, match="2,001 points; the longest has 2,000"):
        as_stroke([(1, 1)] * (LONGEST + 1))
    with pytest.raises(Malformed, match="stroke"):
        codec.actions(MURMURE).decode(codec.encode(made(Scribble, longest + "AAAAA")))


def test_a_stroke_that_a_game_finds_too_long_is_refused_by_its_rules():
    assert isinstance(WAITING, Guessing)
    action = codec.actions(MURMURE).decode(codec.encode(Scribble(as_stroke([(1, 1)] * LONGEST))))

    assert MURMURE.refusal(MURMURE.view(WAITING, BEN), action) == "out_of_range"


def test_four_thousand_points_with_pressure_are_at_most_30_kb():
    """A whole slate: forty strokes of a hundred points, each as far from the others as can be."""
    rng = random.Random(4)
    slate = tuple([any_stroke(100, rng) for _ in range(40)])
    sent = len(msgspec.json.encode(View(BEN, "guessing", 2, slate=slate)))

    assert sum(map(length, slate)) == 4_000
    assert sent <= 4_000 * EACH + 40 * len('"",') + 300
    assert sent <= 30_000
