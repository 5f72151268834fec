"""What a node is told of a log, with the entries in it: it happens once, and only what was not told is read."""

import asyncio

from tablee.tables.topics.seating import Rename
from tests.server.house.test_behind import Evening
from tests.server.showing.stopped_clock import until


async def renamed(*names):
    """Ann, at the first node; the second has heard nothing of it. With all lines of the log."""
    house = await Evening().begin()
    ann = house.device(house.ann, 0)
    for name in names:
        house.lives[0].ask(ann, Rename(house.sim.id(), house.ann, name))
        await until(lambda name=name: name_of(house.lives[0], house.ann) == name)
    return house, await house.store.read(house.code)


def name_of(live, person):
    return live.table.people[person].name


def test_what_was_told_happens_without_a_look_at_the_log():
    async def evening():
        house, log = await renamed("Zoe")
        house.store.readable = False
        ben = house.device(house.ben, 1)
        house.lives[1].catching_up.grown(len(log), log[-1:])
        return name_of(house.lives[1], house.ann), house.lives[1].table.length - len(log), ben.closing

    assert asyncio.run(evening()) == ("Zoe", 0, None)


def test_what_was_told_before_or_is_known_already_happens_once():
    async def evening():
        house, log = await renamed("Xenia", "Yves", "Zoe")
        behind = house.lives[1].catching_up
        house.store.readable = False
        for length in (len(log) - 2, len(log) - 2, len(log), len(log) - 1):
            behind.grown(length, log[length - 2 : length])
        return house.lives[1].table.length - len(log), house.lives[1].broken

    assert asyncio.run(evening()) == (0, False)


def test_where_more_is_missing_than_was_told_all_of_it_is_read():
    async def evening():
        house, log = await renamed("Xenia", "Yves", "Zoe")
        house.lives[1].catching_up.grown(len(log), log[-1:])
        waited = house.lives[1].table.length
        await until(lambda: house.lives[1].table.length == len(log))
        return len(log) - waited, house.lives[1].broken

    assert asyncio.run(evening()) == (3, False)
