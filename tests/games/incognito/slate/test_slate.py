"""A slate's steps: each is undone and redone whole, and what is there is always what the steps made."""

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.incognito.cards import WIDE
from tablee.games.incognito.slate.eraser import PART, erased, thinned
from tablee.games.incognito.slate.nearness import are_near
from tablee.games.incognito.slate.slate import Slate, added, looped, redone, rubbed, undone, wiped
from tablee.games.incognito.slate.stamps import SHAPES, loop_around, stamped
from tablee.games.incognito.vocabulary import (
    ERASER,
    LARGEST,
    SMALLEST,
    STEPS_KEPT,
    TURNS,
    Clear,
    Draw,
    Erase,
    Loop,
    Motif,
    Redo,
    Stamp,
    Undo,
)
from tablee.kernel.stroke import as_stroke, points, way
from tests.games.incognito.cards import CARROT
from tests.games.incognito.tables import ACROSS, ANN, DOWN, ann_draws, drawing, offered_kinds, played, seen, slate_of

RUB = as_stroke([(1000, 900), (1000, 1100)])
MIDDLE = as_stroke([(1500, 900), (1500, 1100)])

places = st.tuples(st.integers(0, WIDE - 1), st.integers(0, 4095))
strokes = st.lists(places, min_size=1, max_size=6).map(as_stroke)
gestures = st.integers(0, 2)
deeds = st.lists(
    st.one_of(
        st.builds(Draw, strokes, gestures),
        st.builds(Erase, strokes, gestures),
        strokes.map(Loop),
        st.just(Clear()),
        st.just(Undo()),
        st.just(Redo()),
    ),
    max_size=12,
)


def after(slate: Slate, deed) -> Slate:
    match deed:
        case Draw(stroke, gesture):
            return added(slate, (stroke,), gesture=gesture)
        case Erase(path, gesture):
            return rubbed(slate, erased(slate.strokes, path), gesture)
        case Loop(around):
            return looped(slate, around)
        case Clear():
            return wiped(slate)
        case Undo():
            return undone(slate) if slate.past else slate
        case _:
            return redone(slate) if slate.undone else slate


@pytest.mark.slow
@settings(max_examples=60, deadline=None, derandomize=True)
@given(deeds)
def test_whatever_was_done_can_be_undone_to_the_very_beginning_and_redone_to_the_very_end(done):
    slate = Slate()
    for deed in done:
        slate = after(slate, deed)
    while slate.undone:
        slate = redone(slate)
    end = slate
    while slate.past:
        slate = undone(slate)
    assert (slate.strokes, slate.loop, slate.went) == ((), None, 0)
    while slate.undone:
        slate = redone(slate)
    assert slate == end


@pytest.mark.slow
@settings(max_examples=60, deadline=None, derandomize=True)
@given(deeds)
def test_how_far_the_pen_went_is_always_that_of_what_is_there(done):
    slate = Slate()
    for deed in done:
        slate = after(slate, deed)
        assert slate.went == sum(map(way, slate.strokes))


def test_an_erasing_is_undone_as_one_step_however_many_strokes_it_cut():
    table = ann_draws(ACROSS, ACROSS, DOWN)
    rubbed_out = played(table, (ANN, Erase(as_stroke([(1000, 900), (1000, 1100), (1600, 1100)]))))

    assert len(slate_of(rubbed_out)) > 3
    assert slate_of(played(rubbed_out, (ANN, Undo()))) == (ACROSS, ACROSS, DOWN)
    assert slate_of(played(rubbed_out, (ANN, Undo()), (ANN, Redo()))) == slate_of(rubbed_out)


def test_an_eraser_that_touches_nothing_is_no_step():
    table = played(ann_draws(ACROSS), (ANN, Erase(as_stroke([(100, 3000)]))))

    assert slate_of(table) == (ACROSS,)
    assert slate_of(played(table, (ANN, Undo()))) == ()


BARE = as_stroke([(100, 3000)])


def test_what_was_drawn_in_one_gesture_is_undone_and_redone_in_one_go_however_many_parts_it_had():
    table = played(ann_draws(MIDDLE), *[(ANN, Draw(part, gesture=7)) for part in (ACROSS, DOWN, ACROSS)])
    assert seen(table, ANN).own.steps_back == 2

    back = played(table, (ANN, Undo()))
    assert slate_of(back) == (MIDDLE,)
    assert slate_of(played(back, (ANN, Redo()))) == (MIDDLE, ACROSS, DOWN, ACROSS)


def test_what_was_rubbed_in_one_gesture_is_undone_in_one_go_and_nothing_before_it():
    table = ann_draws(ACROSS, DOWN, ACROSS, DOWN)
    rubs = [BARE, RUB, BARE, MIDDLE, RUB, BARE]
    rubbed_out = played(table, *[(ANN, Erase(path, gesture=7)) for path in rubs])
    assert slate_of(rubbed_out) != slate_of(table)

    assert slate_of(played(rubbed_out, (ANN, Undo()))) == (ACROSS, DOWN, ACROSS, DOWN)


@pytest.mark.parametrize("between", [Undo(), Draw(MIDDLE), Draw(MIDDLE, gesture=8), Loop(DOWN)])
def test_a_gesture_that_was_undone_or_followed_by_another_step_goes_on_as_a_step_of_its_own(between):
    table = played(ann_draws(MIDDLE), (ANN, Draw(ACROSS, gesture=7)), (ANN, between))
    on = played(table, (ANN, Draw(DOWN, gesture=7)))

    assert slate_of(played(on, (ANN, Undo()))) == slate_of(table)


def test_what_goes_on_after_a_part_that_was_refused_is_not_one_with_the_step_before():
    """A row is judged one by one: the first part of a gesture may be missing."""
    table = played(ann_draws(ACROSS), (ANN, Draw(DOWN, gesture=7)))

    assert slate_of(played(table, (ANN, Undo()))) == (ACROSS,)


def test_a_gesture_leaves_no_more_behind_than_a_slate_holds():
    slate = Slate()
    for _ in range(50):
        slate = added(slate, (ACROSS,), gesture=7)
        slate = rubbed(slate, [()] * len(slate.strokes), gesture=7)
    slate = added(slate, (DOWN,), gesture=7)

    (step,) = slate.past
    assert [(swap.out, swap.put) for swap in step.swaps] == [((), (DOWN,))]


def test_who_draws_again_cannot_redo():
    table = played(ann_draws(ACROSS), (ANN, Undo()))
    assert "redo" in offered_kinds(table, ANN)

    assert "redo" not in offered_kinds(played(table, (ANN, Draw(DOWN))), ANN)


def test_clearing_takes_all_of_it_and_can_be_undone():
    table = played(ann_draws(ACROSS, DOWN), (ANN, Loop(DOWN)), (ANN, Clear()))
    assert (slate_of(table), seen(table, ANN).own.loop) == ((), None)

    back = played(table, (ANN, Undo()))
    assert (slate_of(back), seen(back, ANN).own.loop) == ((ACROSS, DOWN), DOWN)


def test_the_oldest_steps_cannot_be_undone_any_more():
    slate = Slate()
    for _ in range(STEPS_KEPT + 3):
        slate = added(slate, (as_stroke([(1, 1)]),))
    while slate.past:
        slate = undone(slate)

    assert len(slate.strokes) == 3


# Stamps


def extent(drawn) -> tuple[int, int, int, int]:
    every = [point for stroke in drawn for point in points(stroke)]
    xs, ys = [point.x for point in every], [point.y for point in every]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.slow
@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    st.sampled_from([*SHAPES.values(), CARROT]),
    st.integers(0, WIDE - 1),
    st.integers(0, 4095),
    st.integers(SMALLEST, LARGEST),
    st.integers(0, TURNS - 1),
)
def test_wherever_a_stamp_is_put_all_of_it_lies_on_the_slate(of, x, y, size, turn):
    left, top, right, bottom = extent(stamped(of, Stamp(Motif.CIRCLE, x, y, size, turn)))

    assert 0 <= left <= right < WIDE
    assert 0 <= top <= bottom < 4096
    assert max(right - left, bottom - top) <= size * 3 // 2


def test_a_stamp_is_as_large_as_it_is_asked_to_be_with_its_middle_where_it_is_put():
    assert extent(stamped(SHAPES[Motif.SQUARE], Stamp(Motif.SQUARE, 1500, 2000, 600, 0))) == (1200, 1700, 1800, 2300)


def test_a_quarter_turn_turns_what_lies_into_what_stands():
    (line,) = stamped(SHAPES[Motif.LINE], Stamp(Motif.LINE, 1500, 2000, 600, TURNS // 4))

    assert [point[:2] for point in points(line)] == [(1500, 1700), (1500, 2300)]


def test_stamping_ones_word_says_where_it_is_hidden_until_one_says_it_oneself():
    table = played(drawing(), (ANN, Stamp(Motif.WORD, 1500, 2000, 800, 0)))
    own = seen(table, ANN).own

    assert len(own.strokes) == len(CARROT)
    left, top, right, bottom = extent((own.loop,))
    inner = extent(own.strokes)
    assert (left, top) < inner[:2]
    assert (right, bottom) > inner[2:]
    assert seen(played(table, (ANN, Loop(DOWN))), ANN).own.loop == DOWN
    assert seen(played(table, (ANN, Undo())), ANN).own.loop is None


def test_the_loop_around_a_stamp_ends_where_the_slate_does():
    corners = as_stroke([(10, 20), (WIDE - 10, 4096 - 20)])

    assert extent((loop_around((corners,)),)) == (0, 0, WIDE - 1, 4095)
    assert extent((loop_around((as_stroke([(100, 200), (300, 400)]),)),)) == (52, 152, 348, 448)


def test_a_stamp_that_is_put_on_the_edge_ends_at_the_edge():
    lying = as_stroke([(0, 0), (100, 50)])

    assert extent(stamped((lying,), Stamp(Motif.LINE, 0, 0, 200, 0))) == (0, 0, 200, 100)
    assert extent(stamped((lying,), Stamp(Motif.LINE, WIDE - 1, 4095, 200, 0))) == (WIDE - 201, 3995, WIDE - 1, 4095)


def far_from_the_middle(motif):
    """Of each point of a shape."""
    (shape,) = SHAPES[motif]
    return [round(hypot(point.x - 1500, point.y - 1500), -1) for point in points(shape)]


def test_shapes_are_as_round_and_as_pointed_as_they_are_called():
    assert {*far_from_the_middle(Motif.CIRCLE)} == {1000}
    assert far_from_the_middle(Motif.STAR) == [1000, 500] * 6 + [1000]
    assert far_from_the_middle(Motif.TRIANGLE) == [1000] * 4
    assert {*far_from_the_middle(Motif.ARC)} == {1000}


SPOT = as_stroke([(1000, 1000)])


@pytest.mark.parametrize(("across", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize("length", [0, 300])
def test_the_eraser_reaches_as_far_as_it_is_wide_and_no_farther(across, down, length):
    """To each side, for a dot and for a line that ends there."""

    def drawn(far):
        ends = [(1000 + across * away, 1000 + down * away) for away in (far, far + length)]
        return as_stroke(ends if length else ends[:1])

    (touched,) = erased([drawn(ERASER)], SPOT)
    (beyond,) = erased([drawn(ERASER + 1)], SPOT)

    assert touched != (drawn(ERASER),)
    assert beyond == (drawn(ERASER + 1),)


def test_a_line_is_cut_where_the_eraser_crosses_it():
    line = as_stroke([(0, 1000), (2000, 1000)])
    (pieces,) = erased([line], as_stroke([(1000, 800), (1000, 1200)]))

    left, right = pieces
    assert extent((left,))[0] == 0
    assert 1000 - ERASER - PART <= extent((left,))[2] < 1000 - ERASER
    assert 1000 + ERASER < extent((right,))[0] <= 1000 + ERASER + PART
    assert extent((right,))[2] == 2000
    assert extent(pieces)[1::2] == (1000, 1000)


def test_lines_are_near_that_cross_and_not_those_of_which_one_points_at_the_other():
    aslant, across, aside = ((0, 0), (1000, 1000)), ((0, 1000), (1000, 0)), ((900, 0), (850, 50))

    assert are_near(aslant, across, reach=0)
    assert not are_near(aslant, aside, reach=100)
    assert not are_near(aside, aslant, reach=100)


def test_a_path_is_thinned_to_what_lies_apart_in_either_direction():
    went = [(0, 0), (PART - 1, PART - 1), (PART, 3), (PART, PART + 2), (PART, PART + 3), (PART + 5, 2 * PART + 9)]

    assert thinned(went) == [(0, 0), (PART, 3), (PART, PART + 3), (PART + 5, 2 * PART + 9)]
    assert thinned([(0, 0), (0, PART), (1, PART)]) == [(0, 0), (0, PART), (1, PART)]


def test_a_doodle_says_nothing_of_what_is_hidden():
    table = played(drawing(), (ANN, Stamp(Motif.DOODLE_2, 1500, 2000, 800, 0)))

    assert seen(table, ANN).own.loop is None
    assert slate_of(table)
