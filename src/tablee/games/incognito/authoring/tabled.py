"""Words and places from a teacher's table: a row each, with no drawings."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.table_rows import Row
from tablee.packs.authoring.written import WrittenCard

COLUMNS: Mapping[str, Sequence[str]] = {
    "mot": ("word",),
    "lieu": ("place", "endroit"),
    "blague": ("joke",),
    "aussi": ("also", "autres", "synonymes"),
    "forme": ("shape",),
}
FIELDS = {"mot": "word", "blague": "joke", "forme": "shape"}


def tabled(rows: Sequence[Row], file: str) -> Iterator[WrittenCard]:
    """A row may have a word, a place, or both, as two lists stand side by side."""
    for row in rows:
        if not row.cells.keys() & {"mot", "lieu"}:
            raise unreadable("neither", file, row.line)
        if "mot" in row.cells:
            yield WrittenCard(_word(row), file, {(): row.line})
        if "lieu" in row.cells:
            yield WrittenCard(
                {"type": "place", "id": f"lieu-{row.line}", "place": row.cells["lieu"]}, file, {(): row.line}
            )


def _word(row: Row) -> dict[str, Any]:
    found: dict[str, Any] = {FIELDS[name]: text for name, text in row.cells.items() if name in FIELDS}
    also = [form.strip() for form in row.cells.get("aussi", "").split(",") if form.strip()]
    return {"type": "word", "id": f"mot-{row.line}", **found, "also": also}
