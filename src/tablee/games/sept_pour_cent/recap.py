"""How a state may have come about, at its shortest: so that a game can begin in the middle.

Who counts cards knows from what was shown what may still lie in the decks, so that is told. What cannot be seen in the
state is made up as it may well have been: an announcement held, and whoever doubted it was out.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, islice, pairwise

from tablee.games.sept_pour_cent.announce import family_total
from tablee.games.sept_pour_cent.facts import Dealt, Fact, Out, Shown, ShownHand, Shuffled, TurnedUp
from tablee.games.sept_pour_cent.holdings import lying_open
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Contesting, Dealing, StartRolls, State, Tabletop
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, HAND, Card, Family
from tablee.kernel.seats import Viewer, seats

RUNS_OUT = (6, 5, 4)
"""The announce deck runs out in one way only: when it was dealt to so many, one contest after the other. [SPC-14]"""
OLD_DECK = HAND * sum(RUNS_OUT)
"""Cards that were dealt and shown by then; the few that are left go to the next hands."""

InHand = StartRolls | Announcing | Contesting


def recap(state: State, me: Viewer) -> tuple[Fact, ...]:
    match state:
        case Boxed():
            return ()
        case StartRolls() | Announcing() | Contesting():
            dealt = Dealt(state.tabletop.in_play, () if me is None else state.hands[me])
            return (*_rewards(state.tabletop), *_round(state), dealt)
        case Dealing(table):
            return (
                *_rewards(table),
                Shuffled(len(ANNOUNCE_CARDS)),
                *_contests(table, (*RUNS_OUT, len(table.in_play)), table.discards),
            )
        case _:
            return _rewards(state.tabletop)


def _rewards(table: Tabletop) -> tuple[TurnedUp, ...]:
    return (TurnedUp(lying_open(table)),)


def _round(state: InHand) -> Iterator[Fact]:
    """From the shuffle of all cards up to the last contest."""
    table, in_play = state.tabletop, len(state.tabletop.in_play)
    yield Shuffled(len(ANNOUNCE_CARDS))
    known = contests(len(table.owned), in_play)
    if len(table.discards) in known:
        yield from _contests(table, (*known[len(table.discards)], in_play), table.discards)
        return
    before, lying = (3, table.discards) if table.discards else (in_play, tuple(chain(*state.hands)))
    old = Counter(lying[: len(ANNOUNCE_CARDS) - OLD_DECK])
    yield from _contests(table, (*RUNS_OUT, before), tuple((Counter(ANNOUNCE_CARDS) - old).elements()))
    yield Shuffled(OLD_DECK)
    if table.discards:
        yield from _contests(table, (before, in_play), table.discards)


def contests(players: int, in_play: int) -> dict[int, tuple[int, ...]]:
    """By how many cards can have been shown since all were shuffled: how many had hands at each contest, in order."""
    if in_play == players:
        return {0: ()}
    between = range(players - 1, in_play, -1)
    some = chain(*[combinations(between, number) for number in range(len(between) + 1)])
    every = {HAND * (players + sum(fewer)): (players, *fewer) for fewer in some}
    return {shown: sizes for shown, sizes in every.items() if shown + HAND * in_play <= len(ANNOUNCE_CARDS)}


def _contests(table: Tabletop, sizes: tuple[int, ...], cards: tuple[Card, ...]) -> Iterator[Fact]:
    """The number in play went down like this, and these cards were shown, in the order of seats each time."""
    out = [seat for seat in seats(len(table.owned)) if seat not in table.in_play]
    left = iter(cards)
    for before, after in pairwise(sizes):
        still, fewer = before - len(table.in_play), after - len(table.in_play)
        there = sorted((*table.in_play, *out[:still]))
        hands = tuple([tuple(islice(left, HAND)) for _ in there])
        total, family = max((family_total(hands, family), family) for family in Family)
        yield Shown(tuple(map(ShownHand, there, hands)), total, family, total, holds=True)
        yield Out(tuple(out[fewer:still]))
