"""Tables that were left alone: what a host would do there, who does not come back."""

from tablee.tables.entries import Entries
from tablee.tables.stages import Playing, TableClosed
from tablee.tables.table import Table
from tablee.tables.topics.hosting import GivenUp, closing


def close_stale(table: Table) -> Entries:
    """The record of a game that was left there can still be read."""
    return () if isinstance(table.stage, TableClosed) else closing(table)


def give_up_drawing(table: Table) -> Entries:
    """Nobody ends this game any more, and what was drawn in it, if anything, is to be forgotten."""
    return (GivenUp(),) if isinstance(table.stage, Playing) and table.game.ink else ()
