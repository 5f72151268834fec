"""Guesses: codes that opened nothing, by the network that they came from, and how long strangers from there wait.

There is no limit that all share: whoever guesses makes nobody wait but those in their own network. Some wrong codes are
borne at once, as people mistype. After each further one the wait is twice as long, up to the time in which one is
forgiven; so on the long run a network has one guess in that time, however patient it is. docs/design/0038 has the odds.
"""

from collections.abc import Callable

from msgspec import Struct

from tablee.server.door.networks import forget_silent, networks

FIRST_WAIT = 60.0
"""Seconds after the last wrong code that is borne at once."""
MOST_NETWORKS = 50_000
"""Remembered at once; then those are forgotten that have been silent for longest."""


class Wrong(Struct):
    codes: float
    """That opened nothing and are not forgiven yet."""
    at: float
    until: float
    """When strangers from there are heard again."""


class Guesses:
    def __init__(self, at_once: int, a_second: float, now: Callable[[], float]) -> None:
        """So many from one subscriber, and so many on the long run."""
        self._at_once = at_once
        self._a_second = a_second
        self._now = now
        self._networks: dict[str, Wrong] = {}

    def wait(self, address: str) -> float:
        """Seconds, 0 when a code is heard now."""
        ends = [wrong.until for name, _ in networks(address) if (wrong := self._networks.get(name))]
        return max(0.0, max(ends, default=0.0) - self._now())

    def count(self, address: str) -> None:
        """One that opened nothing."""
        now = self._now()
        forget_silent(self._networks, MOST_NETWORKS)
        for name, share in networks(address):
            before = self._networks.pop(name, Wrong(0.0, now, now))  # put back at the end: the silent ones come first
            forgiven = (now - before.at) * self._a_second
            codes = max(0.0, before.codes - forgiven) + 1 / share
            self._networks[name] = Wrong(codes, now, now + self._after(codes) / share)

    def _after(self, codes: float) -> float:
        """Seconds to wait after so many of one subscriber."""
        too_many = codes - self._at_once
        longest = 1 / self._a_second if self._a_second else float("inf")
        return 0.0 if too_many < 0 else min(FIRST_WAIT * 2 ** min(too_many, 64), longest)
