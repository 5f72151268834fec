"""The reward cards that lie before the players: what they are worth, and how they come and go."""

from msgspec.structs import replace

from tablee.games.sept_pour_cent.phases import Tabletop
from tablee.games.sept_pour_cent.vocabulary import REWARD_CARDS, Bonus, RewardCard
from tablee.kernel.memo import Memo
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

Cards = tuple[RewardCard, ...]
Kinds = frozenset[RewardCard]
"""Two copies are the same card: what may be done with cards depends on their kinds alone."""


def wins(die: int, owned: Cards) -> bool:
    """0 is always a winning number. [SPC-03, SPC-17]"""
    return die == 0 or die in owned


def lying_open(table: Tabletop) -> Cards:
    """Every reward card that is not in the deck."""
    return (*table.face_up, *table.gone, *[card for cards in table.owned for card in cards])


def card_field(kinds: Kinds) -> Field:
    return Field("card", OneOf(tuple(sorted(kinds, key=REWARD_CARDS.index))))


class Holding(Value, frozen=True):
    """What can be done with the cards before a player."""

    discard: Offer
    bonuses: tuple[Bonus, ...]


def _holding(kinds: Kinds) -> Holding:
    return Holding(Offer("discard", (card_field(kinds),)), tuple([bonus for bonus in Bonus if bonus in kinds]))


HOLDINGS = Memo(_holding)


def taken(table: Tabletop, seat: Seat, card: RewardCard) -> Tabletop:
    """From the face-up cards; it is not replaced before the end of the round. [SPC-16]"""
    return replace(table, face_up=without(table.face_up, card), owned=_with(table.owned, seat, card))


def drawn(table: Tabletop, seat: Seat, card: RewardCard) -> Tabletop:
    """From the deck."""
    return replace(table, owned=_with(table.owned, seat, card))


def stolen(table: Tabletop, seat: Seat, victim: Seat, card: RewardCard) -> Tabletop:
    return replace(table, owned=_with(_less(table.owned, victim, card), seat, card))


def spent(table: Tabletop, seat: Seat, card: RewardCard) -> Tabletop:
    """Used or discarded: it never comes back. [SPC-24]"""
    return replace(table, owned=_less(table.owned, seat, card), gone=(*table.gone, card))


def without(cards: Cards, card: RewardCard) -> Cards:
    rest = [*cards]
    rest.remove(card)
    return tuple(rest)


def _with(owned: tuple[Cards, ...], seat: Seat, card: RewardCard) -> tuple[Cards, ...]:
    all_cards = [*owned]
    all_cards[seat] += (card,)
    return tuple(all_cards)


def _less(owned: tuple[Cards, ...], seat: Seat, card: RewardCard) -> tuple[Cards, ...]:
    all_cards = [*owned]
    all_cards[seat] = without(all_cards[seat], card)
    return tuple(all_cards)
