"""The eraser: what is left of strokes where it went over them. Whole numbers throughout, so that all get the same.

A stroke is a row of straight lines. One that the eraser may touch is looked at in equal parts of at most PART; parts
that it touches are gone, and what is left ends at the whole numbers nearest to its true ends. As that moves a line a
little, it is done again until the eraser touches nothing: to rub twice is to rub once.
"""

from collections.abc import Sequence
from functools import lru_cache

from tablee.games.incognito.slate.nearness import Place
from tablee.games.incognito.slate.rubbing import Rubbing
from tablee.games.incognito.vocabulary import MOST_CUT_POINTS, MOST_CUT_STROKES
from tablee.kernel.stroke import EACH, Point, Stroke, as_stroke, columns, length, points

PART = 16
MOST_LOOKS = 1_000
"""How often an eraser looks closely in one go, at one line from one way of its own. Only where a slate is full of chalk
is that not enough; a line that it may touch beyond is gone whole, so that nobody keeps a server busy with it."""
SPOT = EACH - 1
"""Letters of a point that say where it is."""

Piece = tuple[Point, Point]
"""Of one line."""


def thinned(went: Sequence[Place]) -> list[Place]:
    """A path without what lies nearer than PART to the point before it, but for its end."""
    kept = [went[0]]
    for place in went:
        if max(abs(place[0] - kept[-1][0]), abs(place[1] - kept[-1][1])) >= PART:
            kept.append(place)
    return kept if kept[-1] == went[-1] else [*kept, went[-1]]


def erased(strokes: Sequence[Stroke], path: Stroke) -> list[tuple[Stroke, ...]]:
    """What is left of each. If that were more than a slate holds, the smallest crumbs are gone as well."""
    eraser = _Eraser(path)
    return _swept([eraser.left_of(stroke) for stroke in strokes])


@lru_cache(maxsize=16)
def _rubbing(path: Stroke) -> Rubbing:
    """Kept for a moment: worlds that differ elsewhere are rubbed along the same path."""
    return Rubbing(thinned([(point.x, point.y) for point in points(path)]))


class _Eraser:
    def __init__(self, path: Stroke) -> None:
        self._rubbing = _rubbing(path)
        self._looks = 0

    def left_of(self, stroke: Stroke) -> tuple[Stroke, ...]:
        xs, ys, pressures = columns(stroke)
        rubbing = self._rubbing
        if min(xs) > rubbing.right or max(xs) < rubbing.left or min(ys) > rubbing.bottom or max(ys) < rubbing.top:
            return (stroke,)
        if len(xs) == 1:
            dot = xs[0], ys[0]
            return () if rubbing.touches(dot, rubbing.ways_near(dot, dot)) else (stroke,)
        pieces: list[str] = []
        begun, lead = 0, ""
        for at, ways in rubbing.lines_near(xs, ys):
            if not ways or self._looks > MOST_LOOKS:
                pieces.append(lead + stroke[EACH * begun : EACH * at])
                begun, lead = at, ""
                continue
            line = Point(xs[at - 1], ys[at - 1], pressures[at - 1]), Point(xs[at], ys[at], pressures[at])
            left = self._left(line, ways)
            if left == [line]:
                continue
            whole = lead + stroke[EACH * begun : EACH * at]
            begun, lead = at, ""
            if left and left[0][0] == line[0]:
                whole += as_stroke([left.pop(0)[1]])
            if left and left[-1][1] == line[1]:
                lead = as_stroke([left.pop()[0]])
            pieces += [whole, *map(as_stroke, left)]
        if not pieces:
            return (stroke,)
        pieces.append(lead + stroke[EACH * begun :])
        return tuple([Stroke(piece) for piece in pieces if len(piece) > EACH and _goes_somewhere(piece)])

    def _left(self, line: Piece, ways: int) -> list[Piece]:
        """What is left of one line, in order, parts that lie together as one."""
        start, end = line
        parts = max(1, -(-max(abs(end.x - start.x), abs(end.y - start.y)) // PART))
        self._looks += ways.bit_count()
        if self._looks > MOST_LOOKS:
            return []
        touched = self._rubbing.touched(start[:2], end[:2], parts, ways)
        if not touched:
            return [line]
        left: list[Piece] = []
        at = 0
        while at < parts:
            if touched >> at & 1:
                at += 1
                continue
            rest = touched >> at
            upto = at + (rest & -rest).bit_length() - 1 if rest else parts
            left += self._again((_between(start, end, at, parts), _between(start, end, upto, parts)))
            at = upto
        return left

    def _again(self, line: Piece) -> list[Piece]:
        """A line that is not quite where it was."""
        ways = self._rubbing.ways_near(line[0][:2], line[1][:2])
        return self._left(line, ways) if ways else [line]


def _between(start: Point, end: Point, at: int, parts: int) -> Point:
    x, y, pressure = [(a * (parts - at) + b * at + parts // 2) // parts for a, b in zip(start, end, strict=True)]
    return Point(x, y, pressure)


def _goes_somewhere(piece: str) -> bool:
    """And is no dot that was left over."""
    return any(piece[at : at + SPOT] != piece[:SPOT] for at in range(EACH, len(piece), EACH))


def _swept(left: list[tuple[Stroke, ...]]) -> list[tuple[Stroke, ...]]:
    """The smallest go first, and of equal ones the last."""
    every = [stroke for pieces in left for stroke in pieces]
    if len(every) <= MOST_CUT_STROKES and sum(map(length, every)) <= MOST_CUT_POINTS:
        return left
    crumbs = sorted(
        [(-_extent(stroke), at, nth) for at, pieces in enumerate(left) for nth, stroke in enumerate(pieces)]
    )
    room, gone = MOST_CUT_POINTS, set()
    for kept, (_, at, nth) in enumerate(crumbs):
        room -= length(left[at][nth])
        if room < 0 or kept >= MOST_CUT_STROKES:
            gone.add((at, nth))
    return [
        tuple([stroke for nth, stroke in enumerate(pieces) if (at, nth) not in gone]) for at, pieces in enumerate(left)
    ]


def _extent(stroke: Stroke) -> int:
    xs, ys, _ = columns(stroke)
    return max(max(xs) - min(xs), max(ys) - min(ys))
