"""Cards from a teacher's table: a row for each clue, with the name in the first one of a card."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.games.indix.vocabulary import SLOTS
from tablee.kernel.text import folded
from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.table_rows import Row
from tablee.packs.authoring.written import Path, WrittenCard

COLUMNS: Mapping[str, Sequence[str]] = {
    "nom": ("name", "réponse", "answer"),
    "catégorie": ("category",),
    "indice": ("clue", "text", "texte"),
    "poids": ("weight",),
    "aussi": ("also", "aliases", "autres"),
    "refusé": ("refused", "faux"),
}
CATEGORIES = {
    "personnage": "person",
    "personne": "person",
    "lieu": "place",
    "chose": "thing",
}
"""As a teacher says it."""


def tabled(rows: Sequence[Row], file: str) -> Iterator[WrittenCard]:
    """What is missing of twenty slots is filled with question marks."""
    cards: list[list[Row]] = []
    for row in rows:
        if "nom" in row.cells:
            cards.append([row])
        elif cards:
            cards[-1].append(row)
        else:
            raise unreadable("no-first-name", file, row.line)
    for number, of_card in enumerate(cards, 1):
        yield _card(of_card, file, number)


def _card(rows: Sequence[Row], file: str, number: int) -> WrittenCard:
    """What does not fit is left as it is: it is found with all other faults."""
    head = rows[0].cells
    category = head.get("catégorie", "")
    clues = [_clue(row) for row in rows if "indice" in row.cells]
    lines: dict[Path, int] = {(): rows[0].line}
    lines |= {("clues", at): row.line for at, row in enumerate([row for row in rows if "indice" in row.cells])}
    missing = [{"question_mark": True}] * max(0, SLOTS - len(clues))
    value = {
        "id": f"carte-{number}",
        "category": CATEGORIES.get(folded(category), category),
        "name": head["nom"],
        "aliases": _listed(head.get("aussi", "")),
        "refused": _listed(head.get("refusé", "")),
        "clues": [*clues, *missing],
    }
    return WrittenCard(value, file, lines)


def _clue(row: Row) -> dict[str, Any]:
    weight = row.cells.get("poids", "")
    plain: dict[str, Any] = {"text": row.cells["indice"]}
    if not weight:
        return plain
    return plain | {"weight": int(weight) if len(weight) == 1 and weight in "0123456789" else weight}


def _listed(cell: str) -> list[str]:
    return [name.strip() for name in cell.split(",") if name.strip()]
