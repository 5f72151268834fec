"""The post between nodes, at a real database."""

import asyncio

import pytest

from tablee.storage.postgres import nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.history import History
from tablee.storage.postgres.post import BEAT_EVERY, Post

pytestmark = pytest.mark.slow

PATIENCE = 30
"""Seconds for a word of another node, on a busy machine."""


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


class Ears:
    """Of a node, that keeps what it hears; `on_beat` is called with the name of whoever beats."""

    def __init__(self, on_beat=lambda _: None):
        self.words = asyncio.Queue()
        self.beat = on_beat

    def grown(self, grown):
        pass

    def news(self, node, word):
        self.words.put_nowait((node, word))

    async def until(self, node, word):
        async with asyncio.timeout(PATIENCE):
            while await self.words.get() != (node, word):
                pass

    def missed(self):
        pass

    def fault(self, error):
        raise error


def test_a_node_that_is_heard_of_hears_what_it_is_asked(database):
    """Or whoever comes to a table at another one waits for its answer."""

    async def evening():
        address, history = Address.read(database), History()
        one, two = Post(address, "one", history), Post(address, "two", history)
        await one.start(Ears(lambda node: one.tell("who is there?") if node == "two" else None))
        ears = Ears()
        await two.start(ears)
        async with asyncio.timeout(BEAT_EVERY / 2):  # before it beats again
            found = await ears.words.get()
        await two.close()
        await one.close()
        return found

    assert asyncio.run(evening()) == ("one", "who is there?")


def test_a_node_that_has_told_that_it_leaves_beats_no_more(database):
    async def evening():
        address, history, beats = Address.read(database), History(), []
        one, two = Post(address, "one", history), Post(address, "two", history)
        ears = Ears(beats.append)
        await one.start(ears)
        await two.start(Ears())
        await two.leave("gone")
        await ears.until("two", "gone")
        beats.clear()
        async with asyncio.timeout(10 * BEAT_EVERY):
            while beats.count("one") < 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.05)
        await two.close()
        await one.close()
        return beats

    assert "two" not in asyncio.run(evening())


def test_a_node_that_has_told_that_it_leaves_is_not_up_for_one_that_starts(database):
    """Which would wait for its answer at each table, until it had been silent for long."""

    async def evening():
        address, history = Address.read(database), History()
        one, two = Post(address, "one", history), Post(address, "two", history)
        ears = Ears()
        await one.start(ears)
        await two.start(Ears())
        before = await one.ask(nodes.up)
        await two.leave("gone")
        await ears.until("two", "gone")
        after = await one.ask(nodes.up)
        await two.close()
        await one.close()
        return sorted(before), after

    assert asyncio.run(evening()) == (["one", "two"], ["one"])
