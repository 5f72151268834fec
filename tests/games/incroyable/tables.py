"""Tables of « Incroyable ! » that are set out by hand, and what tests do with them."""

from collections.abc import Sequence
from typing import Any

from tablee.games.incroyable import GAME, positions
from tablee.games.incroyable.facts import Fact, Scored, Walked
from tablee.games.incroyable.phases import Challenging, Estimating, Naming
from tablee.games.incroyable.vocabulary import Choose, Estimate, Name, Sign
from tablee.kernel.entries import Acted
from tablee.kernel.seats import Seat, seats
from tests.games.by_hand import ByHand, Move
from tests.games.incroyable.cards import answering

_by_hand = ByHand(GAME)
played, answered, seen, told = _by_hand.played, _by_hand.answered, _by_hand.seen, _by_hand.told
refused, offered_kinds, decision = _by_hand.refused, _by_hand.offered_kinds, _by_hand.decision

ANN, BEN, CAT, DOM, EVE, FAY = seats(6)
PLUS, MINUS = Sign.PLUS, Sign.MINUS


def asking(answer: int, players: int = 4, **how: Any) -> Estimating:
    """A question with this answer, nobody ready."""
    pawns = how.pop("pawns", (0,) * players)
    return positions.estimating(answering(answer, *range(1, 8)), pawns, **how)


def doubting(answer: int, *estimates: int, **how: Any) -> Challenging:
    """Estimates by seat on a question with this answer; Ann is the questioner unless it is said."""
    pawns = how.pop("pawns", (0,) * len(estimates))
    return positions.challenging(answering(answer, *range(1, 8)), pawns, estimates, **how)


def risking(answer: int, pawns: Sequence[int] = (6, 0, 0, 0), **how: Any) -> Naming:
    """Ann on a spiral, unless it is said; every question of her card has this answer."""
    return positions.naming(answering(answer, *range(1, 8)), pawns, **how)


def all_estimate(*numbers: int) -> list[Move]:
    return [(seat, Estimate(number)) for seat, number in enumerate(map(int, numbers))]  # type: ignore[misc]


def plus_or_minus(number: int, questioner: Seat, signs: dict[Seat, Sign]) -> list[Move]:
    """The questioner says a number, the others what they believe."""
    return [(questioner, Name(number)), *[(seat, Choose(sign)) for seat, sign in signs.items()]]


def all_told(table: Any, *moves: Move) -> list[Fact]:
    """What everybody hears of these moves."""
    facts: list[Fact] = []
    for seat, action in moves:
        after = GAME.apply(table, seat, action)
        facts += GAME.tell(table, Acted(seat, action), after, None)
        table = after
    return facts


def scored(facts: Sequence[Fact]) -> dict[Seat, int]:
    """Points by seat, of those who got any."""
    return {one.seat: one.points for fact in facts if isinstance(fact, Scored) for one in fact.points}


def walks(facts: Sequence[Fact]) -> list[Walked]:
    return [fact for fact in facts if isinstance(fact, Walked)]


def pawns(table: Any) -> tuple[int, ...]:
    squares: tuple[int, ...] = table.race.pawns
    return squares
