"""Which node keeps a table at which something may happen by itself: one of those that look, whatever the others do."""

import asyncio

import pytest

from tablee.storage.postgres import nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.line import opened
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.store import WholeTable
from tests.storage.contract import NOON

pytestmark = pytest.mark.slow

CODES = [f"TABLE{number:02}" for number in range(nodes.AT_ONCE + 10)]


async def laid(address, *, open_=True):
    """Tables that are awake if they are open, and that nobody keeps."""
    store = PostgresStore(address)
    await asyncio.gather(*[store.put(WholeTable(code, (b"one",), (NOON,), open_)) for code in CODES])
    await store.close()


def test_two_nodes_that_sweep_at_once_take_different_tables_and_wait_for_nobody(database):
    async def evening():
        address = Address.read(database)
        await laid(address)
        first, second = await opened(address), await opened(address)
        for node in ("ann", "ben"):
            await nodes.beat(second, node)
        async with first.transaction():
            taken = await nodes.sweep(first, "ann")
            others = await nodes.sweep(second, "ben")  # before the first one is done
        left = await nodes.sweep(second, "ben")
        await first.close()
        await second.close()
        return taken, others, left

    taken, others, left = asyncio.run(evening())

    assert (len(taken), len(others), left) == (nodes.AT_ONCE, 10, [])
    assert sorted(taken + others) == CODES


def test_tables_of_a_node_that_is_gone_are_taken_and_of_one_that_beats_are_not(database, cluster):
    async def evening():
        address = Address.read(database)
        await laid(address)
        line = await opened(address)
        for node in ("ann", "ben"):
            await nodes.beat(line, node)
        taken = await nodes.sweep(line, "ann")
        while_she_beats = await nodes.sweep(line, "ben"), await nodes.sweep(line, "ben")
        await line.execute("UPDATE nodes SET beat = beat - interval '1 minute' WHERE node = 'ann'")
        when_she_is_silent = await nodes.sweep(line, "ben"), await nodes.sweep(line, "ben")
        await line.close()
        return taken, while_she_beats, when_she_is_silent

    taken, while_she_beats, when_she_is_silent = asyncio.run(evening())

    assert [set(some) for some in while_she_beats] == [set(CODES) - set(taken), set()]
    assert set().union(*when_she_is_silent) == set(taken)


def test_at_a_table_that_is_closed_nothing_happens_any_more(database):
    async def evening():
        address = Address.read(database)
        await laid(address, open_=False)
        line = await opened(address)
        taken = await nodes.sweep(line, "ann")
        await line.close()
        return taken

    assert asyncio.run(evening()) == []
