"""Entries: all that ever changes a game, in the order in which it happened. State is the fold of them."""

from typing import Generic, Literal, TypeVar

from tablee.kernel.chance import ChanceAnswer
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

A = TypeVar("A")


Verdict = Literal["exact", "slip", "almost", "wrong"]
VERDICTS: tuple[Verdict, ...] = ("exact", "slip", "almost", "wrong")


class Measured(Value, frozen=True, tag="measured"):
    """How near a typed answer came. Kept in the log, so that a replay never measures again."""

    verdict: Verdict
    version: int


class Acted(Value, Generic[A], frozen=True, tag="acted"):
    """A seat did something that the rules allow."""

    seat: Seat
    action: A


class Answered(Value, frozen=True, tag="answered"):
    """Chance or the measure answered the question that the game asked."""

    answer: ChanceAnswer | Measured


class Elapsed(Value, frozen=True, tag="elapsed"):
    """A timer of the rules ran out."""

    timer: str


Entry = Acted[A] | Answered | Elapsed
