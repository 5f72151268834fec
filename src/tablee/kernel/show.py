"""How long what happened takes to show: figures that a game states once, for the table and the page alike.

The page plays each fact by its show, and the table lets nobody hurry on before it is over. In milliseconds.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.kernel.structs import Value

CHARACTER = 60
"""For each one of a text that is read; a party reads slowly."""


class Show(Value, frozen=True):
    """How one kind of fact is shown: its steps, then some for each of many things, then the last, then a look at it."""

    steps: tuple[int, ...] = ()
    each: tuple[int, ...] = ()
    """For every item of the fact's field `of` these steps, as for the cards of every hand."""
    of: str = ""
    then: tuple[int, ...] = ()
    look: int = 0
    reads: str = ""
    """The fact's field with a text that is read meanwhile: the longer it is, the longer the look. None is no text."""
    more: tuple[tuple[str, int], ...] = ()
    """Fields of which there is something to say only if they are not 0: then the look is so much longer."""

    def takes(self, fact: Value) -> int:
        time = sum(self.steps) + sum(self.then) + self.look
        if self.of:
            time += sum(self.each) * len(getattr(fact, self.of))
        if self.more:
            time += sum([longer for field, longer in self.more if getattr(fact, field)])
        if self.reads:
            time += CHARACTER * len(getattr(fact, self.reads) or "")
        return time


Shows = Mapping[type[Any], Show]
"""By kind of fact; one that is not among them takes no time."""


def show_time(shows: Shows, facts: Iterable[Value]) -> int:
    """Of all these, one after the other."""
    return sum([shows[type(fact)].takes(fact) for fact in facts if type(fact) in shows])
