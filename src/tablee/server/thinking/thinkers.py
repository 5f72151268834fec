"""The thinkers: a few processes in which slow bots think, so that no person waits for one.

They are started when they are first needed and end with the server. Thoughts wait in line for as long as it takes, and
are put into words only when their turn comes; from then on the clock runs. A process that is late is killed, one that
dies is missed, and either way the next thought gets a new one.
"""

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress

from tablee.server.journal import places
from tablee.server.thinking.thoughts import LENGTH, READY, Failed, Reply, framed, read_reply

MOST = 4
"""Processes, however many processors there are."""
START_WITHIN = 30.0
"""Seconds for a process to come up."""
END_WITHIN = 5.0
"""Seconds for one that was killed to be gone, and its pipes with it: on a busy machine it comes last (`NICENESS`)."""

Begin = Callable[[], bytes | None]
"""Puts a thought into words; None when nobody wants to know any more."""
WhenAnswered = Callable[[Reply | None], None]
"""Told what came of it; None for what was not begun."""


def processes() -> int:
    """One processor is left to the server: with two, one process thinks."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST, there - 1))


class Thinkers:
    def __init__(self, catalogue: str, late: float) -> None:
        """`catalogue` says where theirs is found, `late` how many seconds a thought may take."""
        self._catalogue = catalogue
        self._late = late
        self._most = processes()
        self._waiting: asyncio.Queue[tuple[Begin, WhenAnswered]] = asyncio.Queue()
        self._resting = 0
        self._at_work: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many thoughts wait for their turn."""
        return self._waiting.qsize()

    def think(self, begin: Begin, answered: WhenAnswered) -> None:
        self._waiting.put_nowait((begin, answered))
        if len(self) > self._resting and len(self._at_work) < self._most:
            work = asyncio.get_running_loop().create_task(self._work())
            self._at_work.add(work)
            work.add_done_callback(self._at_work.discard)

    async def close(self) -> None:
        """What is being thought is dropped: whoever takes the table up asks again."""
        for work in self._at_work:
            work.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _work(self) -> None:
        thinker = Thinker(self._catalogue, self._late)
        try:
            while True:
                self._resting += 1
                begin, answered = await self._waiting.get()
                self._resting -= 1
                answered(await self._thought(thinker, begin))
        finally:
            await thinker.end()

    async def _thought(self, thinker: "Thinker", begin: Begin) -> Reply | None:
        if (trouble := await thinker.start()) is not None:
            return trouble
        try:
            thought = begin()
        except Exception as error:  # noqa: BLE001 - a bug in one game must not take others' bots along
            return Failed(type(error).__name__, places(error))
        return None if thought is None else await thinker.think(thought)


class Thinker:
    """One process, or for now none, and the pipes to it."""

    def __init__(self, catalogue: str, late: float) -> None:
        self._catalogue = catalogue
        self._late = late
        self._process: Process | None = None

    async def start(self) -> Failed | None:
        """Unless it runs already; what went wrong if it does not."""
        if self._process is not None and self._process.returncode is None:
            return None
        await self.end()
        # A path of its own, so that it finds what this process does, and nothing by chance in the current folder (-P).
        path = os.pathsep.join([folder or os.getcwd() for folder in sys.path])  # noqa: PTH109 - that is what "" stands for
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "tablee.server.thinking.thinker", self._catalogue),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # where a bot may write; what went wrong comes as an answer
                env={**os.environ, "PYTHONPATH": path},
                creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),  # Windows; elsewhere it is nice
            )
        except OSError:
            return Failed("no process")
        ready = await self._exchange(b"", START_WITHIN)
        if ready == READY:
            return None
        await self.end()
        trouble = ready if isinstance(ready, Failed) else read_reply(ready)
        return Failed("no process", trouble.where if isinstance(trouble, Failed) else [])

    async def think(self, thought: bytes) -> Reply:
        """The clock runs from here."""
        said = await self._exchange(framed(thought), self._late)
        return said if isinstance(said, Failed) else read_reply(said)

    async def end(self, *, just_now: bool = False) -> None:
        """`just_now`, if it was at work: of one that died at rest, long ago, another may have the number by now."""
        process, self._process = self._process, None
        if process is not None:
            if just_now or process.returncode is None:
                _kill(process)
            if process.stdin is not None:
                process.stdin.close()
            with suppress(TimeoutError):  # what has left its group may hold the pipes for as long as it likes
                async with asyncio.timeout(END_WITHIN):
                    await process.communicate()

    async def _exchange(self, frame: bytes, within: float) -> bytes | Failed:
        """What the process says to this."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(within):
                self._process.stdin.write(frame)
                await self._process.stdin.drain()
                length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
                return await self._process.stdout.readexactly(length)
        except TimeoutError:
            failed = Failed("late")
        except (OSError, asyncio.IncompleteReadError):
            failed = Failed("died")
        await self.end(just_now=True)
        return failed


def _kill(process: Process) -> None:
    """And all that a bot started in it: that would hold the pipes open, and nobody could think any more."""
    with suppress(ProcessLookupError):
        process.kill()
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # gone with it, or it had not got so far as to make a group
            os.killpg(process.pid, signal.SIGKILL)
