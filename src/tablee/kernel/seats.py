"""Seats: who sits where, and who looks."""

from functools import cache
from typing import NewType

from tablee.kernel.memo import Memo
from tablee.kernel.refusals import Malformed

Seat = NewType("Seat", int)
"""0..n-1, clockwise: the left neighbour of a seat is the next number (mod n)."""

Viewer = Seat | None
"""Whose eyes: a seat, or None for a spectator and for the shared screen."""


@cache
def seats(players: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(players)))


def existing(seat: object, players: int) -> Seat:
    """Malformed where nobody sits; True and 1.0 are no seats, though Python takes them for 1."""
    if type(seat) is not int or not 0 <= seat < players:
        raise Malformed(f"there is no seat {seat!r}; seats are 0 to {players - 1}")
    return Seat(seat)


@cache
def clockwise(ring: tuple[Seat, ...], after: Seat) -> tuple[Seat, ...]:
    """The seats of `ring`, which is in rising order, from the left neighbour of `after` round to `after` itself."""
    return tuple(seat for seat in ring if seat > after) + tuple(seat for seat in ring if seat <= after)


LEFT = Memo[tuple[Seat, ...], dict[Seat, Seat]](lambda ring: {seat: clockwise(ring, seat)[0] for seat in ring})
"""`LEFT[ring][seat]` is the left neighbour of a seat among those of the ring."""
