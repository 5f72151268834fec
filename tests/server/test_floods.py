"""Floods: whoever goes too fast is cut within a second and kept out for a while; the neighbour plays on."""

import asyncio
import random
import time
from dataclasses import dataclass

import pytest

from tests.server.evenings import left, move, next_mover, playing
from tests.server.servers import ROOMY, RunningServer
from tests.server.wires import PING, PONG, TEXT, Rejected, Wire, framed, knocked

SOME = {"a_second": 10, "burst": 40}
GIVEN_UP = 30
"""Seconds after which a flood that nobody cuts ends by itself."""
STRICT = {**ROOMY, "others": SOME, "closings": 3, "ban": 1000, "close_within": 0.5}
"""The usual rates for all but actions."""
pytestmark = pytest.mark.slow

PINGED = framed(TEXT, b'{"type":"ping","id":"flood-flood-flood"}')
FLOODS = {
    "messages": PINGED * 200,
    "pings of the socket": framed(PING, b"x" * 125) * 200,
    "pongs of the socket": framed(PONG) * 1000,
    "empty parts": framed(TEXT, b"", fin=False) + framed(0, b"", fin=False) * 1000,
    "actions": framed(TEXT, b'{"type":"open","id":"flood-flood-flood","person":null}') * 200,
}


@pytest.fixture(params=FLOODS)
def flood(request):
    return FLOODS[request.param]


async def flooded(wire, flood):
    """Seconds until the line is cut, at full speed and without a look at the answers."""
    began = time.perf_counter()
    wire.writer.transport.set_write_buffer_limits(high=1 << 16)
    try:
        while time.perf_counter() - began < GIVEN_UP:
            wire.writer.write(flood)
            await wire.writer.drain()
            if wire.reader.at_eof():
                break
            await asyncio.sleep(0)
    except OSError:
        pass
    wire.cut()
    return time.perf_counter() - began


def after_three(flood, data):
    """What three floods in a row cost: each one's seconds and processor seconds, the neighbour's moves, the memory."""

    async def evening(server):
        players = await playing(server, 2)
        code, _ = server.lay("metronome")
        dice, resident = random.Random(1), server.resident()
        moves, cuts, busy = [], [], []
        for _ in range(3):
            wire = await Wire.opened(server.url)
            await wire.enter(code)
            before = server.busy()
            reading = asyncio.create_task(read_on(wire))
            attack = asyncio.create_task(flooded(wire, flood))
            while not attack.done():
                began = time.perf_counter()
                await move(await next_mover(players), dice)
                moves.append(time.perf_counter() - began)
            cuts.append(await attack)
            busy.append(server.busy() - before)
            await reading
        grown = server.resident() - resident
        with pytest.raises(Rejected) as kept_out:
            await Wire.opened(server.url)
        await move(await next_mover(players), dice)
        await left(players)
        return Cost(cuts, busy, moves, grown, kept_out.value.status)

    with RunningServer(data, limits=STRICT) as server:
        cost = asyncio.run(evening(server))
        assert server.faults() == []
    return cost


@dataclass(frozen=True)
class Cost:
    cuts: list[float]
    busy: list[float]
    moves: list[float]
    grown: int
    status: int


def test_a_flood_is_cut_and_the_address_kept_out(tmp_path, flood):
    """Held by what the server worked: seconds on the wall also tell of the neighbours on the processor."""
    cost = after_three(flood, tmp_path / "t.sqlite3")

    assert max(cost.cuts) < GIVEN_UP
    assert max(cost.busy) < 3
    assert cost.moves
    assert cost.grown < 8 << 20
    assert cost.status == 429


@pytest.mark.trust
def test_a_flood_is_cut_within_a_second(tmp_path, flood):
    """On a quiet machine."""
    cost = after_three(flood, tmp_path / "t.sqlite3")

    assert max(cost.cuts) < 1
    assert max(cost.moves) < 1


async def read_on(wire):
    try:
        while await wire.reader.read(1 << 16):
            pass
    except OSError:
        pass


def test_who_floods_before_entering_is_cut_too(tmp_path):
    async def evening(server):
        wire = await Wire.opened(server.url)
        wire.writer.write(framed(TEXT, b'{"type":"enter","protocol":2,"table":"QQQQQQ"}') + PINGED * 40)
        farewell = await wire.until("farewell")
        await wire.ended()
        return farewell, wire.close_code

    with RunningServer(tmp_path / "t.sqlite3", limits=STRICT) as server:
        farewell, code = asyncio.run(evening(server))

    assert (farewell["why"], code) == ("too_fast", 1008)


def test_one_who_is_only_quick_is_refused_and_may_stay(tmp_path):
    async def evening(server):
        code, _ = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(code)
        for number in range(60):
            wire.send({"type": "ping", "id": f"quick-{number:04d}"})
        answers = [(await wire.message())["type"] for _ in range(60)]
        wire.cut()
        return answers

    with RunningServer(tmp_path / "t.sqlite3", limits=STRICT) as server:
        answers = asyncio.run(evening(server))

    assert answers[:40] == ["pong"] * 40
    assert answers.count("request_refused") > 10


FEW = {"unknown_codes": {"a_second": 0, "burst": 10}}


def test_guessing_codes_is_slowed_down_over_sockets_and_http_alike(tmp_path):
    """A right guess comes too late as well; whoever has a token for the table does not suffer for it."""

    async def evening(server, code, token):
        whys = [await knocked(server.url, "QQQQQQ") for _ in range(12)]
        return whys, await knocked(server.url, code), await knocked(server.url, code, token)

    with RunningServer(tmp_path / "t.sqlite3", limits=FEW) as server:
        code, token = server.lay("metronome")
        whys, guessed, known = asyncio.run(evening(server, code, token))
        status, headers, _ = server.request("GET", "/api/tables/QQQQQQ/record")

    assert whys == ["unknown_table"] * 10 + ["too_fast"] * 2
    assert guessed == "too_fast"
    assert known == "entered"
    assert status == 429
    assert 0 < int(headers["retry-after"]) <= 60


def test_wrong_codes_from_eleven_addresses_keep_no_newcomer_out(tmp_path):
    """110 of them once locked every newcomer of the server out."""

    async def evening(server, code):
        sources = [f"127.0.1.{1 + number % 11}" for number in range(110)]
        whys = await asyncio.gather(*(knocked(server.url, "QQQQQQ", source=source) for source in sources))
        return whys, await knocked(server.url, code, source="127.0.1.12")

    with RunningServer(tmp_path / "t.sqlite3") as server:
        code, _ = server.lay()
        whys, newcomer = asyncio.run(evening(server, code))

    assert whys == ["unknown_table"] * 110
    assert newcomer == "entered"


@pytest.mark.trust
def test_thousands_of_guesses_from_everywhere_keep_nobody_out(tmp_path):
    """Every guesser goes on until it is kept waiting; after each wave a newcomer comes from where nobody guessed."""

    async def evening(server, code):
        waiting, newcomers = 0, []
        for wave in range(40):
            sources = [f"127.1.{wave}.{number}" for number in range(1, 11)]
            for _ in range(25):
                whys = await asyncio.gather(*(knocked(server.url, "QQQQQQ", source=source) for source in sources))
                waiting += whys.count("too_fast")
            newcomers.append(await knocked(server.url, code, source=f"127.2.{wave}.1"))
        return waiting, newcomers

    with RunningServer(tmp_path / "t.sqlite3") as server:
        code, _ = server.lay()
        waiting, newcomers = asyncio.run(evening(server, code))

    assert waiting >= 40 * 10 * 4
    assert newcomers == ["entered"] * 40


def test_one_address_has_so_many_sockets_and_no_more(tmp_path):
    async def evening(server):
        wires = [await Wire.opened(server.url) for _ in range(20)]
        with pytest.raises(Rejected) as rejected:
            await Wire.opened(server.url)
        wires.pop().cut()
        for _ in range(50):  # until the server has seen it go
            try:
                wires.append(await Wire.opened(server.url))
                break
            except Rejected:
                server.request("GET", "/healthz")
        for wire in wires:
            wire.cut()
        return rejected.value.status, len(wires)

    with RunningServer(tmp_path / "t.sqlite3") as server:
        assert asyncio.run(evening(server)) == (429, 20)


def test_tables_are_laid_from_one_address_at_a_human_pace(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3") as server:
        asked = [server.request("POST", "/api/tables", {"game": "sept_pour_cent"})[0] for _ in range(22)]

    assert asked == [201] * 20 + [429] * 2
