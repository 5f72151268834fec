"""How long what happened takes to show: figures that a game states once, for the table and the page alike.

The page plays each fact by its show, and the table lets nobody hurry on before it is over. In milliseconds.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.kernel.structs import Value


class Show(Value, frozen=True):
    """How one kind of fact is shown: its steps, then one for each of many things, then a look at all of it."""

    steps: tuple[int, ...] = ()
    each: int = 0
    """One step more, of this length, for every item of the fact's field `of`."""
    of: str = ""
    look: int = 0

    def takes(self, fact: Value) -> int:
        return sum(self.steps) + (self.each * len(getattr(fact, self.of)) if self.of else 0) + self.look


Shows = Mapping[type[Any], Show]
"""By kind of fact; one that is not among them takes no time."""


def show_time(shows: Shows, facts: Iterable[Value]) -> int:
    """Of all these, one after the other."""
    return sum([shows[type(fact)].takes(fact) for fact in facts if type(fact) in shows])
