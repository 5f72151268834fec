"""While a house is updated, nodes of two versions hear each other: words are spelt as before, and new ones pass by."""

import asyncio

import pytest

from tablee.kernel.codec import encode
from tablee.kernel.structs import members
from tablee.server.house.news import (
    NEWS,
    Enquired,
    Given,
    Gone,
    Here,
    Hurried,
    Knocked,
    Met,
    News,
    Released,
    SaidBefore,
    Spoke,
    Took,
)
from tablee.server.house.nodes import Nodes
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tablee.wire.messages import Said

SALUT = Said(3, "Ben", "salut")
SPELT = '{"type":"said","person":3,"name":"Ben","text":"salut","reaction":null}'
WORDS: dict[str, News] = {
    '{"type":"here","code":"QUARTZ","people":[1,2],"opened":[1],"watched":true,"held":true}': Here(
        "QUARTZ", (1, 2), (1,), watched=True
    ),
    '{"type":"asked","code":"QUARTZ","said":true}': Enquired("QUARTZ", said=True),
    f'{{"type":"lines","code":"QUARTZ","to":"b","lines":[{SPELT}]}}': SaidBefore("QUARTZ", "b", (SALUT,)),
    f'{{"type":"spoke","code":"QUARTZ","id":"an-id","said":{SPELT}}}': Spoke("QUARTZ", "an-id", SALUT),
    '{"type":"took","code":"QUARTZ","person":1}': Took("QUARTZ", 1),
    '{"type":"released","code":"QUARTZ","people":[1]}': Released("QUARTZ", (1,)),
    '{"type":"hurried","code":"QUARTZ"}': Hurried("QUARTZ"),
    '{"type":"given","code":"QUARTZ"}': Given("QUARTZ"),
    '{"type":"knocked","what":"guess","address":"192.0.2.7"}': Knocked("guess", "192.0.2.7"),
    '{"type":"met","node":"b"}': Met("b"),
    '{"type":"gone"}': Gone(),
}
"""As nodes have told it from the first version on: a word may be added beside these, none may change."""


@pytest.mark.parametrize(("word", "news"), WORDS.items(), ids=[type(news).__name__ for news in WORDS.values()])
def test_a_word_is_spelt_as_in_the_version_before_and_read_from_it(word, news):
    assert encode(news).decode() == word
    assert NEWS.decode(word) == news


def test_no_kind_of_news_is_left_out():
    assert {type(news) for news in WORDS.values()} == {*members(News)}


class Ears:
    def __init__(self):
        self.heard = []

    def news(self, node, news):
        self.heard.append((node, news))


def test_what_a_node_of_a_later_version_tells_besides_disturbs_nobody():
    async def evening():
        nodes, ears = Nodes(PostgresStore(Address.read("postgresql://ann@nowhere.example/tablee"))), Ears()
        nodes._ears = ears
        words = ('{"type":"of_tomorrow","code":"QUARTZ"}', "no JSON", '{"type":"hurried","code":"QUARTZ"}')
        for word in words:
            nodes.news("later", word)
        return ears.heard

    assert asyncio.run(evening()) == [("later", Hurried("QUARTZ"))]
