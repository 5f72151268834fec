"""In a thread: what takes long is worked out beside the loop that everybody shares."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """As `asyncio.to_thread`, whose threads are all waited for when the program ends: this holds up no stop."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()
    run = partial(_run, partial(work, *args, **kwargs), loop, done)
    Thread(target=run, name=work.__name__, daemon=True).start()
    try:
        return await done
    finally:
        del run, done  # an error knows this frame, and `done` the error: all that it was about would stay


def _run(work: Callable[[], T], loop: asyncio.AbstractEventLoop, done: "asyncio.Future[T]") -> None:
    settle: Callable[[], None]
    try:
        settle = partial(_settle, done, done.set_result, work())
    except Exception as error:  # noqa: BLE001 - it is raised again where it was asked for
        settle = partial(_settle, done, done.set_exception, error)
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(settle)
    del settle, done  # likewise


def _settle(done: "asyncio.Future[T]", how: Callable[[U], None], outcome: U) -> None:
    if not done.done():  # otherwise nobody waits any more
        how(outcome)
