"""Many appends in one statement: which follow one another, and what other nodes are told of them."""

import asyncio

import pytest

from tablee.storage.jobs import Append
from tablee.storage.postgres import store as stores
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.appends import appended, judged
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.postgres.words import LONGEST_WORD, Grown, heard, teller, told
from tests.storage.contract import NOON


def asked(*wanted):
    """Appends of (table, expected, entries), in this order."""

    async def made():
        answer = asyncio.get_running_loop().create_future
        return [Append(answer(), table, expected, (b"x",) * many, 0, True) for table, expected, many in wanted]

    return asyncio.run(made())


def test_appends_that_follow_one_another_go_together():
    growths, later, answers = judged(asked(("A", 3, 2), ("B", 0, 1), ("A", 5, 1)))

    assert {code: (growth.expected, growth.end) for code, growth in growths.items()} == {"A": (3, 6), "B": (0, 1)}
    assert (later, answers) == ([], [])


def test_one_that_does_not_follow_waits_and_so_do_all_of_its_table_after_it():
    batch = asked(("A", 3, 1), ("A", 9, 1), ("A", 4, 1), ("B", 0, 1))
    growths, later, _ = judged(batch)

    assert [*growths] == ["A", "B"]
    assert later == batch[1:3]


def test_an_append_of_nothing_is_answered_and_keeps_nobody_waiting():
    growths, later, answers = judged(asked(("A", 0, 0), ("A", 0, 1)))

    assert len(answers) == 1
    assert growths["A"].end == 1
    assert later == []


def passed_on(grown):
    """As the database does it: lines of one number make one word."""
    words = {}
    for number, line in told("node-7", grown):
        words[number] = words.get(number, "node-7") + line
    return list(words.values())


def test_what_is_told_is_heard_in_as_few_words_as_hold_it():
    grown = [Grown(f"TABLE{number:04}", number) for number in range(2000)]
    words = passed_on(grown)

    assert all(len(word) <= LONGEST_WORD for word in words)
    assert len(words) == 5
    assert {teller(word) for word in words} == {"node-7"}
    assert [one for word in words for one in heard(word)] == grown


def test_small_entries_are_told_with_their_table():
    grown = [Grown("A", 7, ('{"said":"ça y est"}'.encode(), b"{}")), Grown("B", 1, (b"",)), Grown("C", 3, (b"{}",) * 3)]

    (word,) = passed_on(grown)

    assert list(heard(word)) == grown


@pytest.mark.parametrize("entry", [b"x" * LONGEST_WORD, "é".encode() * 3950, b"two\nlines", b"\xff\xfe", b"a\0b"])
def test_of_what_is_no_short_line_of_text_only_the_length_is_told(entry):
    (word,) = passed_on([Grown("A", 4, (b"{}", entry))])

    assert list(heard(word)) == [Grown("A", 4)]


def test_no_word_is_too_long_whatever_is_told():
    grown = [Grown(f"T{size}", size, (b"x" * size,)) for size in range(7000, LONGEST_WORD + 5)]
    words = passed_on(grown)

    assert max(len(word) for word in words) <= LONGEST_WORD
    assert [one.code for word in words for one in heard(word)] == [one.code for one in grown]
    assert sum(bool(one.entries) for word in words for one in heard(word)) > 800


@pytest.mark.slow
def test_what_was_begun_on_a_lost_connection_is_seen_in_the_log_and_not_written_twice(database):
    """Some of it may have been committed there, or all of it, or another's entries stand in its place by now."""

    async def evening():
        store = PostgresStore(Address.read(database))
        loop = asyncio.get_running_loop()
        wanted = [("ANN", 0, [b"one"]), ("ANN", 1, [b"two"]), ("BEN", 0, [b"one"]), ("CAT", 0, [b"one"])]
        for table, expected, entries in (*wanted[:1], ("CAT", 0, [b"another"])):
            assert await store.append(table, expected, entries, at=NOON)
        batch = [Append(loop.create_future(), *one, NOON, True) for one in wanted]
        for _ in range(2):
            answers = await store._writing.run(lambda line, _: appended(line, store.node, batch, begun=True))
        logs = [await store.read(table) for table in ("ANN", "BEN", "CAT")]
        answered = dict(answers)
        await store.close()
        return [answered[job.answer] for job in batch], logs

    answers, logs = asyncio.run(evening())

    assert answers == [True, True, True, False]
    assert logs == [[b"one", b"two"], [b"one"], [b"another"]]


@pytest.mark.slow
@pytest.mark.parametrize(("many", "statements"), [(stores.MUCH, 2), (stores.MUCH + 1, 1)])
def test_after_many_at_once_those_that_follow_go_together_and_after_few_nobody_waits(
    database, cluster, monkeypatch, many, statements
):
    """With two there is enough, so that whoever waits here waits for the other one and not for a time."""
    monkeypatch.setattr(stores, "ENOUGH", 2)
    monkeypatch.setattr(stores, "GATHER", 3600)

    async def evening():
        store = PostgresStore(Address.read(database))
        await store.when("T0", 1)  # connected
        await asyncio.gather(*[store.append(f"T{number}", 0, (b"x",), at=NOON) for number in range(many)])
        one = store.append("T0", 1, (b"x",), at=NOON)
        await store.when("T1", 1)
        other = store.append("T1", 1, (b"x",), at=NOON)
        kept = await one, await other
        await store.close()
        return kept

    assert asyncio.run(asyncio.wait_for(evening(), 60)) == (True, True)
    assert cluster.sql("SELECT count(DISTINCT xmin::text) FROM tablee.entries WHERE number = 2") == str(statements)


@pytest.mark.slow
def test_what_gathers_is_written_at_once_when_it_is_enough(database, monkeypatch):
    monkeypatch.setattr(stores, "GATHER", 3600)

    async def evening():
        store = PostgresStore(Address.read(database))
        await asyncio.gather(*[store.append(f"T{number}", 0, (b"x",), at=NOON) for number in range(stores.MUCH + 1)])
        gathered = [store.append(f"U{number}", 0, (b"x",), at=NOON) for number in range(stores.ENOUGH)]
        monkeypatch.setattr(stores, "GATHER", 0)  # after these nobody waits
        kept = await asyncio.gather(*gathered)
        await store.close()
        return kept

    assert all(asyncio.run(asyncio.wait_for(evening(), 60)))
