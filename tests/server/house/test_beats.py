"""Which other nodes are up, as far as their beats are heard. The database is not asked."""

import asyncio
import time

from tablee.server.house.nodes import Nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore


class Heard:
    """Who came, and who is gone."""

    def __init__(self):
        self.changes = []
        self.sent_away = 0

    def came(self, node):
        self.changes.append(f"{node} came")

    def nodes_changed(self, gone):
        self.changes += [f"{node} is gone" for node in sorted(gone)]

    def cut_off(self):
        self.sent_away += 1


def nodes_nobody_asks(ears):
    nodes = Nodes(PostgresStore(Address.read("postgresql://ann@nowhere.example/tablee")))
    nodes._ears = ears
    return nodes


def test_a_node_that_beats_after_a_silence_comes_anew():
    """Nobody knows what it told meanwhile."""

    async def evening():
        ears = Heard()
        nodes = nodes_nobody_asks(ears)
        for word in ("a", "a", nodes.node):
            nodes.beat(word)
        nodes._gone(frozenset({"a"}))
        others = nodes.others
        nodes.beat("a")
        return ears.changes, others, nodes.others

    assert asyncio.run(evening()) == (["a came", "a is gone", "a came"], frozenset(), {"a"})


def test_a_node_whose_beats_are_not_taken_sends_its_guests_away_once_and_again_after_the_next_time():
    """Not at the first look: a process that stood still for a while finds that nothing was taken, and beats."""

    async def evening():
        ears = Heard()
        nodes = nodes_nobody_asks(ears)
        so_far, said = [], []
        for silence in (0, 7, 0, 7, 8, 9, 10, 11, 0, 7, 8, 9):
            nodes._post._answered = time.monotonic() - silence
            said.append(nodes.cut_off)
            await nodes._look()
            so_far.append(ears.sent_away)
        return said, so_far

    said, so_far = asyncio.run(evening())

    assert said == [False, True, False, True, True, True, True, True, False, True, True, True]
    assert so_far == [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2]
