"""`python -m codegen.drawings FOLDER --icons NODE_MODULES` makes the strokes of a pack's drawings from their sources.

The sets of icons are no dependency of ours: `npm install @tabler/icons lucide-static` puts them anywhere. Without
--icons only the drawings that are ours are made again, and the others stay as they are.
"""

import argparse
import sys
from pathlib import Path

from codegen.drawings.flatten import fitted, icon_lines, laid, path_lines
from codegen.drawings.sources import OURS, Source, icon_file, read_sources
from tablee.games.incognito.cards import HIGH, WIDE
from tablee.kernel.refusals import Malformed
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.packs.authoring.drawings import DRAWINGS, STROKES, Drawing, read_drawings, written_drawings

SOURCES = "sources"
MARGIN = 96


def strokes_of(source: Source, modules: Path | None, before: dict[str, Drawing]) -> Drawing:
    if source.of == OURS:
        lines = path_lines(source.lines)
    elif modules is not None:
        lines = icon_lines(icon_file(source, modules))
    elif source.name in before:
        return before[source.name]
    else:
        raise Malformed(f"{source.name}: to be made from {source.of}’s {source.icon!r}; say where the icons are")
    stands = laid(lines, source.turned, mirrored=source.mirrored)
    drawn: list[Stroke] = [as_stroke(line) for line in fitted(stands, WIDE, HIGH, MARGIN)]
    return tuple(drawn)


def made(folder: Path, modules: Path | None) -> dict[Path, str]:
    """What each file of strokes should hold, from the file of sources of the same name."""
    texts: dict[Path, str] = {}
    for file in sorted((folder / DRAWINGS / SOURCES).glob("*.txt")):
        output = folder / DRAWINGS / f"{file.stem}{STROKES}"
        before = read_drawings(output.read_text(encoding="utf-8"), str(output)) if output.exists() else {}
        sources = [*read_sources(file.read_text(encoding="utf-8"))]
        texts[output] = written_drawings({one.name: strokes_of(one, modules, before) for one in sources})
    return texts


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m codegen.drawings", description=__doc__)
    parser.add_argument("folder", type=Path, help="of a pack, as in content/")
    parser.add_argument("--icons", type=Path, metavar="NODE_MODULES", help="with @tabler/icons and lucide-static")
    args = parser.parse_args()
    for file, text in made(args.folder, args.icons).items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
