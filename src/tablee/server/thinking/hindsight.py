"""Hindsight: what a game tells when it is over may be worked out from all of it, and takes long; so in a thread."""

import asyncio
from collections.abc import Sequence
from typing import Any

from tablee.kernel.replay import Step
from tablee.server.in_thread import in_thread
from tablee.tables.entries import Entries
from tablee.tables.shown_for import shown_for
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.moves import Played


def with_hindsight(table: Table, entries: Entries, appended: "asyncio.Future[bool]") -> "asyncio.Future[bool]":
    """The same answer of the store, not before what these entries tell is at hand: the game keeps it for a while."""
    current, last = table.current, entries[-1]
    if current is None or not current.game.looks_back or not isinstance(last, Played):
        return appended
    steps = current.steps_to_the_end(last.entries)
    return asyncio.ensure_future(_both(current, steps, appended)) if steps else appended


async def _both(table_game: TableGame, steps: Sequence[Step[Any, Any]], appended: "asyncio.Future[bool]") -> bool:
    await in_thread(shown_for, table_game.game, steps)
    return await appended
