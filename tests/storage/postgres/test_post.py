"""The post between nodes, at a real database."""

import asyncio

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.history import History
from tablee.storage.postgres.post import Post

pytestmark = pytest.mark.slow


def test_a_node_that_waits_for_a_long_answer_beats_all_the_same(database):
    """Or the others would take its tables from it."""

    async def evening():
        post = Post(Address.read(database), "a", History())
        asked = asyncio.create_task(post.ask(lambda connection: connection.execute("SELECT pg_sleep(3)")))
        await asyncio.sleep(0)
        await post._beat_again()
        waits, steady = not asked.done(), post._steady_since is not None
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await post.close()
        return waits, steady

    assert asyncio.run(evening()) == (True, True)
