"""What a seat perceives of what just happened, in the order in which it would see it at a table."""

from collections.abc import Iterator

from tablee.games.code777 import phases
from tablee.games.code777.chunked_log import news
from tablee.games.code777.course import courses
from tablee.games.code777.event_facts import retold
from tablee.games.code777.facts import Dealt, Dummy, Fact, Held, Starts, Won
from tablee.games.code777.phases import State
from tablee.games.code777.views import seen_by
from tablee.games.code777.vocabulary import Action
from tablee.kernel.entries import Entry
from tablee.kernel.seats import Seat, Viewer


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    """Who has noted, and that the pause is over, is seen and need not be said."""
    return tuple(_told(before, after, me))


def _told(before: State, after: State, me: Viewer) -> Iterator[Fact]:
    match before, after:
        case phases.Shuffled(), phases.Seated():
            yield _dealt(after, me)
        case phases.Seated(), phases.Asking():
            yield Starts(after.tabletop.to_draw)
        case (
            (phases.Asking() | phases.Noting() | phases.Reshuffling()),
            (phases.Asking() | phases.Noting() | phases.Reshuffling() | phases.Won()),
        ):
            players = len(after.tabletop.points)
            for event in news(before.log, after.log):
                yield retold(event, me, players)
            if isinstance(after, phases.Won):
                yield from courses(after.log, after.racks, players)
                yield Won(after.winner, tuple(Held(Seat(at), after.racks[at]) for at in range(players)))
        case _:
            pass


def _dealt(state: phases.Seated, me: Viewer) -> Dealt:
    seen = [(rack, tiles) for rack, tiles in enumerate(seen_by(state.racks, me, state.players)) if tiles is not None]
    return Dealt(
        tuple(Held(Seat(rack), tiles) for rack, tiles in seen if rack < state.players),
        tuple(Dummy(rack, tiles) for rack, tiles in seen if rack >= state.players),
    )
