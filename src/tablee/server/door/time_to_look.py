"""Time to look: for how long a code is looked up before whoever asked is answered.

A long log takes its time to be read. Strangers who are kept waiting would tell by it which codes are tables', and go on
guessing with made-up tokens.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.limits import SAME_WAIT

Found = TypeVar("Found")

SOON = 5
"""Seconds after which whoever shows a token may come again: their table may be at hand by then."""


async def found_in_time(
    looking: Coroutine[Any, Any, Found], arrived: float, doorkeeper: Doorkeeper, address: str, code: str
) -> Found | None:
    """None also where strangers from there are kept waiting, and this takes longer than they are to know of.

    Whether they are is asked when that time is over: of many codes tried at once one has been counted by then. Those
    of tables that came before any wrong one are answered when they are read, as each would be if it were tried alone.
    `arrived` is by the clock of the loop.
    """
    found = asyncio.ensure_future(looking)
    try:
        await asyncio.wait([found], timeout=arrived + SAME_WAIT - asyncio.get_running_loop().time())
        if not found.done() and doorkeeper.keeps_waiting(address, code):
            return None
        return await found
    finally:
        found.cancel()
