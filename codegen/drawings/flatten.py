"""Curves turned into strokes: what an icon or a path of ours looks like when a pen draws it point by point."""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, cos, hypot, radians, sin
from pathlib import Path as File

from svgelements import SVG, Path, Shape

STEPS = 60
"""Points are taken closer than this part of the drawing's larger side."""
OFF = 0.004
"""And left out again where the line between their neighbours comes as near as this part of it."""

Spot = tuple[float, float]
Line = list[Spot]


def icon_lines(file: File) -> list[Line]:
    """The lines of an icon that is made of strokes. A frame that is not drawn is left out."""
    shapes = [one for one in SVG.parse(file, reify=True).elements() if isinstance(one, Shape) and _drawn(one)]
    return _lines([Path(shape) for shape in shapes])


def path_lines(drawn: Iterable[str]) -> list[Line]:
    """Of lines that we wrote: SVG's own path data, or `o x y r`, `o x y rx ry` for a ring."""
    return _lines([Path(_ring(one) if one.startswith("o ") else one) for one in drawn])


def laid(lines: Sequence[Line], turned: int, *, mirrored: bool) -> list[Line]:
    """As it stands on the slate: mirrored first, then turned by so many degrees clockwise."""
    across, down, side = cos(radians(turned)), sin(radians(turned)), -1 if mirrored else 1
    return [[(side * x * across - y * down, side * x * down + y * across) for x, y in line] for line in lines]


def fitted(lines: Sequence[Line], wide: int, high: int, margin: int) -> list[list[tuple[int, int]]]:
    """As large as it can be in the middle of a slate of this size, on whole points, none twice in a row."""
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    room = min(wide, high) - 2 * margin
    scale = room / max(right - left, bottom - top)
    x0, y0 = (wide - scale * (right - left)) / 2, (high - scale * (bottom - top)) / 2
    placed = [[(round(x0 + scale * (x - left)), round(y0 + scale * (y - top))) for x, y in line] for line in lines]
    return [_without_repeats(line) for line in placed]


def simplified(line: Line, off: float) -> Line:
    """Without the points that a straight line would pass by this near (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    worst, at = max((_distance(spot, line[0], line[-1]), at) for at, spot in enumerate(line[1:-1], 1))
    if worst <= off:
        return [line[0], line[-1]]
    return simplified(line[: at + 1], off)[:-1] + simplified(line[at:], off)


def _drawn(shape: Shape) -> bool:
    """Tabler's icons begin with an empty frame, which has no stroke."""
    return shape.stroke is not None and shape.stroke.value is not None


def _ring(written: str) -> str:
    x, y, *radii = map(float, written.split()[1:])
    across, down = radii if len(radii) == 2 else radii * 2
    return f"M {x - across} {y} A {across} {down} 0 1 1 {x + across} {y} A {across} {down} 0 1 1 {x - across} {y}"


def _lines(paths: Sequence[Path]) -> list[Line]:
    subpaths = [Path(part) for path in paths for part in path.as_subpaths()]
    boxes = [box for path in subpaths if (box := path.bbox()) is not None]
    size = max(
        max(box[2] for box in boxes) - min(box[0] for box in boxes),
        max(box[3] for box in boxes) - min(box[1] for box in boxes),
    )
    return [simplified([*_spots(path, size / STEPS)], OFF * size) for path in subpaths]


def _spots(path: Path, step: float) -> Iterator[Spot]:
    """Straight parts by their ends, curved ones by points along them."""
    first = True
    for part in path:
        if part.start is None or type(part).__name__ == "Move":
            continue
        straight = type(part).__name__ in {"Line", "Close"}
        count = 1 if straight else max(1, ceil(part.length(error=1e-3) / step))
        for at in range(0 if first else 1, count + 1):
            spot = part.point(at / count)
            yield spot.x, spot.y
        first = False


def _distance(spot: Spot, start: Spot, end: Spot) -> float:
    across, down = end[0] - start[0], end[1] - start[1]
    long = hypot(across, down)
    if not long:
        return hypot(spot[0] - start[0], spot[1] - start[1])
    along = max(0.0, min(1.0, ((spot[0] - start[0]) * across + (spot[1] - start[1]) * down) / long**2))
    return hypot(spot[0] - start[0] - along * across, spot[1] - start[1] - along * down)


def _without_repeats(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [spot for at, spot in enumerate(line) if at == 0 or spot != line[at - 1]]
