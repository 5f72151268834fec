"""The form of a word: its outline in cells, turned, always as many cells across."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, sin
from typing import NamedTuple

from tablee.games.incognito.bots.hand import box_of, lines_of
from tablee.games.incognito.bots.sight import MARGIN, near, samples, spread_out
from tablee.games.incognito.slate.slate import Strokes

ACROSS = 16
"""Cells of the larger side: how fine a form is."""
MOST_LOOKED_AT = 80
"""Cells of it that are looked for: the bytes of a map hold as many times the nearest."""

FormCell = tuple[int, int, int]
"""A row, a column and a direction."""


class Form(NamedTuple):
    wide: int
    high: int
    cells: tuple[FormCell, ...]
    some: tuple[FormCell, ...]
    """Of them, evenly."""
    columns: int
    rows: int
    """With a margin."""
    near: tuple[bytes, ...]
    """By direction: how near its lines pass."""


@lru_cache(maxsize=640)
def form(outline: Strokes, turn: float) -> Form:
    """Of one that is not empty."""
    c, s = cos(turn), sin(turn)
    lines = tuple([tuple([(x * c - y * s, x * s + y * c) for x, y in line]) for line in lines_of(outline)])
    box = box_of(lines)
    side = max(box.wide, box.high, 1.0) / (ACROSS - 0.01)
    found = {
        (int((y - box.top) / side), int((x - box.left) / side), way): None for x, y, way, _ in samples(lines, side / 2)
    }
    wide, high = 1 + max(column for _, column, _ in found), 1 + max(row for row, _, _ in found)
    columns, rows = wide + 2 * MARGIN, high + 2 * MARGIN
    drawn = [((row + MARGIN) * columns + column + MARGIN, way) for row, column, way in found]
    maps = spread_out(near([drawn], columns, rows), columns * rows)
    return Form(wide, high, tuple(found), _evenly(tuple(found)), columns, rows, maps)


def _evenly(cells: Sequence[FormCell]) -> tuple[FormCell, ...]:
    step = max(1.0, len(cells) / MOST_LOOKED_AT)
    return tuple([cells[int(at * step)] for at in range(min(len(cells), MOST_LOOKED_AT))])
