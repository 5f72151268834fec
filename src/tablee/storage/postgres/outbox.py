"""Words to other nodes that wait to be told: all that come in one turn of the loop go in one statement."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from tablee.storage.store import Unavailable

AT_ONCE = 200


class Outbox:
    def __init__(self, send: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._send = send
        self._words: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._has_dropped = False
        self.dropped: Callable[[], None] = lambda: None
        """Called when the others can be told something again, after what could not be."""

    def put(self, word: str) -> None:
        self._words.append(word)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._empty())

    async def emptied(self) -> None:
        if self._sending is not None:
            await self._sending

    async def _empty(self) -> None:
        """What cannot be told now is not told later, when it may not be so any more."""
        try:
            while self._words:
                words = [self._words.popleft() for _ in range(min(len(self._words), AT_ONCE))]
                try:
                    await self._send(words)
                except Unavailable:
                    self._has_dropped = True
                else:
                    self._were_told()
        finally:
            self._sending = None

    def _were_told(self) -> None:
        dropped, self._has_dropped = self._has_dropped, False
        if dropped:
            self.dropped()
