"""The log in chunks: it reads as if it were one, and grows without being copied."""

import pytest

from tablee.games.code777.chunked_log import CHUNK, events, news, written
from tablee.games.code777.phases import Mixed


@pytest.mark.parametrize("size", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK])
def test_it_reads_as_it_was_written_and_what_is_new_can_be_told(size):
    marks = [Mixed() for _ in range(size + 3)]
    log = written((), *marks[:size])
    longer = written(log, *marks[size:])

    assert [*events(log)] == marks[:size]
    assert [*news(log, longer)] == marks[size:]
    assert [*news(log, log)] == []


def test_full_chunks_are_shared():
    log = written((), *[Mixed()] * (3 * CHUNK))

    assert all(one is other for one, other in zip(log, written(log, Mixed()), strict=False))
