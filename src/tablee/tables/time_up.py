"""Time is up: what happens when a deadline has passed, with nobody's asking."""

from tablee.kernel.entries import Elapsed
from tablee.kernel.game import Waiting
from tablee.kernel.replay import step
from tablee.tables.catalogue import UNMEASURED
from tablee.tables.deadlines import meets_bound, timer_is_up
from tablee.tables.entries import Entries, Timestamp
from tablee.tables.people import people_at
from tablee.tables.stages import Playing, Sealing
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics import handshake
from tablee.tables.topics.hosting import CutShort
from tablee.tables.topics.moves import move_entry
from tablee.tables.topics.stand_ins import take_over


def time_up(table: Table, at: Timestamp) -> Entries:
    """Of a table whose deadline has passed."""
    match table.stage:
        case Sealing() as sealing:
            return handshake.overdue(table, sealing, at)
        case Playing(current) if meets_bound(table, current):
            return (CutShort(),)
        case Playing(current) if timer_is_up(current, at):
            return elapsed(table, current, at)
        case Playing(current):
            return out_of_time(table, current)
        case _:
            return ()


def elapsed(table: Table, current: TableGame, at: Timestamp) -> Entries:
    """The rules' countdown is at 0, and the grace after it is over."""
    assert isinstance(current.pending, Waiting)
    assert current.pending.timer is not None, "its deadline came with it"
    entry = Elapsed(current.pending.timer.name)
    outcome = current.outcome(entry, step(current.game, current.state, entry), UNMEASURED)
    return (move_entry(table, current, outcome, table.chairs, at),)


def out_of_time(table: Table, current: TableGame) -> Entries:
    """The host's limit has passed: a bot plays for every person who is awaited still."""
    people = people_at(table.chairs)
    late = [seat for seat in current.awaited if seat in people and seat not in current.stand_ins]
    return tuple([take_over(table, seat, "late") for seat in late])
