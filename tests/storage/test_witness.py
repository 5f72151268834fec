"""The witness: what was acknowledged, in a file of its own that is never ahead of the disk and never grows long."""

import asyncio

from tablee.storage import sqlite, witness
from tablee.storage.files import beside
from tablee.storage.sqlite import SqliteStore
from tablee.storage.witness import ENDING, LINE, Head, Witness
from tests.storage.contract import NOON


def test_it_is_told_after_the_commit_and_before_the_answer(tmp_path, monkeypatch):
    order = []
    tell = Witness.tell
    monkeypatch.setattr(Witness, "tell", lambda self, *rest: (order.append("witness"), tell(self, *rest)))

    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        store._writer.connection.set_trace_callback(order.append)
        for place in range(5):
            await store.append("ABCDEF", place, [b"one"], at=NOON)
            order.append("answer")
        await store.close()

    asyncio.run(evening())

    assert [what for what in order if what in ("COMMIT", "witness", "answer")] == ["COMMIT", "witness", "answer"] * 5


def test_a_kill_while_a_table_is_forgotten_is_no_damage(tmp_path, monkeypatch):
    """The witness has let go of it, on disk, before the commit."""
    order = []
    tell, settle = Witness.tell, Witness.settle
    monkeypatch.setattr(Witness, "tell", lambda self, *rest: (order.append("witness"), tell(self, *rest)))
    monkeypatch.setattr(Witness, "settle", lambda self: (order.append("settled"), settle(self)))
    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 1e9)

    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("ABCDEF", 0, [b"one"], at=NOON, open=False)
        order.clear()
        store._writer.connection.set_trace_callback(order.append)
        await store.forget(NOON + 1)
        store._writer.connection.set_trace_callback(None)
        await store.close()

    asyncio.run(evening())
    marks = [what for what in order if what in ("COMMIT", "witness", "settled")]

    assert marks[:3] == ["witness", "settled", "COMMIT"]
    assert Witness(tmp_path / "tables.db").heads == {}


def test_it_stays_short_and_forgets_with_the_store(tmp_path, monkeypatch):
    monkeypatch.setattr(witness, "MOST_BYTES", 20 * LINE.size)
    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 0.0)

    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        for place in range(200):
            await store.append("ABCDEF", place, [b"one"], at=NOON + place, open=False)
        await store.append("GHJKLM", 0, [b"one"], at=NOON)
        size = beside(tmp_path / "tables.db", ENDING).stat().st_size
        await store.forget(NOON + 1000)
        await store.close()
        return size

    assert asyncio.run(evening()) < 100 * LINE.size
    assert Witness(tmp_path / "tables.db").heads == {2: Head("GHJKLM", 1, NOON)}


def test_half_a_line_and_one_that_was_altered_are_passed_over(tmp_path):
    path = tmp_path / "tables.db"
    its = Witness(path)
    its.tell({1: Head("ABCDEF", 9, NOON)})
    its.tell({2: Head("GHJKLM", 4, NOON)})
    its.close()
    content = bytearray(beside(path, ENDING).read_bytes())
    content[2 * LINE.size] ^= 1
    beside(path, ENDING).write_bytes(content + b"half a line")

    assert Witness(path).heads == {1: Head("ABCDEF", 9, NOON)}


def test_one_that_is_no_witness_tells_nothing(tmp_path):
    beside(tmp_path / "tables.db", ENDING).write_bytes(b"noise" * 100)

    assert Witness(tmp_path / "tables.db").heads == {}


def test_one_that_was_taken_away_or_could_not_be_written_is_made_again(tmp_path):
    path, its = tmp_path / "tables.db", Witness(tmp_path / "tables.db")
    its.tell({1: Head("ABCDEF", 1, NOON)})
    beside(path, ENDING).unlink()
    its.settle()
    again = Witness(path).heads
    its._path = tmp_path / "nowhere" / "tables.db.heads"
    its.settle()
    its.tell({1: Head("ABCDEF", 2, NOON)})
    its._path = beside(path, ENDING)
    its.settle()
    its.close()

    assert again == {1: Head("ABCDEF", 1, NOON)}
    assert Witness(path).heads == {1: Head("ABCDEF", 2, NOON)}
