"""What each seat could have known all along: looked at once the game is over, with the same inference as the bots."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tablee.games.code777.belief import ALL, TRIPLES, Racks, drawable, fitting, members, weighed
from tablee.games.code777.chunked_log import events
from tablee.games.code777.clues import Clues, every_clues
from tablee.games.code777.event_facts import deal_seen, retold
from tablee.games.code777.facts import Course, Fact, Found, Held
from tablee.games.code777.facts import Won as GameWon
from tablee.games.code777.phases import Claimed, Event, Given, Log, Refilled, Won
from tablee.games.code777.questions import numbers
from tablee.games.code777.rebuild_log import first_racks
from tablee.games.code777.vocabulary import Rack
from tablee.kernel.seats import Seat, seats

LONGEST = 300
"""Questions that a course goes on for. Only players who guess blindly need more, a sentence must end, and what could
have been known of later racks is not worked out."""
MOST_RACKS = 24
"""Racks of a seat that are looked at, likewise: the first ones, and the one that stood at the end."""


def ended(state: Won) -> Iterator[Fact]:
    """What all are told at the end: how it went for each, and what stands on the racks that are turned round."""
    players = len(state.tabletop.points)
    yield from courses(state.log, state.racks, players)
    yield GameWon(state.winner, tuple(Held(seat, state.racks[seat]) for seat in seats(players)))


@lru_cache(maxsize=16)
def courses(log: Log, racks: tuple[Rack, ...], players: int) -> tuple[Course | Found, ...]:
    """By seat: its course, then its racks in turn. Kept, as every viewer is told the same."""
    every = tuple(events(log))
    first = first_racks(every, racks)
    return tuple(fact for seat in seats(players) for fact in _course(every, first, racks, seat, players))


def _course(
    log: Sequence[Event], first: tuple[Rack, ...], last: tuple[Rack, ...], seat: Seat, players: int
) -> list[Course | Found]:
    left: list[int] = []
    odds: list[int] = []
    racks: list[Course | Found] = []
    questions = dealt = 0
    certain: int | None = None
    right = False
    facts = [deal_seen(first, seat, players), *(retold(event, seat, players) for event in log)]
    mind = Mind()
    for event, known in zip((None, *log), every_clues(facts, seat), strict=True):
        if isinstance(event, Claimed):
            right = event.right if event.seat == seat else right
            continue
        if isinstance(event, Refilled) and event.rack == seat:
            if len(racks) < MOST_RACKS - 1:
                racks.append(Found(seat, numbers(event.removed), dealt, certain, questions, right))
            dealt, certain = questions, None
        if questions >= LONGEST:
            questions += isinstance(event, Given)
            continue
        mind.follow(known, only_heard=isinstance(event, Given))
        if event is None or isinstance(event, Given):
            questions += event is not None
            if questions < LONGEST:
                triples = weighed(mind.left, known).triples
                left.append(len(triples))
                odds.append(round(100 * max(triples.values())))
        if certain is None and mind.certain():  # tiles that come to other racks can tell it, too
            certain = questions
    won = isinstance(log[-1], Claimed) and log[-1].seat == seat
    racks.append(Found(seat, numbers(last[seat]), dealt, certain, questions if won else None, won))
    return [Course(seat, tuple(left), tuple(odds)), *racks]


class Mind:
    """What is possible, kept up as clues come in: a long game is looked at once and not anew after every question."""

    def __init__(self) -> None:
        self._known: Clues | None = None
        self._fitting = self._drawable = ALL
        self._heard = 0

    @property
    def left(self) -> Racks:
        return self._fitting & self._drawable

    def follow(self, known: Clues, *, only_heard: bool) -> None:
        """Where no tiles came, what can have been drawn is as it was."""
        if known is not self._known:  # of another rack
            self._known, self._fitting, self._heard = known, ALL, 0
            only_heard = False
        if not only_heard:
            self._drawable = drawable(known)
        for heard in known.heard[self._heard :]:
            self._fitting &= fitting(heard)
        self._heard = len(known.heard)

    def certain(self) -> bool:
        return len({TRIPLES[at] for at in members(self.left)}) == 1
