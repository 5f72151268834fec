"""Chance is an actor: rules ask it a question, and its answer is an input like any other, kept in the log.

Rules never draw. The table answers from its committed stream, a simulation from a seed, a test from a script, a
replay from the log.
"""

from collections.abc import Sequence
from typing import Annotated, Protocol, TypeVar

from msgspec import Meta

from tablee.kernel.values import Value

T = TypeVar("T")

Count = Annotated[int, Meta(ge=1, le=10_000)]
Index = Annotated[int, Meta(ge=0, lt=10_000)]


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
            return len(order) == n and set(order) == set(range(n))
        case Roll(sides, count), Rolled(faces):
            return len(faces) == count and all(0 <= face < sides for face in faces)
        case Pick(n), Picked(index):
            return 0 <= index < n
        case _:
            return False


class Rng(Protocol):
    """All that we ask of a generator, so that `random.Random` is one and no rule has to import it."""

    def random(self) -> float: ...

    def getrandbits(self, k: int, /) -> int: ...


def drawn(question: ChanceQuestion, rng: Rng) -> ChanceAnswer:
    """An answer from a plain generator: for simulations and tests. A real table draws from `fairness`."""
    if isinstance(question, Roll):
        return Rolled(tuple([int(rng.random() * question.sides) for _ in range(question.count)]))
    if isinstance(question, Shuffle):
        return Shuffled(tuple(random_order(question.n, rng)))
    return Picked(int(rng.random() * question.n))


def shuffled(things: Sequence[T], rng: Rng) -> list[T]:
    return [things[i] for i in random_order(len(things), rng)]


def random_order(n: int, rng: Rng) -> list[int]:
    """Every order of 0..n-1 is equally likely: each gets 64 random bits to be sorted by, the quick way in Python."""
    keys = memoryview(rng.getrandbits(64 * n).to_bytes(8 * n, "little")).cast("Q").tolist() if n else []
    return sorted(range(n), key=keys.__getitem__)
