"""Connections that fail: a peer that is silent, one that does not read, one that closes and stays. Others play on."""

import asyncio
import random
import socket
import time
from statistics import median

import pytest

from tests.server.devices import PATIENCE, Device, base
from tests.server.evenings import left, move, next_mover, playing
from tests.server.servers import ROOMY, RunningServer
from tests.server.wires import CLOSE, Wire

QUICK = {**ROOMY, "close_within": 0.3}
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("lines") / "tables.sqlite3", limits=QUICK) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def pinging_server(tmp_path):
    with RunningServer(tmp_path / "tables.sqlite3", limits={**QUICK, "ping_every": 1}) as running:
        yield running


async def paced(players, count, seed=1):
    """How long each of so many moves took, from sent to seen."""
    dice, times = random.Random(seed), []
    for _ in range(count):
        player = await next_mover(players)
        began = time.perf_counter()
        assert await move(player, dice)
        times.append(time.perf_counter() - began)
    return times


def test_a_peer_that_answers_no_ping_is_gone_soon(pinging_server):
    async def evening():
        players = await playing(pinging_server, 2)
        (ann, _), (ben, person) = players
        wire = await Wire.opened(pinging_server.url)
        wire.answers_pings = False
        await ben.leave()
        await ann.wait(lambda: ann.public_table["chairs"][1]["away"])
        await wire.enter(ben.code, ben.tokens[person])
        await ann.wait(lambda: not ann.public_table["chairs"][1]["away"])
        await wire.ended()
        await ann.wait(lambda: ann.public_table["chairs"][1]["away"])
        await left(players)
        return wire.close_code

    assert asyncio.run(evening()) == 1011


def test_who_answers_pings_stays(pinging_server):
    async def evening():
        players = await playing(pinging_server, 2)
        wire = await Wire.opened(pinging_server.url)
        await wire.enter(players[0][0].code)
        pings = 0
        while pings < 3:
            opcode, payload = await wire.heard()
            if opcode == 9:
                pings += 1
                wire.frame(10, payload)
        wire.send({"type": "ping", "id": "still-here"})
        answer = await wire.until("pong")
        wire.cut()
        await left(players)
        return answer

    assert asyncio.run(evening()) == {"type": "pong", "id": "still-here"}


def beside_a_deaf_reader(server):
    """It asks for much and takes nothing: how long moves of two others take without it and with it, and the memory."""

    async def evening():
        players = await playing(server, 2)
        alone = await paced(players, 40)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(base(server.url))
        deaf.setblocking(False)
        reader, writer = await asyncio.open_connection(sock=deaf)
        wire = Wire(reader, writer)
        writer.write(upgrade(server.url))
        await reader.readuntil(b"\r\n\r\n")
        await wire.enter(players[0][0].code)
        writer.transport.pause_reading()
        resident = server.resident()
        shouting = asyncio.create_task(shout(wire))
        beside = await paced(players, 40, seed=2)
        grown = server.resident() - resident
        await asyncio.wait_for(shouting, PATIENCE)
        await left(players)
        return alone, beside, grown

    return asyncio.run(evening())


def test_a_reader_who_stops_is_cut_and_costs_nobody_anything(server):
    """The server keeps at most 256 KiB for it; the other two play on meanwhile."""
    alone, beside, grown = beside_a_deaf_reader(server)

    assert median(beside) < 5 * median(alone) + 1  # all else that runs on the machine counts too
    assert grown < 6 << 20


@pytest.mark.trust
def test_not_even_the_slowest_move_waits_for_a_reader_who_stops(server):
    """On a quiet machine: elsewhere the slowest move tells of the neighbours on the processor."""
    alone, beside, _ = beside_a_deaf_reader(server)

    assert sorted(beside)[-2] < 5 * sorted(alone)[-2] + 0.05


def upgrade(url):
    host, port = base(url)
    return (
        f"GET /api/ws HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {url}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def shout(wire):
    """Ask for answers until the line is cut."""
    try:
        for number in range(1_000_000):
            wire.send({"type": "ping", "id": f"shouting-{number:050d}"})
            await wire.writer.drain()
    except OSError:
        return
    raise AssertionError("it was never cut")


def test_a_peer_that_says_goodbye_and_keeps_the_socket_disturbs_nobody(server):
    """After its close frame nothing may be written to it any more; the table must not stumble over that."""

    async def evening():
        players = await playing(server, 2)
        wires = []
        for _ in range(3):
            wire = await Wire.opened(server.url)
            await wire.enter(players[0][0].code)
            wire.send({"type": "open", "id": "watching", "person": None})
            await wire.until("snapshot")
            wire.frame(CLOSE, (1000).to_bytes(2, "big"))
            wires.append(wire)
        times = await paced(players, 20)
        for wire in wires:
            await wire.ended()
        newcomer = Device(server.url, players[0][0].code)
        entered = await newcomer.enter()
        await left([*players, (newcomer, -1)])
        return times, entered, [wire.close_code for wire in wires]

    times, entered, codes = asyncio.run(evening())

    assert len(times) == 20
    assert entered["type"] == "entered"
    assert codes == [1000] * 3


def test_who_opens_a_socket_and_says_nothing_is_sent_away(tmp_path):
    async def silent(server):
        wire = await Wire.opened(server.url)
        farewell = await wire.until("farewell")
        await wire.ended()
        return farewell, wire.close_code

    with RunningServer(tmp_path / "t.sqlite3", limits={**QUICK, "enter_within": 0.1}) as server:
        farewell, code = asyncio.run(silent(server))

    assert farewell["why"] == "enter_first"
    assert code == 1008
