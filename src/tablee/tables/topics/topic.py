"""A topic: a few requests that belong together, the entries that answer them, and what these do to the table.

Each topic is one module and reads from top to bottom: what people may ask; what the log then says; the decisions, which
turn a request into entries or Refused and change nothing; the effects, by which an entry changes the table and which
never say no, for it has happened. Under them stand `DECISIONS` and `EFFECTS`, which say what answers which request and
what follows from which entry; `decide.py` and `fold.py` put those of all topics together.

Here is what topics have in common.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tablee.kernel.refusals import Refused
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries, PersonId, TableEntry
from tablee.tables.refusals import Why
from tablee.tables.stages import GameOver, Gathering, Playing
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame

Decisions = Mapping[type[Any], Callable[[Table, Any, Circumstances], Entries]]
"""By type of request, of which the second argument is one. No entries: it has happened already."""
Effects = Mapping[type[TableEntry], Callable[[Table, Any], None]]
"""By type of entry, of which the second argument is one. One that cannot follow is a bug, or the log is forged."""


def host_only(table: Table, person: PersonId) -> None:
    if person != table.host:
        raise Refused(Why.HOST_ONLY)


def gathering_only(table: Table) -> None:
    if not isinstance(table.stage, Gathering):
        raise Refused(Why.NOT_NOW)


def game_over_only(table: Table) -> None:
    if not isinstance(table.stage, GameOver):
        raise Refused(Why.NOT_NOW)


def game_in_play(table: Table) -> TableGame:
    if not isinstance(table.stage, Playing):
        raise Refused(Why.NOT_NOW)
    return table.stage.current
