"""Patience: a bot does not say that it is done before people are, so that none of them is hurried by a bot.

Which actions mean that, the game says (`Game.after_people`). It is held back until all people but one have made theirs,
and one of them at least; where no people play, not at all. What it had to do it has done by then.
"""

from typing import Any

from tablee.kernel.seats import seats
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame


def people_first(table: Table, current: TableGame) -> bool:
    """Whether too few people are done: it is they whom the game still awaits."""
    people = [seat for seat in seats(current.players) if table.bot_at(seat) is None]
    done = sum([seat not in current.awaited for seat in people])
    return bool(people) and done < max(1, len(people) - 1)


def holds_back(table: Table, current: TableGame, action: Any) -> bool:  # noqa: ANN401 - of any game
    """Whether a bot that would do this now waits for people."""
    return type(action) in current.game.after_people and people_first(table, current)
