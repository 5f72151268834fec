"""Where an eraser went, way by way, and which parts of a line it touches.

A way is straight; what an eraser covers on it is convex, so of a line that is looked at in equal parts it touches some
that follow each other. Most lines need no such look: the slate has a grid, whose cells say which ways come near them,
and which cover all of them.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, inf, sqrt

from tablee.games.incognito.slate.nearness import Line, Place, are_near, is_near
from tablee.games.incognito.vocabulary import ERASER

REACH = ERASER * ERASER
WIDE_CELL, SMALL_CELL = 7, 5
"""Two to the power of it is the side of a cell: of those that a way comes near, and of those that are all under it."""
ROW = 7
"""Cells from one row to the next, as a power of two: more than a slate has, of either kind."""
HALF = 1 << SMALL_CELL - 1
DEEP = ERASER - 23
"""What is so near to a way at its middle, a small cell, is under the eraser at its corners."""
SHORT, CLOSE = 44, ERASER + 32
"""What touches a line that goes no farther than SHORT, across and down, is CLOSE to one of its ends."""
DOUBT = 1e-4
"""In parts of a line: where one begins or ends within that, whole numbers decide. Rounding is off by far less."""


class Rubbing:
    def __init__(self, went: Sequence[Place]) -> None:
        """Of a single point it is a dot."""
        self.ways: list[Line] = [*pairwise(went)] or [(went[0], went[0])]
        xs, ys = [x for x, _ in went], [y for _, y in went]
        self.left, self.right = min(xs) - ERASER, max(xs) + ERASER
        self.top, self.bottom = min(ys) - ERASER, max(ys) + ERASER
        self.near: dict[int, int] = {}
        """By wide cell: the ways that may touch something in it, as bits."""
        self.close: dict[int, int] = {}
        """By small cell: those that may touch a short line from or to it."""
        self.under: dict[int, int] = {}
        """By small cell: those that cover all of it."""
        for at, way in enumerate(self.ways):
            for cell in _cells(way, WIDE_CELL, ERASER):
                self.near[cell] = self.near.get(cell, 0) | 1 << at
            for cell in _cells(way, SMALL_CELL, CLOSE):
                self.close[cell] = self.close.get(cell, 0) | 1 << at
            for cell in _cells(way, SMALL_CELL, DEEP):
                row, column = cell >> ROW, cell & (1 << ROW) - 1
                if is_near(((column << SMALL_CELL) + HALF, (row << SMALL_CELL) + HALF), way, DEEP * DEEP):
                    self.under[cell] = self.under.get(cell, 0) | 1 << at

    def lines_near(self, xs: Sequence[int], ys: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Of a row of points: at which ones a line ends that some ways may touch, and which, as bits.

        None of them, and touched all the same, is a line that is all under the eraser.
        """
        near, under = self.close.get, self.under.get
        x, y = xs[0], ys[0]
        before = y >> SMALL_CELL << ROW | x >> SMALL_CELL
        for at in range(1, len(xs)):
            west, north, x, y = x, y, xs[at], ys[at]
            cell = y >> SMALL_CELL << ROW | x >> SMALL_CELL
            if -SHORT <= x - west <= SHORT and -SHORT <= y - north <= SHORT:
                ways = near(cell, 0) | near(before, 0)
            else:
                ways = self.ways_near((west, north), (x, y))
            if ways:
                yield at, 0 if under(before, 0) & under(cell, 0) else ways
            before = cell

    def ways_near(self, start: Place, end: Place) -> int:
        """Those that may touch a line between these, as bits."""
        (ax, ay), (bx, by) = start, end
        west, east = (ax, bx) if ax < bx else (bx, ax)
        north, south = (ay, by) if ay < by else (by, ay)
        if west > self.right or east < self.left or north > self.bottom or south < self.top:
            return 0
        found, near = 0, self.near.get
        first, last = west >> WIDE_CELL, east >> WIDE_CELL
        for row in range(north >> WIDE_CELL, (south >> WIDE_CELL) + 1):
            for cell in range(row << ROW | first, (row << ROW | last) + 1):
                found |= near(cell, 0)
        return found

    def touches(self, place: Place, ways: int) -> bool:
        return any(is_near(place, way, REACH) for at, way in enumerate(self.ways) if ways >> at & 1)

    def touched(self, start: Place, end: Place, parts: int, ways: int) -> int:
        """Which of so many parts of a line these touch, as bits; the first one is the lowest."""
        full, found = (1 << parts) - 1, 0
        while ways and found != full:
            one = ways & -ways
            ways ^= one
            found |= _touched(start, end, parts, self.ways[one.bit_length() - 1])
        return found


def _cells(way: Line, side: int, margin: int) -> Iterator[int]:
    """Those that a way with this margin passes through, and some more."""
    (ax, ay), (bx, by) = way if way[0][1] <= way[1][1] else (way[1], way[0])
    for row in range(max(0, ay - margin) >> side, (by + margin >> side) + 1):
        top, bottom = max(ay, (row << side) - margin), min(by, (row + 1 << side) + margin)
        here = ax + (bx - ax) * (top - ay) // (by - ay or 1), ax + (bx - ax) * (bottom - ay) // (by - ay or 1)
        ends = here if by > ay else (ax, bx)
        west, east = max(0, min(ends) - margin - 1), max(ends) + margin + 1
        yield from range(row << ROW | west >> side, (row << ROW | east >> side) + 1)


def _touched(start: Place, end: Place, parts: int, way: Line) -> int:
    """By where a line goes under the eraser and comes out again."""
    (ax, ay), (bx, by) = start, end
    (cx, cy), (dx, dy) = way
    if _far(ax, bx, cx, dx) or _far(ay, by, cy, dy):
        return 0
    vx, vy, ux, uy = bx - ax, by - ay, dx - cx, dy - cy
    px, py, qx, qy = ax - cx, ay - cy, ax - dx, ay - dy
    long = vx * vx + vy * vy
    if not long:
        return int(is_near(start, way, REACH))
    enters, leaves = inf, -inf
    for x, y in ((px, py), (qx, qy)):  # the round ends
        half = vx * x + vy * y
        root = half * half - long * (x * x + y * y - REACH)
        if root >= 0:
            far = sqrt(root)
            enters, leaves = min(enters, (-half - far) / long), max(leaves, (-half + far) / long)
    wide = ux * ux + uy * uy
    if wide:
        low, high = _between_sides(px * ux + py * uy, vx * ux + vy * uy, 0, wide)
        cross, turn = px * uy - py * ux, vx * uy - vy * ux
        if turn:
            side = ERASER * sqrt(wide)
            first, last = (-side - cross) / turn, (side - cross) / turn
            low, high = max(low, min(first, last)), min(high, max(first, last))
        elif cross * cross > REACH * wide:
            high = -inf
        if low <= high:
            enters, leaves = min(enters, low), max(leaves, high)
    return _parts(start, end, parts, way, enters * parts, leaves * parts)


def _far(a: int, b: int, c: int, d: int) -> bool:
    """Whether two stretches of one direction are farther apart than the eraser reaches."""
    return max(a, b) + ERASER < min(c, d) or max(c, d) + ERASER < min(a, b)


def _between_sides(at: int, speed: int, low: int, high: int) -> tuple[float, float]:
    """When something that is there now, and moves so fast, is between these two."""
    if not speed:
        return (-inf, inf) if low <= at <= high else (inf, -inf)
    first, last = (low - at) / speed, (high - at) / speed
    return (first, last) if first <= last else (last, first)


def _parts(start: Place, end: Place, parts: int, way: Line, enters: float, leaves: float) -> int:
    """Those from where a line enters to where it leaves; one that only ends or begins there is touched as well."""
    if leaves < -DOUBT or enters > parts + DOUBT:
        return 0
    first, last = ceil(enters) - 1, floor(leaves)
    begins, ends = _corner(enters, parts), _corner(leaves, parts)
    if begins is not None and begins == ends:
        return sum([1 << at for at in (begins - 1, begins) if _part_is_near(start, end, parts, way, at)])
    if begins is not None:
        first = begins - 1 if _corner_is_near(start, end, parts, way, begins) else begins
    if ends is not None:
        last = ends if _corner_is_near(start, end, parts, way, ends) else ends - 1
    first, last = max(first, 0), min(last, parts - 1)
    return (1 << last + 1) - (1 << first) if first <= last else 0


def _corner(at: float, parts: int) -> int | None:
    """Between two parts, or at either end, where this is so near that rounding could decide."""
    corner = round(at)
    return corner if abs(at - corner) < DOUBT and 0 <= corner <= parts else None


def _corner_is_near(start: Place, end: Place, parts: int, way: Line, corner: int) -> bool:
    return is_near(_place(start, end, parts, corner), _grown(way, parts), REACH * parts * parts)


def _part_is_near(start: Place, end: Place, parts: int, way: Line, at: int) -> bool:
    if not 0 <= at < parts:
        return False
    part = _place(start, end, parts, at), _place(start, end, parts, at + 1)
    return are_near(part, _grown(way, parts), REACH * parts * parts)


def _place(start: Place, end: Place, parts: int, at: int) -> Place:
    """Of a corner, in units of 1/parts."""
    return start[0] * (parts - at) + end[0] * at, start[1] * (parts - at) + end[1] * at


def _grown(way: Line, parts: int) -> Line:
    (cx, cy), (dx, dy) = way
    return (cx * parts, cy * parts), (dx * parts, dy * parts)
