"""An eye: how much of a word's outline is in a picture, wherever, however large and a little turned.

It first looks everywhere for lines where the outline has them. Of the best places it then asks both ways, stroke by
stroke, as whoever drew a thing drew whole strokes of it: what is there and not in the outline counts as much as what
is missing.
"""

from functools import lru_cache
from math import pi
from typing import NamedTuple

from tablee.games.incognito.bots.form import ACROSS, Form, form
from tablee.games.incognito.bots.sight import MARGIN, NEAREST, Cell, Sight, near, sight, spread_out
from tablee.games.incognito.cards import WIDE
from tablee.games.incognito.slate.slate import Strokes

BELONGS = 0.6
"""How near to an outline a stroke must be on average to be part of the thing."""


class Care(NamedTuple):
    """How well somebody looks."""

    sizes: tuple[float, ...]
    """Beside the slate's width."""
    turns: tuple[float, ...]
    """In half turns."""
    places: int
    """The best ones, which it looks at again, stroke by stroke."""


class _Match(NamedTuple):
    found: float
    """How much of the form is near a line, from 0 to 1."""
    at: int
    """Of its upper left corner."""
    seen: Sight
    form: Form


@lru_cache(maxsize=4096)
def likeness(picture: Strokes, outline: Strokes, care: Care) -> float:
    """From 0 to 1. Neither is empty."""
    matches = sorted(
        [
            _best(sight(picture, size * WIDE / ACROSS), form(outline, pi * turn))
            for size in care.sizes
            for turn in care.turns
        ],
        key=lambda match: -match.found,
    )
    return max([_by_strokes(match) for match in matches[: care.places]])


def _best(seen: Sight, of: Form) -> _Match:
    """The place on the slate where most of it is."""
    total = 0
    for row, column, way in of.some:
        total += seen.near[way] >> 8 * (row * seen.columns + column)
    total &= _corners(seen.columns, seen.rows, of.wide, of.high)
    by_place = total.to_bytes(seen.columns * seen.rows, "little")
    all_of_it = NEAREST * len(of.some)
    most = next(found for found in range(all_of_it, -1, -1) if found in by_place)  # 10 times as fast as max()
    return _Match(most / all_of_it, by_place.index(most), seen, of)


@lru_cache(maxsize=512)
def _corners(columns: int, rows: int, wide: int, high: int) -> int:
    """Where the upper left corner of a form can be; it does not go on in the next row."""
    row = b"\xff" * (columns - wide + 1) + bytes(wide - 1)
    return int.from_bytes(row * (rows - high + 1), "little")


def _by_strokes(match: _Match) -> float:
    """Both ways: how much of the strokes that belong to it is on the form, and how much of the form is on these."""
    seen, of = match.seen, match.form
    on_form = [(_on(cells, match), cells) for cells in seen.strokes]
    mine = [(on, cells) for on, cells in on_form if on >= BELONGS * NEAREST * len(cells)]
    if not mine:
        return 0.0
    kept = sum([on for on, _ in mine]) / (NEAREST * sum([len(cells) for _, cells in mine]))
    maps = spread_out(near([cells for _, cells in mine], seen.columns, seen.rows), seen.columns * seen.rows)
    there = sum([maps[way][match.at + row * seen.columns + column] for row, column, way in of.cells])
    return kept * there / (NEAREST * len(of.cells))


def _on(cells: tuple[Cell, ...], match: _Match) -> int:
    of, columns = match.form, match.seen.columns
    top, left = match.at // columns - MARGIN, match.at % columns - MARGIN
    total = 0
    for at, way in cells:
        row, column = at // columns - top, at % columns - left
        if 0 <= row < of.rows and 0 <= column < of.columns:
            total += of.near[way][row * of.columns + column]
    return total
