"""A whole pack in one table (CSV), as teachers have it: a row for each thing to play with, the language in a column."""

import re
from collections.abc import Iterator, Mapping, Sequence

from tablee.kernel.cards.pack import FRENCH
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.faults import Fault, Faulty, unreadable
from tablee.packs.authoring.table_rows import Row, table_rows
from tablee.packs.authoring.written import WrittenCard
from tablee.packs.bad_pack import BadPack
from tablee.packs.file_text import WINDOWS, text_of

TABLE = ".csv"
LANGUAGE = "langue"
OURS: Mapping[str, Sequence[str]] = {LANGUAGE: ("language", "lang")}
"""What a table may have beside the columns of its game."""


def text_of_table(body: bytes, file: str) -> str:
    try:
        return text_of(body, WINDOWS)
    except BadPack as bad:
        raise Faulty(Fault("schema", bad.what, file, details=bad.details)) from None


def rows_of_table(text: str, file: str, authoring: Authoring) -> list[Row]:
    return table_rows(text, file, {**authoring.columns, **OURS})


def cards_in_table(text: str, file: str, authoring: Authoring) -> Iterator[WrittenCard]:
    return authoring.tabled(rows_of_table(text, file, authoring), file)


def language_of_table(rows: Sequence[Row], file: str) -> str:
    """What the first row says that says it; French where none does."""
    row = next((row for row in rows if LANGUAGE in row.cells), None)
    if row is None:
        return FRENCH
    if not re.fullmatch("[a-z]{2}", said := row.cells[LANGUAGE].lower()):
        raise unreadable("no-language", file, row.line, name=said[:40])
    return said
