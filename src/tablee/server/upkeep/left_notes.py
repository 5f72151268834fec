"""Notes of people who left a table: nobody comes back for them, and they would stay as long as the table."""

from tablee.storage.store import Store
from tablee.tables.entries import Entries
from tablee.tables.table import Table
from tablee.tables.topics.seating import Left


def drop_left(store: Store, table: Table, entries: Entries) -> None:
    """Of those who left by these entries, and of whoever left before; nobody waits for it."""
    if any(isinstance(entry, Left) for entry in entries):
        _drop(store, table)


def drop_missed(store: Store, table: Table) -> None:
    """Of a table that is taken up: a kill may have come between somebody's leaving and this."""
    if table.newest >= len(table.people):
        _drop(store, table)


def _drop(store: Store, table: Table) -> None:
    dropped = store.drop_notes(table.code, table.people.keys())
    dropped.add_done_callback(lambda done: done.cancelled() or done.exception())
