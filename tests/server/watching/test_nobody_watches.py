"""Bots that lose no time play for whoever is at the table, on the other side of a screen too, and for nobody else."""

import asyncio

from tests.server.showing.clockwork import Hall, run
from tests.tables.tables import catalogue

HOST = 0


async def begun(hall):
    live, token = await hall.lay("sept_pour_cent")
    host = await hall.guest(live, token)
    for chair in range(6):
        await host.ask("seat_bot", person=HOST, chair=chair, level="easy")
    await host.ask("set_pace", person=HOST, pace="instant")
    return live, host


async def quiet():
    """An hour passes, in which all that is due happens."""
    await asyncio.sleep(3600)


def test_a_game_of_bots_alone_stops_when_the_last_one_goes_and_ends_when_a_stranger_looks():
    async def evening():
        hall = Hall(catalogue())
        live, host = await begun(hall)
        await host.ask("start", person=HOST)
        host.session.gone()
        await quiet()
        alone, over = live.table.length, bool(live.table.record_lengths)
        again = await hall.open_tables.find(live.table.code)
        await hall.guest(again)
        await quiet()
        return alone, over, again.table

    alone, over, table = run(evening())

    assert not over
    assert table.length > alone
    assert table.record_lengths
