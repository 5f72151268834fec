"""The eraser as plainly as it can be said, every line looked at from every way: what the quick one is held to."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tablee.games.incognito.slate.eraser import PART, thinned
from tablee.games.incognito.vocabulary import ERASER, MOST_CUT_POINTS, MOST_CUT_STROKES
from tablee.kernel.stroke import Point, Stroke, as_stroke, length, points

REACH = ERASER * ERASER

Place = tuple[int, int]
Line = tuple[Place, Place]


class Path:
    """Where the eraser went. Of a single point it is a dot."""

    def __init__(self, path: Stroke) -> None:
        went = thinned([(point.x, point.y) for point in points(path)])
        self.lines: list[Line] = [*pairwise(went)] or [(went[0], went[0])]
        self.boxes = [_box(line) for line in self.lines]
        lefts, tops, rights, bottoms = zip(*self.boxes, strict=True)
        self.box = min(lefts), min(tops), max(rights), max(bottoms)

    def near(self, start: Place, end: Place) -> list[Line]:
        """Its lines that come within ERASER of this one."""
        (ax, ay), (bx, by) = start, end
        left, right = (ax, bx) if ax < bx else (bx, ax)
        top, bottom = (ay, by) if ay < by else (by, ay)
        if left > self.box[2] or right < self.box[0] or top > self.box[3] or bottom < self.box[1]:
            return []
        return [
            line
            for line, (west, north, east, south) in zip(self.lines, self.boxes, strict=True)
            if left <= east and right >= west and top <= south and bottom >= north and _within(start, end, *line, REACH)
        ]


def _box(line: Line) -> tuple[int, int, int, int]:
    """As far as the eraser reaches from a line of its path."""
    (ax, ay), (bx, by) = line
    return min(ax, bx) - ERASER, min(ay, by) - ERASER, max(ax, bx) + ERASER, max(ay, by) + ERASER


def erased(strokes: Sequence[Stroke], path: Stroke) -> list[tuple[Stroke, ...]]:
    """What is left of each. If that were more than a slate holds, the smallest crumbs are gone as well."""
    went = Path(path)
    return _swept([_cut(stroke, went) for stroke in strokes])


def _cut(stroke: Stroke, path: Path) -> tuple[Stroke, ...]:
    drawn = points(stroke)
    pieces = _pieces(drawn, path)
    if pieces == [drawn]:
        return (stroke,)
    left: list[tuple[Point, ...]] = []
    while pieces:
        again = _pieces(pieces[0], path)
        if again == pieces[:1]:
            left.append(pieces[0])
        pieces = (again if again != pieces[:1] else []) + pieces[1:]
    return tuple([as_stroke(piece) for piece in left])


def _pieces(drawn: tuple[Point, ...], path: Path) -> list[tuple[Point, ...]]:
    """What is left of a row of points; a dot is there or it is not."""
    if len(drawn) == 1:
        (dot,) = drawn
        return [] if path.near((dot.x, dot.y), (dot.x, dot.y)) else [drawn]
    pieces: list[tuple[Point, ...]] = []
    piece: list[Point] = []
    for start, end in pairwise(drawn):
        for first, last in _left(start, end, path):
            if not piece or piece[-1] != first or first != start:
                pieces.append(tuple(piece))
                piece = [first]
            piece.append(last)
        if not piece or piece[-1] != end:
            pieces.append(tuple(piece))
            piece = []
    pieces.append(tuple(piece))
    return [one for one in pieces if one == drawn or len({(point.x, point.y) for point in one}) > 1]


def _left(start: Point, end: Point, path: Path) -> Iterator[tuple[Point, Point]]:
    """The parts of one line that are left, those that lie together as one."""
    near = path.near((start.x, start.y), (end.x, end.y))
    if not near:
        yield start, end
        return
    parts = max(1, -(-max(abs(end.x - start.x), abs(end.y - start.y)) // PART))
    lines = [((cx * parts, cy * parts), (dx * parts, dy * parts)) for (cx, cy), (dx, dy) in near]
    begun = 0
    for gone in _gone(start, end, parts, lines):
        if gone > begun:
            yield _between(start, end, begun, parts), _between(start, end, gone, parts)
        begun = gone + 1
    if begun < parts:
        yield _between(start, end, begun, parts), end


def _gone(start: Point, end: Point, parts: int, lines: list[Line]) -> list[int]:
    """Which parts of a line the eraser touches, in order, in units of 1/parts."""
    corners = [(start.x * (parts - at) + end.x * at, start.y * (parts - at) + end.y * at) for at in range(parts + 1)]
    reach = REACH * parts * parts
    return [at for at, (a, b) in enumerate(pairwise(corners)) if any(_within(a, b, c, d, reach) for c, d in lines)]


def _between(start: Point, end: Point, at: int, parts: int) -> Point:
    x, y, pressure = [(a * (parts - at) + b * at + parts // 2) // parts for a, b in zip(start, end, strict=True)]
    return Point(x, y, pressure)


def _swept(left: list[tuple[Stroke, ...]]) -> list[tuple[Stroke, ...]]:
    """The smallest go first, and of equal ones the last."""
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
    drawn = points(stroke)
    xs, ys = [point.x for point in drawn], [point.y for point in drawn]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def _within(a: Place, b: Place, c: Place, d: Place, reach: int) -> bool:
    """Whether two lines come as near to each other as the square root of `reach`."""
    return (
        _near(a, c, d, reach)
        or _near(b, c, d, reach)
        or _crosses(a, b, c, d)
        or _near(c, a, b, reach)
        or _near(d, a, b, reach)
    )


def _crosses(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Properly; lines that only touch have an end on the other, and that is near."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Place, b: Place, c: Place) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _near(place: Place, a: Place, b: Place, reach: int) -> bool:
    """Whether a point is no farther from a line than the square root of `reach`."""
    px, py, bx, by = place[0] - a[0], place[1] - a[1], b[0] - a[0], b[1] - a[1]
    along, long = px * bx + py * by, bx * bx + by * by
    if along <= 0:
        return px * px + py * py <= reach
    if along >= long:
        return (px - bx) ** 2 + (py - by) ** 2 <= reach
    return (px * by - py * bx) ** 2 <= reach * long
