"""What a node hears and what it missed: without a database, several nodes in one process."""

import asyncio

import msgspec

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.house.hearing import TRY_AGAIN, Hearing
from tablee.server.house.presence import ANSWER_WITHIN
from tablee.server.journal import Journal
from tablee.server.limits import Limits
from tablee.server.open_tables import OpenTables
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tests.server.house.town import Town, evening, passed


@evening
async def test_who_is_there_by_way_of_one_node_is_known_at_another_and_gone_with_it():
    town = Town("a", "m")
    a, m = await town.begin()
    await a.device(town.ann)
    live = await m.live()
    await passed()
    there = live.present
    m.hearing.nodes_changed(frozenset({"a"}))

    assert (there, live.present) == ({town.ann}, frozenset())


@evening
async def test_a_node_that_goes_while_a_table_is_taken_up_here_is_gone_from_there_too():
    town = Town("a", "m", "z")
    a, m, z = await town.begin()
    await a.device(town.ann)
    z.deaf = True  # so that it is waited for
    finding = asyncio.ensure_future(m.live())
    await passed()
    m.hearing.nodes_changed(frozenset({"a"}))
    await passed(ANSWER_WITHIN)
    live = await finding

    assert live.presence.leads
    assert live.present == frozenset()


@evening
async def test_what_is_missed_while_one_catches_up_is_caught_up_with_too():
    town = Town("a", "m")
    _, m = await town.begin()
    live = await m.live()
    m.late = 0.5
    m.hearing.missed()
    await passed()
    await town.somebody_sits_down()
    m.hearing.missed()
    await passed(m.late)
    await passed(m.late)

    assert live.table.length == town.sim.table.length


@evening
async def test_what_cannot_be_caught_up_with_now_is_tried_again():
    town = Town("a", "m")
    _, m = await town.begin()
    live = await m.live()
    await town.somebody_sits_down()
    m.away = True
    m.hearing.missed()
    await passed()
    m.away = False
    await passed(TRY_AGAIN)

    assert live.table.length == town.sim.table.length


@evening
async def test_who_was_deaf_for_so_long_that_nobody_was_known_hears_of_all_who_are_there_from_each_that_beats_again():
    town = Town("a", "m")
    a, m = await town.begin()
    live = await m.live()
    m.deaf = True
    m.hearing.nodes_changed(frozenset({"a"}))
    await a.device(town.ann)
    await passed()
    m.deaf = False
    before = live.present
    m.hearing.came("a")
    await passed()

    assert (before, live.present) == (frozenset(), {town.ann})
    assert not live.presence.leads


@evening
async def test_a_node_that_has_no_table_at_hand_asks_nobody_for_theirs():
    """As each does when it starts."""
    town = Town("a", "m")
    a, m = await town.begin()
    await a.live()
    told = town.told
    m.hearing.came("a")
    await passed()

    assert town.told == told


@evening
async def test_a_quiet_journal_says_that_everybody_was_sent_away_for_the_database():
    """What a terminal sees is quiet: it said nothing of that."""
    written, clock = [], asyncio.get_running_loop().time
    open_tables = OpenTables(MemoryStore(), Catalogue(), Environment(), Journal(written.append, detail="quiet"))
    hearing = Hearing(open_tables, Doorkeeper(Limits(), clock))
    hearing.cut_off()
    hearing.start_anew()

    assert [msgspec.json.decode(line)["event"] for line in written] == ["cut off", "another database"]
