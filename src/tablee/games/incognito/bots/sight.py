"""Sight: a slate as cells of a grid, by the direction in which lines pass through them, and not by when they were made.

A map has a byte for each cell, row after row, and is one long number: so many cells are compared at once.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, hypot, pi
from typing import NamedTuple

from tablee.games.incognito.bots.hand import Lines, lines_of
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.slate.slate import Strokes

WAYS = 8
"""Directions that a line can have, there and back alike."""
MARGIN = 2
"""Cells around a slate and around a form; so far, two lines are still near."""
NEAREST = 3
"""What a map says of a cell with such a line in it or next to it; 0 is far."""
FINE = 28.0
"""Units of the slate between two places of a line that are looked at."""

Cell = tuple[int, int]
"""Its place in a map, and the direction of the line in it."""


class Sight(NamedTuple):
    columns: int
    rows: int
    near: tuple[int, ...]
    """By direction: a map of how near a line passes that goes about this way."""
    strokes: tuple[tuple[Cell, ...], ...]


def samples(lines: Lines, fine: float) -> list[tuple[float, float, int, int]]:
    """Places along them, each with its direction and the number of its line."""
    found = []
    for number, line in enumerate(lines):
        for (x, y), (x2, y2) in zip(line, line[1:] or line, strict=False):
            way = round(atan2(y2 - y, x2 - x) * WAYS / pi) % WAYS
            count = 1 + int(hypot(x2 - x, y2 - y) / fine)
            found += [(x + (x2 - x) * at / count, y + (y2 - y) * at / count, way, number) for at in range(count)]
    return found


@lru_cache(maxsize=8)
def _sampled(strokes: Strokes) -> list[tuple[float, float, int, int]]:
    return samples(lines_of(strokes), FINE)


@lru_cache(maxsize=40)
def sight(strokes: Strokes, cell: float) -> Sight:
    """In cells of so many units of the slate."""
    columns, rows = int(WIDE / cell) + 1 + 2 * MARGIN, int(HIGH / cell) + 1 + 2 * MARGIN
    found: dict[int, dict[Cell, None]] = {}
    for x, y, way, number in _sampled(strokes):
        found.setdefault(number, {})[(int(y / cell) + MARGIN) * columns + int(x / cell) + MARGIN, way] = None
    cells = tuple([tuple(of) for of in found.values()])
    return Sight(columns, rows, near(cells, columns, rows), cells)


def near(strokes: Iterable[Sequence[Cell]], columns: int, rows: int) -> tuple[int, ...]:
    """A map for each direction."""
    drawn = [bytearray(columns * rows) for _ in range(WAYS)]
    for cells in strokes:
        for at, way in cells:
            drawn[way][at] = 1
    exact = [int.from_bytes(one, "little") for one in drawn]
    return tuple([_graded(exact, way, columns) for way in range(WAYS)])


def _graded(exact: Sequence[int], way: int, columns: int) -> int:
    """Nearest where one goes this way next to it; less for one that is farther off or goes another way."""
    beside = exact[way] | exact[way - 1] | exact[(way + 1) % WAYS]
    askew = beside | exact[way - 2] | exact[(way + 2) % WAYS]
    best = _grown(exact[way], columns) | beside
    good = best | _grown(beside, columns)
    fair = good | _grown(_grown(beside, columns), columns) | _grown(askew, columns)
    return best + good + fair


def _grown(cells: int, columns: int) -> int:
    """And the cells next to them."""
    row = cells | cells << 8 | cells >> 8
    return row | row << 8 * columns | row >> 8 * columns


def spread_out(maps: Iterable[int], cells: int) -> tuple[bytes, ...]:
    """So that one cell can be looked up."""
    return tuple([one.to_bytes(cells, "little") for one in maps])
