"""The store on SQLite keeps to the contract, and answers like the one in memory whatever it is asked."""

import asyncio
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tablee.kernel.refusals import Malformed
from tablee.storage import reader, schema, sqlite
from tablee.storage.jobs import Append, Erase, Forget
from tablee.storage.memory import MemoryStore
from tablee.storage.schema import FORMAT, opened, pragma
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Listing, Unavailable, WholeTable
from tablee.storage.witness import Witness
from tablee.storage.writer import Writer
from tests.server.showing.stopped_clock import until
from tests.storage.contract import ANN, NOON, DurableContract
from tests.storage.moving_contract import MovingContract


class TestSqliteStore(DurableContract, MovingContract):
    @pytest.fixture
    def opened(self, tmp_path):
        return partial(SqliteStore, tmp_path / "tables.db")


CODES = ["ABCDEF", "GHJKLM", "NPQRST", "UVWXYZ"]


def some_question(dice, moment):
    """One that changes a store, as a function of the store. Small numbers, so that they meet one another."""
    code, person = dice.choice(CODES), dice.randrange(2)
    match dice.randrange(14):
        case 0:
            return lambda store: store.keep_note(code, person, b"%d" % moment)
        case 1:
            return lambda store: store.forget(moment - 5)
        case 4:
            places, goes_on = range(dice.randrange(4)), dice.random() < 0.8
            return lambda store: store.erase(code, dict.fromkeys(places, b"-%d" % moment), close=not goes_on)
        case 2 | 3:
            return lambda store: store.keep_pack(code, str(person), b"%d" % moment)
        case 5:
            body, goes_on, length = b"%d" % moment, dice.random() < 0.8, dice.randrange(3)
            times, notes, packs = range(moment - length, moment), ((person, body),), ((str(person), body),)
            whole = WholeTable(code, (body,) * length, tuple(times), goes_on, notes, packs)
            return lambda store: store.put(whole)
        case _:
            expected, entries = dice.randrange(6), [b"%d" % moment] * dice.choice((0, 1, 1, 1, 2))
            goes_on = dice.random() < 0.8
            return lambda store: store.append(code, expected, entries, at=moment, open=goes_on)


async def outcome(store, questions):
    """The answers to questions asked at once, then all that can be read."""
    answers = await asyncio.gather(*(question(store) for question in questions), return_exceptions=True)
    seen = [
        await store.directory(),
        *[await store.read(code) for code in CODES],
        *[await store.when(code, place) for code in CODES for place in range(4)],
        *[await store.note(code, person) for code in CODES for person in (0, 1)],
        *[await store.packs(code) for code in CODES],
        await store.directory(closed=True),
        *[await store.whole(code) for code in CODES],
    ]
    return [str(answer) if isinstance(answer, Malformed) else answer for answer in answers], seen


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_it_answers_like_the_store_in_memory(tmp_path, seed):
    """A batch is judged as if each question had come alone, whatever shares it; and so after each opening again."""

    async def evening():
        dice, memory, moment = random.Random(seed), MemoryStore(), 0
        for _ in range(4):
            store = SqliteStore(tmp_path / "tables.db")
            for _ in range(15):
                questions = [some_question(dice, moment := moment + 1) for _ in range(dice.choice((1, 3, 30)))]
                # Forgetting goes on in steps, other questions between them: alone, it is one step like any other.
                if any(forgets(question) for question in questions):
                    questions = [question for question in questions if forgets(question)][:1]

                assert await outcome(store, questions) == await outcome(memory, questions)
            await store.close()

    asyncio.run(evening())


def forgets(question):
    return "forget" in question.__code__.co_names


def test_each_commit_waits_for_the_disk(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        pragmas = [pragma(store._writer.connection, name) for name in ("journal_mode", "synchronous", "fullfsync")]
        await store.close()
        return pragmas

    assert asyncio.run(evening()) == ["wal", 2, 1]


def test_what_waits_shares_one_commit(tmp_path):
    async def evening():
        store, statements = SqliteStore(tmp_path / "tables.db"), []
        await store.append("FIRST", 0, [b"one"], at=NOON)
        store._writer.connection.set_trace_callback(statements.append)
        await asyncio.gather(*(store.append(f"T{number}", 0, [b"one"], at=NOON) for number in range(200)))
        await store.close()
        return statements

    statements = asyncio.run(evening())

    assert sum(statement.startswith("INSERT INTO entries") for statement in statements) == 200
    assert statements.count("COMMIT") <= 3  # the first alone, if the thread was quick, and the rest


def test_a_commit_comes_before_its_answer(tmp_path):
    """With SQLite's trace and the answers in one list: no answer before the COMMIT that it tells of has begun."""

    async def evening():
        store, order = SqliteStore(tmp_path / "tables.db"), []
        store._writer.connection.set_trace_callback(order.append)
        for number in range(20):
            await store.append("ABCDEF", number, [b"one"], at=NOON)
            order.append("answer")
        await store.close()
        return [what for what in order if what in ("COMMIT", "answer")]

    assert asyncio.run(evening())[:40] == ["COMMIT", "answer"] * 20


def test_no_question_goes_through_all_entries(tmp_path):
    """SQLite's own plan for each statement that it was given: entries are searched by their index, never scanned."""

    async def evening():
        store, statements = SqliteStore(tmp_path / "tables.db"), set()
        for connection in (store._writer.connection, store._to_read):
            connection.set_trace_callback(statements.add)
        await store.append("ABCDEF", 0, [b"one"], at=NOON, open=False)
        await store.keep_pack("ABCDEF", "f00d", b"cards")
        await asyncio.gather(
            store.directory(), store.read("ABCDEF", 1), store.note("ABCDEF", ANN), store.packs("ABCDEF")
        )
        await store.forget(NOON + 1)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        for connection in (store._writer.connection, store._to_read):
            connection.set_trace_callback(None)
        asked_of = [statement for statement in statements if statement.startswith(("SELECT", "DELETE"))]
        plans = [
            step[-1]
            for statement in asked_of
            for step in store._to_read.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
        ]
        await store.close()
        return plans

    plans = asyncio.run(evening())

    assert sum("entries_of_table" in step for step in plans) >= 5
    assert sum("tables_of_pack" in step for step in plans) >= 1
    assert not [step for step in plans if step.startswith("SCAN") and step not in ("SCAN tables", "SCAN CONSTANT ROW")]


def test_a_bug_of_one_costs_the_neighbours_nothing(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        answers = await asyncio.gather(
            store.append("ABCDEF", 0, [b"one"], at=NOON),
            store.append("GHJKLM", 0, ["a text"], at=NOON),
            store.append("NPQRST", 0, [b"one"], at=1 << 70),
            store.append("\ud800", 0, [b"one"], at=NOON),
            store.append("ABCDEF", 1, [b"two"], at=NOON),
            return_exceptions=True,
        )
        read = [await store.read(code) for code in ("ABCDEF", "GHJKLM", "NPQRST")]
        await store.close()
        return answers, read

    answers, read = asyncio.run(evening())

    assert [type(answer) for answer in answers] == [bool, TypeError, OverflowError, UnicodeEncodeError, bool]
    assert read == [[b"one", b"two"], [], []]


def test_a_table_that_grew_in_the_same_batch_is_not_forgotten(tmp_path):
    async def evening():
        future = asyncio.get_running_loop().create_future
        with closing(opened(tmp_path / "tables.db")) as connection:
            writer = Writer(connection, tmp_path / "tables.db", Witness(tmp_path / "tables.db"))
            writer.answered([Append(future(), "ABCDEF", 0, [b"one"], NOON, open=False)])
            batch = [
                Append(future(), "ABCDEF", 1, [b"two"], NOON + 5, open=False),
                Forget(future(), NOON + 1),
            ]
            answers = [answer for _, answer in writer.answered(batch)]
            return answers, reader.entries(connection, tmp_path, "ABCDEF", 0)

    assert asyncio.run(evening()) == ([True, 0], [b"one", b"two"])


def test_what_is_forgotten_is_no_longer_in_the_file(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("ABCDEF", 0, [b"a very private drawing"], at=NOON, open=False)
        await store.keep_note("ABCDEF", ANN, b"a very private note")
        await store.keep_pack("ABCDEF", "f00d", b"a very private pack")
        await store.close()
        assert tmp_path.joinpath("tables.db").read_bytes().count(b"a very private") == 3
        store = SqliteStore(tmp_path / "tables.db")
        await store.forget(NOON + 1)
        await store.close()

    asyncio.run(evening())

    assert b"a very private" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_what_is_erased_is_in_no_file_though_the_store_goes_on(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("ABCDEF", 0, [b"laid", b"a very private drawing"], at=NOON)
        await store.erase("ABCDEF", {1: b"erased"})
        found = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        await store.close()
        return found

    assert b"a very private" not in asyncio.run(evening())


def test_what_is_erased_while_somebody_reads_leaves_the_files_soon_after_though_nobody_writes(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "EMPTY_AGAIN", 0.01)

    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("ABCDEF", 0, [b"laid", b"a very private drawing"], at=NOON)
        reader = sqlite3.connect(tmp_path / "tables.db")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchall()
        await store.erase("ABCDEF", {1: b"erased"})
        while_read = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        reader.close()
        await until(lambda: not store._writer.to_empty)
        after = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        await store.close()
        return while_read, after

    while_read, after = asyncio.run(evening())

    assert b"a very private" in while_read
    assert b"a very private" not in after


def test_a_move_is_answered_before_the_log_of_what_was_erased_is_emptied(tmp_path, monkeypatch):
    order = []

    async def evening():
        store, loop = SqliteStore(tmp_path / "tables.db"), asyncio.get_running_loop()
        laid = Append(loop.create_future(), "ABCDEF", 0, [b"laid", b"a very private drawing"], NOON, open=True)
        store._answer([laid])  # as is all of this: the thread that writes waits for a job, and never has one
        erase = Erase(loop.create_future(), "ABCDEF", {1: b"erased"}, close=False)
        move = Append(loop.create_future(), "ABCDEF", 2, [b"three"], NOON, open=True)
        empty_log = store._writer.empty_log
        monkeypatch.setattr(store._writer, "empty_log", lambda: (order.append("emptied"), empty_log()))
        monkeypatch.setattr(sqlite, "deliver", lambda answers: order.append([future for future, _ in answers]))
        store._answer([erase, move])
        monkeypatch.undo()
        await store.close()
        return [move.answer], [erase.answer]

    moves, erased = asyncio.run(evening())

    assert order == [moves, "emptied", erased]


def test_a_file_of_format_1_is_brought_up_when_it_is_opened(tmp_path):
    """`format1.db` was written by the last Tablée that made such files."""
    path = tmp_path / "tables.db"
    path.write_bytes(Path(__file__).with_name("format1.db").read_bytes())

    async def evening():
        store = SqliteStore(path)
        kept = [await store.read("ABCDEF"), await store.directory(), await store.note("ABCDEF", ANN)]
        await store.append("ABCDEF", 2, [b"three"], at=NOON + 1)
        await store.keep_pack("ABCDEF", "f00d", b"cards")
        kept += [await store.packs("ABCDEF"), await store.forget(NOON + 1), pragma(store._to_read, "user_version")]
        await store.close()
        return kept

    async def next_evening():
        store = SqliteStore(path)
        kept = [await store.read("ABCDEF"), await store.packs("ABCDEF")]
        await store.close()
        return kept

    assert asyncio.run(evening()) == [
        [b"one", b"two"],
        [Listing("ABCDEF", 2, NOON)],
        b"mine",
        [b"cards"],
        1,
        FORMAT,
    ]
    assert asyncio.run(next_evening()) == [[b"one", b"two", b"three"], [b"cards"]]


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "tables.db"
    path.write_bytes(Path(__file__).with_name("format1.db").read_bytes())
    monkeypatch.setitem(schema.UPGRADES, 1, (*schema.UPGRADES[1], "INSERT INTO nowhere VALUES (1)"))

    with pytest.raises(sqlite3.OperationalError):
        opened(path)

    monkeypatch.undo()
    with closing(schema.connected(path)) as connection:
        assert pragma(connection, "user_version") == 1
        assert connection.execute("SELECT count(*) FROM pragma_table_info('packs')").fetchone() == (2,)
    with closing(opened(path)) as connection:
        assert reader.entries(connection, path, "ABCDEF", 0) == [b"one", b"two"]


def test_a_pack_that_is_not_as_it_was_written_is_damage(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await store.keep_pack("ABCDEF", "f00d", b"cards")
        with closing(schema.connected(tmp_path / "tables.db")) as other:
            other.execute("UPDATE packs SET body = x'00'")
        try:
            await store.packs("ABCDEF")
        finally:
            await store.close()

    with pytest.raises(Unavailable, match="pack f00d of table ABCDEF is not as it was written"):
        asyncio.run(evening())


def test_a_loop_that_ends_without_closing_leaves_a_store_that_can_be_closed_by_the_next(tmp_path):
    async def leave(store):
        store.append("ABCDEF", 0, [b"one"], at=NOON)

    async def come_back(store):
        entries = await store.read("ABCDEF"), await store.append("GHJKLM", 0, [b"one"], at=NOON)
        await store.close()
        return entries

    store = SqliteStore(tmp_path / "tables.db")
    asyncio.run(leave(store))

    assert asyncio.run(come_back(store))[1] is True
