"""How things stand for whoever looks, in a few lines; read from the view alone, so it can tell no secret."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from tablee.games.incroyable import views
from tablee.games.incroyable.phases import Race
from tablee.games.incroyable.track import BOARDS
from tablee.games.incroyable.views import View
from tablee.games.incroyable.vocabulary import STAKES, Sign, Symbol
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Question(Value, frozen=True, tag="question"):
    symbol: Symbol
    text: str


class MyEstimate(Value, frozen=True, tag="estimate"):
    number: int


class MySign(Value, frozen=True, tag="sign"):
    sign: Sign


class Waited(Value, frozen=True, tag="waited"):
    """Who has handed in, and who has not."""

    ready: tuple[Seat, ...]
    others: tuple[Seat, ...]


class Rung(Value, frozen=True):
    seat: Seat
    number: int


class Ladder(Value, frozen=True, tag="ladder"):
    """All estimates, from high to low."""

    rungs: tuple[Rung, ...]


class TheAnswer(Value, frozen=True, tag="answer"):
    """For the questioner of a risk turn."""

    number: int


class Named(Value, frozen=True, tag="named"):
    number: int


class Risk(Value, frozen=True, tag="risk"):
    stake: int
    still_in: tuple[Seat, ...]


class Pawns(Value, frozen=True, tag="pawns"):
    """From the leader to the last, and where the race ends."""

    pawns: tuple[Rung, ...]
    finish: int


Glance = Question | MyEstimate | MySign | Waited | Ladder | TheAnswer | Named | Risk | Pawns


def glance(seen: View) -> tuple[Glance, ...]:
    if isinstance(seen, views.Preparing):
        return ()
    return (*_phase(seen), _pawns(seen.race))


def _phase(seen: View) -> Iterator[Glance]:
    if isinstance(seen, views.Preparing | views.Won):
        return
    yield Question(seen.question.symbol, seen.question.text)
    match seen:
        case views.Estimating(own=own, ready=ready):
            if own is not None:
                yield MyEstimate(own)
            yield _waited([*enumerate(ready)])
        case views.Settling(estimates=estimates) | views.Challenging(estimates=estimates):
            yield Ladder(_down(estimates))
        case views.Naming():
            yield Risk(STAKES[seen.at], seen.still_in)
            if seen.answer is not None:
                yield TheAnswer(seen.answer)
        case views.Choosing():
            yield Risk(STAKES[seen.at], seen.still_in)
            if seen.answer is not None:
                yield TheAnswer(seen.answer)
            yield Named(seen.named)
            if seen.own is not None:
                yield MySign(seen.own)
            yield _waited([(seat, seen.ready[seat]) for seat in seen.still_in])
        case _:
            assert_never(seen)


def _waited(each: Sequence[tuple[int, bool]]) -> Waited:
    ready = tuple([Seat(seat) for seat, one in each if one])
    return Waited(ready, tuple([Seat(seat) for seat, one in each if not one]))


def _down(numbers: Sequence[int]) -> tuple[Rung, ...]:
    rungs = [Rung(Seat(seat), number) for seat, number in enumerate(numbers)]
    return tuple(sorted(rungs, key=lambda rung: -rung.number))


def _pawns(race: Race) -> Pawns:
    return Pawns(_down(race.pawns), BOARDS[race.board].finish)
