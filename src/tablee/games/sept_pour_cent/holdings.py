"""The reward cards that lie before the players: what they are worth, and how they come and go."""

from tablee.games.sept_pour_cent.phases import Tabletop
from tablee.games.sept_pour_cent.vocabulary import Dice, RewardCard
from tablee.kernel.offers import Field, OneOf
from tablee.kernel.seats import Seat

Cards = tuple[RewardCard, ...]


def wins(die: int, owned: Cards) -> bool:
    """0 is always a winning number. [SPC-03, SPC-17]"""
    return die == 0 or die in owned


def lone_hit(dice: Dice, owned: Cards) -> Dice | None:
    """The dice, when exactly one of them shows a winning number. [SPC-22]"""
    return dice if wins(dice[0], owned) != wins(dice[1], owned) else None


def card_field(cards: Cards) -> Field:
    """One of these, each kind once: two copies are the same card."""
    return Field("card", OneOf(tuple(dict.fromkeys(cards))))


def taken(table: Tabletop, seat: Seat, card: RewardCard) -> Tabletop:
    """From the face-up cards; it is not replaced before the end of the round. [SPC-16]"""
    owned = _with(table.owned, seat, card)
    return Tabletop(table.in_play, without(table.face_up, card), owned, table.gone, table.discards)


def drawn(table: Tabletop, seat: Seat, card: RewardCard) -> Tabletop:
    """From the deck."""
    return Tabletop(table.in_play, table.face_up, _with(table.owned, seat, card), table.gone, table.discards)


def stolen(table: Tabletop, seat: Seat, victim: Seat, card: RewardCard) -> Tabletop:
    owned = _with(_less(table.owned, victim, card), seat, card)
    return Tabletop(table.in_play, table.face_up, owned, table.gone, table.discards)


def spent(table: Tabletop, seat: Seat, card: RewardCard) -> Tabletop:
    """Used or discarded: it never comes back. [SPC-24]"""
    owned = _less(table.owned, seat, card)
    return Tabletop(table.in_play, table.face_up, owned, (*table.gone, card), table.discards)


def without(cards: Cards, card: RewardCard) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _with(owned: tuple[Cards, ...], seat: Seat, card: RewardCard) -> tuple[Cards, ...]:
    return (*owned[:seat], (*owned[seat], card), *owned[seat + 1 :])


def _less(owned: tuple[Cards, ...], seat: Seat, card: RewardCard) -> tuple[Cards, ...]:
    return (*owned[:seat], without(owned[seat], card), *owned[seat + 1 :])
