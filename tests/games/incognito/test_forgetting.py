"""A server forgets in time what was drawn: when a table closes, otherwise a day after; and tells nobody how much."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tablee.games.incognito.vocabulary import Draw
from tablee.server.connection import Connection
from tablee.server.house.alone import Alone
from tablee.server.house.presence import ANSWER_WITHIN
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import PUT_AWAY_AFTER
from tablee.server.upkeep import ink_erasing
from tablee.server.upkeep.ink_erasing import A_DAY
from tablee.server.upkeep.looking_round import KEPT_FOR, LOOK_ROUND, TRY_AGAIN
from tablee.storage.memory import MemoryStore
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Unavailable
from tablee.tables.catalogue import Catalogue
from tablee.tables.stages import GameOver, Playing
from tablee.tables.topics import hosting
from tablee.tables.topics.moves import Act
from tests.games.incognito.houses import House, lived
from tests.games.incognito.tables import ACROSS, ANN, BEN, DOWN
from tests.games.incognito.test_at_a_table import begun
from tests.games.incognito.test_erasing import drawn_by_all
from tests.server.showing.stopped_clock import until
from tests.tables.tables import Sim

HOUR = 3_600_000


@pytest.mark.parametrize("on_disk", [False, True])
def test_a_day_after_the_game_what_was_drawn_is_erased_though_the_table_was_put_away(on_disk, tmp_path):
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        live = await house.taken_up(sim)
        live.leave(await house.ask(live, hosting.GiveUp(sim.id(), ANN)))
        await house.move(1000 * PUT_AWAY_AFTER)
        assert house.open_tables.tables == {}
        await house.move(A_DAY - HOUR)
        assert ACROSS.encode() in await house.log(sim)
        assert "drawings erased" not in house.events

        await house.move(HOUR)
        await house.erased()
        assert ACROSS.encode() not in await house.log(sim)
        assert await house.listed() == [sim.table.code]

    lived(evening, SqliteStore(tmp_path / "tables.db") if on_disk else None)


@pytest.mark.parametrize("on_disk", [False, True])
def test_a_table_that_is_closed_is_erased_at_once_and_no_alarm_opens_it_again(on_disk, tmp_path):
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        live = await house.taken_up(sim)
        await house.ask(live, hosting.GiveUp(sim.id(), ANN))
        await house.move(HOUR)
        await house.ask(live, hosting.CloseTable(sim.id(), ANN))
        await house.erased()
        assert ACROSS.encode() not in await house.log(sim)
        await until(lambda: house.open_tables._ink_erasing._at_work is None)
        assert await house.listed() == []

        await house.move(A_DAY)
        assert await house.listed() == []

    lived(evening, SqliteStore(tmp_path / "tables.db") if on_disk else None)


def test_a_table_that_was_closed_just_before_a_kill_is_erased_by_the_next_server():
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        sim.ask(hosting.CloseTable(sim.id(), ANN))
        await house.keep(sim)
        await house.open_tables.looking_round.look()
        await house.erased()

        assert ACROSS.encode() not in await house.log(sim)
        await until(lambda: house.open_tables._ink_erasing._at_work is None)
        assert await house.listed() == []

    lived(evening)


def test_one_that_was_erased_before_the_kill_is_only_taken_out_of_the_directory():
    async def evening(house: House) -> None:
        sim = begun()
        sim.ask(hosting.CloseTable(sim.id(), ANN))
        await house.keep(sim)
        await house.open_tables.looking_round.look()
        await house.move(0)

        assert await house.listed() == []

    lived(evening)


def test_a_machine_that_slept_through_the_day_erases_within_the_hour():
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        live = await house.taken_up(sim)
        await house.ask(live, hosting.GiveUp(sim.id(), ANN))
        await house.move(0)
        house.slept = A_DAY
        await house.move(HOUR)
        await house.erased()

        assert ACROSS.encode() not in await house.log(sim)

    lived(evening)


def test_a_game_that_nobody_ends_is_given_up_a_day_after_its_last_entry_and_erased():
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        await house.keep(sim)
        house.open_tables.open_soon()
        await until(lambda: sim.table.code in house.open_tables.tables)
        live = house.open_tables.tables[sim.table.code]
        for _ in range(23):
            await house.move(1000 * LOOK_ROUND)
        assert isinstance(live.table.stage, Playing)
        assert ACROSS.encode() in await house.log(sim)

        await house.move(1000 * LOOK_ROUND)
        await house.erased()
        assert ACROSS.encode() not in await house.log(sim)
        again = await house.open_tables.find(sim.table.code)
        assert again is not None
        assert isinstance(again.table.stage, GameOver)
        assert again.table.stage.result is None

    lived(evening)


def test_a_table_at_which_nothing_happens_for_a_month_is_closed_without_a_new_start():
    store = MemoryStore()

    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        sim.ask(hosting.GiveUp(sim.id(), ANN))
        await house.keep(sim)
        house.open_tables.open_soon()
        await until(lambda: sim.table.code in house.open_tables.tables)
        await house.move(A_DAY)
        await house.erased()
        await house.move(0)
        assert await house.listed() == [sim.table.code]

        await house.move(KEPT_FOR)
        await until(lambda: not store._logs[sim.table.code].open)
        assert await house.listed() == []

    lived(evening, store)


def two_games() -> tuple[Sim, int]:
    """The second is over, too; how long the log was at the end of the first."""
    sim = drawn_by_all(begun())
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    first = len(sim.lines)
    sim.rematch()
    sim.act(ANN, Draw(DOWN))
    sim.act(ANN, Draw(DOWN))
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    return sim, first


def test_nobody_is_sent_away_from_a_later_game_until_its_own_day_is_over():
    async def evening(house: House) -> None:
        sim, first = two_games()
        await house.store.append(sim.table.code, 0, sim.lines[:first], at=house.now())
        await house.move(20 * HOUR)
        await house.keep(sim, first)
        live = await house.open_tables.find(sim.table.code)
        assert live is not None
        host = Connection(lambda: None)
        live.enter(host)
        await house.move(4 * HOUR)
        await house.erased()
        log = await house.log(sim)
        assert ACROSS.encode() not in log
        assert DOWN.encode() in log
        assert host.closing is None
        assert house.open_tables.tables[sim.table.code] is live

        await house.move(20 * HOUR)
        await house.erased(2)
        assert DOWN.encode() not in await house.log(sim)
        assert host.closing is not None

    lived(evening)


def test_what_is_overdue_of_several_games_is_erased_at_once_and_few_entries_in_a_commit(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(ink_erasing, "AT_ONCE", 4)

    class Counted(MemoryStore):
        portions: Sequence[int] = ()

        def erase(self, table: str, left: Any, *, close: bool = False) -> Any:
            self.portions = (*self.portions, len(left))
            return super().erase(table, left, close=close)

    store = Counted()

    async def evening(house: House) -> None:
        sim, _ = two_games()
        await house.keep(sim)
        await house.move(2 * A_DAY)
        await house.open_tables.looking_round.look()
        await house.erased()
        await until(lambda: house.open_tables._ink_erasing._at_work is None)
        assert house.events.count("drawings erased") == 1

    lived(evening, store)

    assert store.portions == (4, 4, 4, 4, 1)


def test_a_game_that_is_played_goes_on_while_what_was_drawn_before_is_erased():
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        sim.ask(hosting.GiveUp(sim.id(), ANN))
        await house.keep(sim)
        await house.move(20 * HOUR)
        length = len(sim.lines)
        sim.rematch()
        sim.act(ANN, Draw(DOWN))
        await house.keep(sim, length)
        live = await house.open_tables.find(sim.table.code)
        assert live is not None
        live.enter(Connection(lambda: None))
        await house.move(4 * HOUR)
        await house.erased()

        log = await house.log(sim)
        assert ACROSS.encode() not in log
        assert DOWN.encode() in log
        assert house.open_tables.tables[sim.table.code] is live

    lived(evening)


class OneOfTwo(Alone):
    """A node; the other one never says who is at a table."""

    sweeps = True
    others = frozenset({"another"})


def test_what_is_due_when_a_table_comes_to_another_node_is_shown_there_to_nobody():
    """It was erased from the log, and stood on at the node that had read it just before."""

    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        code, opened = sim.table.code, house.open_tables
        sim.ask(hosting.GiveUp(sim.id(), ANN))
        await house.keep(sim)
        await house.move(A_DAY)

        async def found() -> LiveTable | None:
            coming = asyncio.ensure_future(opened.find(code))
            await until(lambda: code in opened.tables or code in opened._arriving)
            await until(lambda: bool(opened._folder.alone_with(code)._waiters) or "drawings erased" in house.events)
            await house.move(int(1000 * ANSWER_WITHIN))
            return await coming

        await found()
        await house.erased()
        live = await found()

        assert live is not None
        assert isinstance(live.table.stage, GameOver)
        assert not live.table.stage.current.sheets.has_ink

    lived(evening, nodes=OneOfTwo)


class Hiccups(MemoryStore):
    """Fails when something of this name is asked first."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._fails = name

    def _once(self, name: str, answer: Any) -> Any:
        if self._fails != name:
            return answer
        self._fails = ""
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(Unavailable("no room"))
        return failed

    def directory(self, *, closed: bool = False) -> Any:
        return self._once("directory", super().directory(closed=closed))

    def when(self, table: str, place: int) -> Any:
        return self._once("when", super().when(table, place))

    def read(self, table: str, after: int = 0, before: int | None = None) -> Any:
        return self._once("read", super().read(table, after, before))

    def erase(self, table: str, left: Any, *, close: bool = False) -> Any:
        return self._once("erase", super().erase(table, {} if self._fails == "erase" else left, close=close))


@pytest.mark.parametrize("failing", ["directory", "read", "when", "erase"])
def test_a_store_that_fails_once_at_the_start_is_asked_again_soon(failing: str):
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        sim.ask(hosting.GiveUp(sim.id(), ANN))
        await house.keep(sim)
        await house.move(A_DAY)
        house.open_tables.open_soon()
        await until(lambda: "store trouble" in house.events)
        await house.move(0)
        await house.move(1000 * TRY_AGAIN)
        await house.erased()

        assert ACROSS.encode() not in await house.log(sim)

    lived(evening, Hiccups(failing))


class Stumbles(MemoryStore):
    """Has a bug when it erases for the first time."""

    tries = 0

    def erase(self, table: str, left: Any, *, close: bool = False) -> Any:
        self.tries += 1
        if self.tries == 1:
            raise ZeroDivisionError
        return super().erase(table, left, close=close)


def test_a_bug_in_erasing_is_named_and_what_is_left_is_tried_later_and_not_at_every_turn_of_the_loop():
    store = Stumbles()

    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        sim.ask(hosting.GiveUp(sim.id(), ANN))
        await house.keep(sim)
        await house.move(A_DAY)
        house.open_tables.open_soon()
        await until(lambda: "table broken" in house.events)
        await house.move(0)
        assert store.tries == 1

        await house.move(ink_erasing.TRY_AGAIN)
        await house.erased()
        assert ACROSS.encode() not in await house.log(sim)

    lived(evening, store)


def test_a_log_that_does_not_fold_is_kept_and_named():
    async def evening(house: House) -> None:
        sim = drawn_by_all(begun())
        sim.ask(hosting.CloseTable(sim.id(), ANN))
        await house.keep(sim)
        nothing_known = House(house.store, Catalogue({}, {}))
        nothing_known.open_tables._ink_erasing.take_up(sim.table)
        await until(lambda: nothing_known.events == ["table broken"])
        await house.move(A_DAY)

        assert nothing_known.events == ["table broken"]
        assert ACROSS.encode() in await house.log(sim)

    lived(evening)


# The record


class Watched(MemoryStore):
    """Notes what is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[int] = []

    def read(self, table: str, after: int = 0, before: int | None = None) -> Any:
        answer = super().read(table, after, before)
        self.reads.append(len(answer.result()))
        return answer


@pytest.mark.parametrize("games", [0, 1])
def test_to_ask_for_a_record_reads_nothing_of_the_game_that_is_played(games: int):
    """So how long it takes tells nobody how much the others have drawn."""

    def reads(strokes: int) -> tuple[list[int], bytes | None]:
        store = Watched()

        async def evening(house: House) -> bytes | None:
            sim = begun()
            if games:
                drawn_by_all(sim)
                sim.ask(hosting.GiveUp(sim.id(), ANN))
                sim.rematch()
            live = await house.taken_up(sim)
            for number in range(strokes):
                act = sim.acting(BEN, Draw(DOWN))
                ben = Connection(lambda: None)
                ben.people.add(BEN)
                live.ask(ben, Act(f"stroke-{number:08}", BEN, act.decision, act.action))
                await house.move(0)
            assert live.table.length == len(sim.lines) + strokes
            store.reads.clear()
            return await house.open_tables.record(sim.table.code, None)

        record: bytes | None = lived(evening, store)
        return store.reads, record

    nothing, much = reads(0), reads(12)

    assert nothing == much
    assert (nothing[1] is None) == (games == 0)
    assert nothing[0] == [] or games
