"""Kept answers: a pure function, and what it has said so far."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """`kept[thing]` is `make(thing)`, worked out once: an `lru_cache` at half the price of a look.

    When it is full, no more is kept and none goes: what comes often has come early.
    """

    def __init__(self, make: Callable[[K], V], most: int = 10_000) -> None:
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, thing: K) -> V:
        made = self._make(thing)
        if len(self) < self._most:
            self[thing] = made
        return made


LATELY = 512


def once(make: Callable[..., V]) -> Callable[..., V]:
    """The same function, which keeps its latest answers while the very objects that they came from are at hand.

    By identity and not by equality: two equal states are two, and whoever compares them compares two answers. For
    those who ask the same of a state again and again, and then never more.
    """
    answers: dict[tuple[int, ...], tuple[object, V]] = {}

    def answer(*things: object) -> V:
        key = tuple(map(id, things))
        if (found := answers.get(key)) is None:
            if len(answers) >= LATELY:
                answers.clear()
            found = answers[key] = things, make(*things)  # held with their answer, so that their ids stay theirs
        return found[1]

    return answer
