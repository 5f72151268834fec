"""A whole pack in one table (CSV), as teachers have it: a row for each thing to play with, the language in a column."""

import re
from collections.abc import Iterator, Mapping, Sequence

from tablee.kernel.cards.pack import FRENCH
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.table_rows import Row, table_rows
from tablee.packs.authoring.written import WrittenCard

TABLE = ".csv"
LANGUAGE = "langue"
OURS: Mapping[str, Sequence[str]] = {LANGUAGE: ("language", "lang")}
"""What a table may have beside the columns of its game."""
UTF16 = (b"\xff\xfe", b"\xfe\xff")


def text_of_table(body: bytes, file: str) -> str:
    """In UTF-8; or as spreadsheets write French when nobody tells them: with the letters of Windows, or in UTF-16."""
    for encoding in ("utf-16",) if body.startswith(UTF16) else ("utf-8-sig", "cp1252"):
        try:
            return body.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise unreadable("no-utf8", file, byte=0)


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
