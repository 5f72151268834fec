"""Bots that think elsewhere, at tables of a real server: people play on, and no process outlives it."""

import asyncio
import os
import random
import select
import signal
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.devices import Device
from tests.server.evenings import begun, left, move, next_mover, opened, playing
from tests.server.servers import ROOMY, RunningServer

SAY = {"type": "say", "number": 5}
pytestmark = pytest.mark.slow


async def with_bot(server, *levels):
    """Ann, and bots after her; she is awaited first."""
    code, token = server.lay("ponder")
    ann = Device(server.url, code)
    ann.tokens[0] = token
    await ann.enter()
    await ann.sit("Ann", person=0)
    for chair, level in enumerate(levels, 1):
        assert (await ann.ask("seat_bot", person=0, chair=chair, level=level))["type"] == "done"
    await ann.ask("set_pace", person=0, pace="instant")
    await opened([(ann, 0)])
    await begun([(ann, 0)])
    await ann.wait(lambda: 0 in ann.perspectives and ann.perspectives[0]["offers"]["choices"])
    return ann


async def says(ann):
    decision = ann.perspectives[0]["offers"]["decision"]
    answer = await ann.ask("act", person=0, decision=decision, action=SAY)
    assert answer["type"] == "done", answer


async def round_over(ann, turn):
    """Until it is Ann's turn again; what was said since."""
    view = await ann.wait(lambda: (view := ann.perspectives[0]["view"])["turn"] == turn and view)
    return view["said"]


def processes(field, number):
    """Those whose `stat` has this number there, by what the kernel says of all; fields count from the state."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[field]) == number and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def children(pid):
    return processes(1, pid)


def descendants(group):
    """Processes that belong to this group, whoever is their parent by now."""
    return processes(2, group)


@contextmanager
def watched(pids):
    """A handle on each, which tells its end whoever its parent is by then."""
    handles = [os.pidfd_open(pid) for pid in pids]
    yield handles
    for handle in handles:
        os.close(handle)


def ended(handle):
    return bool(select.select([handle], [], [], 10)[0])


WHYS = {
    "failing": "ValueError",
    "hanging": "late",
    "dying": "died",
    "silent": "nothing, though it was awaited",
    "cheating": "refused",
    "mistyped": "no action",
    "wordless": "NotImplementedError",
    "rash": "ValueError",
    "mute": "nothing, though it was awaited",
}
"""What the journal says of bots that fail: the last two on the server's own loop."""


def test_a_bot_that_fails_does_the_simplest_thing_and_the_journal_says_so(tmp_path):
    """And whoever thinks after it finds a process that works."""

    async def evening(server):
        said, codes = {}, []
        for level in (*WHYS, "chatty"):
            ann = await with_bot(server, level, "remembering")
            await says(ann)
            said[level] = (await round_over(ann, 3))[1]
            codes.append(ann.code)
            await ann.leave()
        return said, codes

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        said, codes = asyncio.run(evening(server))
        failures = [line for line in server.journal() if line["event"] == "bot failed"]
        faults = server.faults()
        log = server.log.read_text()
        metrics = server.metrics()

    assert said == {**dict.fromkeys(WHYS, 1), "chatty": 6}
    assert {line["level"]: line["why"] for line in failures} == WHYS
    assert {line["game"] for line in failures} == {"ponder"}
    assert "thinking/ponder.py" in failures[0]["where"][-1]
    assert f"tablee_bot_failures_total {len(WHYS)}" in metrics
    assert faults == []
    assert not any(code in log for code in codes)
    assert "nobody's business" not in log


def test_what_a_bot_starts_ends_with_its_process_and_keeps_nobody_from_thinking(tmp_path):
    async def evening(server):
        ann = await with_bot(server, "forking", "chatty")
        await says(ann)
        await round_over(ann, 3)
        [first] = children(server.process.pid)
        await says(ann)
        said = await round_over(ann, 6)
        await ann.leave()
        return said, descendants(first), children(server.process.pid) != [first]

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        assert asyncio.run(evening(server)) == ([5, 4, 6, 5, 1, 6], [], True)


def test_while_a_bot_thinks_its_table_and_all_others_go_on(tmp_path):
    async def evening(server):
        ann = await with_bot(server, "hanging")
        others = await playing(server, 2)
        await says(ann)
        await ann.wait(lambda: ann.perspectives[0]["view"]["turn"] == 1)
        dice = random.Random(1)
        for _ in range(10):
            await move(await next_mover(others), dice)
        noted = await ann.ask("write_note", person=0, note="it takes its time")
        turn = ann.perspectives[0]["view"]["turn"]
        await left([(ann, 0), *others])
        return noted, turn

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        noted, turn = asyncio.run(evening(server))

    assert noted["type"] == "done"
    assert turn == 1


def test_bots_that_wait_for_their_turn_to_think_are_slow_and_never_replaced(tmp_path):
    """Twelve thoughts of 0.3 s for one or few processes: some wait for longer than a thought may take."""

    async def evening(server):
        tables = [await with_bot(server, "pensive") for _ in range(12)]
        for ann in tables:
            await says(ann)
        said = [await round_over(ann, 2) for ann in tables]
        await left([(ann, 0) for ann in tables])
        return said

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        said = asyncio.run(evening(server))
        events = {line["event"] for line in server.journal()}
        metrics = server.metrics()

    assert said == [[5, 7]] * 12
    assert "bot failed" not in events
    assert "tablee_thoughts_waiting 0" in metrics


def test_a_process_is_started_for_the_first_slow_bot_that_has_something_to_answer_and_ends_by_no_signal(tmp_path):
    async def evening(server):
        ann = await with_bot(server, "easy", "pensive")
        before = children(server.process.pid)
        await says(ann)
        await round_over(ann, 3)
        after = children(server.process.pid)
        for pid in after:  # as Ctrl-C and many a supervisor do: signals to all processes at once
            os.kill(pid, signal.SIGTERM)
            os.kill(pid, signal.SIGINT)
        await says(ann)
        await round_over(ann, 6)
        last = children(server.process.pid)
        await ann.leave()
        return before, after, last

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        before, after, last = asyncio.run(evening(server))

    assert before == []
    assert len(after) == 1
    assert last == after


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_no_process_stays_behind_and_a_table_that_is_taken_up_again_asks_its_bot_again(tmp_path, end):
    """In the middle of a thought, and of one that would never end."""

    async def evening(server):
        ann = await with_bot(server, "pensive", "hanging")
        await says(ann)
        await ann.wait(lambda: ann.perspectives[0]["view"]["turn"] == 2)
        pids = children(server.process.pid)
        with watched(pids) as handles:
            await asyncio.to_thread(getattr(server, end))
            gone = [ended(handle) for handle in handles]
        await ann.closed.wait()
        server.start()
        await ann.enter()
        await ann.ask("open", person=0)
        said = await round_over(ann, 3)
        await ann.leave()
        return pids, gone, said

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        pids, gone, said = asyncio.run(evening(server))
        failures = [line for line in server.journal() if line["event"] == "bot failed"]
        faults = server.faults()

    assert len(pids) == 1
    assert gone == [True]
    assert said == [5, 7, 1]
    assert [line["why"] for line in failures] == ["late"]  # by the second server: the first had no time to find out
    assert faults == []
