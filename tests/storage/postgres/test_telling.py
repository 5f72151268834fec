"""What nodes hear of each other's appends, from a real database: what was kept, and nobody else hears it."""

import asyncio

import asyncpg
import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.post import Post
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.postgres.words import Grown
from tablee.storage.postgres.words import heard as grown_of
from tests.storage.contract import NOON

pytestmark = pytest.mark.slow


class Listener:
    """The ears of a node that only listens, until it hears of a table with this code."""

    def __init__(self, last):
        self.heard = []
        self._last = last
        self.done = asyncio.get_running_loop().create_future()

    def grown(self, grown):
        self.heard.append(grown)
        if grown.code == self._last:
            self.done.set_result(None)

    def news(self, *_):
        pass

    def beat(self, _):
        pass

    def missed(self):
        pass

    def fault(self, error):
        raise error


def heard_of(database, *rounds):
    """By another node, of these appends of (table, expected, entries), each round of them at once; and the answers."""

    async def evening():
        store = PostgresStore(Address.read(database))
        listener, post = Listener("LAST"), Post(store.address, "another", store.history)
        await post.start(listener)
        answers = []
        for asked in (*rounds, [("LAST", 0, [b"{}"])]):
            answers += await asyncio.gather(*[store.append(*append, at=NOON) for append in asked])
        async with asyncio.timeout(30):
            await listener.done
        await post.close()
        await store.close()
        return listener.heard[:-1], answers[:-1]

    return asyncio.run(evening())


def test_what_was_kept_is_heard_with_its_entries_and_what_was_refused_is_not(database):
    first = [("ANN", 0, [b'{"n":1}', b'{"n":2}']), ("BEN", 0, [b"\xff no text"])]
    stale = [("ANN", 1, [b'{"n":"stale"}']), ("BEN", 1, [b'{"n":3}'])]

    heard, answers = heard_of(database, first, stale)

    assert answers == [True, True, False, True]
    assert sorted(heard, key=lambda grown: (grown.length, grown.code)) == [
        Grown("BEN", 1),
        Grown("ANN", 2, (b'{"n":1}', b'{"n":2}')),
        Grown("BEN", 2, (b'{"n":3}',)),
    ]


def test_more_than_one_word_holds_is_heard_whole(database):
    many = [(f"T{number:03}", 0, [b"x" * 500]) for number in range(100)]

    heard, _ = heard_of(database, many)

    assert sorted(heard, key=lambda grown: grown.code) == [Grown(code, 1, (b"x" * 500,)) for code, _, _ in many]


@pytest.mark.parametrize(("tables", "size", "words"), [(1, 20, 1), (100, 20, 1), (100, 500, 7)])
def test_a_batch_is_told_in_as_few_words_as_hold_its_entries(database, tables, size, words):
    """One, while moves are few or small: a word of PostgreSQL has less than 8,000 bytes."""

    async def evening():
        store, listener, heard = PostgresStore(Address.read(database)), await asyncpg.connect(database), []
        await store.look()
        channel = await listener.fetchval("SELECT channel FROM tablee.house") + "_grown"
        await listener.add_listener(channel, lambda *told: heard.append(told[-1]))
        asked = [store.append(f"T{number:03}", 0, [b"x" * size], at=NOON) for number in range(tables)]
        assert all(await asyncio.gather(*asked))
        await listener.execute("SELECT")  # what was told comes before the answer
        await listener.close()
        await store.close()
        return heard

    heard = asyncio.run(evening())

    assert len(heard) == words
    assert sum(len(list(grown_of(word))) for word in heard) == tables


def test_the_channel_is_known_to_nobody_who_may_not_read_the_tables(cluster, new_database):
    """Who can connect to a database can listen there, whatever they may read of it."""
    asyncio.run(PostgresStore(Address.read(cluster.address_of(new_database))).look())
    channel = cluster.sql("SELECT channel FROM tablee.house", new_database)
    public = cluster.sql("SELECT has_schema_privilege('public', 'tablee', 'USAGE')", new_database)

    assert len(channel) == len("tablee_") + 32
    assert public == "f"


def test_no_index_holds_what_every_append_changes(cluster, database):
    """PostgreSQL then leaves all of them alone when a table grows."""
    asyncio.run(PostgresStore(Address.read(database)).look())
    indexes = cluster.sql("SELECT indexdef FROM pg_indexes WHERE schemaname = 'tablee' AND tablename = 'tables'")
    used = {word.strip("(),") for word in indexes.split()}

    assert {"closed_at", "code", "keeper"} <= used
    assert not used & {"length", "size", "changed"}
