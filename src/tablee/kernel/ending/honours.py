"""Honours: what people are remembered for when a game is over. A game gives them from what everybody was shown of it.

An award, and a line, is a tagged struct with the `seat` whose it is; `award-<tag>` is its title, and `.line` what for.
"""

from collections.abc import Iterable
from typing import Any

from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import Value

MOST_AWARDS = 3


class GoodCompany(Value, frozen=True, tag="good_company"):
    """Of whom nothing else can be said: without them there would have been no game."""

    seat: Seat


class Honours(Value, frozen=True):
    """For everybody who played exactly one thing: an award, or a line of their own."""

    awards: tuple[Any, ...]
    """The finest first."""
    lines: tuple[Any, ...]
    """By seat."""


def bestowed(players: int, awards: Iterable[Any | None], lines: Iterable[Any]) -> Honours:
    """Nobody has two awards, so that more people have one. Of the lines the first one of a seat is theirs."""
    given: dict[Seat, Any] = {}
    for award in awards:
        if award is not None and len(given) < MOST_AWARDS:
            given.setdefault(award.seat, award)
    own: dict[Seat, Any] = {}
    for line in lines:
        own.setdefault(line.seat, line)
    others = [own.get(seat) or GoodCompany(seat) for seat in seats(players) if seat not in given]
    return Honours(tuple(given.values()), tuple(others))
