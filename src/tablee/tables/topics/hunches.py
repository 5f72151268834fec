"""Hunches at a table: in games of knowledge each bot's seat has a secret number for each occasion, drawn once for all.

It is in the log, and in the record once the game is over. Until then what comes of it is for the bot that plays the
seat: a person who takes the seat back finds nothing of it.
"""

from collections.abc import Iterable

from tablee.bots.hunches import hunch_of, occasion_of
from tablee.fairness.record_lines import HunchNumber
from tablee.kernel.game import Level
from tablee.kernel.seats import Seat
from tablee.tables.entries import Entries, TableEntry
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.topic import Decisions, Effects

# What the log says


class HunchDrawn(TableEntry, frozen=True, tag="hunch_drawn"):
    """A bot is about to think of something that its seat has not met before."""

    seat: Seat
    occasion: int
    number: int  # SECRET until the game is over


# Decisions


def hunches_due(current: TableGame, thinking: Iterable[Seat]) -> Entries:
    """Before these bots think: the numbers that their seats do not have yet."""
    if current.game.occasion is None:
        return ()
    occasions = [(seat, occasion_of(current.game, current.state, seat)) for seat in thinking]
    return tuple(
        [
            HunchDrawn(seat, occasion, current.seal.hunch_number(seat, occasion))
            for seat, occasion in occasions
            if occasion is not None and (seat, occasion) not in current.hunches
        ]
    )


def hunch_for(current: TableGame, seat: Seat, level: Level) -> object:
    """What the bot of this seat happens to know; None in games without, and where there is nothing to know."""
    occasion = occasion_of(current.game, current.state, seat)
    if occasion is None:
        return None
    return hunch_of(current.game, current.state, seat, level, current.hunches[seat, occasion])


DECISIONS: Decisions = {}
"""Nobody asks for one: the schedule has them drawn."""

# Effects


def hunch_drawn(table: Table, entry: HunchDrawn) -> None:
    table.playing().keep_hunch(HunchNumber(entry.seat, entry.occasion, entry.number))


EFFECTS: Effects = {HunchDrawn: hunch_drawn}
