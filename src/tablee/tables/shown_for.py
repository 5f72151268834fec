"""How long what happened takes to show, at a table."""

from collections.abc import Iterable
from typing import Any

from tablee.kernel.game import AnyGame
from tablee.kernel.replay import Step
from tablee.kernel.show import show_time
from tablee.tables.table_game import TableGame
from tablee.tables.waits import LONGEST_SHOW


def shown_for(game: AnyGame, steps: Iterable[Step[Any, Any]]) -> int:
    """Milliseconds that these take to show: by what a spectator is told of them, and so by nothing private."""
    if not game.shows:
        return 0
    return min(LONGEST_SHOW, sum([show_time(game.shows, game.tell(*step, None)) for step in steps]))


def last_shown_for(current: TableGame) -> int:
    """Likewise of the last move at a table, whose spectators were told of it already."""
    return min(LONGEST_SHOW, show_time(current.game.shows, current.last_told)) if current.game.shows else 0
