"""The hall: tables are taken up when somebody comes, put away when nobody is there; one that fails is alone in it."""

import asyncio

import pytest

from tablee.kernel.codec import encode
from tablee.server.clock import Outside
from tablee.server.hall import KEPT, Hall
from tablee.server.journal import Journal
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Unavailable
from tablee.tables.entries import FORMAT, Laid
from tablee.tables.house import House
from tablee.wire.asked import LayTable
from tests.server.evenings import verified
from tests.tables.tables import SEPT, gathered

NOON = 1_800_000_000_000
GAME = LayTable("sept_pour_cent")


def opened_hall(store, lines):
    return Hall(store, House(), Outside(now=lambda: NOON), Journal(lines.append))


def test_a_table_that_nobody_is_at_is_put_away_and_taken_up_again():
    async def evening():
        hall = opened_hall(MemoryStore(), [])
        laid = await hall.lay(GAME)
        first = await hall.find(laid.code)
        hall._put_away(first)
        away = dict(hall.tables)
        again = await hall.find(laid.code)
        return first, away, again

    first, away, again = asyncio.run(evening())

    assert away == {}
    assert again is not first
    assert again.table.code == first.table.code


def test_a_code_is_found_however_it_is_typed_and_by_many_at_once():
    async def evening():
        hall = opened_hall(MemoryStore(), [])
        code = (await hall.lay(GAME)).code
        spelt = (code, code.lower(), f" {code[:3]}-{code[3:]} ")
        return await asyncio.gather(*[hall.find(one) for one in spelt]), await hall.find("QQQQQQ")

    (first, *others), unknown = asyncio.run(evening())

    assert all(live is first for live in others)
    assert unknown is None


@pytest.mark.parametrize(("idle", "kept_open"), [(KEPT, True), (KEPT + 1, False)])
def test_a_table_that_nothing_has_happened_at_for_a_month_is_closed_and_its_game_can_be_checked(idle, kept_open):
    async def evening():
        sim, _ = gathered("Ann", "Ben", game=SEPT.name)
        sim.start()
        store = MemoryStore()
        await store.append(sim.table.code, 0, sim.lines, at=NOON - idle)
        hall = opened_hall(store, [])
        await hall.open()
        return await store.directory(), await hall.record(sim.table.code, None)

    listed, record = asyncio.run(evening())

    assert bool(listed) == kept_open
    assert (record is None) == kept_open
    assert record is None or verified(record, SEPT)[0].result is None


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b'{"type":"closed"}',
        encode(Laid(FORMAT + 1, "BROKEN", GAME.game, {}, "0" * 64, NOON)),
        encode(Laid(FORMAT, "BROKEN", "a-game-of-tomorrow", {}, "0" * 64, NOON)),
    ],
)
def test_a_log_that_does_not_fold_is_named_in_the_journal_and_stops_no_other_table(line):
    async def evening():
        store, journal = MemoryStore(), []
        hall = opened_hall(store, journal)
        code = (await hall.lay(GAME)).code
        await store.append("BROKEN", 0, [line], at=NOON)
        again = opened_hall(store, journal)
        await again.open()
        with pytest.raises(Unavailable):
            await again.find("BROKEN")
        with pytest.raises(Unavailable):
            await again.record("BROKEN", None)
        return code, list(again.tables), b"\n".join(journal)

    code, tables, journal = asyncio.run(evening())

    assert tables == [code]
    assert b"table broken" in journal
    assert b"BROKEN" not in journal
