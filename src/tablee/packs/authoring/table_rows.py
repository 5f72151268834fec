"""Rows of a teacher's table (CSV, from any spreadsheet), each with the line that it stands on."""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.kernel.text import folded
from tablee.packs.authoring.faults import unreadable

SEPARATORS = (";", ",", "\t")


class Row(NamedTuple):
    line: int
    cells: Mapping[str, str]
    """By the name of their column; without those that are empty."""


def table_rows(text: str, file: str, columns: Mapping[str, Sequence[str]]) -> list[Row]:
    """`columns` are the names that we give them, each with what a head may call it, without case and accents."""
    lines = text.removeprefix("\ufeff").splitlines(keepends=True)
    head = next((line for line in lines if line.strip()), "")
    separator = max(SEPARATORS, key=head.count)
    reader = csv.reader(io.StringIO("".join(lines), newline=""), delimiter=separator, strict=True)
    names: list[str] | None = None
    rows: list[Row] = []
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if names is None:
                names = _names(cells, columns, file, reader.line_num)
                continue
            found = {name: cell.strip() for name, cell in zip(names, cells, strict=False) if name and cell.strip()}
            rows.append(Row(reader.line_num, found))
    except csv.Error:
        raise unreadable("table", file, reader.line_num) from None
    return rows


def _names(cells: Sequence[str], columns: Mapping[str, Sequence[str]], file: str, line: int) -> list[str]:
    """What each column is; the head must be there, or nobody could tell."""
    known = {folded(alias): name for name, aliases in columns.items() for alias in (name, *aliases)}
    names = [known.get(folded(cell.strip()), "") for cell in cells]
    if unknown := [cell for cell, name in zip(cells, names, strict=True) if cell.strip() and not name]:
        raise unreadable("no-column", file, line, name=unknown[0].strip()[:40], columns=", ".join(columns))
    if twice := {name for name in names if name and names.count(name) > 1}:
        raise unreadable("column-twice", file, line, name=min(twice))
    return names
