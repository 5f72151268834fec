"""Open tables: they are taken up when somebody comes, put away when nobody is there; one that fails is alone in it."""

import asyncio
from functools import partial

import pytest

from tablee.kernel.codec import encode
from tablee.server.connection import Connection
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.server.upkeep.looking_round import KEPT_FOR, LOOK_ROUND
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Unavailable
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import FORMAT
from tablee.tables.table import Laid
from tablee.tables.topics.seating import Rename
from tablee.wire.requests import LayTable
from tests.server.bounds.house import House
from tests.server.evenings import verified
from tests.server.showing.stopped_clock import StoppedLoop, until
from tests.tables.long_games import gathered as gathered_with_tokens
from tests.tables.long_games import token_of
from tests.tables.tables import SEPT, gathered

NOON = 1_800_000_000_000
GAME = LayTable("sept_pour_cent")
VISITS = 1000


def opened_hall(store, lines):
    return OpenTables(store, Catalogue(), Environment(now=lambda: NOON), Journal(lines.append))


def test_a_table_that_nobody_is_at_is_put_away_and_taken_up_again():
    async def evening():
        open_tables = opened_hall(MemoryStore(), [])
        laid = await open_tables.lay(GAME)
        first = await open_tables.find(laid.code)
        open_tables._put_away(first)
        away = dict(open_tables.tables)
        again = await open_tables.find(laid.code)
        return first, away, again

    first, away, again = asyncio.run(evening())

    assert away == {}
    assert again is not first
    assert again.table.code == first.table.code


@pytest.mark.slow
def test_however_many_come_and_go_their_table_waits_once_to_be_put_away():
    """Each departure had a timer of five minutes: at 200 a second there were 60,000."""

    async def evening():
        house = House(gathered_with_tokens(SEPT.name))
        await house.lay()
        for _ in range(VISITS):
            guest = await house.guest(token_of(1))
            guest.session.gone()
        timers = [handle for handle in asyncio.get_running_loop()._scheduled if not handle.cancelled()]
        await house.close()
        return len(timers)

    assert asyncio.run(evening()) == 1


def test_a_code_is_found_however_it_is_typed_and_by_many_at_once():
    async def evening():
        open_tables = opened_hall(MemoryStore(), [])
        code = (await open_tables.lay(GAME)).code
        spelt = (code, code.lower(), f" {code[:3]}-{code[3:]} ")
        return await asyncio.gather(*[open_tables.find(one) for one in spelt]), await open_tables.find("QQQQQQ")

    (first, *others), unknown = asyncio.run(evening())

    assert all(live is first for live in others)
    assert unknown is None


@pytest.mark.parametrize(("idle", "kept_open"), [(KEPT_FOR, True), (KEPT_FOR + 1, False)])
def test_a_table_that_nothing_has_happened_at_for_a_month_is_closed_and_its_game_can_be_checked(idle, kept_open):
    async def evening():
        sim, _ = gathered("Ann", "Ben", game=SEPT.name)
        sim.start()
        store = MemoryStore()
        await store.append(sim.table.code, 0, sim.lines, at=NOON - idle)
        open_tables = opened_hall(store, [])
        await open_tables.looking_round.look()
        return await store.directory(), await open_tables.record(sim.table.code, None)

    listed, record = asyncio.run(evening())

    assert bool(listed) == kept_open
    assert (record is None) == kept_open
    assert record is None or verified(record, SEPT)[0].result is None


def test_a_table_that_was_closed_a_month_ago_is_forgotten_while_the_server_runs():
    """It was at a start only, once: a server that nobody stopped kept all that ever was."""

    async def evening():
        loop, lines = asyncio.get_running_loop(), []
        loop.stopped_at = loop.time()
        sim, _ = gathered("Ann", "Ben", game=SEPT.name)
        store = MemoryStore()
        await store.append(sim.table.code, 0, sim.lines, at=loop.now(), open=False)
        open_tables = OpenTables(store, Catalogue(), Environment(now=loop.now), Journal(lines.append))
        open_tables.open_soon()
        kept = []
        for looks, passed in enumerate((0, KEPT_FOR / 1000 - 2 * LOOK_ROUND, 3 * LOOK_ROUND), 1):
            loop.stopped_at += passed
            await until(lambda looks=looks: sum(b"tables open" in line for line in lines) == looks)
            kept.append(len(await store.directory(closed=True)))
        await open_tables.close()
        return kept

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        assert runner.run(evening()) == [1, 1, 0]


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
        open_tables = opened_hall(store, journal)
        code = (await open_tables.lay(GAME)).code
        await store.append("BROKEN", 0, [line], at=NOON)
        again = opened_hall(store, journal)
        await again.looking_round.look()
        with pytest.raises(Unavailable):
            await again.find("BROKEN")
        with pytest.raises(Unavailable):
            await again.record("BROKEN", None)
        return code, list(again.tables), b"\n".join(journal)

    code, tables, journal = asyncio.run(evening())

    assert tables == [code]
    assert b"table broken" in journal
    assert b"BROKEN" not in journal


def test_a_log_that_had_grown_meanwhile_is_measured_by_what_it_holds():
    """What another server was quicker to append is read; what is decided anew counts once."""

    async def evening():
        sim, people = gathered("Ann", "Ben", game=SEPT.name)
        store = MemoryStore()
        await store.append(sim.table.code, 0, sim.lines, at=NOON)
        lives = [await opened_hall(store, []).find(sim.table.code) for _ in range(2)]
        done = []
        for live, person, name in zip(lives, people, ("Anna", "Benno"), strict=True):
            asker = Connection(lambda: None)
            asker.people.add(person)
            live.ask(asker, Rename(sim.id(), person, name), done=partial(done.append, name))
        await until(lambda: len(done) == 2)
        return lives[1].table.size, sum(map(len, await store.read(sim.table.code)))

    counted, held = asyncio.run(evening())

    assert counted == held
