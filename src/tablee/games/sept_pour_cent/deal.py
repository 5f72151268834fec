"""Dealing: three announce cards to everyone in play, from a deck that may run out on the way."""

from tablee.games.sept_pour_cent.phases import Announcing, Dealing, Reshuffling, Tabletop
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, HAND, Card, Hand, RewardCard
from tablee.kernel.chance import Shuffled
from tablee.kernel.seats import Seat


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
    deck = tuple(map(table.discards.__getitem__, shuffled.order))
    cleared = Tabletop(table.in_play, table.face_up, table.owned, table.gone, discards=())
    return deal(cleared, state.rewards, state.dealt + deck, state.first, state.decision)


def deal_anew(state: Reshuffling, shuffled: Shuffled) -> Announcing | Dealing:
    """A new round, from all fifty cards. [SPC-26]"""
    deck = tuple(map(ANNOUNCE_CARDS.__getitem__, shuffled.order))
    return deal(state.tabletop, state.rewards, deck, state.first, state.decision)


def dealt_hands(players: int, in_play: tuple[Seat, ...], deck: tuple[Card, ...]) -> tuple[Hand, ...]:
    """By seat, three from the top to each in play; whoever is out has none. [SPC-27]"""
    hands: list[Hand] = [()] * players
    for i, seat in enumerate(in_play):
        hands[seat] = deck[HAND * i : HAND * (i + 1)]
    return tuple(hands)
