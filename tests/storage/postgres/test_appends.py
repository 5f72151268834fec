"""Many appends in one statement: which follow one another, and what other nodes are told of them."""

import asyncio

from tablee.storage.jobs import Append
from tablee.storage.postgres.appends import LONGEST_WORD, heard, judged, words


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


def test_what_is_told_is_heard_in_as_few_words_as_hold_it():
    grown = [(f"TABLE{number:04}", number) for number in range(2000)]
    told = list(words("node-7", grown))

    assert all(len(word) <= LONGEST_WORD for word in told)
    assert len(told) == 4
    assert {node for node, _ in map(heard, told)} == {"node-7"}
    assert [one for _, some in map(heard, told) for one in some] == grown
