"""Plain shapes that anybody can stamp, and the directions that a stamp can be turned to: all in whole numbers."""

from collections.abc import Sequence

from tablee.kernel.stroke import Stroke, as_stroke

TURNS = 24
ONE = 4096
COSINES = (4096, 3956, 3547, 2896, 2048, 1060)
COS = (*COSINES, 0, *[-one for one in COSINES[:0:-1]], *[-one for one in COSINES], 0, *COSINES[:0:-1])
"""Of every direction, in units of 1/ONE."""
SIN = COS[-TURNS // 4 :] + COS[: -TURNS // 4]


def _round_about(steps: Sequence[int], radius: int = 1000) -> Stroke:
    return as_stroke([(1500 + COS[at % TURNS] * radius // ONE, 1500 + SIN[at % TURNS] * radius // ONE) for at in steps])


def _star() -> Stroke:
    """Six-pointed, as 24 directions have no fifths."""
    far = [(1500 + COS[at] * 1000 // ONE, 1500 + SIN[at] * 1000 // ONE) for at in range(0, TURNS, 4)]
    close = [(1500 + COS[at] * 500 // ONE, 1500 + SIN[at] * 500 // ONE) for at in range(2, TURNS, 4)]
    outline = [place for pair in zip(far, close, strict=True) for place in pair]
    return as_stroke([*outline, outline[0]])


SHAPES: dict[str, Stroke] = {
    "line": as_stroke([(500, 1500), (2500, 1500)]),
    "circle": _round_about(range(TURNS + 1)),
    "square": as_stroke([(500, 500), (2500, 500), (2500, 2500), (500, 2500), (500, 500)]),
    "triangle": _round_about((18, 2, 10, 18)),
    "arc": _round_about(range(12, TURNS + 1)),
    "wave": as_stroke([(300 + 100 * at, 1500 + SIN[2 * at % TURNS] * 200 // ONE) for at in range(25)]),
    "star": _star(),
}
"""One stroke each, by the name of its motif."""
