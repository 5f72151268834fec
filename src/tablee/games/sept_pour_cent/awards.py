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
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
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
    """Was right so often when somebody was said to bluff."""

    seat: Seat
    right: int
    times: int


class LightFingers(Value, frozen=True, tag="light_fingers"):
    """Took so many cards from others."""

    seat: Seat
    cards: int


class HighestClaim(Value, frozen=True, tag="highest_claim"):
    """The highest that this seat announced."""

    seat: Seat
    number: Number
    family: Family


class RolledInVain(Value, frozen=True, tag="rolled_in_vain"):
    seat: Seat
    rolls: int


Award = BoldestBluff | LongestOdds | FinestEar | LightFingers | HighestClaim | RolledInVain | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    bluffs = sorted(_bluffs(told), key=lambda bluff: bluff.total - bluff.number)
    return bestowed(
        players,
        (next(iter(bluffs), None), _longest_odds(told), _finest_ear(told), _light_fingers(told)),
        (*_rolled_in_vain(told), *_highest_claims(told)),
    )


def _bluffs(told: Sequence[Fact]) -> Iterator[BoldestBluff]:
    announcer = Seat(0)
    for fact in told:
        if isinstance(fact, Contested):
            announcer = fact.announcer
        elif isinstance(fact, Shown) and not fact.holds:
            yield BoldestBluff(announcer, fact.number, fact.family, fact.total)


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


def _finest_ear(told: Sequence[Fact]) -> FinestEar | None:
    """Whoever contests has an opinion, too; the announcer's is no wonder."""
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
    best = max(right, key=lambda seat: (right[seat], -times[seat]), default=None)
    return None if best is None else FinestEar(best, right[best], times[best])


def _light_fingers(told: Sequence[Fact]) -> LightFingers | None:
    taken = Counter(fact.seat for fact in told if isinstance(fact, Stolen))
    return next((LightFingers(seat, cards) for seat, cards in taken.most_common(1)), None)


def _rolled_in_vain(told: Sequence[Fact]) -> Iterator[RolledInVain]:
    rolls = Counter(fact.seat for fact in told if isinstance(fact, Rolled) and fact.winning < len(fact.dice))
    return (RolledInVain(seat, count) for seat, count in rolls.items())


def _highest_claims(told: Sequence[Fact]) -> list[HighestClaim]:
    claims = [HighestClaim(fact.seat, fact.number, fact.family) for fact in told if isinstance(fact, Announced)]
    return sorted(claims, key=lambda claim: -claim.number)
