"""A server whose clock a test stops, and then moves: over a port of its own, a line a command.

stop        from now on no time passes
1500        so many milliseconds have passed; answered once all that was due then has happened
"""

import asyncio
import socket
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

LOOKS = 200
"""Turns of the loop in which all that is due has happened: nothing waits for a disk or for another process."""
PATIENCE = 30
"""Seconds for a thread, on a busy machine."""
NOON = 1_800_000_000_000


class StoppedLoop(asyncio.SelectorEventLoop):
    stopped_at: float | None = None

    def time(self) -> float:
        return super().time() if self.stopped_at is None else self.stopped_at

    def now(self) -> int:
        """As a wall clock would have it, in milliseconds."""
        return NOON + int(1000 * self.time())

    async def obey(self, port: int) -> asyncio.Server:
        return await asyncio.start_server(self._obey, "127.0.0.1", port)

    async def _obey(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := (await reader.readline()).decode().strip():
            if line == "stop":
                self.stopped_at = self.time()
            else:
                assert self.stopped_at is not None, "it is stopped first"
                self.stopped_at += int(line) / 1000
            for _ in range(LOOKS):
                await asyncio.sleep(0)
            writer.write(b"done\n")
        writer.close()


async def until(so: Callable[[], bool]) -> None:
    """What a thread works at has come to pass. No time of the loop is waited for."""
    latest = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < latest, "it never came to pass"
        await asyncio.sleep(0)


class Clock:
    """The test's end of it."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self._answers = self._socket.makefile("r")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._answers.close()
        self._socket.close()

    def stop(self) -> None:
        self._tell("stop")

    def move(self, milliseconds: int) -> None:
        self._tell(str(milliseconds))

    def _tell(self, line: str) -> None:
        self._socket.sendall(f"{line}\n".encode())
        assert self._answers.readline() == "done\n"
