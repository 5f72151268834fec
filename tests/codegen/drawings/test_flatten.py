"""Curves turned into strokes."""

from math import hypot

from codegen.drawings.flatten import fitted, icon_lines, laid, path_lines, simplified

ICON = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor">
  <path stroke="none" d="M0 0h24v24H0z" fill="none"/>
  <path d="M4 4h16"/>
  <circle cx="12" cy="14" r="6"/>
</svg>
"""


def test_an_icon_is_its_lines_without_the_frame_that_nobody_draws(tmp_path):
    (tmp_path / "icon.svg").write_text(ICON)

    line, ring = icon_lines(tmp_path / "icon.svg")

    assert line == [(4, 4), (20, 4)]
    assert ring[0] == ring[-1]
    assert all(abs(hypot(x - 12, y - 14) - 6) < 0.1 for x, y in ring)


def test_every_part_of_a_path_is_a_stroke_and_a_corner_stays_a_corner():
    corner, apart = path_lines(["M 0 0 L 50 0 L 50 50 M 60 60 H 100"])

    assert corner == [(0, 0), (50, 0), (50, 50)]
    assert apart == [(60, 60), (100, 60)]


def test_a_ring_is_written_by_its_middle_and_one_radius_or_two():
    round_one, flat = path_lines(["o 50 50 10", "o 50 50 40 5"])

    assert {round(max(x for x, _ in line)) for line in (round_one, flat)} == {60, 90}
    assert round(max(y for _, y in flat)) == 55


def test_points_that_a_straight_line_passes_by_are_left_out():
    assert simplified([(0, 0), (1, 0.01), (2, 0), (2, 5)], 0.1) == [(0, 0), (2, 0), (2, 5)]
    assert simplified([(0, 0), (3, 3), (0, 0)], 0.1) == [(0, 0), (3, 3), (0, 0)]


def test_a_drawing_fills_its_slate_from_margin_to_margin_in_the_middle():
    [line] = fitted([[(0, 0), (10, 5)]], 300, 400, 50)

    assert line == [(50, 150), (250, 250)]


def test_points_that_fall_together_are_one():
    [line] = fitted([[(0, 0), (0.001, 0), (10, 0)]], 300, 400, 50)

    assert line == [(50, 200), (250, 200)]


def test_a_drawing_is_mirrored_and_then_turned_clockwise():
    [line] = laid([[(1, 0), (0, 2)]], 90, mirrored=True)

    assert [(round(x), round(y)) for x, y in line] == [(0, -1), (-2, 0)]
