"""The server's clock, by which deadlines are told, as this device knows it since it entered."""

from math import ceil
from time import monotonic

from tablee.tables.entries import Timestamp


class ServerClock:
    def __init__(self) -> None:
        self.set(0)

    def set(self, now: Timestamp) -> None:
        self._ahead = now - 1000 * monotonic()

    def seconds_until(self, deadline: Timestamp) -> int:
        return max(0, ceil((deadline - self._ahead) / 1000 - monotonic()))
