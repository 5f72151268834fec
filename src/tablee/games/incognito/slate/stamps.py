"""Stamps: ready drawings for those who cannot or will not draw by hand; put down by whole numbers, alike for all."""

from collections.abc import Sequence

from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.slate import shapes
from tablee.games.incognito.slate.shapes import COS, ONE, SIN
from tablee.games.incognito.slate.slate import Strokes, ink
from tablee.games.incognito.vocabulary import LARGEST, Motif, Stamp
from tablee.kernel.stroke import Stroke, as_stroke, points, way

MARGIN = 48
"""Between a stamped word and the loop around it."""


SHAPES: dict[Motif, Strokes] = {Motif(name): (stroke,) for name, stroke in shapes.SHAPES.items()}


def motifs(word: Strokes, doodles: Sequence[Strokes]) -> dict[Motif, Strokes]:
    """All that can be stamped by whoever has this word and this place; what has no strokes is left out."""
    own = {Motif.WORD: word} | dict(zip(tuple(Motif)[1:], doodles, strict=False))
    return {motif: strokes for motif, strokes in (own | SHAPES).items() if any(strokes)}


def farthest(strokes: Strokes) -> int:
    """How far the pen goes for them at most, stamped as large as can be."""
    every = [point for stroke in strokes for point in points(stroke)]
    across, down = (max(line) - min(line) for line in ([p.x for p in every], [p.y for p in every]))
    turning, rounding = 3, 2 * ink(strokes)  # halves: what lies straight is longer aslant, by less than that
    return turning * sum(map(way, strokes)) * LARGEST // (2 * max(across, down, 1)) + rounding


def stamped(strokes: Strokes, stamp: Stamp) -> Strokes:
    """Turned, as large as it is to be, with its middle where it is to be, or as near as the slate's edge allows."""
    every = [point for stroke in strokes for point in points(stroke)]
    left, top = min([point.x for point in every]), min([point.y for point in every])
    right, bottom = max([point.x for point in every]), max([point.y for point in every])
    side = max(right - left, bottom - top, 1)
    cos, sin, over = COS[stamp.turn], SIN[stamp.turn], 2 * side * ONE
    turned = []
    for stroke in strokes:
        off = [(2 * point.x - left - right, 2 * point.y - top - bottom) for point in points(stroke)]
        turned.append(
            [
                (_rounded((x * cos - y * sin) * stamp.size, over), _rounded((x * sin + y * cos) * stamp.size, over))
                for x, y in off
            ]
        )
    across = _kept_in([x for line in turned for x, _ in line], stamp.x, WIDE)
    down = _kept_in([y for line in turned for _, y in line], stamp.y, HIGH)
    return tuple([as_stroke([(x + across, y + down) for x, y in line]) for line in turned if line])


def loop_around(strokes: Strokes) -> Stroke:
    """A box, for what is known to be hidden there."""
    every = [point for stroke in strokes for point in points(stroke)]
    left, top = max(0, min([p.x for p in every]) - MARGIN), max(0, min([p.y for p in every]) - MARGIN)
    right = min(WIDE - 1, max([p.x for p in every]) + MARGIN)
    bottom = min(HIGH - 1, max([p.y for p in every]) + MARGIN)
    return as_stroke([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)])


def _rounded(over: int, under: int) -> int:
    return (over + under // 2) // under


def _kept_in(offsets: Sequence[int], middle: int, side: int) -> int:
    return min(max(middle, -min(offsets)), side - 1 - max(offsets))
