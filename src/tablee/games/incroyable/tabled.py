"""Questions from a teacher's table: a row each. The first of every symbol make the first card, and so on."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any

from tablee.games.incroyable.vocabulary import SYMBOLS, Symbol
from tablee.kernel.text import folded
from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.table_rows import Row
from tablee.packs.authoring.written import Path, WrittenCard

COLUMNS: Mapping[str, Sequence[str]] = {
    "question": ("q", "texte", "text"),
    "réponse": ("a", "answer", "nombre"),
    "symbole": ("symbol", "catégorie", "category", "thème"),
    "unité": ("unit",),
    "genre": ("kind", "type"),
    "commentaire": ("comment", "histoire"),
}
FIELDS = {"question": "q", "réponse": "a", "unité": "unit", "genre": "kind", "commentaire": "comment"}
KINDS = {
    "nombre": "count",
    "mesure": "measure",
    "annee": "year",
    "age": "age",
    "duree": "duration",
    "pourcentage": "percent",
    "argent": "money",
    "rang": "rank",
}
"""As a teacher says it."""
LONGEST_ANSWER = 15
"""Figures: with more of them it is no number that anybody meant."""
LABELS: dict[Path, str] = {
    ("questions", symbol.value, field): column for symbol in Symbol for column, field in FIELDS.items()
}
BY_NAME = {folded(symbol.value): symbol for symbol in Symbol}


def tabled(rows: Sequence[Row], file: str) -> Iterator[WrittenCard]:
    """Without a column of symbols, rows take them in turn."""
    turn = cycle(SYMBOLS)
    piles: dict[Symbol, list[tuple[int, dict[str, Any]]]] = {symbol: [] for symbol in SYMBOLS}
    for row in rows:
        piles[_symbol(row, file) or next(turn)].append((row.line, _question(row)))
    counts = {symbol: len(pile) for symbol, pile in piles.items()}
    if len({*counts.values()}) > 1:
        short = min(SYMBOLS, key=lambda symbol: counts[symbol])
        raise unreadable("uneven", file, symbol=short, count=counts[short], most=max(counts.values()))
    for at, of_card in enumerate(zip(*[piles[symbol] for symbol in SYMBOLS], strict=True), 1):
        lines: dict[Path, int] = {(): of_card[0][0]}
        lines |= {("questions", symbol.value): line for symbol, (line, _) in zip(SYMBOLS, of_card, strict=True)}
        asked = {symbol.value: question for symbol, (_, question) in zip(SYMBOLS, of_card, strict=True)}
        yield WrittenCard({"id": f"carte-{at}", "questions": asked}, file, lines, LABELS)


def _symbol(row: Row, file: str) -> Symbol | None:
    named = row.cells.get("symbole")
    if named is None:
        return None
    found = BY_NAME.get(folded(named))
    if found is None:
        raise unreadable("no-symbol", file, row.line, name=named[:40], symbols=", ".join(SYMBOLS))
    return found


def _question(row: Row) -> dict[str, Any]:
    """What does not fit is left as it is: it is found with all other faults."""
    found: dict[str, Any] = {FIELDS[name]: text for name, text in row.cells.items() if name in FIELDS}
    figures = "".join(found.get("a", "").split())
    if figures.isdecimal() and figures.isascii() and len(figures) <= LONGEST_ANSWER:
        found["a"] = int(figures)
    if "kind" in found:
        found["kind"] = KINDS.get(folded(found["kind"]), found["kind"])
    return found
