"""Who is at a table by way of which node, and which node acts: without a database, by what nodes tell each other."""

import asyncio

from tablee.server.house.alone import Alone
from tablee.server.house.news import Asked, Here, Took
from tablee.server.house.presence import Presence

ANN, BEN = 0, 1
CODE = "QUARTZ"


class Between(Alone):
    """A node in the middle of others, which keeps what it tells."""

    node, sweeps = "m", True

    def __init__(self, *others):
        super().__init__()
        self.told = []
        self._others = frozenset(others)

    @property
    def others(self):
        return self._others

    def tell(self, news):
        self.told.append(news)


def test_people_are_there_wherever_they_are_and_gone_with_their_node():
    presence = Presence(Between("a", "z"), CODE, ())
    presence.hear("a", Here(CODE, (ANN,), (ANN,), watched=True))
    presence.hear("z", Here(CODE, (ANN, BEN), (), watched=True))

    assert presence.people == {ANN, BEN}
    assert presence.has_opened(ANN)
    assert presence.drop(["z", "nobody"])
    assert presence.people == {ANN}
    assert not presence.drop(["z"])


def test_the_first_by_name_of_those_that_have_the_table_acts():
    presence = Presence(Between("a", "z"), CODE, ())
    alone = presence.leads
    presence.hear("z", Here(CODE))
    before = presence.leads
    presence.hear("a", Here(CODE))
    after = presence.leads
    presence.hear("a", Here(CODE, held=False))

    assert (alone, before, after, presence.leads) == (True, True, False, True)


def test_what_did_not_change_is_told_once():
    house = Between("a")
    presence = Presence(house, CODE, ())
    presence.announce()
    presence.announce()
    presence.announce(again=True)

    assert house.told == [Here(CODE)] * 2


def test_of_two_who_open_a_seat_at_once_the_last_in_the_order_of_all_keeps_it():
    """A node hears its own word in its place: before it others are older, after it they are newer."""
    presence = Presence(Between("a"), CODE, ())
    presence.take(ANN)

    assert not presence.taken("a", ANN), "ours is still to come, and will be newer"
    assert not presence.taken("m", ANN), "this is ours"
    assert presence.taken("a", ANN)


def test_a_seat_that_is_opened_is_told():
    house = Between("a")
    Presence(house, CODE, ()).take(ANN)

    assert house.told == [Took(CODE, ANN)]


def test_who_asks_knows_when_all_have_answered():
    async def evening():
        house = Between("a", "z")
        presence = Presence(house, CODE, ())
        asked = presence.ask()
        presence.hear("a", Here(CODE, (ANN,)))
        early = asked.done()
        presence.hear("z", Here(CODE, held=False))
        return house.told, early, asked.done(), presence.people

    assert asyncio.run(evening()) == ([Asked(CODE)], False, True, {ANN})


def test_where_nobody_else_is_up_nobody_is_waited_for():
    async def evening():
        return Presence(Between(), CODE, ()).ask().done()

    assert asyncio.run(evening())
