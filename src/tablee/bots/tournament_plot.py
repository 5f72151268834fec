"""The plot of a tournament, as SVG: for each bout a dot, its interval, and the line that luck alone would reach."""

from collections.abc import Sequence
from html import escape

from tablee.bots.tournament import Bout, Interval

WIDTH, LEFT, RIGHT = 760, 190, 30
TOP, ROW, GAP = 92, 30, 34
INK, FAINT = "#1b1f24", "#d5d9de"
FONT = 'font-family="system-ui, sans-serif" font-size="13"'
DASHED = 'stroke="#b3261e" stroke-width="2" stroke-dasharray="4 3"'
"""The line of par."""
COLOURS = ("#0b5394", "#8a5a00")
"""Games, and facts where they are counted; told apart by shape as well: a disc and a square."""

Series = Sequence[tuple[Bout, Interval]]


def svg(title: str, named: Sequence[tuple[str, Series]]) -> str:
    """One or two series over the same bouts, each with its name."""
    bouts = [bout for bout, _ in named[0][1]]
    groups = sorted({bout.players for bout in bouts})
    height = TOP + len(bouts) * ROW + len(groups) * GAP + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" {FONT} fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="20" y="30" font-size="17" font-weight="600">{escape(title)}</text>',
        *_legend([name for name, _ in named]),
        *_axis(height),
    ]
    y = float(TOP)
    for players in groups:
        rows = [at for at, bout in enumerate(bouts) if bout.players == players]
        parts += _group(players, y, len(rows))
        for line, at in enumerate(rows):
            middle = y + GAP + line * ROW
            parts.append(f'<text x="{LEFT - 14}" y="{middle + 4:.0f}" text-anchor="end">{_name(bouts[at])}</text>')
            offsets = (0.0,) if len(named) == 1 else (-6.0, 6.0)
            for shape, (offset, (_, series)) in enumerate(zip(offsets, named, strict=True)):
                parts += _mark(shape, series[at][1], middle + offset)
        y += GAP + len(rows) * ROW
    return "\n".join([*parts, "</svg>", ""])


def _name(bout: Bout) -> str:
    return escape(f"{bout.bot} among {bout.among}" if bout.players > 2 else f"{bout.bot} against {bout.among}")


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _legend(names: Sequence[str]) -> list[str]:
    parts, x = [], 20
    for shape, name in enumerate(names):
        parts += [_dot(shape, x + 6, 54), f'<text x="{x + 18}" y="58">{escape(name)}</text>']
        x += 40 + 7 * len(name)
    parts.append(f'<line x1="{x}" y1="54" x2="{x + 16}" y2="54" {DASHED}/>')
    parts.append(f'<text x="{x + 22}" y="58">par: an equal share for each seat. Bars: 95 % intervals</text>')
    return parts


def _axis(height: int) -> list[str]:
    parts = []
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{height - 34}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 16}" text-anchor="middle">{tenth * 10} %</text>')
    return parts


def _group(players: int, y: float, rows: int) -> list[str]:
    x = _x(1 / players)
    low, high = y + GAP - 16, y + GAP + rows * ROW - 14
    return [
        f'<text x="20" y="{y + 12:.0f}" font-weight="600">{players} players</text>',
        f'<line x1="{x:.1f}" y1="{low:.0f}" x2="{x:.1f}" y2="{high:.0f}" {DASHED}/>',
    ]


def _mark(shape: int, found: Interval, y: float) -> list[str]:
    low, high = _x(found.low), _x(found.high)
    label = f"{100 * found.share:.1f} %"
    beside = f'x="{high + 8:.1f}"' if high < WIDTH - 50 else f'x="{low - 8:.1f}" text-anchor="end"'
    return [
        f'<line x1="{low:.1f}" y1="{y:.0f}" x2="{high:.1f}" y2="{y:.0f}" stroke="{COLOURS[shape]}" stroke-width="3"/>',
        _dot(shape, _x(found.share), y),
        f'<text {beside} y="{y + 4:.0f}" font-size="11">{label}</text>',
    ]


def _dot(shape: int, x: float, y: float) -> str:
    if shape:
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" fill="{COLOURS[1]}"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[0]}"/>'
