"""Notes of people who leave go with them, also where a kill came in between."""

import asyncio

from tests.server.showing.clockwork import Hall, run
from tests.tables.tables import catalogue

HOST = 0


def test_whoever_leaves_takes_their_note_along_and_others_keep_theirs():
    async def evening():
        hall = Hall(catalogue())
        live, token = await hall.lay("murmure")
        host, guest = await hall.guest(live, token), await hall.guest(live)
        person = (await guest.ask("sit", name="Ben"))["person"]
        await host.ask("write_note", person=HOST, note="mine")
        await guest.ask("write_note", person=person, note="x" * 1000)
        store, code = hall.open_tables.store, live.table.code
        before = len(await store.note(code, person))
        await guest.ask("leave", person=person)
        await asyncio.sleep(1)
        after = await store.note(code, person), await store.note(code, HOST)

        await store.keep_note(code, person, b"left over by a kill")
        hall.open_tables.tables.clear()
        await hall.open_tables.find(code)
        await asyncio.sleep(1)
        return before, after, await store.note(code, person)

    before, after, taken_up = run(evening())

    assert before == 1000
    assert after == (b"", b"mine")
    assert taken_up == b""
