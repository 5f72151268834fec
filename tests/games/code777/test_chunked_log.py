"""The log in leaves: it reads as if it were one, and grows without being copied."""

import pytest

from tablee.games.code777.chunked_log import LEAF, events, news, written
from tablee.games.code777.phases import Mixed


@pytest.mark.parametrize("size", [0, 1, LEAF - 1, LEAF, LEAF + 1, 5 * LEAF])
def test_it_reads_as_it_was_written_and_what_is_new_can_be_told(size):
    marks = [Mixed() for _ in range(size + 3)]
    log = written((), *marks[:size])
    longer = written(log, *marks[size:])

    assert [*events(log)] == marks[:size]
    assert [*news(log, longer)] == marks[size:]
    assert [*news(log, log)] == []


def test_full_leaves_are_shared():
    log = written((), *[Mixed()] * (3 * LEAF))

    assert all(one is other for one, other in zip(log, written(log, Mixed()), strict=False))
