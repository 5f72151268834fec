"""A bucket: what may be asked for now, at a rate."""

from tablee.server.limits import Rate


class Bucket:
    """Holds what may be asked for at once, and fills up with time."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._filled = now

    def holds(self, now: float) -> bool:
        self._left = min(self._rate.burst, self._left + (now - self._filled) * self._rate.a_second)
        self._filled = now
        return self._left >= 1

    def take(self, now: float, amount: int = 1) -> bool:
        if not self.holds(now) or self._left < amount:
            return False
        self._left -= amount
        return True
