"""What libraries log of our faults: that there was one and where, and nothing of what it was about."""

import asyncio
import logging
from functools import partial

import msgspec
import pytest

from tablee.kernel.entries import Acted, Answered
from tablee.kernel.seats import Seat
from tablee.kernel.text import Text
from tablee.server.journal import COUNTED, LINES, Journal, LibraryLogs
from tablee.tables.catalogue import UNMEASURED
from tablee.tables.topics.moves import Played
from tablee.tables.topics.seating import Readied, Renamed
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
    journal = Journal(lines.append, detail="quiet")
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


HUNDRED = [
    *[Played((Acted(Seat(0), Shout(Text("sesame"))),))] * 80,
    *[Readied(1, ready=True), Renamed(1, "Ann")] * 10,
]
"""Entries, of which 20 are no moves."""


def test_all_that_rises_is_told_before_it_has_risen():
    """Prometheus takes a counter that appears at 1 for one that always was."""
    told = Journal(lambda _: None).metrics()

    assert [f"{name} 0" for name in COUNTED] == [line for line in told.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(("detail", "lines"), [("quiet", 0), ("normal", 0), ("full", 200)])
def test_how_many_lines_a_thousand_entries_write_is_for_the_host_to_say(detail, lines):
    written = []
    journal = Journal(written.append, detail=detail)
    for _ in range(10):
        journal.appended("ABCDEF", HUNDRED)

    assert len(written) == lines
    assert journal.counts["tablee_entries_total"] == 1000
    assert journal.counts["tablee_moves_total"] == 800


@pytest.mark.parametrize("detail", ["quiet", "normal", "full"])
def test_whatever_goes_wrong_a_thousand_times_fills_no_disk(detail):
    written, now = [], 0.0
    journal = Journal(written.append, detail=detail, clock=lambda: now)
    for _ in range(1000):
        journal.bot_failed("ABCDEF", "murmure", "easy", "refused", ())
    assert len(written) == LINES.burst
    assert journal.counts["tablee_log_lines_left_out_total"] == 1000 - LINES.burst

    journal.trouble("ABCDEF", OSError("another thing"))
    now = 10.0
    for _ in range(1000):
        journal.bot_failed("ABCDEF", "murmure", "easy", "refused", ())
    assert len(written) == LINES.burst + 1 + 10 * LINES.a_second
