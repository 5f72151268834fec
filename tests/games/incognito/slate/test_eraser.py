"""The eraser cuts strokes by whole numbers: held against fractions, which are exact too, and slower."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.incognito.slate.eraser import PART, erased, thinned
from tablee.games.incognito.vocabulary import ERASER, MOST_CUT_POINTS, MOST_CUT_STROKES
from tablee.kernel.stroke import Stroke, as_stroke, length, points

pytestmark = pytest.mark.slow
whole = settings(max_examples=80, deadline=None, derandomize=True)
coordinate = st.integers(0, 600)
places = st.tuples(coordinate, coordinate)
some_strokes = st.lists(st.lists(places, min_size=1, max_size=5).map(as_stroke), min_size=1, max_size=3)
paths = st.lists(places, min_size=1, max_size=4).map(as_stroke)


def lines(stroke: Stroke):
    drawn = [(point.x, point.y) for point in points(stroke)]
    return [*pairwise(drawn)] or [(drawn[0], drawn[0])]


def way_of(path: Stroke):
    went = thinned([(point.x, point.y) for point in points(path)])
    return [*pairwise(went)] or [(went[0], went[0])]


def squared_distance(p, line) -> Fraction:
    """From a point, whose coordinates may be fractions, to a line."""
    (ax, ay), (bx, by) = line
    long = (bx - ax) ** 2 + (by - ay) ** 2
    along = Fraction(0) if not long else Fraction((p[0] - ax) * (bx - ax) + (p[1] - ay) * (by - ay)) / long
    along = min(max(along, Fraction(0)), Fraction(1))
    return Fraction((p[0] - ax - along * (bx - ax)) ** 2 + (p[1] - ay - along * (by - ay)) ** 2)


def on(line, share: Fraction):
    (ax, ay), (bx, by) = line
    return ax + share * (bx - ax), ay + share * (by - ay)


def flat(left) -> list[Stroke]:
    return [piece for pieces in left for piece in pieces]


@whole
@given(some_strokes, paths)
def test_nothing_that_the_eraser_touched_is_left(strokes, path):
    reach = ERASER * ERASER
    for stroke in flat(erased(strokes, path)):
        for line in lines(stroke):
            for at in range(9):
                place = on(line, Fraction(at, 8))
                assert all(squared_distance(place, went) > reach for went in way_of(path))


@whole
@given(some_strokes, paths)
def test_what_lies_farther_from_the_eraser_than_a_part_is_left_where_it_was(strokes, path):
    """Within a unit, as the ends of what is left are whole numbers."""
    beyond = (ERASER + 2 * PART) ** 2
    for stroke, pieces in zip(strokes, erased(strokes, path), strict=True):
        left = [line for piece in pieces for line in lines(piece)]
        for line in lines(stroke):
            for at in range(9):
                place = on(line, Fraction(at, 8))
                if all(squared_distance(place, went) > beyond for went in way_of(path)):
                    assert min(squared_distance(place, one) for one in left) <= 2


@whole
@given(some_strokes, paths)
def test_to_rub_twice_is_to_rub_once(strokes, path):
    once = flat(erased(strokes, path))

    assert flat(erased(once, path)) == once


@whole
@given(some_strokes, paths)
def test_a_stroke_that_is_not_touched_stays_letter_for_letter(strokes, path):
    """Its pressure and its doubled points included."""
    for stroke, pieces in zip(strokes, erased(strokes, path), strict=True):
        near = min(
            squared_distance(on(line, Fraction(at, 8)), went)
            for line in lines(stroke)
            for went in way_of(path)
            for at in range(9)
        )
        if near > (ERASER + 100) ** 2:
            assert pieces == (stroke,)


@whole
@given(some_strokes, paths)
def test_a_path_rubs_the_same_backwards(strokes, path):
    """Where no point of it is left out."""
    drawn = points(path)
    if len(way_of(path)) == max(1, len(drawn) - 1):
        back = as_stroke(reversed(drawn))
        if len(way_of(back)) == max(1, len(drawn) - 1):
            assert erased(strokes, path) == erased(strokes, back)


def test_a_line_is_cut_in_two_with_its_pressure():
    (left,) = erased([as_stroke([(0, 1000, 0), (3000, 1000, 60)])], as_stroke([(1500, 900), (1500, 1100)]))

    assert [[*points(piece)] for piece in left] == [
        [(0, 1000, 0), (1420, 1000, 28)],
        [(1580, 1000, 32), (3000, 1000, 60)],
    ]


def test_a_dot_is_there_or_it_is_not():
    near, far = as_stroke([(100, 100)]), as_stroke([(100, 100 + ERASER + 1)])
    at_its_edge = as_stroke([(100, 100 + ERASER)])

    assert erased([near, far, at_its_edge], as_stroke([(100, 100)])) == [(), (far,), ()]


def test_a_closed_shape_that_is_cut_once_is_two_strokes_from_the_corner_where_it_began():
    square = as_stroke([(500, 500), (1500, 500), (1500, 1500), (500, 1500), (500, 500)])
    (left,) = erased([square], as_stroke([(1000, 500)]))

    assert len(left) == 2


@pytest.mark.covers
def test_many_crumbs_are_swept_away_the_smallest_first():
    crumbs = [as_stroke([(at, 3000), (at, 3030)]) for at in range(MOST_CUT_STROKES - 100)]
    comb = [as_stroke([(x, 0), (x, 1300)]) for x in range(0, 1000, 10)]
    left = flat(erased([*crumbs, *comb], as_stroke([(0, 300), (1000, 300)])))

    assert len(left) == MOST_CUT_STROKES
    assert sum(map(length, left)) <= MOST_CUT_POINTS
    assert sum(min(point.y for point in points(piece)) < 3000 for piece in left) == 2 * len(comb)
