"""Dealing: three announce cards to everyone in play, from a deck that may run out on the way."""

from collections.abc import Callable
from operator import itemgetter

from msgspec.structs import replace

from tablee.games.sept_pour_cent.phases import Announcing, Dealing, Reshuffling, Tabletop
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, HAND, Card, Hand, RewardCard
from tablee.kernel.chance import Shuffled, in_order
from tablee.kernel.memo import Memo
from tablee.kernel.seats import Seat, seats


def deal(
    tabletop: Tabletop, rewards: tuple[RewardCard, ...], deck: tuple[Card, ...], first: Seat, decision: int
) -> Announcing | Dealing:
    """Hands for all in play, as far as the deck goes; `first` will announce first."""
    needed = HAND * len(tabletop.in_play)
    if len(deck) < needed:
        return Dealing(tabletop, rewards, dealt=deck, first=first, decision=decision)  # [SPC-14]
    hands = dealt_hands(len(tabletop.owned), tabletop.in_play, deck)
    return Announcing(tabletop, rewards, hands, deck[needed:], (), first, decision)


def deal_on(state: Dealing, shuffled: Shuffled) -> Announcing | Dealing:
    """The discards, shuffled, go under what was dealt already. [SPC-14]"""
    table = state.tabletop
    deck = in_order(table.discards, shuffled.order)
    return deal(replace(table, discards=()), state.rewards, state.dealt + deck, state.first, state.decision)


def deal_anew(state: Reshuffling, shuffled: Shuffled) -> Announcing | Dealing:
    """A new round, from all fifty cards. [SPC-26]"""
    deck = in_order(ANNOUNCE_CARDS, shuffled.order)
    return deal(state.tabletop, state.rewards, deck, state.first, state.decision)


def dealt_hands(players: int, in_play: tuple[Seat, ...], deck: tuple[Card, ...]) -> tuple[Hand, ...]:
    """By seat, three from the top to each in play; whoever is out has none. [SPC-27]"""
    return SPREADS[players, in_play](deck)


def _spread(table: tuple[int, tuple[Seat, ...]]) -> Callable[[tuple[Card, ...]], tuple[Hand, ...]]:
    """How the deck is spread over the seats: worked out once, as it is the same in every deal of as many."""
    players, in_play = table
    places = {seat: slice(HAND * i, HAND * (i + 1)) for i, seat in enumerate(in_play)}
    return itemgetter(*[places.get(seat, slice(0)) for seat in seats(players)])


SPREADS = Memo(_spread)
