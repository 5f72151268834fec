"""Slates and erasers that cost the most: as much ink as may be, where the eraser goes back and forth."""

from collections.abc import Iterator, Sequence
from random import Random

from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.vocabulary import (
    FARTHEST_RUB,
    FARTHEST_SLATE,
    LONGEST_RUB,
    LONGEST_STROKE,
    MOST_POINTS,
)
from tablee.kernel.stroke import Stroke, as_stroke, way

Place = tuple[int, int]


def short_enough(went: Sequence[Place]) -> Stroke:
    """As much of an eraser's way as it may go at once."""
    kept = [*went[:LONGEST_RUB]]
    while way(as_stroke(kept)) > FARTHEST_RUB:
        kept.pop()
    return as_stroke(kept)


def scrubbed(size: int, rng: Random) -> Stroke:
    """Back and forth at one place."""
    return short_enough([_spot(1500, 2000, size, rng) for _ in range(LONGEST_RUB)])


def _spot(x: int, y: int, size: int, rng: Random) -> Place:
    return (
        min(max(x + rng.randint(-size, size) // 2, 0), WIDE - 1),
        min(max(y + rng.randint(-size, size) // 2, 0), HIGH - 1),
    )


def walked(size: int, step: int, long: int, rng: Random) -> list[Stroke]:
    """Strokes of so many points that wander about in a square."""
    strokes: list[Stroke] = []
    for _ in range(MOST_POINTS // long):
        drawn = [_spot(1500, 2000, size, rng)]
        while len(drawn) < long:
            x, y = drawn[-1][0] + rng.randint(-step, step), drawn[-1][1] + rng.randint(-step, step)
            drawn.append(
                (min(max(x, 1500 - size // 2, 0), 1500 + size // 2), min(max(y, 2000 - size // 2), 2000 + size // 2))
            )
        strokes.append(as_stroke([(min(x, WIDE - 1), y) for x, y in drawn]))
    return strokes


def combed(high: int) -> list[Stroke]:
    """Lines up and down, side by side."""
    strokes = []
    for at in range(0, min(MOST_POINTS, FARTHEST_SLATE // high), LONGEST_STROKE):
        up_and_down = [((at + one) // 2 % WIDE, 1950 + one % 2 * high) for one in range(LONGEST_STROKE)]
        strokes.append(as_stroke(up_and_down))
    return strokes


def costly() -> Iterator[tuple[list[Stroke], Stroke]]:
    across = short_enough([(0, 2000), (2000, 2000), (0, 2010), (2000, 2010)])
    for long in (8, LONGEST_STROKE):
        for size in (300, 1200, 2600):
            rng = Random(f"{long} {size}")
            yield walked(size, 125, long, rng), scrubbed(size, rng)
    yield combed(150), across
    yield combed(125), short_enough([(at * 260 % 3000, 2000 + at % 2 * 160) for at in range(LONGEST_RUB)])
