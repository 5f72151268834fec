"""How alike two drawings are, for those who write cards: twins among six words make finding one luck."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, hypot, pi

from tablee.kernel.stroke import Stroke, points

GRID = 16
"""Cells of the larger side of a drawing; the smaller is kept in proportion, in the middle."""
WAYS = 4
"""Directions that a line can have: a rung lies across a rail, however near."""
FARTHEST = 4.0
"""Cells. Beyond, a line has no counterpart at all, and how far does not matter."""
SAME, TWINS = 0.03, 0.045
"""Off by less, a drawing is another one but for a pen's wobble; two words are taken for each other across a table.
Both were set by looking at the nearest pairs of our own pack."""

Place = tuple[float, float]
Cells = tuple[int, ...]
"""Of a board for each direction, row by row, one after the other."""
Drawing = tuple[Stroke, ...]


@lru_cache(maxsize=65_536)
def off(one: Drawing, other: Drawing) -> float:
    """How far their lines are apart on average, both ways, as a part of a drawing's size. Neither is empty."""
    return (_mean(_cells(one), _distances(other)) + _mean(_cells(other), _distances(one))) / (2 * GRID)


def _mean(cells: Cells, distances: Sequence[float]) -> float:
    return sum(map(distances.__getitem__, cells)) / len(cells)


@lru_cache(maxsize=1024)
def _cells(drawing: Drawing) -> Cells:
    """Those that its lines pass through, on the board of their direction."""
    lines = [[(spot.x, spot.y) for spot in points(stroke)] for stroke in drawing]
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    size = max(max(xs) - min(xs), max(ys) - min(ys), 1)
    left, top = (max(xs) + min(xs) - size) / 2, (max(ys) + min(ys) - size) / 2
    found: set[int] = set()
    for line in lines:
        for start, end in zip(line, line[1:] or line, strict=False):
            way = round(atan2(end[1] - start[1], end[0] - start[0]) * WAYS / pi) % WAYS
            for x, y in _along(start, end, size / GRID):
                column, row = int((x - left) * GRID / size), int((y - top) * GRID / size)
                found.add((way * GRID + min(GRID - 1, row)) * GRID + min(GRID - 1, column))
    return tuple(sorted(found))


def _along(start: Place, end: Place, step: float) -> Iterator[Place]:
    count = 1 + int(2 * hypot(end[0] - start[0], end[1] - start[1]) / step)
    for at in range(count + 1):
        yield start[0] + (end[0] - start[0]) * at / count, start[1] + (end[1] - start[1]) * at / count


@lru_cache(maxsize=1024)
def _distances(drawing: Drawing) -> Sequence[float]:
    """Of every cell of every board to the nearest one that is drawn on it."""
    found = [FARTHEST] * (WAYS * GRID * GRID)
    for cell in _cells(drawing):
        board, row, column = cell // GRID // GRID * GRID * GRID, cell // GRID % GRID, cell % GRID
        for down, across, far in NEAR:
            if 0 <= row + down < GRID and 0 <= column + across < GRID:
                at = board + (row + down) * GRID + column + across
                found[at] = min(found[at], far)
    return found


REACH = range(-int(FARTHEST), int(FARTHEST) + 1)
NEAR = [(down, across, far) for down in REACH for across in REACH if (far := hypot(down, across)) < FARTHEST]
