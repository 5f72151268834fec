"""Honours: what people are remembered for when a game is over. A game gives them from what everybody was shown of it.

An award, and a line, is a tagged struct with the `seat` whose it is; `award-<tag>` is its title, and `.line` what for.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import Value

LEAST_AWARDS, MOST_AWARDS = 2, 3
MOST_ALIKE = 2
"""Lines of one kind: a third one would sound like a list."""


class Remembered(Protocol):
    @property
    def seat(self) -> Seat: ...


One = TypeVar("One", bound=Remembered)


class GoodCompany(Value, frozen=True, tag="good_company"):
    """Of whom nothing else can be said: without them there would have been no game."""

    seat: Seat


class Honours(Value, frozen=True):
    """For everybody who played exactly one thing: an award, or a line of their own."""

    awards: tuple[Any, ...]
    """The finest first."""
    lines: tuple[Any, ...]
    """By seat."""


def unequalled(found: Iterable[One], measure: Callable[[One], Any]) -> One | None:
    """The one that measures most; None where that of somebody else does as well: then it is nobody's superlative."""
    most, best = None, list[One]()
    for one in found:
        measured = measure(one)
        if most is None or measured > most:
            most, best = measured, [one]
        elif measured == most:
            best.append(one)
    return best[0] if len({one.seat for one in best}) == 1 else None


def bestowed(players: int, awards: Iterable[Remembered | None], lines: Iterable[Remembered]) -> Honours:
    """Nobody has two awards, so that more people have one. Where fewer than two were given, lines make up for it.

    Of their lines a seat has one of the kind that fewest have so far; of several the first.
    """
    given: dict[Seat, Any] = {}
    for award in awards:
        if award is not None and len(given) < MOST_AWARDS:
            given.setdefault(award.seat, award)
    own: dict[Seat, list[Any]] = {}
    for line in lines:
        own.setdefault(line.seat, []).append(line)
    alike = Counter[type]()
    others = []
    for seat in seats(players):
        if seat not in given:
            fresh = [line for line in own.get(seat, ()) if alike[type(line)] < MOST_ALIKE]
            line = min(fresh, key=lambda line: alike[type(line)], default=GoodCompany(seat))
            alike[type(line)] += 1
            others.append(line)
    lacking = max(0, LEAST_AWARDS - len(given))
    risen = [line for line in others if not isinstance(line, GoodCompany)][:lacking]
    return Honours((*given.values(), *risen), tuple(line for line in others if line not in risen))
