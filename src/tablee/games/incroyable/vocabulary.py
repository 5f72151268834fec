"""The words of « Incroyable ! »: symbols, boards, what can be asked, how a game is won, and why the rules say no."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value


class Symbol(StrEnum):
    """One for each question of a card, in printed order. [INC-03, INC-15]"""

    __hash__ = str.__hash__  # that of Enum is written in Python, and squares are looked up at every turn

    LIVRES = "livres"
    GLOBE = "globe"
    COEUR = "coeur"
    ARBRE = "arbre"
    PROFESSEUR = "professeur"


class Kind(StrEnum):
    """What sort of number an answer is: a year is read and reckoned with as no other number."""

    COUNT = "count"
    MEASURE = "measure"
    YEAR = "year"
    AGE = "age"
    DURATION = "duration"
    PERCENT = "percent"
    MONEY = "money"
    RANK = "rank"


class BoardName(StrEnum):
    LONG = "long"
    SHORT = "short"


FINISH = {BoardName.LONG: 80, BoardName.SHORT: 48}
BONUS = {BoardName.LONG: 48, BoardName.SHORT: 26}
"""The square "+1…+6" of each board; all else stands on the short one as on the long one. [INC-01]"""
SPIRALS = (6, 14, 22, 30, 38, 46, 54, 62, 70)
DANGERS = {18: 3, 34: 4, 58: 5, 74: 6}
"""How far a pawn goes back that lands there."""
REMAINDERS = {Symbol.PROFESSEUR: 0, Symbol.LIVRES: 1, Symbol.GLOBE: 2, Symbol.COEUR: 3, Symbol.ARBRE: 4}
"""Every other square has the symbol of its number's remainder by 5; the start, 0, is a professor square."""


def sign_on(board: BoardName, square: int) -> str:
    """What stands there: the symbol of a question, or what becomes of a pawn."""
    if square == FINISH[board]:
        return "flag"
    if square == BONUS[board]:
        return "bonus"
    if square in DANGERS:
        return "danger"
    if square in SPIRALS:
        return "spiral"
    return next(symbol for symbol, remainder in REMAINDERS.items() if square % len(REMAINDERS) == remainder).value


SQUARES = {board: tuple([sign_on(board, square) for square in range(FINISH[board] + 1)]) for board in BoardName}
"""From the start to the finish."""


class Sign(StrEnum):
    """The two sides of an evaluation card; for dates + is later. [INC-04, INC-16]"""

    PLUS = "plus"
    MINUS = "minus"


HIGHEST = 9999
Number = Annotated[int, Meta(ge=1, le=HIGHEST)]
"""What an answer indicator of four digits can show. [INC-04, INC-06]"""
SYMBOLS = tuple(Symbol)
STAKES = (2, 3, 4, 5, 7)
"""Of the five questions of a risk turn. [INC-15]"""
PRIZES = (7, 5, 4, 3, 2)
"""In order of closeness; whoever challenges rightly has the first. [INC-02, INC-12, INC-13]"""
RANK_BONUSES = (0, 2, 3, 4, 5, 6)
"""On top of that, by the rank of the estimate that was rightly challenged, the highest first. [INC-12]"""


def rank_of(estimates: Sequence[int], number: int) -> int:
    """1 is the highest."""
    return 1 + sum([other > number for other in estimates])


def doubt_prize(rank: int) -> int:
    return PRIZES[0] + RANK_BONUSES[rank - 1]


def worth(estimates: Sequence[int]) -> tuple[int, ...]:
    """By seat: what whoever doubts this estimate gets, if it is too high."""
    return tuple([doubt_prize(rank_of(estimates, number)) for number in estimates])


class Estimate(Value, frozen=True, tag="estimate"):
    """Set one's answer indicator, in secret."""

    number: Number


class Shift(Value, frozen=True, tag="shift"):
    """Give way to somebody with the same estimate: the nearest free number below or above. [INC-07]"""

    number: Number


class Pass(Value, frozen=True, tag="pass"):
    pass


class Raise(Value, frozen=True, tag="raise"):
    number: Number


class Challenge(Value, frozen=True, tag="challenge"):
    """« Incroyable ! »: that estimate is too high."""

    target: Seat


class Name(Value, frozen=True, tag="name"):
    """In a risk turn: "plus ou moins ?" [INC-16]"""

    number: Number


class Choose(Value, frozen=True, tag="choose"):
    """Say in secret on which side of the named number the answer lies."""

    sign: Sign


Action = Estimate | Shift | Pass | Raise | Challenge | Name | Choose


class Ending(StrEnum):
    FINISH = "finish"


class Why(StrEnum):
    """The closed set of refusals."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    HANDED_IN = "handed_in"
    OUT_OF_RANGE = "out_of_range"
    NOT_NEAREST_FREE = "not_nearest_free"
    CANNOT_PASS = "cannot_pass"  # noqa: S105 - no password: to pass
    NOT_LOWEST = "not_lowest"
    TOO_LOW = "too_low"
    TAKEN = "taken"
    NOT_ANOTHER = "not_another"
    THE_ANSWER = "the_answer"
