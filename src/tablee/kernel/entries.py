"""Entries: all that ever changes a game, in the order in which it happened. State is the fold of them."""

from typing import Any, Generic, Literal, TypeVar

from tablee.kernel.chance import ChanceAnswer
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

A = TypeVar("A")
H = TypeVar("H")


Verdict = Literal["exact", "slip", "almost", "wrong"]
VERDICTS: tuple[Verdict, ...] = ("exact", "slip", "almost", "wrong")
RIGHT: tuple[Verdict, ...] = ("exact", "slip")
"""What is held for right, unless somebody decides otherwise."""


class Measured(Value, frozen=True, tag="measured", omit_defaults=True):
    """How near a typed answer came. Kept in the log, so that a replay never measures again."""

    verdict: Verdict
    version: int
    """Of the measure; 0 where there was none, and the verdict stands for what could not be measured."""
    words: str = ""
    """The beginning of the hash of the list of words that it knew; empty for none."""


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


class Overruled(Value, Generic[H], frozen=True, tag="overruled"):
    """The host did something that the rules must hear, such as to blank a slate. All of it is public."""

    act: H


Entry = Acted[A] | Answered | Elapsed | Overruled[Any]
