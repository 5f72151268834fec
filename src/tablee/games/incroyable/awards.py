"""What people are remembered for after « Incroyable ! »: estimates near and wild, good noses, great leaps."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.games.incroyable.facts import (
    AnswerRead,
    Challenged,
    Fact,
    Fell,
    Judged,
    Raised,
    Shifted,
    Shown,
    Walked,
)
from tablee.games.incroyable.vocabulary import Kind, Number
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed, unequalled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

CENTURY = 100
"""Years that one can be off: what half and double are for other numbers."""


class SharpestEye(Value, frozen=True, tag="sharpest_eye"):
    """Of all estimates of the game the nearest."""

    seat: Seat
    number: Number
    answer: Number


class WildestGuess(Value, frozen=True, tag="wildest_guess"):
    """And the farthest off."""

    seat: Seat
    number: Number
    answer: Number


class BestNose(Value, frozen=True, tag="best_nose"):
    """Said « Incroyable ! » so often, and was right so often."""

    seat: Seat
    right: int
    times: int


class GreatestLeap(Value, frozen=True, tag="greatest_leap"):
    """Walked so many squares at once."""

    seat: Seat
    squares: int


class OwnLeap(Value, frozen=True, tag="own_leap"):
    """The same, where others walked farther or as far."""

    seat: Seat
    squares: int


class ByEye(Value, frozen=True, tag="by_eye"):
    """The nearest estimate of this seat."""

    seat: Seat
    number: Number
    answer: Number


class WetFeet(Value, frozen=True, tag="wet_feet"):
    """Fell into the water so often."""

    seat: Seat
    falls: int


Superlative = SharpestEye | WildestGuess | BestNose | GreatestLeap
Award = Superlative | OwnLeap | ByEye | WetFeet | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    guesses = sorted(_guesses(told), key=lambda guess: guess.off)
    leaps = sorted(_leaps(told), key=lambda leap: -leap.squares)
    nearest = unequalled(guesses, lambda guess: -guess.off)
    wildest = unequalled(guesses, lambda guess: guess.off)
    greatest = unequalled(leaps, lambda leap: leap.squares)
    awards = (
        nearest and SharpestEye(nearest.seat, nearest.said, nearest.answer),
        unequalled(_noses(told), lambda nose: (nose.right, -nose.times)),
        wildest and WildestGuess(wildest.seat, wildest.said, wildest.answer),
        greatest and GreatestLeap(greatest.seat, greatest.squares),
    )
    eyes = [ByEye(guess.seat, guess.said, guess.answer) for guess in guesses]
    return bestowed(players, awards, (*leaps, *eyes, *_falls(told)))


class _Guess(NamedTuple):
    """An estimate as it stood when the answer was read."""

    seat: Seat
    said: Number
    answer: Number
    off: float


def _guesses(told: Sequence[Fact]) -> Iterator[_Guess]:
    estimates: dict[Seat, Number] = {}
    judged = False
    for fact in told:
        match fact:
            case Shown(shown):
                estimates = {one.seat: one.number for one in shown}
            case Shifted(seat, number) | Raised(seat, number):
                estimates[seat] = number
            case Challenged():
                judged = True
            case AnswerRead(kind, _, answer) if judged:  # that of a risk turn is about no estimate
                yield from [_Guess(seat, said, answer, _off(kind, said, answer)) for seat, said in estimates.items()]
                judged = False
            case _:
                pass


def _off(kind: Kind, said: Number, answer: Number) -> float:
    if kind == Kind.YEAR:
        return abs(said - answer) / CENTURY
    return max(said, answer) / min(said, answer) - 1


def _noses(told: Sequence[Fact]) -> Iterator[BestNose]:
    """Who is wrong as often as right has none."""
    judged = [fact for fact in told if isinstance(fact, Judged)]
    times = Counter(fact.seat for fact in judged)
    right = Counter(fact.seat for fact in judged if fact.success)
    return (BestNose(seat, count, times[seat]) for seat, count in right.items() if 2 * count > times[seat])


def _leaps(told: Sequence[Fact]) -> Iterator[OwnLeap]:
    for fact in told:
        if isinstance(fact, Walked) and (squares := fact.steps + fact.bonus - fact.back) > 0:
            yield OwnLeap(fact.seat, squares)


def _falls(told: Sequence[Fact]) -> Iterator[WetFeet]:
    falls = Counter(seat for fact in told if isinstance(fact, Fell) for seat in fact.seats)
    return (WetFeet(seat, count) for seat, count in falls.items())
