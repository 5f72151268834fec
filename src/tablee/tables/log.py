"""A table's log as bytes, and the table that they fold to."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from tablee.fairness.header import other_rules
from tablee.kernel.cards.pack import Pack
from tablee.kernel.codec import Codec, encode, entry_types
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import Entries, TableEntry
from tablee.tables.fold import EFFECTS, add
from tablee.tables.table import Laid, Table
from tablee.tables.topics.moves import Played

__all__ = ["AT_ONCE", "UNFIT", "EarlierRules", "UnknownEntry", "encode", "entry", "folded", "happened", "read"]

AT_ONCE = 200
"""Entries that may be read while people wait; a whole log is not."""
UNFIT = (Malformed, Refused, LookupError, AssertionError)
"""How it shows that an entry cannot follow, while it is worked out."""


class EarlierRules(Malformed):
    """What the rules of its time allowed, those of today do not. It names both, and nothing that was played."""


class UnknownEntry(Malformed):
    """Of no kind or form that is known here: most likely another version wrote it."""


@cache
def _codec(game: AnyGame) -> Codec[TableEntry]:
    """Of a table at which this game is played: every entry that has an effect, with moves typed by their game."""
    played: Any = Played
    union = played[entry_types(game)]
    for kind in EFFECTS:
        union = union if kind is Played else union | kind
    return Codec(union)


LAID: Codec[Laid] = Codec(Laid)


def folded(catalogue: Catalogue, lines: Sequence[bytes], packs: Iterable[Pack] = ()) -> Table:
    """The table of this log, or Malformed; `packs` are those that were kept for it."""
    if not lines:
        raise Malformed("a table's log starts with its laying, and this one is empty")
    laid = LAID.decode(lines[0])
    try:
        table = Table(catalogue, laid, packs)
    except Refused:
        raise Malformed(f"this table's game is {laid.game!r}, which is not in the catalogue") from None
    table.size = len(lines[0])
    read(table, lines[1:])
    return table


def entry(table: Table, line: bytes) -> TableEntry:
    """Of the game that is on the table, or UnknownEntry."""
    try:
        return _codec(table.game).decode(line)
    except Malformed as error:
        raise UnknownEntry(f"entry {table.length} of this table's log cannot be read: {error}") from None


def read(table: Table, lines: Sequence[bytes]) -> Entries:
    """Let these entries happen; each is read by the game that is on the table then. One that cannot be is Malformed."""
    return tuple([happened(table, line) for line in lines])


def happened(table: Table, line: bytes, known: TableEntry | None = None) -> TableEntry:
    """Let this entry happen, or Malformed; `known` is what it says, where that was read before."""
    number = table.length
    try:
        said = known or entry(table, line)
        add(table, said)
        table.size += len(line)
    except UNFIT as error:
        if (other := _other_rules(table)) is not None:  # by which an entry may also have another form
            raise EarlierRules(f"entry {number} of this table's log cannot follow: {other}") from error
        if isinstance(error, UnknownEntry):
            raise
        raise Malformed(f"entry {number} of this table's log cannot follow: {error!r}") from error
    return said


def _other_rules(table: Table) -> str | None:
    current = table.current
    return None if current is None else other_rules(current.seal.header, current.game)
