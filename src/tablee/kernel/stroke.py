"""A stroke that somebody drew on a slate: points in a row, each a place and how hard the pen was pressed.

In states, logs and messages it is one string, five letters a point: two say how far to the right, two how far down, one
the pressure, and a letter is worth six bits. So there is one spelling for each stroke, whatever can be spelt lies on
the slate, and 4,000 points are 20 kB. web/src/board/stroke.ts reads and writes the same.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Annotated, NamedTuple, NewType

from msgspec import Meta

from tablee.kernel.refusals import Malformed

SLATE = 4096
"""A slate is a square of this side; its points are whole numbers below it, from the upper left corner."""
PRESSURES = 64
"""0 is no pressure that anybody measured: a mouse, most fingers."""
LONGEST = 2_000
"""Points of a stroke that can be read at all. What a game takes is in its offers, and less."""
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
EACH = 5
"""Letters of a point."""
PATTERN = rf"^(?:[A-Za-z0-9_\-]{{{EACH}}})*\Z"

Stroke = NewType("Stroke", Annotated[str, Meta(max_length=EACH * LONGEST, pattern=PATTERN)])
"""A field of this type is held to the spelling wherever it is read; `as_stroke` writes it, `points` reads it."""

WORTH = bytes.maketrans(ALPHABET.encode(), bytes(range(len(ALPHABET))))
LETTERS = ALPHABET.encode()


class Point(NamedTuple):
    x: int
    y: int
    pressure: int = 0


def as_stroke(drawn: Iterable[tuple[int, ...]]) -> Stroke:
    """Of points `(x, y)` or `(x, y, pressure)`. Malformed names the one that is not on the slate."""
    spelt = Stroke("".join([_spelt(place) for place in drawn]))
    if len(spelt) > EACH * LONGEST:
        raise Malformed(f"a stroke of {len(spelt) // EACH:,} points; the longest has {LONGEST:,}")
    return spelt


def points(stroke: Stroke) -> tuple[Point, ...]:
    return tuple(map(Point, *columns(stroke)))


def columns(stroke: Stroke) -> tuple[list[int], list[int], bytes]:
    """How far to the right, how far down, and the pressure of every point: for those who look at very many."""
    worth = stroke.encode().translate(WORTH)
    return (
        [high << 6 | low for high, low in zip(worth[::EACH], worth[1::EACH], strict=True)],
        [high << 6 | low for high, low in zip(worth[2::EACH], worth[3::EACH], strict=True)],
        worth[4::EACH],
    )


def length(stroke: Stroke) -> int:
    """In points."""
    return len(stroke) // EACH


@lru_cache(maxsize=1_024)
def way(stroke: Stroke) -> int:
    """How far the pen went, from point to point as far as it is across or down, whichever is more."""
    xs, ys, _ = columns(stroke)
    across = [abs(b - a) for a, b in pairwise(xs)]
    return sum(map(max, across, [abs(b - a) for a, b in pairwise(ys)]))


def is_within(stroke: Stroke, wide: int) -> bool:
    """Whether it lies on a slate that is only so wide."""
    return wide >= SLATE or max(columns(stroke)[0], default=0) < wide


def is_stroke(value: object) -> bool:
    """Of what no codec has read."""
    return (
        type(value) is str
        and len(value) % EACH == 0
        and len(value) <= EACH * LONGEST
        and value.isascii()
        and not value.encode().translate(None, LETTERS)
    )


def _spelt(place: tuple[int, ...]) -> str:
    x, y, pressure = (*place, 0) if len(place) == 2 else place if len(place) == 3 else (-1, -1, -1)
    whole = type(x) is type(y) is type(pressure) is int
    if not (whole and 0 <= x < SLATE and 0 <= y < SLATE and 0 <= pressure < PRESSURES):
        raise Malformed(f"{place!r} is no point of a slate of {SLATE:,} by {SLATE:,} with pressures below {PRESSURES}")
    return ALPHABET[x >> 6] + ALPHABET[x & 63] + ALPHABET[y >> 6] + ALPHABET[y & 63] + ALPHABET[pressure]
