"""Which other nodes are up, as far as their beats are heard. The database is not asked."""

import asyncio

from tablee.server.house.nodes import Nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore


class Heard:
    """Who came, and who is gone."""

    def __init__(self):
        self.changes = []

    def came(self, node):
        self.changes.append(f"{node} came")

    def nodes_changed(self, gone):
        self.changes += [f"{node} is gone" for node in sorted(gone)]


def test_a_node_that_beats_after_a_silence_comes_anew():
    """Nobody knows what it told meanwhile."""

    async def evening():
        nodes, ears = Nodes(PostgresStore(Address.read("postgresql://ann@nowhere.example/tablee"))), Heard()
        nodes._ears = ears
        for word in ("a", "a", nodes.node):
            nodes.beat(word)
        nodes._gone(frozenset({"a"}))
        others = nodes.others
        nodes.beat("a")
        return ears.changes, others, nodes.others

    assert asyncio.run(evening()) == (["a came", "a is gone", "a came"], frozenset(), {"a"})
