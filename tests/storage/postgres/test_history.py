"""Another history of the database (0047): nothing that was asked for or told in the one before goes on in it."""

import asyncio

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.history import AnotherHistory, History
from tablee.storage.postgres.line import Line
from tablee.storage.postgres.post import BEATEN, Post
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.postgres.words import Grown
from tablee.storage.store import Unavailable
from tests.storage.contract import NOON

ANOTHER = "FFFFFFFF"
"""No database of a test has come so far."""


class Driver:
    """A connection of which a test says what comes over it."""

    def __init__(self):
        self.listeners = {}

    async def fetchrow(self, _):
        return "grown", "news"

    async def add_listener(self, channel, callback):
        self.listeners[channel] = callback

    def hear(self, channel, word):
        self.listeners[channel](self, 0, channel, word)


class Ears:
    def __init__(self):
        self.heard = []

    def grown(self, grown):
        self.heard.append(grown)

    def news(self, node, word):
        self.heard.append((node, word))

    def beat(self, node):
        self.heard.append(node)


def test_words_of_a_database_that_was_replaced_are_not_heard():
    """It may go on telling for a while: of logs that are others now."""

    async def evening():
        history, driver, ears = History(), Driver(), Ears()
        post = Post(Address.read("postgresql://127.0.0.1/tablee"), "here", history)
        post._listening.lived_in = "00000001"
        history.come_to("00000001")
        await post._hark(driver, ears)
        for _ in range(2):
            driver.hear("grown", 'there\nQUARTZ 7 1\n{"n":7}')
            driver.hear("news", "there hello")
            driver.hear("news", f"there {BEATEN}")
            history.come_to("00000002")
        return ears.heard

    assert asyncio.run(evening()) == [Grown("QUARTZ", 7, (b'{"n":7}',)), ("there", "hello"), "there"]


@pytest.mark.slow
def test_what_was_asked_in_a_history_that_has_ended_is_not_done(database):
    async def evening():
        history, begun, done = History(), [], []
        history.ended = lambda: begun.append(history.number)
        line = Line(Address.read(database), history)
        await line.run(lambda connection, _: connection.execute("SELECT 1"))
        found = history.number
        history.number = ANOTHER  # as another line of this node has found; then this one is back where it was
        with pytest.raises(AnotherHistory):
            await line.run(lambda connection, _: done.append(connection))
        await line.run(lambda connection, _: connection.execute("SELECT 1"))
        await line.close()
        return begun == [found], done

    assert asyncio.run(evening()) == (True, [])


@pytest.mark.slow
def test_appends_that_waited_are_answered_and_not_written(database):
    async def evening():
        store, begun = PostgresStore(Address.read(database)), []
        store.history.ended = lambda: begun.append(1)
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        store.history.number = ANOTHER
        answers = [store.append("ABCDEF", 1, [b"two"], at=NOON), store.append("ABCDEF", 2, [b"three"], at=NOON)]
        refused = [isinstance(answer, Unavailable) for answer in await asyncio.gather(*answers, return_exceptions=True)]
        left = await store.read("ABCDEF")
        again = await store.append("ABCDEF", 1, [b"two, decided anew"], at=NOON)
        await store.close()
        return refused, left, again, begun

    assert asyncio.run(evening()) == ([True, True], [b"one"], True, [1])


@pytest.mark.slow
def test_nor_are_those_that_waited_while_another_line_found_out(database):
    """The line that writes had nothing to do in that moment, and so learned of it before it was given any of them."""

    async def evening():
        store = PostgresStore(Address.read(database))
        store.history.ended = lambda: None
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)
        found, store.history.number = store.history.number, ANOTHER
        answer = store.append("ABCDEF", 1, [b"two"], at=NOON)
        store.history.come_to(found)
        with pytest.raises(Unavailable):
            await answer
        left = await store.read("ABCDEF")
        again = await store.append("ABCDEF", 1, [b"two, decided anew"], at=NOON)
        await store.close()
        return left, again

    assert asyncio.run(evening()) == ([b"one"], True)


@pytest.mark.slow
def test_a_node_listens_where_it_lives_as_soon_as_it_knows(database):
    """And not for as long as the one that was replaced goes on."""

    class Deaf(Ears):
        def __init__(self):
            super().__init__()
            self.times = asyncio.Queue()

        def missed(self):
            self.times.put_nowait(1)

        def fault(self, error):
            raise error

    async def evening():
        store, ears = PostgresStore(Address.read(database)), Deaf()
        post = Post(store.address, store.node, store.history)
        await post.start(ears)
        await ears.times.get()
        async with asyncio.timeout(30):
            while post.node not in ears.heard:  # noqa: ASYNC110 - the line that beats is not to find the way back first
                await asyncio.sleep(0.01)
        first = post._listening._connection
        store.history.number = ANOTHER
        async with asyncio.timeout(30):
            await ears.times.get()
        second = post._listening._connection
        await post.close()
        await store.close()
        return first is second

    assert not asyncio.run(evening())
