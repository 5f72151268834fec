"""All that somebody was told on the way to a state: its log has kept it, so that a game can begin in the middle."""

from collections.abc import Iterator

from tablee.games.code777 import phases
from tablee.games.code777.chunked_log import events
from tablee.games.code777.course import ended
from tablee.games.code777.event_facts import deal_seen, retold
from tablee.games.code777.facts import Fact, Starts
from tablee.games.code777.phases import State
from tablee.games.code777.rebuild_log import first_racks
from tablee.kernel.seats import Seat, Viewer


def recap(state: State, me: Viewer) -> tuple[Fact, ...]:
    return tuple(_told(state, me))


def _told(state: State, me: Viewer) -> Iterator[Fact]:
    match state:
        case phases.Boxed() | phases.Shuffled():
            return
        case phases.Seated(players=players, racks=racks):
            yield deal_seen(racks, me, players)
        case _:
            table, log = state.tabletop, tuple(events(state.log))
            players = len(table.points)
            yield deal_seen(first_racks(log, state.racks), me, players)
            yield Starts(Seat((table.to_draw - table.questions) % players))  # each draws in turn
            yield from (retold(event, me, players) for event in log)
            if isinstance(state, phases.Won):
                yield from ended(state)
