"""Stamps: ready drawings for those who cannot or will not draw by hand; put down by whole numbers, alike for all."""

from collections.abc import Sequence

from tablee.games.incognito.cards import HIGH, WIDE
from tablee.games.incognito.slate.slate import Strokes
from tablee.games.incognito.vocabulary import TURNS, Motif, Stamp
from tablee.kernel.stroke import Stroke, as_stroke, points

ONE = 4096
COSINES = (4096, 3956, 3547, 2896, 2048, 1060)
COS = (*COSINES, 0, *[-one for one in COSINES[:0:-1]], *[-one for one in COSINES], 0, *COSINES[:0:-1])
"""Of every direction, in units of 1/ONE."""
SIN = COS[-TURNS // 4 :] + COS[: -TURNS // 4]
MARGIN = 48
"""Between a stamped word and the loop around it."""


def _round_about(steps: Sequence[int], radius: int = 1000) -> Stroke:
    return as_stroke([(1500 + COS[at % TURNS] * radius // ONE, 1500 + SIN[at % TURNS] * radius // ONE) for at in steps])


def _star() -> Stroke:
    """Six-pointed, as 24 directions have no fifths."""
    far = [(1500 + COS[at] * 1000 // ONE, 1500 + SIN[at] * 1000 // ONE) for at in range(0, TURNS, 4)]
    close = [(1500 + COS[at] * 500 // ONE, 1500 + SIN[at] * 500 // ONE) for at in range(2, TURNS, 4)]
    outline = [place for pair in zip(far, close, strict=True) for place in pair]
    return as_stroke([*outline, outline[0]])


SHAPES: dict[Motif, Strokes] = {
    Motif.LINE: (as_stroke([(500, 1500), (2500, 1500)]),),
    Motif.CIRCLE: (_round_about(range(TURNS + 1)),),
    Motif.SQUARE: (as_stroke([(500, 500), (2500, 500), (2500, 2500), (500, 2500), (500, 500)]),),
    Motif.TRIANGLE: (_round_about((18, 2, 10, 18)),),
    Motif.ARC: (_round_about(range(12, TURNS + 1)),),
    Motif.WAVE: (as_stroke([(300 + 100 * at, 1500 + SIN[2 * at % TURNS] * 200 // ONE) for at in range(25)]),),
    Motif.STAR: (_star(),),
}


def motifs(word: Strokes, doodles: Sequence[Strokes]) -> dict[Motif, Strokes]:
    """All that can be stamped by whoever has this word and this place; what has no strokes is left out."""
    own = {Motif.WORD: word} | dict(zip(tuple(Motif)[1:], doodles, strict=False))
    return {motif: strokes for motif, strokes in (own | SHAPES).items() if any(strokes)}


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
