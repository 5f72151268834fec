"""A world that a seat cannot tell from the real one: every card that it cannot see is dealt again."""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import TypeVar, assert_never

from tablee.games.sept_pour_cent import phases, views
from tablee.games.sept_pour_cent.facts import Fact, Shown, Shuffled
from tablee.games.sept_pour_cent.holdings import lying_open
from tablee.games.sept_pour_cent.phases import State, Tabletop
from tablee.games.sept_pour_cent.views import View
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, HAND, REWARD_CARDS, Card, Hand, RewardCard
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.seats import Viewer

T = TypeVar("T")


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    """What was told about hidden cards is in the view, as shown cards lie in the discards; but see `_leftover`."""
    if isinstance(seen, views.Boxed):
        return phases.Boxed(seen.players)
    rewards = _reward_deck(seen.tabletop, rng)
    match seen:
        case views.Announcing(me, table, _, own, ladder, to_act, decision):
            hands, deck = _hands(me, own, table, _leftover(table, told), rng)
            return phases.Announcing(table, rewards, hands, deck, ladder, to_act, decision)
        case views.Contesting(me, table, _, own, ladder, contester, opinions, to_ask, decision):
            hands, deck = _hands(me, own, table, _leftover(table, told), rng)
            return phases.Contesting(table, rewards, hands, deck, ladder, contester, opinions, to_ask, decision)
        case views.StartRolls(me, table, _, own, to_roll, rolled):
            hands, deck = _hands(me, own, table, _leftover(table, told), rng)
            return phases.StartRolls(table, rewards, hands, deck, to_roll, rolled)
        case views.Dealing(_, table, _, first, decision):
            dealt = shuffled(_unseen(ANNOUNCE_CARDS, table.discards), rng)
            return phases.Dealing(table, rewards, tuple(dealt), first, decision)
        case views.Rewarding(_, table, _, winner, left, lone_hit, decision):
            return phases.Rewarding(table, rewards, winner, left, lone_hit, decision)
        case views.Rolling(_, table, _, winner, left, decision):
            return phases.Rolling(table, rewards, winner, left, decision)
        case views.Relancing(_, table, _, winner, left, kept, decision):
            return phases.Relancing(table, rewards, winner, left, kept, decision)
        case views.Discarding(_, table, _, winner, left, decision):
            return phases.Discarding(table, rewards, winner, left, decision)
        case views.Reshuffling(_, table, _, first, decision):
            return phases.Reshuffling(table, rewards, first, decision)
        case views.Unboxed(_, table):
            return phases.Unboxed(table, rewards)
        case views.Won(_, table, _, winner, how, dice):
            return phases.Won(table, rewards, winner, how, dice)
        case _:
            assert_never(seen)


def _reward_deck(table: Tabletop, rng: Rng) -> tuple[RewardCard, ...]:
    return tuple(shuffled(_unseen(REWARD_CARDS, lying_open(table)), rng))


def _leftover(table: Tabletop, told: Sequence[Fact]) -> list[Card]:
    """What the old deck still gave, when it ran out in this deal: it lies in the first hands. [SPC-14]

    Somebody is out and yet nothing lies in the discards, so they were shuffled for this deal; what had not been shown
    since the start of the round was the rest of the old deck.
    """
    if table.discards or len(table.in_play) == len(table.owned):
        return []
    this_round = takewhile(lambda fact: fact != Shuffled(len(ANNOUNCE_CARDS)), reversed(told))
    shown = [card for fact in this_round if isinstance(fact, Shown) for hand in fact.hands for card in hand.cards]
    return _unseen(ANNOUNCE_CARDS, shown)


def _hands(
    me: Viewer, own: Hand, table: Tabletop, leftover: Sequence[Card], rng: Rng
) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """Hands for everyone in play, mine among them, and the deck that is left."""
    at = HAND * table.in_play.index(me) if me is not None and own else 0
    old = _unseen(leftover, own[: max(0, len(leftover) - at)])
    new = _unseen(ANNOUNCE_CARDS, (*table.discards, *own, *old))
    unseen = (*shuffled(old, rng), *shuffled(new, rng))
    hands: list[Hand] = [()] * len(table.owned)
    for seat in table.in_play:
        if seat == me:
            hands[seat] = own
        else:
            hands[seat], unseen = unseen[:HAND], unseen[HAND:]
    return tuple(hands), unseen


def _unseen(cards: Sequence[T], seen: Sequence[T]) -> list[T]:
    return list((Counter(cards) - Counter(seen)).elements())
