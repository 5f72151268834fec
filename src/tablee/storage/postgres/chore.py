"""A chore of a node: done again and again for as long as it runs, whatever goes wrong with it."""

import asyncio
from collections.abc import Awaitable, Callable


async def kept_up(chore: Callable[[], Awaitable[None]], every: float, fault: Callable[[Exception], None]) -> None:
    """With so many seconds between; `fault` hears of a bug, which costs one time of it and no more."""
    while True:
        try:
            await chore()
        except Exception as error:  # noqa: BLE001 - nobody else beats or listens for this node
            fault(error)
        await asyncio.sleep(every)
