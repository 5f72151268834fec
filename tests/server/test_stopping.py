"""The end of a server: stopped, killed, without room on its disk, or one too many. Nothing acknowledged is lost."""

import asyncio
import random
import subprocess
import sys
from time import monotonic

import pytest

from tests.server.devices import Device
from tests.server.evenings import left, move, next_mover, playing
from tests.server.kills import storm
from tests.server.servers import ROOMY, ROOT, RunningServer

SAY = {"type": "say", "number": 5}
pytestmark = pytest.mark.slow

GAVE_UP = "timeout graceful shutdown exceeded"
"""What uvicorn says when the last one took longer than it waits: on a busy machine that may be."""


async def moves(players, count, seed=1):
    dice = random.Random(seed)
    for _ in range(count):
        await move(await next_mover(players), dice)


def test_three_kills_in_the_middle_of_forty_games_lose_and_double_nothing(tmp_path):
    """`make trust` kills a thousand times."""
    found = storm(tmp_path / "tables.sqlite3", kills=3, tables=40, seed=7, life=2000)

    print(found)
    assert found.clean
    assert found.kills == 3
    assert found.games >= 40
    assert found.acknowledged > 400
    assert set(found.refused) <= {"not_now"}  # by a move that came after the host had given up, at the end


def test_a_stopped_server_says_goodbye_and_comes_back_with_every_move(tmp_path):
    async def evening(server):
        players = await playing(server, 2)
        await moves(players, 5)
        stopped = asyncio.create_task(asyncio.to_thread(server.stop))
        for device, _ in players:
            await device.closed.wait()
        code = await stopped
        farewells = [device.heard[-1] for device, _ in players]
        closes = [device.close_code for device, _ in players]
        server.start()
        for device, person in players:
            await device.enter()
            await device.ask("open", person=person)
            await device.wait(
                lambda device=device, person=person: device.perspectives[device.seat(person)]["number"] == 0
            )
        turn = players[0][0].perspectives[0]["view"]["turn"]
        await moves(players, 3)
        await left(players)
        return farewells, closes, code, turn

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        farewells, closes, code, turn = asyncio.run(evening(server))
        events = [line["event"] for line in server.journal()]

    assert [(farewell["type"], farewell["why"]) for farewell in farewells] == [("farewell", "restarting")] * 2
    assert all(farewell["retry"] for farewell in farewells)
    assert closes == [1012, 1012]
    assert code == 0
    assert turn == 5
    assert "tables closed" in events


def test_bots_in_full_play_stop_with_the_server(tmp_path):
    """They would play for ever, without a pause: what they do while it stops is on disk, or was never begun."""

    async def evening(server):
        code, token = server.lay("metronome")
        screen = Device(server.url, code)
        screen.tokens[0] = token
        await screen.enter()
        for chair in range(2):
            await screen.ask("seat_bot", person=0, chair=chair, level="easy")
        await screen.ask("set_pace", person=0, pace="instant")
        await screen.ask("open", person=None)
        await screen.ask("start", person=0)
        await screen.wait(lambda: screen.perspectives and screen.perspectives[None]["view"]["turn"] > 20)
        exit_code = await asyncio.to_thread(server.stop)
        await screen.closed.wait()
        seen = screen.perspectives[None]["view"]["turn"]
        server.start()
        await screen.enter()
        await screen.ask("open", person=None)
        await screen.wait(lambda: screen.perspectives[None]["view"]["turn"] > seen + 20)
        await screen.leave()
        return exit_code

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        exit_code = asyncio.run(evening(server))
        faults = server.faults()

    assert exit_code == 0
    assert faults == []


def test_tablee_serve_itself_stops_with_exit_code_0_though_a_device_does_not_answer(tmp_path):
    async def evening(server):
        code, token = server.lay()
        host = Device(server.url, code)
        host.tokens[0] = token
        await host.enter()
        code = server.stop()  # in this thread: nobody answers meanwhile; who does not stop soon is given up
        await host.closed.wait()
        return code

    with RunningServer(tmp_path / "t.sqlite3") as server:
        code = asyncio.run(evening(server))
        faults = [fault for fault in server.faults() if GAVE_UP not in str(fault["what"])]

    assert code == 0
    assert faults == []


def test_moves_in_flight_when_the_server_stops_are_there_or_not_but_never_twice(tmp_path):
    async def evening(server):
        players = await playing(server, 2)
        (ann, person), _ = players
        act = {"type": "act", "id": "sent-as-it-stopped", "person": person, "decision": 0, "action": SAY}
        stopped = asyncio.create_task(asyncio.to_thread(server.stop))
        for _ in range(20):
            await ann.send(act)
        await ann.closed.wait()
        await stopped
        acknowledged = "sent-as-it-stopped" in ann.answers
        server.start()
        await ann.enter()
        await ann.ask("open", person=person)
        await ann.ask("ping")  # the view follows the answer
        before = ann.perspectives[0]["view"]["turn"]
        await ann.send(act)
        ann.answers.clear()
        answer = await ann.answer(act["id"])
        await ann.ask("ping")
        turn = ann.perspectives[0]["view"]["turn"]
        await ann.leave()
        return acknowledged, before, answer, turn

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        acknowledged, before, answer, turn = asyncio.run(evening(server))

    assert answer["type"] == "done"
    assert turn == 1
    assert before == 1 or not acknowledged


def test_a_second_server_on_the_same_file_is_refused_with_a_word(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3") as server:
        command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--metrics-port", "0"]
        second = subprocess.run(
            [*command, "--data", str(server.data)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
        )
        status = server.request("GET", "/healthz")[0]

    assert second.returncode == 2
    assert second.stderr.startswith("tablee: another Tablée is using")
    assert "Traceback" not in second.stderr
    assert status == 200


def test_a_full_disk_is_told_to_whoever_asks_and_play_goes_on_once_there_is_room(tmp_path):
    disk = tmp_path / "disk"

    async def evening(server):
        players = await playing(server, 2)
        await moves(players, 2)
        shrink(disk, 1)
        refused, act, turn = await until_full(players)
        (ann, person), (ben, other) = players[refused], players[1 - refused]
        note = await ben.ask("write_note", person=other, note="x" * 60_000)
        lay = server.request("POST", "/api/tables", {"game": "metronome"})
        healthy = server.request("GET", "/healthz")[0]
        farewell, code = ann.heard[-1], ann.close_code
        shrink(disk, 100_000)
        await ann.enter()
        await ann.ask("open", person=person)
        await ann.send(act)
        again = await ann.answer(act["id"])
        await ann.wait(lambda: ann.perspectives[refused]["view"]["turn"] == turn + 1)
        await moves(players, 4)
        await ben.wait(lambda: ben.perspectives[1 - refused]["view"]["turn"] >= turn + 5)
        after = ben.perspectives[1 - refused]["view"]["turn"]
        await left(players)
        return farewell, code, turn, note, lay, healthy, again, after

    with RunningServer(tmp_path / "t.sqlite3", "--disk", str(disk), limits=ROOMY) as server:
        farewell, code, turn, note, lay, healthy, again, after = asyncio.run(evening(server))
        troubles = [line for line in server.journal() if line["event"] == "store trouble"]

    assert (farewell["type"], farewell["why"], farewell["retry"]) == ("farewell", "trouble", 5)
    assert code == 1011
    assert note["why"] == "not_now"
    assert lay[0] == 503
    assert b"sqlite" not in lay[2]
    assert healthy == 200
    assert again["type"] == "done"
    assert after == turn + 5
    assert troubles
    assert "full" in troubles[0]["what"]


async def until_full(players):
    """They move in turn: whose move found no room, the move, and the turn that it was to be."""
    for turn in range(4000):
        seat = turn % 2
        act, view = await sent(*players[seat], seat)
        if players[seat][0].closed.is_set():
            return seat, act, view["turn"]
    raise AssertionError("the disk is never full")


async def sent(device, person, seat):
    """A move, once it is this seat's, answered or hung up on; and what was seen before it."""
    await device.wait(lambda: device.perspectives[seat]["offers"]["choices"])
    seen = device.perspectives[seat]
    move = {"person": person, "decision": seen["offers"]["decision"], "action": SAY}
    act = {"type": "act", "id": device.fresh_id(), **move}
    await device.send(act)
    await device.wait(lambda: act["id"] in device.answers or device.closed.is_set())
    return act, seen["view"]


def shrink(disk, pages):
    """The server looks for the file, takes it away, and has a disk of so many pages."""
    written = disk.with_suffix(".new")
    written.write_text(str(pages))
    written.replace(disk)  # at once: half a number would be another one
    deadline = monotonic() + 30
    while disk.exists():
        assert monotonic() < deadline, "the server does not look for it"


def test_a_table_whose_log_is_damaged_is_told_from_one_that_never_was_and_others_are_served(tmp_path):
    """A flipped bit on the disk: found when the log is read, named in the journal without the table's code."""

    async def evening(server):
        players = await playing(server, 2)
        await moves(players, 3)
        others = await playing(server, 2)
        await left([*players, *others])
        assert await asyncio.to_thread(server.stop) == 0
        flip(server.data, b'"number":')
        server.start()
        answers = [await device.enter() for device, _ in (players[0], others[0])]
        await left([others[0]])
        await players[0][0].closed.wait()
        return answers, players[0][0].code

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        (damaged, whole), code = asyncio.run(evening(server))
        faults = server.faults()
        status = server.request("GET", f"/api/tables/{code}/record")[0]
        journal = server.log.read_text()

    assert (damaged["type"], damaged["why"]) == ("farewell", "trouble")
    assert whole["type"] == "entered"
    assert status == 503
    assert {fault["event"] for fault in faults} == {"store trouble"}
    assert "is held, as some of what was acknowledged there is lost" in journal
    assert code not in journal


def flip(data, found):
    file = bytearray(data.read_bytes())
    file[file.index(found)] ^= 1
    data.write_bytes(file)
