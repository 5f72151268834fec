"""What people are remembered for after Code 777: numbers found soon, guessed, missed by one, or kept silent."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.code777.facts import Course, Declared, Fact, Found, Replaced, Replied
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Triple
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
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


class RightTimes(Value, frozen=True, tag="right_times"):
    seat: Seat
    right: int
    declared: int


class RepliesGiven(Value, frozen=True, tag="replies_given"):
    seat: Seat
    replies: int


Award = SharpestDeduction | LuckiestGuess | NearMiss | LongestPatience | RightTimes | RepliesGiven | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    found = [fact for fact in told if isinstance(fact, Found)]
    return bestowed(
        players,
        (_sharpest(found), _luckiest(told, found), next(_near_misses(told), None), _patience(found)),
        (*_right_times(told), *_replies(told)),
    )


def _sharpest(found: Sequence[Found]) -> SharpestDeduction | None:
    """One that was certain when it was declared: the others were guessed."""
    sure = [
        SharpestDeduction(one.seat, one.numbers, one.declared - one.dealt)
        for one in found
        if one.right and one.declared is not None and not _guessed(one)
    ]
    return min(sure, key=lambda award: award.questions, default=None)


def _guessed(one: Found) -> bool:
    return one.declared is not None and (one.certain is None or one.certain > one.declared)


def _luckiest(told: Sequence[Fact], found: Sequence[Found]) -> LuckiestGuess | None:
    odds = {fact.seat: fact.odds for fact in told if isinstance(fact, Course)}
    guesses = [
        LuckiestGuess(one.seat, one.numbers, odds[one.seat][one.declared])
        for one in found
        if one.right and one.declared is not None and _guessed(one) and one.declared < len(odds[one.seat])
    ]
    return min(guesses, key=lambda award: award.chance, default=None)


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


def _patience(found: Sequence[Found]) -> LongestPatience | None:
    known = [
        LongestPatience(one.seat, one.numbers, one.declared - one.certain)
        for one in found
        if one.certain is not None and one.declared is not None and one.declared > one.certain
    ]
    return max(known, key=lambda award: award.questions, default=None)


def _right_times(told: Sequence[Fact]) -> Iterator[RightTimes]:
    declared = [fact for fact in told if isinstance(fact, Declared)]
    right = Counter(fact.seat for fact in declared if fact.right)
    return (RightTimes(seat, right[seat], count) for seat, count in Counter(one.seat for one in declared).items())


def _replies(told: Sequence[Fact]) -> Iterator[RepliesGiven]:
    replies = Counter(fact.seat for fact in told if isinstance(fact, Replied))
    return (RepliesGiven(seat, count) for seat, count in replies.items())
