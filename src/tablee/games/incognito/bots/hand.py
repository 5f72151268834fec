"""A hand that draws: a drawing as large, turned and wobbly as it is to be on the slate, line by line."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from tablee.bots.luck import Luck
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.slate.slate import Strokes
from tablee.games.incognito.vocabulary import LONGEST_STROKE
from tablee.kernel.stroke import Stroke, as_stroke, points

Place = tuple[float, float]
Line = tuple[Place, ...]
Lines = tuple[Line, ...]

STEP = 64.0
"""Between two points of a line, in units of the slate."""
WOBBLE = 0.011
"""How far a line may be off, beside the size of the thing."""
WAVES = ((2.3, 0.6), (5.1, 0.4))
"""Of a wobble: how many there are on a line as long as the thing is large, and how much of it each is. Slow ones look
like a hand, quick ones like fear."""
EDGE = 24
"""That a pen keeps away from the frame of the slate."""


class Pose(NamedTuple):
    size: float
    """Beside the slate's width and height, whichever it fills first."""
    turn: float = 0.0
    lean: float = 0.0
    stretch: float = 1.0


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def high(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> Place:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def box_of(lines: Sequence[Sequence[Place]]) -> Box:
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    return Box(min(xs), min(ys), max(xs), max(ys))


@lru_cache(maxsize=512)
def lines_of(strokes: Strokes) -> Lines:
    return tuple([tuple([(float(spot.x), float(spot.y)) for spot in points(stroke)]) for stroke in strokes if stroke])


def posed(lines: Lines, pose: Pose) -> Lines:
    """Around 0."""
    (across, down), c, s = box_of(lines).middle, cos(pose.turn), sin(pose.turn)
    turned = []
    for line in lines:
        leant = [((x - across + pose.lean * (y - down)) * pose.stretch, y - down) for x, y in line]
        turned.append([(x * c - y * s, x * s + y * c) for x, y in leant])
    box = box_of(turned)
    scale = pose.size * min(WIDE / max(1.0, box.wide), HIGH / max(1.0, box.high))
    return tuple([tuple([(scale * x, scale * y) for x, y in line]) for line in turned])


def moved(lines: Lines, across: float, down: float) -> Lines:
    return tuple([tuple([(x + across, y + down) for x, y in line]) for line in lines])


def inked(lines: Lines, luck: Luck) -> Strokes:
    box = box_of(lines)
    large = max(box.wide, box.high, 1.0)
    return tuple([_wobbled(line, large, luck) for line in lines])


def _wobbled(line: Line, large: float, luck: Luck) -> Stroke:
    """As a hand draws it that is off to either side, and never by much."""
    waves = [
        (part * WOBBLE * large, often * 2 * pi / large, luck.between(0, 2 * pi), luck.between(0, 2 * pi))
        for often, part in WAVES
    ]
    spots, went, (x0, y0) = [], 0.0, line[0]
    for x, y in _along(line):
        went += hypot(x - x0, y - y0)
        x0, y0 = x, y
        across = sum([far * sin(often * went + start) for far, often, start, _ in waves])
        down = sum([far * sin(often * went + start) for far, often, _, start in waves])
        spots.append((within(x + across, WIDE), within(y + down, HIGH)))
    return as_stroke(spots)


def _along(line: Line) -> list[Place]:
    """Its points and more between them, as many as a stroke may have."""
    far = sum([hypot(x2 - x, y2 - y) for (x, y), (x2, y2) in pairwise(line)])
    step = max(STEP, far / max(1, LONGEST_STROKE - len(line)))
    found = [line[0]]
    for (x, y), (x2, y2) in pairwise(line):
        count = 1 + int(hypot(x2 - x, y2 - y) / step)
        found += [(x + (x2 - x) * at / count, y + (y2 - y) * at / count) for at in range(1, count + 1)]
    return found[:LONGEST_STROKE]


def within(at: float, side: int, edge: int = EDGE) -> int:
    """On the slate, and so far from its frame."""
    return min(max(round(at), edge), side - 1 - edge)
