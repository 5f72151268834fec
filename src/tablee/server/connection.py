"""One device's connection at a table: whom it holds, what it is shown, what waits to be sent.

It never waits for anybody's socket.
"""

from collections import deque
from collections.abc import Callable

from tablee.kernel.codec import encode
from tablee.kernel.structs import Value
from tablee.tables.entries import PersonId
from tablee.wire.messages import Farewell

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024
"""What may wait for a slow reader; one that falls further behind is closed, and comes back to a fresh view. A single
message that is larger waits all the same, or nobody could ever come back; it has `LARGEST_MESSAGE` at most."""

POLICY, TROUBLE, RESTART, TRY_LATER = 1008, 1011, 1012, 1013
"""Close codes of the WebSocket protocol."""


class Connection:
    def __init__(self, wake: Callable[[], None], address: str = "") -> None:
        """`wake` is called when something waits to be sent, or the end was decided; `address` is whence it comes."""
        self._wake = wake
        self.address = address
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self.people: set[PersonId] = set()
        """Whom this device holds: for them it may speak."""
        self.opened: set[PersonId | None] = set()
        """Whose feeds it is shown; None is the public one."""
        self.closing: int | None = None
        """The code with which the connection is to be closed, once what waits is sent."""

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        full = len(self._waiting) >= MOST_MESSAGES or self._size + len(message) > MOST_BYTES
        if full and self._waiting:
            self._waiting.clear()
            self._size = 0
            self.leave(TRY_LATER, Farewell("too_slow", "the connection does not keep up; enter again", 1))
            return
        self._waiting.append(message)
        self._size += len(message)
        self._wake()

    def tell(self, message: Value) -> None:
        self.send(encode(message))

    def leave(self, code: int, farewell: Farewell) -> None:
        """Close it, with a last word."""
        if self.closing is None:
            self._waiting.append(encode(farewell))
            self.closing = code
            self._wake()

    def next(self) -> bytes | None:
        """The next message to be written; None when there is none."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        return message
