"""`python -m codegen.drawings.sheet FOLDER FILE.svg`: every drawing of a pack on one sheet, to be looked at."""

import argparse
import sys
from html import escape
from pathlib import Path

from tablee.games.incognito.cards import HIGH, WIDE
from tablee.kernel.stroke import points
from tablee.packs.authoring.drawings import Drawing, drawings_in

COLUMNS = 14
STYLE = "fill:none;stroke:#f0ecdc;stroke-width:50;stroke-linecap:round;stroke-linejoin:round"


def sheet(drawings: dict[str, Drawing]) -> str:
    rows = -(-len(drawings) // COLUMNS)
    slates = [_slate(name, drawing, at) for at, (name, drawing) in enumerate(drawings.items())]
    box = f'viewBox="0 0 {COLUMNS * WIDE} {rows * HIGH}" width="1680"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} style="background:#242933">{"".join(slates)}</svg>\n'


def _slate(name: str, drawing: Drawing, at: int) -> str:
    lines = [" ".join([f"{spot.x},{spot.y}" for spot in points(stroke)]) for stroke in drawing]
    drawn = "".join([f'<polyline points="{line}"/>' for line in lines])
    place = f"translate({at % COLUMNS * WIDE} {at // COLUMNS * HIGH})"
    named = f'<text x="100" y="400" font-size="300" fill="#fc5" stroke="none">{escape(name)}</text>'
    return f'<g transform="{place}" style="{STYLE}">{drawn}{named}</g>'


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m codegen.drawings.sheet", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    args.file.write_text(sheet(drawings_in(args.folder)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
