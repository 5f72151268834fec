"""What people are remembered for after Code 777: numbers found soon, guessed, missed by one, or kept silent."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tablee.games.code777.facts import Course, Declared, Fact, Found, Replaced, Replied
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Triple
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed, unequalled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class SharpestDeduction(Value, frozen=True, tag="sharpest_deduction"):
    """Found these after so many questions."""

    seat: Seat
    numbers: Triple
    questions: int


class LuckiestGuess(Value, frozen=True, tag="luckiest_guess"):
    """Declared these before they were certain: the likeliest ones were so likely, in hundredths."""

    seat: Seat
    numbers: Triple
    chance: int


class NearMiss(Value, frozen=True, tag="near_miss"):
    """Said these, and had those: two of the three."""

    seat: Seat
    said: Triple
    stood: Triple


class LongestPatience(Value, frozen=True, tag="longest_patience"):
    """Could have known these for so many questions."""

    seat: Seat
    numbers: Triple
    questions: int


class GreatestClick(Value, frozen=True, tag="greatest_click"):
    """One question left so few of so many numbers: nobody's was cut down more."""

    seat: Seat
    before: int
    after: int


class ToughestRack(Value, frozen=True, tag="toughest_rack"):
    """Stood longest, for so many questions."""

    seat: Seat
    numbers: Triple
    questions: int


class RightTimes(Value, frozen=True, tag="right_times"):
    seat: Seat
    right: int
    declared: int


class RepliesGiven(Value, frozen=True, tag="replies_given"):
    seat: Seat
    replies: int


Superlative = SharpestDeduction | LuckiestGuess | LongestPatience | GreatestClick | ToughestRack
Award = Superlative | NearMiss | RightTimes | RepliesGiven | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    found = [fact for fact in told if isinstance(fact, Found)]
    awards = (
        unequalled(_sharp(found), lambda award: -award.questions),
        unequalled(_lucky(told), lambda award: -award.chance),
        next(_near_misses(told), None),
        unequalled(_clicks(told), lambda award: award.before / award.after),
        unequalled(_patience(found), lambda award: award.questions),
        unequalled(_stood(told, found), lambda award: award.questions),
    )
    return bestowed(players, awards, (*_right_times(told), *_replies(told)))


def _sharp(found: Sequence[Found]) -> Iterator[SharpestDeduction]:
    """Those that were certain when they were declared: the others were guessed."""
    for one in found:
        if one.right and one.declared is not None and not _guessed(one):
            yield SharpestDeduction(one.seat, one.numbers, one.declared - one.dealt)


def _guessed(one: Found) -> bool:
    return one.declared is not None and (one.certain is None or one.certain > one.declared)


def _lucky(told: Sequence[Fact]) -> Iterator[LuckiestGuess]:
    """What was found on a rack is told after the course of its player."""
    odds: tuple[int, ...] = ()
    for fact in told:
        match fact:
            case Course():
                odds = fact.odds
            case Found(seat, numbers, declared=int(declared), right=True) if _guessed(fact) and declared < len(odds):
                yield LuckiestGuess(seat, numbers, odds[declared])
            case _:
                pass


def _clicks(told: Sequence[Fact]) -> Iterator[GreatestClick]:
    for fact in told:
        if isinstance(fact, Course):
            yield from (
                GreatestClick(fact.seat, before, after) for before, after in pairwise(fact.left) if after < before
            )


def _stood(told: Sequence[Fact], found: Sequence[Found]) -> Iterator[ToughestRack]:
    """One that stands at the end has stood until then."""
    asked = sum(isinstance(fact, Replied) for fact in told)
    for one in found:
        yield ToughestRack(one.seat, one.numbers, (asked if one.declared is None else one.declared) - one.dealt)


def _near_misses(told: Sequence[Fact]) -> Iterator[NearMiss]:
    said: dict[Seat, Triple] = {}
    for fact in told:
        match fact:
            case Declared(seat, triple, False):
                said[seat] = triple
            case Replaced(seat, removed) if seat in said:
                triple, stood = said.pop(seat), numbers(removed)
                if (Counter(triple) & Counter(stood)).total() == 2:
                    yield NearMiss(seat, triple, stood)
            case _:
                pass


def _patience(found: Sequence[Found]) -> Iterator[LongestPatience]:
    for one in found:
        if one.certain is not None and one.declared is not None and one.declared > one.certain:
            yield LongestPatience(one.seat, one.numbers, one.declared - one.certain)


def _right_times(told: Sequence[Fact]) -> Iterator[RightTimes]:
    declared = [fact for fact in told if isinstance(fact, Declared)]
    right = Counter(fact.seat for fact in declared if fact.right)
    return (RightTimes(seat, right[seat], count) for seat, count in Counter(one.seat for one in declared).items())


def _replies(told: Sequence[Fact]) -> Iterator[RepliesGiven]:
    replies = Counter(fact.seat for fact in told if isinstance(fact, Replied))
    return (RepliesGiven(seat, count) for seat, count in replies.items())
