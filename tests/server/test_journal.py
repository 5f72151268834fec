"""What libraries log of our faults: that there was one and where, and nothing of what it was about."""

import asyncio
import logging
from functools import partial

import msgspec
import pytest

from tablee.kernel.entries import Acted, Answered
from tablee.kernel.seats import Seat
from tablee.server.journal import Journal, LibraryLogs
from tablee.tables.catalogue import UNMEASURED
from tablee.tables.topics.moves import Played
from tests.kernel.murmure import Shout


def broken(token, _future):
    raise LookupError(token)


@pytest.fixture
def overheard():
    lines = []
    handler = LibraryLogs(Journal(lines.append))
    logging.getLogger().addHandler(handler)
    yield lines
    logging.getLogger().removeHandler(handler)


def test_a_callback_that_fails_is_named_without_what_it_was_given(overheard):
    async def evening():
        answer = asyncio.get_running_loop().create_future()
        answer.add_done_callback(partial(broken, "a-token-of-ann"))
        answer.set_result(None)
        await asyncio.sleep(0)

    asyncio.run(evening())
    (line,) = map(msgspec.json.decode, overheard)

    assert (line["event"], line["what"], line["error"]) == ("fault", "Exception in", "LookupError")
    assert "test_journal.py" in line["where"][-1]
    assert b"a-token-of-ann" not in overheard[0]


def test_a_message_is_kept_unfilled_and_a_warning_only_counted(overheard):
    logging.getLogger("uvicorn").error("bad request from %s", "192.0.2.7")
    logging.getLogger("uvicorn").warning("bad request from %s", "192.0.2.7")

    assert [msgspec.json.decode(line)["what"] for line in overheard] == ["bad request from %s"]


def test_a_measure_that_failed_is_a_line_without_what_was_typed():
    lines = []
    journal = Journal(lines.append, quiet=True)
    try:
        {}["sesame"]
    except KeyError as error:
        journal.unmeasured("ABCDEF", error)
    journal.appended("ABCDEF", [Played((Acted(Seat(0), Shout("sesame")), Answered(UNMEASURED)))])

    first, second = map(msgspec.json.decode, lines)
    assert (first["event"], first["error"]) == ("measure failed", "KeyError")
    assert "test_journal.py" in first["where"][-1]
    assert (second["event"], second["error"]) == ("measure failed", None)
    assert b"sesame" not in b"".join(lines)
    assert journal.counts["tablee_measures_failed_total"] == 2
