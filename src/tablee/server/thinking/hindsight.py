"""Hindsight: what a game tells when it is over may be worked out from all of it, and takes long; so in a thread.

In the line that foresight stands in: of many threads at once each would take its turn before the loop gets its own.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from tablee.kernel.game import AnyGame, Over
from tablee.kernel.replay import Step
from tablee.server.door.line import Line
from tablee.server.in_thread import in_thread
from tablee.tables.entries import Entries, TableEntry
from tablee.tables.shown_for import shown_for
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.topics.moves import Played


def with_hindsight(
    table: Table, entries: Entries, appended: "asyncio.Future[bool]", line: Line, address: str
) -> "asyncio.Future[bool]":
    """The same answer of the store, not before what these entries tell is at hand: the game keeps it for a while."""
    looked_back = hindsight_of_entry(table, entries[-1], line, address)
    return appended if looked_back is None else asyncio.ensure_future(_both(looked_back, appended))


def hindsight_of_entry(table: Table, entry: TableEntry, line: Line, address: str = "") -> "asyncio.Future[None] | None":
    """Done when it can happen; None where it can now. It may be one that another node has appended."""
    if not isinstance(table.stage, Playing) or not table.game.looks_back or not isinstance(entry, Played):
        return None
    current = table.stage.current
    outcome = current.foresee(entry.entries)
    if not isinstance(outcome.pending, Over):
        return None
    return asyncio.ensure_future(line.do(address, partial(in_thread, _looked_back, current.game, outcome.steps)))


def _looked_back(game: AnyGame, steps: Sequence[Step[Any, Any]]) -> None:
    """A fault is found again by the table, when it happens."""
    with suppress(Exception):
        shown_for(game, steps)


async def _both(looked_back: "asyncio.Future[None]", appended: "asyncio.Future[bool]") -> bool:
    await looked_back
    return await appended
