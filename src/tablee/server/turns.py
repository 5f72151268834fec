"""Turns: what waits at one table. It does one thing at a time, and what comes meanwhile waits."""

from collections import deque
from collections.abc import Callable

Callback = Callable[[], None]


class Turns:
    def __init__(self, broke: Callable[[Exception], None]) -> None:
        """`broke` hears of a bug, and is to `end` it."""
        self._broke = broke
        self._queue: deque[Callback] = deque()
        self.busy = self.broken = False

    def __bool__(self) -> bool:
        """Whether something is being done, or waits."""
        return not self.broken and (self.busy or bool(self._queue))

    def end(self) -> None:
        """Nothing is done from now on: what waits is dropped, and so is what comes."""
        self.broken = True
        self._queue.clear()

    def add(self, callback: Callback) -> None:
        if not self.broken:
            self._queue.append(callback)
            self.go_on()

    def next(self, callback: Callback) -> None:
        """Before all that waits, once whatever is being done has ended."""
        if not self.broken:
            self._queue.appendleft(callback)

    def go_on(self) -> None:
        while self._queue and not self.busy and not self.broken:
            try:
                self._queue.popleft()()
            except Exception as error:  # noqa: BLE001 - a bug in one game must not take other tables along
                self._broke(error)

    def resume(self, _work: object) -> None:
        self.busy = False
        self.go_on()
