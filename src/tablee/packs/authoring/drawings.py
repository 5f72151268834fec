"""Drawings that cards name, beside them in `drawings/*.strokes`: a name on a line, then a stroke a line, `x,y x,y …`.

In points of a slate, so that an author without our tools can write one by hand.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from tablee.kernel.refusals import Malformed
from tablee.kernel.stroke import Stroke, as_stroke, points
from tablee.packs.authoring.faults import unreadable

DRAWINGS, STROKES = "drawings", ".strokes"
NAME = re.compile(r"[a-z0-9][a-z0-9-]*")
POINT = re.compile(r"(\d{1,4}),(\d{1,4})")

Drawing = tuple[Stroke, ...]


def drawings_in(folder: Path) -> dict[str, Drawing]:
    """All of a pack, by name; none in a pack without them."""
    found: dict[str, Drawing] = {}
    for file in sorted((folder / DRAWINGS).glob(f"*{STROKES}")):
        read = read_drawings(file.read_text(encoding="utf-8"), str(file))
        if twice := found.keys() & read.keys():
            raise unreadable("drawing-twice", str(file), name=min(twice))
        found |= read
    return found


def read_drawings(text: str, file: str) -> dict[str, Drawing]:
    """Faulty with the line that is neither a name nor a stroke."""
    found: dict[str, list[Stroke]] = {}
    current: list[Stroke] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if NAME.fullmatch(line):
            if line in found:
                raise unreadable("drawing-twice", file, number, name=line)
            current = found[line] = []
        elif line.strip():
            if current is None:
                raise unreadable("no-drawing", file, number)
            current.append(_stroke(line, file, number))
    return {name: tuple(strokes) for name, strokes in found.items()}


def written_drawings(drawings: Mapping[str, Drawing]) -> str:
    return "\n".join([_written(name, drawing) for name, drawing in drawings.items()])


def _written(name: str, drawing: Drawing) -> str:
    lines = [" ".join([f"{spot.x},{spot.y}" for spot in points(stroke)]) for stroke in drawing]
    return "\n".join([name, *lines, ""])


def _stroke(line: str, file: str, number: int) -> Stroke:
    spots = [POINT.fullmatch(spot) for spot in line.split()]
    try:
        return as_stroke([(int(spot[1]), int(spot[2])) if spot else (-1, -1) for spot in spots])
    except Malformed:
        raise unreadable("no-stroke", file, number) from None
