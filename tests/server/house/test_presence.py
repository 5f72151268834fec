"""Who is at a table by way of which node, and which node acts: without a database, by what nodes tell each other."""

import asyncio

from tablee.server.connection import Connection
from tablee.server.house.alone import Alone
from tablee.server.house.news import Enquired, Here, Took
from tablee.server.house.presence import ANSWER_WITHIN, Presence
from tests.server.showing.stopped_clock import StoppedLoop

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


def presence_at(house, changes=None):
    """Of one table; `changes` grows when another node is found to be gone."""
    changes = [] if changes is None else changes
    return Presence(house, CODE, (), lambda: changes.append(1))


def test_people_are_there_wherever_they_are_and_gone_with_their_node():
    changes = []
    presence = presence_at(Between("a", "z"), changes)
    presence.hear("a", Here(CODE, (ANN,), (ANN,), watched=True))
    presence.hear("z", Here(CODE, (ANN, BEN), (), watched=True))

    assert presence.people == {ANN, BEN}
    assert presence.has_opened(ANN)
    presence.drop(["z", "nobody"])
    assert presence.people == {ANN}
    presence.drop(["z"])
    assert len(changes) == 1


def test_the_first_by_name_of_those_that_have_the_table_acts():
    presence = presence_at(Between("a", "z"))
    alone = presence.leads
    presence.hear("z", Here(CODE))
    before = presence.leads
    presence.hear("a", Here(CODE))
    after = presence.leads
    presence.hear("a", Here(CODE, held=False))

    assert (alone, before, after, presence.leads) == (True, True, False, True)


def test_what_did_not_change_is_told_once():
    house = Between("a")
    presence = presence_at(house)
    presence.announce()
    presence.announce()
    presence.announce(again=True)

    assert house.told == [Here(CODE)] * 2


def test_of_two_who_open_a_seat_at_once_the_last_in_the_order_of_all_keeps_it():
    """A node hears its own word in its place: before it others are older, after it they are newer."""
    presence = presence_at(Between("a"))
    presence.take(ANN)

    assert not presence.taken("a", ANN), "ours is still to come, and will be newer"
    assert not presence.taken("m", ANN), "this is ours"
    assert presence.taken("a", ANN)


def test_a_seat_whose_opening_may_not_have_been_heard_is_taken_once_more():
    house, tablet = Between("a"), Connection(lambda: None)
    tablet.opened.add(ANN)
    presence = Presence(house, CODE, [tablet], lambda: None)
    for person in (ANN, BEN):
        presence.take(person)
    presence.deaf()

    assert house.told == [Took(CODE, ANN), Took(CODE, BEN), Took(CODE, ANN)], "nobody shows the other one any more"


def test_one_that_was_heard_after_all_counts_for_nothing():
    presence = presence_at(Between("a"))
    presence.take(ANN)
    presence.deaf()
    presence.taken("m", ANN)
    presence.take(ANN)

    assert not presence.taken("a", ANN), "ours is still to come, and will be newer"


def test_a_seat_that_is_opened_is_told():
    house = Between("a")
    presence_at(house).take(ANN)

    assert house.told == [Took(CODE, ANN)]


def test_who_asks_does_not_wait_for_a_node_that_has_said_goodbye():
    """As when its guests come here: it is asked, and gone before it answers."""

    async def evening():
        presence = presence_at(Between("a"))
        asked = presence.ask()
        presence.drop(["a"])
        return asked.done()

    assert asyncio.run(evening())


def test_who_asks_knows_when_all_have_answered():
    async def evening():
        house = Between("a", "z")
        presence = presence_at(house)
        asked = presence.ask()
        presence.hear("a", Here(CODE, (ANN,)))
        early = asked.done()
        presence.hear("z", Here(CODE, held=False))
        return house.told, early, asked.done(), presence.people

    assert asyncio.run(evening()) == ([Enquired(CODE)], False, True, {ANN})


def test_where_nobody_else_is_up_nobody_is_waited_for():
    async def evening():
        return presence_at(Between()).ask().done()

    assert asyncio.run(evening())


def test_a_node_that_does_not_answer_is_gone_and_another_acts_at_once():
    """As one that was killed a moment ago, before it is missed."""
    changes = []

    async def evening():
        loop = asyncio.get_running_loop()
        loop.stopped_at = loop.time()
        presence = presence_at(Between("a", "z"), changes)
        presence.hear("a", Here(CODE, (ANN,), (ANN,)))
        presence.hear("z", Here(CODE, (BEN,)))
        asked = presence.ask()
        presence.hear("z", Here(CODE, (BEN,)))
        loop.stopped_at += ANSWER_WITHIN
        await asked
        presence.drop({"a"})
        return presence.leads, presence.people, presence.has_opened(ANN)

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        assert runner.run(evening()) == (True, {BEN}, False)

    assert len(changes) == 1, "the table hears of it when it is found out, and not when the node is missed after that"
