"""Work spread over processes: the results come in order, and no process outlives its parent."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Batch = TypeVar("Batch")
Done = TypeVar("Done")


def spread(work: Callable[[Batch], Done], batches: Sequence[Batch], jobs: int) -> Iterator[Done]:
    if jobs == 1:
        yield from map(work, batches)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_with_parent) as pool:
        try:
            yield from pool.map(work, batches)
        finally:
            pool.shutdown(cancel_futures=True)


def leave_with_parent() -> None:
    """A parent that is killed tells nobody, so each worker waits for its end beside the work."""
    Thread(target=_leave, daemon=True).start()


def _leave() -> None:
    parent = parent_process()
    assert parent is not None, "only workers run this"
    parent.join()
    os._exit(1)
