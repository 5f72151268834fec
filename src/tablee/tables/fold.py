"""The fold: a table is what the entries of its log have made of it, one after the other."""

from tablee.kernel.refusals import Malformed
from tablee.tables.entries import TableEntry
from tablee.tables.table import Laid, Table
from tablee.tables.topics import (
    chairs,
    erasures,
    handshake,
    hosting,
    hunches,
    keeping,
    moves,
    pauses,
    seating,
    settings,
    stand_ins,
)
from tablee.tables.topics.topic import Effects


def laid_again(_table: Table, _entry: Laid) -> None:
    """The first entry of a log makes the table; this one is another."""
    raise Malformed("a table is laid once")


EFFECTS: Effects = {
    Laid: laid_again,
    **seating.EFFECTS,
    **chairs.EFFECTS,
    **settings.EFFECTS,
    **hosting.EFFECTS,
    **handshake.EFFECTS,
    **moves.EFFECTS,
    **stand_ins.EFFECTS,
    **hunches.EFFECTS,
    **pauses.EFFECTS,
    **keeping.EFFECTS,
    **erasures.EFFECTS,
}


def add(table: Table, entry: TableEntry) -> None:
    """What is in the log has happened; an entry that cannot follow is a bug or a forged log."""
    table.length += 1
    EFFECTS[type(entry)](table, entry)
    if type(entry) is not moves.Played:  # nearly all entries are moves, which change nothing about who sits where
        table.forget_seats()
