"""Foresight: an action that takes long to work out is tried in a thread first, and the game keeps what came of it.

One after the other for all tables, as each thread would take its turn before the loop gets its own; and sites take
turns, or whoever has many tables would keep everybody's moves waiting.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

from tablee.kernel import codec
from tablee.kernel.entries import Acted
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.server.door.line import Line
from tablee.server.in_thread import in_thread
from tablee.tables.entries import TableEntry
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.moves import Act, Played


def foresight(table: Table, request: object, line: Line, address: str) -> "asyncio.Future[None] | None":
    """Done when it can be decided at once; None where it can be now. Whoever asks holds that person."""
    if type(request) is not Act or not isinstance(table.stage, Playing) or not table.game.slow:
        return None
    seat, current = table.seat_of(request.person), table.stage.current
    try:
        action = codec.actions(current.game).decode(request.action)
    except Malformed:
        return None
    return None if seat is None else _foresight(current, seat, action, line, address)


def foresight_of_entry(table: Table, entry: TableEntry, line: Line) -> "asyncio.Future[None] | None":
    """Likewise, until something can happen that another node has appended."""
    if type(entry) is not Played or not isinstance(table.stage, Playing) or not entry.entries:
        return None
    first = entry.entries[0]
    if not isinstance(first, Acted):
        return None
    return _foresight(table.stage.current, first.seat, first.action, line, "")


def _foresight(
    current: TableGame,
    seat: Seat,
    action: Any,  # noqa: ANN401 - of any game
    line: Line,
    address: str,
) -> "asyncio.Future[None] | None":
    if not isinstance(action, current.game.slow):
        return None
    return asyncio.ensure_future(
        line.do(address, partial(in_thread, _tried, current.game, current.state, seat, action))
    )


def _tried(game: AnyGame, state: Any, seat: Seat, action: Any) -> None:  # noqa: ANN401 - same
    """What is refused will be again, and a fault is found again by the table."""
    with suppress(Exception):
        game.apply(state, seat, action)
