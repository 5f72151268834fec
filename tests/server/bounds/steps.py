"""How long the loop is kept busy at a stretch: the processor time of each of its steps, by its own thread's clock."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.bounds.garbage import uncollected


class Steps:
    """The longest step so far, and what it was."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    def took(self, seconds: float, handle: asyncio.Handle) -> None:
        if seconds > self.longest:
            self.longest, self.what = seconds, repr(handle)

    def __repr__(self) -> str:
        return f"{1000 * self.longest:.1f} ms: {self.what}"


@contextmanager
def measured() -> Iterator[Steps]:
    """Waiting, and what others do with the processor, is not in it; nor is the collector, which is measured apart."""
    steps, run = Steps(), asyncio.Handle._run

    def timed(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        steps.took(time.thread_time() - began, handle)

    gc.collect()
    with uncollected(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.Handle, "_run", timed)
        yield steps
