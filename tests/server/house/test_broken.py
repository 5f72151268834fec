"""A table that one node cannot go on with: that node leaves it to the others, and guests come to one that can."""

import asyncio
from dataclasses import replace

import pytest

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Refused
from tablee.server import tokens
from tablee.server.connection import RESTART, TROUBLE, Connection
from tablee.server.live_table import ELSEWHERE
from tablee.server.open_tables import PUT_AWAY_AFTER
from tablee.tables.refusals import Why
from tablee.tables.topics.seating import Renamed
from tablee.tables.waits import HOST_AWAY
from tests.kernel.murmure import MURMURE
from tests.server.house.test_catching_up import ANN, Behind
from tests.server.house.town import Node, Town, evening, heard, passed
from tests.server.showing.stopped_clock import until
from tests.tables.tables import STROKE


async def broken(*names):
    """A town whose first node has had a fault with the table; the other ones have it at hand, with Ben there."""
    town = Town(*names)
    first, *others = await town.begin()
    live = await first.live()
    for node in others:
        await node.device(town.ben)
    await passed()
    live.stop_for(KeyError("a fault"))
    await passed()
    return town, live, others


@evening
async def test_another_node_sees_to_a_host_who_stays_away():
    town, live, (other,) = await broken("a", "z")
    here = await other.live()
    live.presence.announce(again=True)  # as when it is asked, or has missed something
    await passed()
    led = here.presence.leads
    town.sim.at += HOST_AWAY
    await passed(HOST_AWAY / 1000)

    assert led
    assert here.table.host == town.ben


@evening
async def test_a_node_that_comes_later_does_not_wait_for_it():
    town, _, () = await broken("a")
    later = Node(town, "z")
    town.nodes.append(later)
    later.begin()
    here = await later.live()

    assert here.presence.leads


@evening
async def test_what_it_hears_of_that_table_is_not_kept_and_it_is_put_away():
    town, live, _ = await broken("a", "z")
    before = live.idle
    for length in range(1_000, 2_000):
        live.catching_up.grown(length)
    await live.catching_up.abreast(Connection(lambda: None))
    after, at_hand = live.idle, town.nodes[0].open_tables.at_hand(town.code)
    await passed(PUT_AWAY_AFTER)

    assert (before, after) == (True, True)
    assert at_hand is live
    assert town.nodes[0].open_tables.at_hand(town.code) is None


TOMORROW = [
    b'{"type":"of_tomorrow"}',
    encode(Renamed(1, "Bea")).replace(b"}", b',"mood":"of tomorrow"}'),
]


@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize("line", TOMORROW, ids=["tag", "field"])
def test_what_only_a_later_version_knows_sends_guests_to_a_node_that_knows_it(line, told):
    @evening
    async def test():
        town = Town("a", "z")
        node, _ = await town.begin()
        ben = await node.device(town.ben)
        length = town.sim.table.length
        await town.store.append(town.code, length, [line], at=town.sim.at)
        node.hearing.grown(town.code, length + 1, [line] if told else ())
        await passed()
        later = await node.session_of_ben()
        return ben.closing, heard(ben)[-1], heard(later.connection)[-1]

    closing, farewell, refused = test()

    assert (closing, farewell["why"], farewell["retry"]) == (RESTART, "restarting", 1)
    assert (refused["why"], refused["retry"]) == ("trouble", ELSEWHERE)


@pytest.mark.parametrize("line", TOMORROW, ids=["tag", "field"])
def test_whoever_comes_to_such_a_table_first_is_to_come_again_too(line):
    @evening
    async def test():
        town = Town("a", "z")
        node, _ = await town.begin()
        await town.store.append(town.code, town.sim.table.length, [line], at=town.sim.at)
        return heard((await node.session_of_ben()).connection)[-1]

    refused = test()

    assert (refused["why"], refused["retry"]) == ("trouble", 5)


@evening
async def test_whoever_comes_while_it_breaks_is_told_so_at_once():
    """They waited for what was left to read, until it took too long."""
    town = Town("a", "z")
    node, _ = await town.begin()
    live = await node.live()
    await town.store.append(town.code, live.table.length, [TOMORROW[0]], at=town.sim.at)
    coming = asyncio.ensure_future(node.session_of_ben(tokens.token()))
    await passed()
    assert coming.done()
    (farewell,) = heard(coming.result().connection)

    assert live.broken
    assert (farewell["why"], farewell["retry"]) == ("trouble", 5)


@evening
async def test_what_is_read_for_a_table_that_another_history_has_ended_meanwhile_is_no_fault():
    """It was taken for entries of that table, which cannot follow there: the journal told of a bug."""
    town = Town("a")
    (node,) = await town.begin()
    live = await node.live()
    await town.store.append(town.code, live.table.length, [b"no entry of this history"], at=town.sim.at)
    node.hearing.grown(town.code, live.table.length + 1)
    node.hearing.start_anew()
    await passed()

    assert node.open_tables.journal.counts["tablee_broken_tables_total"] == 0


def refuse(*_):
    raise Refused(Why.NOT_NOW)


@pytest.mark.parametrize(
    ("changed", "closing"),
    [
        ({"rules_version": MURMURE.rules_version + 1, "apply": refuse}, RESTART),
        ({"apply": refuse}, TROUBLE),
    ],
    ids=["rules", "fault"],
)
def test_so_does_a_game_by_rules_of_another_version_but_a_fault_stops_it(changed, closing):
    @evening
    async def test():
        behind = Behind(here=replace(MURMURE, **changed))
        live = await behind.play((ANN, STROKE))
        ann = Connection(lambda: None)
        live.enter(ann)
        live.catching_up.grown(len(behind.sim.lines))
        await until(lambda: live.broken)
        return ann.closing

    assert test() == closing
