"""How long one step of the event loop takes at most, in processor time of its thread: neighbours do not lengthen it."""

import threading
import time
from asyncio.events import Handle
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

BOUND = 0.020
"""Seconds."""


@dataclass
class Steps:
    longest: float = 0
    callback: str = field(default="")
    """What took so long."""


@contextmanager
def watched_steps(thread: threading.Thread) -> Iterator[Steps]:
    """Of a loop that is written in Python and runs in this thread."""
    steps, run = Steps(), Handle._run

    def timed(self: Handle) -> None:
        began = time.thread_time()
        run(self)
        took = time.thread_time() - began
        if took > steps.longest and threading.current_thread() is thread:
            steps.longest, steps.callback = took, repr(self)

    Handle._run = timed  # type: ignore[method-assign]
    try:
        yield steps
    finally:
        Handle._run = run  # type: ignore[method-assign]
