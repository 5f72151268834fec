"""In a thread: what takes long is worked out beside the loop that everybody shares."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import ParamSpec, TypeVar

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
