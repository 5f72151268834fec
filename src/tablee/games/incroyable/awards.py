"""What people are remembered for after « Incroyable ! »: estimates near and wild, good noses, great leaps."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tablee.games.incroyable.facts import (
    AnswerRead,
    Challenged,
    Fact,
    Judged,
    Raised,
    Shifted,
    Shown,
    Walked,
)
from tablee.games.incroyable.vocabulary import Kind, Number
from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
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
    """The same, where others walked farther."""

    seat: Seat
    squares: int


Award = SharpestEye | WildestGuess | BestNose | GreatestLeap | OwnLeap | GoodCompany


def honours(told: Sequence[Fact], players: int) -> Honours:
    guesses = sorted(_guesses(told), key=lambda guess: guess[0])
    nearest = next((SharpestEye(seat, said, answer) for _, seat, said, answer in guesses), None)
    wildest = next((WildestGuess(seat, said, answer) for _, seat, said, answer in reversed(guesses)), None)
    leaps = sorted(_leaps(told), key=lambda leap: -leap.squares)
    greatest = next((GreatestLeap(leap.seat, leap.squares) for leap in leaps), None)
    return bestowed(players, (nearest, _best_nose(told), wildest, greatest), leaps)


def _guesses(told: Sequence[Fact]) -> Iterator[tuple[float, Seat, Number, Number]]:
    """Every estimate as it stood when the answer was read, with how far it was off."""
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
                yield from [(_off(kind, said, answer), seat, said, answer) for seat, said in estimates.items()]
                judged = False
            case _:
                pass


def _off(kind: Kind, said: Number, answer: Number) -> float:
    if kind == Kind.YEAR:
        return abs(said - answer) / CENTURY
    return max(said, answer) / min(said, answer) - 1


def _best_nose(told: Sequence[Fact]) -> BestNose | None:
    judged = [fact for fact in told if isinstance(fact, Judged)]
    times = Counter(fact.seat for fact in judged)
    right = Counter(fact.seat for fact in judged if fact.success)
    best = max(right, key=lambda seat: (right[seat], -times[seat]), default=None)
    return None if best is None else BestNose(best, right[best], times[best])


def _leaps(told: Sequence[Fact]) -> Iterator[OwnLeap]:
    for fact in told:
        if isinstance(fact, Walked) and (squares := fact.steps + fact.bonus - fact.back) > 0:
            yield OwnLeap(fact.seat, squares)
