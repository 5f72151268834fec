"""What strokes look like to somebody who does not know what they are: rounds, lines, corners, large and small."""

from collections import Counter
from enum import StrEnum
from itertools import pairwise
from math import atan2, hypot, pi
from typing import NamedTuple

from tablee.games.incognito.bots.hand import Box, Line, box_of, lines_of
from tablee.games.incognito.slate.slate import Strokes

DOT, SMALL, LARGE = 0.06, 0.3, 0.62
"""Beside the whole drawing."""
CLOSED = 0.12
"""How near the ends of a stroke come to each other, beside its length."""
STRAIGHT = 0.96
OFF = 0.06
"""How far a line may be off the corners that are left of it, beside its size."""
FILLED = 0.87
"""Of the box around it: a square with round corners is one; a circle fills less."""
ROUND, OVAL = 0.8, 0.5
"""How much of a circle of the same length is inside."""


class Shape(StrEnum):
    DOT = "dot"
    UPRIGHT = "upright"
    LEVEL = "level"
    SLANTED = "slanted"
    ARC = "arc"
    CORNER = "corner"
    WINDING = "winding"
    ROUND = "round"
    OVAL = "oval"
    TRIANGLE = "triangle"
    SQUARE = "square"
    CLOSED = "closed"


class Size(StrEnum):
    SMALL = "small"
    PLAIN = "plain"
    LARGE = "large"


class SeenShape(NamedTuple):
    shape: Shape
    size: Size


def shapes_seen(strokes: Strokes) -> Counter[SeenShape]:
    """How many of each, in no order of strokes: who draws a thing begins where they like."""
    lines = lines_of(strokes)
    if not lines:
        return Counter()
    whole = _size(box_of(lines))
    return Counter([_seen(line, whole) for line in lines])


def _size(box: Box) -> float:
    return max(box.wide, box.high, 1.0)


def _seen(line: Line, whole: float) -> SeenShape:
    beside = _size(box_of([line])) / whole
    size = Size.SMALL if beside < SMALL else Size.LARGE if beside > LARGE else Size.PLAIN
    return SeenShape(Shape.DOT, Size.PLAIN) if beside < DOT else SeenShape(_shape(line), size)


def _shape(line: Line) -> Shape:
    (x, y), (x2, y2) = line[0], line[-1]
    long = sum([hypot(c - a, d - b) for (a, b), (c, d) in pairwise(line)])
    apart = hypot(x2 - x, y2 - y)
    if apart <= CLOSED * long:
        return _closed(line, long)
    if apart >= STRAIGHT * long:
        way = abs(atan2(y2 - y, x2 - x)) / pi
        return Shape.UPRIGHT if 0.4 < way < 0.6 else Shape.LEVEL if way < 0.1 or way > 0.9 else Shape.SLANTED
    corners = _corners(line, OFF * _size(box_of([line])))
    turns = [_turn(*three) for three in zip(corners, corners[1:], corners[2:], strict=False)]
    if len({turn > 0 for turn in turns}) > 1:
        return Shape.WINDING
    return Shape.CORNER if len(corners) == 3 else Shape.ARC


def _closed(line: Line, long: float) -> Shape:
    sides = len(_corners(line, OFF * _size(box_of([line])))) - 1
    if sides <= 4:
        return Shape.TRIANGLE if sides == 3 else Shape.SQUARE
    inside = abs(sum([a * d - b * c for (a, b), (c, d) in pairwise((*line, line[0]))])) / 2
    box = box_of([line])
    if inside > FILLED * box.wide * box.high:
        return Shape.SQUARE
    full = 4 * pi * inside / long**2
    return Shape.ROUND if full > ROUND else Shape.OVAL if full > OVAL else Shape.CLOSED


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _corners(line: Line, off: float) -> Line:
    """Those that a line needs to be nowhere farther off than this (the way of Ramer, Douglas and Peucker)."""
    (x, y), (x2, y2) = line[0], line[-1]
    long = hypot(x2 - x, y2 - y)
    far = [abs((x2 - x) * (b - y) - (y2 - y) * (a - x)) / long if long > off else hypot(a - x, b - y) for a, b in line]
    at = far.index(max(far))
    if len(line) < 3 or far[at] <= off:
        return (line[0], line[-1])
    return (*_corners(line[: at + 1], off)[:-1], *_corners(line[at:], off))
