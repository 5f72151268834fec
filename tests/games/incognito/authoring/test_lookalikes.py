"""How alike two drawings are."""

from tablee.games.incognito.authoring.lookalikes import SAME, TWINS, off
from tablee.kernel.stroke import as_stroke, points
from tests.games.incognito.authoring.drafts import CROSS, DRAWINGS, LADDER, SQUARE


def test_a_drawing_is_itself_wherever_it_is_and_however_large():
    smaller = tuple([as_stroke([(spot.x // 2 + 90, spot.y // 2) for spot in points(stroke)]) for stroke in LADDER])

    assert off(LADDER, LADDER) == 0
    assert off(LADDER, smaller) < SAME


def test_a_wobble_makes_no_other_drawing_and_another_thing_is_far_off():
    assert off(SQUARE, DRAWINGS["wobbled"]) < SAME < TWINS < off(SQUARE, CROSS)
    assert off(SQUARE, CROSS) == off(CROSS, SQUARE)


def test_lines_across_each_other_are_not_alike_however_near():
    flat, upright = (as_stroke([(0, 2000), (3000, 2000)]),), (as_stroke([(1500, 500), (1500, 3500)]),)

    assert off(flat, upright) == 0.25


def test_a_dot_is_a_drawing():
    assert off((as_stroke([(5, 5)]),), SQUARE) > 0
