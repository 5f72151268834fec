"""Bans: addresses that went too fast for too long are kept out for a while.

They are remembered apart from all else that is known of an address: whoever comes from ever new ones makes none of
these forgotten, unless each of them floods as well.
"""

from collections import deque
from collections.abc import Callable

from tablee.server.door.networks import forget_silent, network

MOST_FLOODERS = 10_000
"""Remembered at once; then those are forgotten that have been quiet for longest."""


class Bans:
    def __init__(self, closings: int, seconds: float, now: Callable[[], float]) -> None:
        """After so many closings within so long, for as long."""
        self._closings = closings
        self._seconds = seconds
        self._now = now
        self._flooders: dict[str, deque[float]] = {}
        """When each was closed."""

    def count(self, address: str) -> None:
        """A connection from there was closed for going too fast."""
        forget_silent(self._flooders, MOST_FLOODERS)
        name = network(address)
        closed = self._flooders.pop(name, None) or deque(maxlen=self._closings)
        closed.append(self._now())
        self._flooders[name] = closed  # at the end: those that are quiet come first

    def keeps_out(self, address: str) -> bool:
        closed = self._flooders.get(network(address))
        return closed is not None and len(closed) >= self._closings and closed[0] >= self._now() - self._seconds
