"""Kept answers: a pure function of one thing, and what it has said so far."""

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
