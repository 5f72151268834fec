"""What people are remembered for after « 7 % »: bluffs that were called, dice against all odds, good ears."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.sept_pour_cent.facts import (
    Announced,
    Contested,
    Discarded,
    Drawn,
    Fact,
    Opined,
    Rerolled,
    Rolled,
    Shown,
    StartRolled,
    Stolen,
    Taken,
    Won,
)
from tablee.games.sept_pour_cent.vocabulary import Dice, Family, Number, RewardCard
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed, unequalled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class BoldestBluff(Value, frozen=True, tag="boldest_bluff"):
    """Announced so many where there were so few."""

    seat: Seat
    number: Number
    family: Family
    total: int


class LongestOdds(Value, frozen=True, tag="longest_odds"):
    """Won by these dice. So many rolls in a hundred would have won; of one die, where it was rolled again."""

    seat: Seat
    dice: Dice
    chance: int


class FinestEar(Value, frozen=True, tag="finest_ear"):
    """Was right so often when somebody was said to bluff, and wrong less often."""

    seat: Seat
    right: int
    times: int


class LightFingers(Value, frozen=True, tag="light_fingers"):
    """Took so many cards from others."""

    seat: Seat
    cards: int


class CostliestDoubt(Value, frozen=True, tag="costliest_doubt"):
    """Said « C'est faux ! » to so many, and there were so many more."""

    seat: Seat
    number: Number
    family: Family
    total: int


class TallestClaim(Value, frozen=True, tag="tallest_claim"):
    """Announced the most of all."""

    seat: Seat
    number: Number
    family: Family


class MostStubbornDice(Value, frozen=True, tag="most_stubborn_dice"):
    """Rolled for nothing most often."""

    seat: Seat
    rolls: int


class HighestClaim(Value, frozen=True, tag="highest_claim"):
    """The highest that this seat announced."""

    seat: Seat
    number: Number
    family: Family


class RolledInVain(Value, frozen=True, tag="rolled_in_vain"):
    seat: Seat
    rolls: int


class GoodEar(Value, frozen=True, tag="good_ear"):
    """Was right so often, where others were right more often or as often."""

    seat: Seat
    right: int
    times: int


Superlative = BoldestBluff | LongestOdds | FinestEar | LightFingers | CostliestDoubt | TallestClaim | MostStubbornDice
Award = Superlative | HighestClaim | RolledInVain | GoodEar | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    claims, vain, ears = _highest_claims(told), list(_rolled_in_vain(told)), list(_ears(told))
    finest = unequalled(ears, lambda ear: (ear.right, -ear.times))
    tallest = unequalled(claims, lambda claim: claim.number)
    stubborn = unequalled(vain, lambda dice: dice.rolls)
    awards = (
        unequalled(_bluffs(told), lambda bluff: bluff.number - bluff.total),
        _longest_odds(told),
        finest and FinestEar(finest.seat, finest.right, finest.times),
        unequalled(_light_fingers(told), lambda fingers: fingers.cards),
        unequalled(_doubts(told), lambda doubt: doubt.total - doubt.number),
        tallest and TallestClaim(tallest.seat, tallest.number, tallest.family),
        stubborn and MostStubbornDice(stubborn.seat, stubborn.rolls),
    )
    return bestowed(players, awards, (*vain, *claims, *ears))


def _bluffs(told: Sequence[Fact]) -> Iterator[BoldestBluff]:
    announcer = Seat(0)
    for fact in told:
        if isinstance(fact, Contested):
            announcer = fact.announcer
        elif isinstance(fact, Shown) and not fact.holds:
            yield BoldestBluff(announcer, fact.number, fact.family, fact.total)


def _doubts(told: Sequence[Fact]) -> Iterator[CostliestDoubt]:
    contester = Seat(0)
    for fact in told:
        if isinstance(fact, Contested):
            contester = fact.seat
        elif isinstance(fact, Shown) and fact.holds:
            yield CostliestDoubt(contester, fact.number, fact.family, fact.total)


def _longest_odds(told: Sequence[Fact]) -> LongestOdds | None:
    """A 0 always wins, and every number that is owned: on either die. [SPC-18]"""
    owned: Counter[tuple[Seat, RewardCard]] = Counter()
    dice: Dice = (0, 0)
    again = False
    for fact in told:
        match fact:
            case Taken(seat, card) | Drawn(seat, card):
                owned[seat, card] += 1
            case Stolen(seat, victim, card):
                owned[seat, card] += 1
                owned[victim, card] -= 1
            case Discarded(seat, card):
                owned[seat, card] -= 1
            case Rolled(_, rolled) | StartRolled(_, rolled):
                dice, again = rolled, False
            case Rerolled(_, kept, die):
                dice, again = (kept, die), True
            case Won(seat, _):
                numbers = {card for (whose, card), count in owned.items() if whose == seat and count > 0}
                faces = 1 + len([card for card in numbers if isinstance(card, int)])
                return LongestOdds(seat, dice, 10 * faces if again else faces**2)
            case _:
                pass
    return None


def _ears(told: Sequence[Fact]) -> Iterator[GoodEar]:
    """Whoever contests has an opinion, too; the announcer's is no wonder. Who is wrong as often as right has no ear."""
    right: Counter[Seat] = Counter()
    times: Counter[Seat] = Counter()
    heard: list[tuple[Seat, bool]] = []
    for fact in told:
        match fact:
            case Contested(seat):
                heard = [(seat, False)]
            case Opined(seat, agrees):
                heard.append((seat, agrees))
            case Shown(holds=holds):
                times.update(seat for seat, _ in heard)
                right.update(seat for seat, agrees in heard if agrees == holds)
            case _:
                pass
    return (GoodEar(seat, count, times[seat]) for seat, count in right.items() if 2 * count > times[seat])


def _light_fingers(told: Sequence[Fact]) -> Iterator[LightFingers]:
    taken = Counter(fact.seat for fact in told if isinstance(fact, Stolen))
    return (LightFingers(seat, cards) for seat, cards in taken.items())


def _rolled_in_vain(told: Sequence[Fact]) -> Iterator[RolledInVain]:
    rolls = Counter(fact.seat for fact in told if isinstance(fact, Rolled) and fact.winning < len(fact.dice))
    return (RolledInVain(seat, count) for seat, count in rolls.items())


def _highest_claims(told: Sequence[Fact]) -> list[HighestClaim]:
    """The highest first, so that of the lines of a seat this is the one."""
    claims = [HighestClaim(fact.seat, fact.number, fact.family) for fact in told if isinstance(fact, Announced)]
    return sorted(claims, key=lambda claim: -claim.number)
