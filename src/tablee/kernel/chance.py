"""Chance is an actor: rules ask it a question, and its answer is an input like any other, kept in the log.

Rules never draw. The table answers from its committed stream, a simulation from a seed, a test from a script, a
replay from the log.
"""

from collections.abc import Sequence
from itertools import product
from operator import itemgetter
from typing import Annotated, Protocol, TypeVar

from msgspec import Meta

from tablee.kernel.lots import order_by_lots
from tablee.kernel.memo import Memo
from tablee.kernel.structs import Value

T = TypeVar("T")

Count = Annotated[int, Meta(ge=1, le=10_000)]
Index = Annotated[int, Meta(ge=0, lt=10_000)]

LISTED = 1000
"""Rolls with more outcomes than this are not spelt out."""


class Shuffle(Value, frozen=True, tag="shuffle"):
    """Put `n` things in an order that nobody knows."""

    n: Count


class Roll(Value, frozen=True, tag="roll"):
    """Throw `count` dice with faces 0..`sides`-1."""

    sides: Count
    count: Count


class Pick(Value, frozen=True, tag="pick"):
    """Draw one of `n` by lot."""

    n: Count


class Shuffled(Value, frozen=True, tag="shuffled"):
    """The thing that was at `order[i]` now lies at i; 0 is the top."""

    order: tuple[Index, ...]


class Rolled(Value, frozen=True, tag="rolled"):
    faces: tuple[Index, ...]


class Picked(Value, frozen=True, tag="picked"):
    index: Index


ChanceQuestion = Shuffle | Roll | Pick
ChanceAnswer = Shuffled | Rolled | Picked


def fits(question: ChanceQuestion, answer: object) -> bool:
    """Whether this could be an answer to that question. One that does not fit is a bug or a forged log."""
    match question, answer:
        case Shuffle(n), Shuffled(order):
            return _whole(order) and len(order) == n and set(order) == set(range(n))
        case Roll(sides, count), Rolled(faces):
            return _whole(faces) and len(faces) == count and all(0 <= face < sides for face in faces)
        case Pick(n), Picked(index):
            return _whole((index,)) and 0 <= index < n
        case _:
            return False


def _whole(numbers: object) -> bool:
    """True passes for 1 in Python, but not in a log; a list would make a state that can be changed."""
    return type(numbers) is tuple and {*map(type, numbers)} <= {int}


class Rng(Protocol):
    """All that we ask of a generator, so that `random.Random` is one and no rule has to import it."""

    def random(self) -> float: ...

    def getrandbits(self, k: int, /) -> int: ...


def drawn(question: ChanceQuestion, rng: Rng) -> ChanceAnswer:
    """An answer from a plain generator: for simulations and tests. A real table draws from `fairness`."""
    if type(question) is Roll:  # `type is`, not `isinstance`: on a Struct, a miss of the latter is slow
        if every := EVERY_ROLL[question]:
            return every[int(rng.random() * len(every))]
        return Rolled(tuple([int(rng.random() * question.sides) for _ in range(question.count)]))
    if type(question) is Shuffle:
        return Shuffled(random_order(question.n, rng))
    assert type(question) is Pick
    return Picked(int(rng.random() * question.n))


def _every_roll(asked: Roll) -> tuple[Rolled, ...]:
    """All that so many dice can show, or none when that is too much to list."""
    if asked.sides**asked.count > LISTED:
        return ()
    return tuple([Rolled(faces) for faces in product(range(asked.sides), repeat=asked.count)])


EVERY_ROLL = Memo(_every_roll)


def shuffled(things: Sequence[T], rng: Rng) -> list[T]:
    return list(in_order(things, random_order(len(things), rng)))


def in_order(things: Sequence[T], order: tuple[int, ...]) -> tuple[T, ...]:
    """The things as they lie after a shuffle, top first."""
    return itemgetter(*order)(things) if len(order) > 1 else tuple(things)


def random_order(n: int, rng: Rng) -> tuple[int, ...]:
    """0..n-1, every order as likely as the next."""
    return order_by_lots(n, rng.getrandbits(64 * n)) if n else ()
