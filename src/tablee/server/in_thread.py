"""In a thread: what takes long is worked out beside the loop that everybody shares."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread
from typing import ParamSpec, TypeVar

LONGEST_REST = 2.0
"""Seconds."""

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """As `asyncio.to_thread`, whose threads are all waited for when the program ends: this holds up no stop."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():  # nobody waits any more
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # there is one where there is no error

    def run() -> None:
        result, error = None, None
        try:
            result = work(*args, **kwargs)
        except Exception as raised:  # noqa: BLE001 - it is raised again where it was asked for
            error = raised
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, name=work.__name__, daemon=True).start()
    return await done


class WithRests:
    """One thing after the other, and then nothing for as long as it took: for what strangers may ask for.

    A thread shares the interpreter with everybody's moves.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        await self._turn.acquire()
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await work()
        finally:
            loop.call_later(min(loop.time() - began, LONGEST_REST), self._turn.release)
