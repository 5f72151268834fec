"""Erasures: what was drawn is taken out of the log of a game that is over, and everything else of it stays."""

from tablee.fairness.record_lines import Erasure
from tablee.kernel.structs import Hash
from tablee.tables.entries import TableEntry
from tablee.tables.table import Table
from tablee.tables.topics.topic import Decisions, Effects

# What the log says


class Erased(TableEntry, frozen=True, tag="erased"):
    """In the place of a move that only drew something."""

    digest: Hash


# Decisions

DECISIONS: Decisions = {}
"""Nobody asks for one: a server erases, see `tables/ink.py`."""

# Effects


def erased(table: Table, entry: Erased) -> None:
    table.playing().erase(Erasure(entry.digest))


EFFECTS: Effects = {Erased: erased}
