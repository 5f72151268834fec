"""Work spread over processes: the results come in order, and no process outlives its parent."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

BATCH = 50
"""Games that one worker plays before it reports."""

Work = TypeVar("Work")
Done = TypeVar("Done")


def spread(do: Callable[[Work], Done], batches: Sequence[Work], jobs: int) -> Iterator[Done]:
    if jobs == 1:
        yield from map(do, batches)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=exit_with_parent) as pool:
        try:
            yield from pool.map(do, batches)
        finally:
            pool.shutdown(cancel_futures=True)


def exit_with_parent() -> None:
    """A parent that is killed tells nobody, so each worker waits for its end beside the work."""
    Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only workers run this"
    parent.join()
    os._exit(1)
