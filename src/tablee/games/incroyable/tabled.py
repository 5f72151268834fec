"""Questions from a teacher's table: a row each. The first of every symbol make the first card, and so on."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any

from tablee.games.incroyable.vocabulary import SYMBOLS, Kind, Symbol
from tablee.kernel.text import folded
from tablee.packs.authoring.faults import Fault, Faulty
from tablee.packs.authoring.table_rows import Row
from tablee.packs.authoring.written import Path, WrittenCard

COLUMNS: Mapping[str, Sequence[str]] = {
    "question": ("q", "texte", "text"),
    "reponse": ("réponse", "a", "answer", "nombre"),
    "symbole": ("symbol", "categorie", "category", "theme"),
    "unite": ("unité", "unit"),
    "genre": ("kind", "type"),
    "commentaire": ("comment", "histoire"),
}
FIELDS = {"question": "q", "reponse": "a", "unite": "unit", "genre": "kind", "commentaire": "comment"}
NEEDED = ("question", "reponse")
BY_NAME = {folded(symbol.value): symbol for symbol in Symbol}


def tabled(rows: Sequence[Row], file: str) -> Iterator[WrittenCard]:
    """Without a column of symbols, rows take them in turn."""
    turn = cycle(SYMBOLS)
    piles: dict[Symbol, list[tuple[int, dict[str, Any]]]] = {symbol: [] for symbol in SYMBOLS}
    for row in rows:
        piles[_symbol(row, file) or next(turn)].append((row.line, _question(row, file)))
    counts = {symbol: len(pile) for symbol, pile in piles.items()}
    if len({*counts.values()}) > 1:
        short = min(SYMBOLS, key=lambda symbol: counts[symbol])
        said = f"{counts[short]} questions of {short}, {max(counts.values())} of another symbol: a card has one of each"
        raise Faulty(Fault("schema", file, 0, "", said))
    for at, of_card in enumerate(zip(*[piles[symbol] for symbol in SYMBOLS], strict=True), 1):
        lines: dict[Path, int] = {(): of_card[0][0]}
        lines |= {("questions", symbol.value): line for symbol, (line, _) in zip(SYMBOLS, of_card, strict=True)}
        asked = {symbol.value: question for symbol, (_, question) in zip(SYMBOLS, of_card, strict=True)}
        yield WrittenCard({"id": f"carte-{at}", "questions": asked}, file, lines)


def _symbol(row: Row, file: str) -> Symbol | None:
    named = row.cells.get("symbole")
    if named is None:
        return None
    found = BY_NAME.get(folded(named))
    if found is None:
        raise Faulty(
            Fault("schema", file, row.line, "", f"no symbol is called {named!r}; there is {', '.join(SYMBOLS)}")
        )
    return found


def _question(row: Row, file: str) -> dict[str, Any]:
    for name in NEEDED:
        if name not in row.cells:
            raise Faulty(Fault("schema", file, row.line, "", f"the row has no {name}"))
    found: dict[str, Any] = {FIELDS[name]: text for name, text in row.cells.items() if name in FIELDS}
    figures = found["a"].replace(" ", "").replace("\u00a0", "").replace("\u202f", "")
    if not figures.isdecimal():
        raise Faulty(Fault("schema", file, row.line, "", f"{found['a']!r} is no whole number"))
    found["a"] = int(figures)
    if "kind" in found and found["kind"] not in list(Kind):
        raise Faulty(
            Fault("schema", file, row.line, "", f"no kind is called {found['kind']!r}; there is {', '.join(Kind)}")
        )
    return found
