"""What a seat perceives of what just happened, in the order in which it would see it at a table."""

from collections.abc import Iterator

from tablee.games.code777 import phases
from tablee.games.code777.chunked_log import news
from tablee.games.code777.course import ended
from tablee.games.code777.event_facts import deal_seen, retold
from tablee.games.code777.facts import Fact, Starts
from tablee.games.code777.phases import State
from tablee.games.code777.vocabulary import Action
from tablee.kernel.entries import Entry
from tablee.kernel.seats import Viewer


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    """Who has noted, and that the pause is over, is seen and need not be said."""
    return tuple(_told(before, after, me))


def _told(before: State, after: State, me: Viewer) -> Iterator[Fact]:
    match before, after:
        case phases.Shuffled(), phases.Seated():
            yield deal_seen(after.racks, me, after.players)
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
                yield from ended(after)
        case _:
            pass
