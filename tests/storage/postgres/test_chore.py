"""A chore of a node goes on whatever happens."""

import asyncio

from tablee.storage.postgres.chore import kept_up


def test_a_bug_costs_a_chore_one_time_and_is_told():
    faults = []

    async def evening():
        times, enough = [], asyncio.Event()

        async def chore():
            times.append(1)
            if len(times) == 1:
                raise KeyError("a bug")
            enough.set()

        going_on = asyncio.create_task(kept_up(chore, 0, faults.append))
        await enough.wait()
        going_on.cancel()

    asyncio.run(evening())

    assert [type(fault) for fault in faults] == [KeyError]
