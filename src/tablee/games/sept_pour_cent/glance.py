"""How things stand for whoever looks, in a few lines; read from the view alone, so it can tell no secret."""

from collections.abc import Iterator

from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.announce import against, agreeing
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.phases import Tabletop
from tablee.games.sept_pour_cent.views import View
from tablee.games.sept_pour_cent.vocabulary import LIMIT, Bonus, Dice, Die, Family, Hand, RewardCard
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.structs import Value

EARLIER = 3
"""Announcements before the last one that are shown: a long ladder would fill the screen."""


class Claim(Value, frozen=True):
    number: int
    family: Family


class MyHand(Value, frozen=True, tag="hand"):
    cards: Hand


class Sums(Value, frozen=True, tag="sums"):
    """My hand by family, highest first: values count, not cards. [SPC-07]"""

    sums: tuple[Claim, ...]


class Standing(Value, frozen=True, tag="standing"):
    """The announcement to beat or to contest; the few before it, last first; how many more came before those."""

    seat: Seat
    number: int
    family: Family
    earlier: tuple[Announced, ...]
    more: int


class Contest(Value, frozen=True, tag="contest"):
    announcer: Seat
    number: int
    family: Family


class Opinions(Value, frozen=True, tag="opinions"):
    agreeing: tuple[Seat, ...]
    against: tuple[Seat, ...]


class InPlay(Value, frozen=True, tag="in_play"):
    seats: tuple[Seat, ...]
    out: tuple[Seat, ...]


class FaceUp(Value, frozen=True, tag="face_up"):
    cards: tuple[RewardCard, ...]


class Numbers(Value, frozen=True, tag="numbers"):
    """My winning numbers, 0 among them, each once; my bonuses; and the chance of a roll, in hundredths."""

    numbers: tuple[Die, ...]
    bonuses: tuple[Bonus, ...]
    chance: int


class Full(Value, frozen=True, tag="full"):
    """I have as many cards as there may be, and can take no other. [SPC-23]"""

    cards: int


class Holding(Value, frozen=True):
    seat: Seat
    cards: tuple[RewardCard, ...]
    chance: int


class Rivals(Value, frozen=True, tag="rivals"):
    holdings: tuple[Holding, ...]


class LoneHit(Value, frozen=True, tag="roll"):
    """The dice just rolled, one of them winning."""

    dice: Dice


Glance = MyHand | Sums | Standing | Contest | Opinions | InPlay | FaceUp | Numbers | Full | Rivals | LoneHit


def glance(seen: View) -> tuple[Glance, ...]:
    """What concerns the phase first, then what lies open before everybody."""
    if isinstance(seen, views.Boxed):
        return ()
    return (*_phase(seen), *_tabletop(seen.tabletop, seen.me))


def _phase(seen: View) -> Iterator[Glance]:
    match seen:
        case views.Announcing(own=own, ladder=ladder):
            yield from _hand(own)
            if ladder:
                *earlier, standing = ladder
                before = tuple(reversed(earlier))[:EARLIER]
                yield Standing(standing.seat, standing.number, standing.family, before, len(earlier) - len(before))
        case views.Contesting(own=own, ladder=ladder):
            yield from _hand(own)
            standing = ladder[-1]
            yield Contest(standing.seat, standing.number, standing.family)
            yield Opinions(agreeing(seen), against(seen))
        case views.StartRolls(own=own):
            yield from _hand(own)
        case views.Rewarding(lone_hit=dice) if dice is not None:
            yield LoneHit(dice)


def _hand(own: Hand) -> Iterator[Glance]:
    if own:
        yield MyHand(own)
    if len(totals := sums(own)) < len(own):
        yield Sums(totals)


def _tabletop(table: Tabletop, me: Viewer) -> Iterator[Glance]:
    everyone = seats(len(table.owned))
    if len(table.in_play) > 1:
        yield InPlay(table.in_play, tuple(seat for seat in everyone if seat not in table.in_play))
    yield FaceUp(table.face_up)
    if me is not None:
        mine = table.owned[me]
        bonuses = tuple(card for card in mine if isinstance(card, Bonus))
        yield Numbers(winning_numbers(mine), bonuses, chance(mine))
        if len(mine) >= LIMIT:
            yield Full(len(mine))
    rivals = [seat for seat in everyone if seat != me and table.owned[seat]]
    if rivals:
        yield Rivals(tuple(Holding(seat, table.owned[seat], chance(table.owned[seat])) for seat in rivals))


def sums(hand: Hand) -> tuple[Claim, ...]:
    totals = {family: sum(card.value for card in hand if card.family is family) for family in Family}
    held = [Claim(number, family) for family, number in totals.items() if number]
    return tuple(sorted(held, key=lambda claim: -claim.number))


def winning_numbers(owned: tuple[RewardCard, ...]) -> tuple[Die, ...]:
    """0 wins for everyone; a second copy of a digit adds nothing. [SPC-03, SPC-17]"""
    return (0, *sorted({card for card in owned if isinstance(card, int)}))


def chance(owned: tuple[RewardCard, ...]) -> int:
    """Of a winning roll, in hundredths: each of the hundred rolls is as likely as the next."""
    return len(winning_numbers(owned)) ** 2
