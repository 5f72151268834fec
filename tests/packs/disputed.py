"""Disputed answers: what somebody typed, the card that was asked for, and what a fair reader says of it.

`disputes/tuned.tsv` grows with every dispute, and the measure is made to judge all of it right. `disputes/apart.tsv`
was written before the measure was tuned, is never edited, and says how well it does on what it was not made for.
`disputes/stranger.tsv` says so too, and harder: one who knew the measure wrote it to break it.
`disputes/names.tsv` are the names of a whole box of cards, the candidates for those that are still missing among them.
"""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tablee.kernel.entries import RIGHT
from tablee.kernel.game import Measure
from tablee.packs.measure import Measurer
from tablee.packs.wordbook.wordbook import shipped_wordbook

FOLDER = Path(__file__).parent / "disputes"
BETWEEN = " | "


class Dispute(NamedTuple):
    question: Measure
    right: bool


def disputes(name: str) -> list[Dispute]:
    return [
        Dispute(Measure(typed, (answer, *split(aliases)), split(refused)), verdict == "right")
        for answer, aliases, refused, typed, verdict in rows(name)
    ]


def box() -> Measurer:
    """Of a whole box of cards, with all the words."""
    names = [name for answer, aliases in rows("names") for name in (answer, *split(aliases))]
    return Measurer(names, shipped_wordbook())


def misjudged(measurer: Measurer, found: list[Dispute]) -> list[Dispute]:
    return [one for one in found if (measurer.measured(one.question).verdict in RIGHT) != one.right]


def rows(name: str) -> Iterator[list[str]]:
    with (FOLDER / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        yield from csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def split(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(BETWEEN)) if cell else ()
