"""What waits together goes in few statements, in an order in which nobody can tell."""

import asyncio
from collections import deque

import pytest

from tablee.kernel.refusals import Malformed
from tablee.storage.jobs import Append, DropNotes, KeepNote
from tablee.storage.postgres import batches
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.batches import batch
from tablee.storage.postgres.store import PostgresStore
from tests.storage.contract import ANN, BEN, NOON


def batched(*jobs):
    """In which batches they go, by their names."""

    async def evening():
        waiting, names, done = deque(), {}, []
        for name, kind, *fields in jobs:
            waiting.append(kind(asyncio.get_running_loop().create_future(), *fields))
            names[id(waiting[-1])] = name
        while waiting:
            done.append("".join(names[id(job)] for job in batch(waiting)))
        return done

    return asyncio.run(evening())


def append(name, table, expected, entry=b"x"):
    return name, Append, table, expected, (entry,), NOON, True


def note(name, table, text=b"x"):
    return name, KeepNote, table, ANN, text


def test_appends_go_before_notes_that_wait_between_them():
    assert batched(append("a", "T", 1), note("n", "T"), append("b", "U", 0), note("m", "U"), append("c", "T", 2)) == [
        "abc",
        "nm",
    ]


def test_a_note_that_came_first_goes_first():
    assert batched(note("n", "T"), append("a", "T", 1), note("m", "T")) == ["n", "a", "m"]


def test_no_table_begins_before_a_note_that_came_too_early_for_it():
    assert batched(append("a", "T", 1), note("n", "U"), append("b", "U", 0), append("c", "T", 2)) == ["a", "n", "bc"]


def test_what_is_neither_is_passed_by_nobody():
    dropped = "d", DropNotes, "T", frozenset()

    assert batched(append("a", "T", 1), note("n", "T"), dropped, dropped, append("b", "T", 2), note("m", "T")) == [
        "a",
        "n",
        "d",
        "d",
        "b",
        "m",
    ]


def test_a_batch_has_an_end(monkeypatch):
    monkeypatch.setattr(batches, "MOST_JOBS", 3)
    assert batched(*[append("a", "T", 1)] * 4, *[note("n", "T")] * 4) == ["aaa", "a", "nnn", "n"]

    monkeypatch.setattr(batches, "MOST_BYTES", 7)
    assert batched(*[append("a", "T", 1, b"1234")] * 3, *[note("n", "T", b"1234")] * 3) == ["aa", "a", "nn", "n"]


COUNTED = """
CREATE SEQUENCE tablee.statements;
CREATE FUNCTION tablee.count_one() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM nextval('tablee.statements'); RETURN NULL; END $$;
CREATE TRIGGER count_one AFTER INSERT ON tablee.entries FOR EACH STATEMENT EXECUTE FUNCTION tablee.count_one();
CREATE TRIGGER count_one AFTER INSERT ON tablee.notes FOR EACH STATEMENT EXECUTE FUNCTION tablee.count_one()
"""


@pytest.fixture
def counted(database, cluster):
    """The address of a database that counts statements; and how many there were."""
    asyncio.run(PostgresStore(Address.read(database)).look())
    cluster.sql(COUNTED)
    yield database, lambda: cluster.sql("SELECT last_value FROM tablee.statements")
    cluster.sql("DROP FUNCTION tablee.count_one CASCADE; DROP SEQUENCE tablee.statements")


@pytest.mark.slow
def test_all_that_is_asked_for_in_one_turn_of_the_loop_is_one_statement(counted):
    """One by one a node kept 2,000 a second, and so 28,000."""
    address, statements = counted
    codes = [f"TABLE{number:03}" for number in range(100)]

    async def evening():
        store = PostgresStore(Address.read(address))
        for length in (0, 1):
            answers = await asyncio.gather(*[store.append(code, length, [b"one"], at=NOON) for code in codes])
            assert answers == [True] * len(codes)
        await store.close()

    asyncio.run(evening())

    assert statements() == "2"


@pytest.mark.slow
def test_notes_among_appends_are_one_statement_more(counted):
    address, statements = counted
    codes = [f"TABLE{number:03}" for number in range(50)]

    async def evening():
        store = PostgresStore(Address.read(address))
        asked = [store.append("ABCDEF", 0, [b"one"], at=NOON)]
        for code in codes:
            asked.append(store.append(code, 0, [b"one"], at=NOON))
            asked += [store.keep_note(code, ANN, b"before"), store.keep_note(code, ANN, code.encode())]
            asked.append(store.keep_note(code, BEN, b""))
        await asyncio.gather(*asked)
        notes = await asyncio.gather(*[store.note(code, ANN) for code in codes])
        await store.close()
        return notes

    notes = asyncio.run(evening())

    assert notes == [code.encode() for code in codes]
    assert statements() == "2"


@pytest.mark.slow
def test_a_note_that_cannot_be_kept_costs_the_others_nothing(database):
    async def evening():
        store = PostgresStore(Address.read(database))
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        asked = [
            store.keep_note("ABCDEF", ANN, b"mine"),
            store.keep_note("ABCDEF", ANN, b"x" * 100_000),
            store.keep_note("NOWHERE", ANN, b"lost"),
            store.keep_note("ABCDEF", BEN, "no bytes"),
            store.keep_note("ABCDEF", 3, b"theirs"),
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        notes = [await store.note("ABCDEF", person) for person in (ANN, BEN, 3)]
        await store.close()
        return [type(answer) for answer in answers], notes

    (mine, large, nowhere, wrong, theirs), notes = asyncio.run(evening())

    assert (mine, large, nowhere, theirs) == (type(None), Malformed, Malformed, type(None))
    assert issubclass(wrong, Exception)
    assert notes == [b"mine", b"", b"theirs"]
