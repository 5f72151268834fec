"""What does not belong on the wire: thousands of broken messages and frames, and a neighbour who does not notice."""

import asyncio
import random
import time
from statistics import median

import pytest

from tests.server.devices import PATIENCE
from tests.server.evenings import left, move, next_mover, playing
from tests.server.mutations import SAMPLES, mutated
from tests.server.servers import FREE, ROOMY, RunningServer
from tests.server.wires import BINARY, CLOSE, PING, PONG, TEXT, Rejected, Wire, framed

PATIENT = {**ROOMY, "malformed": 10**9, "unknown_codes": FREE, "close_within": 0.3}
MESSAGES = 10_000
ATTACKERS = 4
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("malformed") / "tables.sqlite3", limits=PATIENT) as running:
        yield running
        assert running.faults() == []


async def paced(players, enough):
    """Seconds that each move took, until `enough` is done."""
    dice, times = random.Random(1), []
    while not enough.done() or len(times) < 100:
        player = await next_mover(players)
        began = time.perf_counter()
        await move(player, dice)
        times.append(time.perf_counter() - began)
    return times


async def pester(server, code, token, count, seed):
    """So many messages, on as many connections as it takes: some of them end the session."""
    dice, sent, connections = random.Random(seed), 0, 0
    while sent < count:
        wire = await Wire.opened(server.url)
        connections += 1
        await wire.enter(code, token)
        there = True
        while sent < count and there:
            for _ in range(8):
                wire.send(mutated(dice))
            sent += 8
            wire.send({"type": "ping", "id": "are-you-there"})
            there = await wire.until("pong") is not None
        wire.cut()
    return connections


def test_ten_thousand_malformed_messages_disturb_nobody(server):
    async def evening():
        players = await playing(server, 2)
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        alone = await paced(players, done)
        resident = server.resident()
        victims = [server.lay("metronome") for _ in range(ATTACKERS)]
        attack = asyncio.gather(
            *[pester(server, *victim, MESSAGES // ATTACKERS, seed) for seed, victim in enumerate(victims)]
        )
        beside = await paced(players, attack)
        connections = await attack
        grown = server.resident() - resident
        await left(players)
        return alone, beside, connections, grown

    alone, beside, connections, grown = asyncio.run(evening())

    assert sum(connections) < MESSAGES
    assert median(beside) < 5 * median(alone) + 1  # all else that runs on the machine counts too
    assert grown < 32 << 20


def test_a_malformed_message_is_refused_and_the_third_ends_the_session(tmp_path):
    async def evening(server):
        code, _ = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(code)
        heard = []
        for _ in range(3):
            wire.send("[]")
            heard.append(await wire.message())
        await wire.ended()
        return heard, wire.close_code

    with RunningServer(tmp_path / "t.sqlite3", limits={}) as server:
        heard, code = asyncio.run(evening(server))

    refused = {"type": "request_refused", "id": "", "why": "malformed"}
    assert heard[:2] == [refused, refused]
    assert (heard[2]["type"], heard[2]["why"], code) == ("farewell", "malformed", 1008)


MISTAKEN = [
    {"type": "sit", "id": "asked-by-ann", "name": "A" * 10_000},
    {"type": "nothing of ours", "id": "asked-by-ann"},
    {"type": "ping", "id": "asked-by-ann", "more": [1, {"id": "of something else"}]},
]


@pytest.mark.parametrize("message", MISTAKEN)
def test_whoever_waits_for_an_answer_learns_that_the_question_was_malformed(server, message):
    async def evening():
        code, _ = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(code)
        wire.send(message)
        answer = await wire.message()
        wire.cut()
        return answer

    assert asyncio.run(evening()) == {"type": "request_refused", "id": "asked-by-ann", "why": "malformed"}


HUGE = bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + bytes(4)
FRAMES = {
    "a bad opcode": (framed(3, b"x"), 1002),
    "a bad control opcode": (framed(11, b"x"), 1002),
    "reserved bits": (framed(TEXT, b"{}", rsv=4), 1002),
    "no mask": (framed(TEXT, b"{}", masked=False), 1002),
    "a huge length": (HUGE, 1009),
    "more than a message may have": (framed(TEXT, b" " * 100_000), 1009),
    "parts of more than a message may have": (
        framed(TEXT, b" " * 60_000, fin=False) + framed(0, b" " * 60_000),
        1009,
    ),
    "a second message within the first": (framed(TEXT, b"{", fin=False) + framed(TEXT, b"}"), 1002),
    "a continuation of nothing": (framed(0, b"{}"), 1002),
    "a ping in parts": (framed(PING, b"x", fin=False), 1002),
    "a ping that is too long": (framed(PING, b"x" * 126), 1002),
    "a close with half a code": (framed(CLOSE, b"\x03"), 1002),
    "a close with a code that is none": (framed(CLOSE, (999).to_bytes(2, "big")), 1002),
    "a message in endless parts": (framed(TEXT, b"", fin=False) + framed(0, b"", fin=False) * 5_000, 1008),
}


@pytest.mark.parametrize("what", FRAMES)
def test_a_frame_that_breaks_the_protocol_ends_the_connection(server, what):
    sent, code = FRAMES[what]

    async def evening():
        table, _ = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(table)
        wire.writer.write(sent)
        await asyncio.wait_for(wire.ended(), PATIENCE)
        return wire.close_code

    assert asyncio.run(evening()) == code


@pytest.mark.parametrize("payload", [b"\xff\xfe\xfd", b'{"type":"ping","id":"\xc3\x28aaaaaaaa"}'])
@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_what_is_no_text_is_refused(server, payload, opcode):
    async def evening():
        table, _ = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(table)
        wire.frame(opcode, payload)
        answer = await wire.message()
        wire.cut()
        return answer

    assert asyncio.run(evening()) == {"type": "request_refused", "id": "", "why": "malformed"}


def test_a_message_in_parts_with_a_ping_between_them_is_heard_whole(server):
    async def evening():
        table, _ = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(table)
        wire.frame(TEXT, b'{"type":"ping",', fin=False)
        wire.frame(PING, b"between")
        wire.frame(0, b'"id":"in-two-parts"}')
        answers = [await wire.heard(), await wire.heard()]
        wire.cut()
        return sorted(answers)

    assert asyncio.run(evening()) == [(TEXT, b'{"type":"pong","id":"in-two-parts"}'), (PONG, b"between")]


def test_a_large_message_that_is_no_note_is_refused(server):
    async def evening():
        table, token = server.lay("metronome")
        wire = await Wire.opened(server.url)
        await wire.enter(table, token)
        wire.send({"type": "ping", "id": "p" * 20, "pad": "x" * 30_000})
        first = await wire.message()
        wire.send(b'{"type":"ping","id":"pppppppppppp"' + b" " * 20_000 + b"}")
        second = await wire.message()
        wire.send({"type": "write_note", "id": "n" * 20, "person": 0, "note": "x" * 60_000})
        third = await wire.message()
        wire.send('{"type":"write_note","id":"mmmmmmmmmm","person":0,"note":"' + "é" * 40_000 + '"}')
        fourth = await wire.message()
        wire.cut()
        return first, second, third, fourth

    first, second, third, fourth = asyncio.run(evening())

    assert first["why"] == "malformed"
    assert (second["why"], second["id"]) == ("too_long", "pppppppppppp")
    assert third["type"] == "done"
    assert fourth["why"] == "note_too_long"


def test_every_message_of_the_protocol_is_answered_or_ends_the_session(server):
    """As they stand in the protocol's page, at a table of another game, by a person who may be anybody."""

    async def evening():
        answers = {}
        for sample in SAMPLES:
            code, token = server.lay("metronome")
            wire = await Wire.opened(server.url)
            await wire.enter(code, token)
            wire.send({**sample, "person": 0} if "person" in sample else sample)
            while (heard := await wire.message()) and heard["type"] != "farewell" and heard.get("id") != sample["id"]:
                pass
            answers[sample["type"]] = heard
            wire.cut()
        return answers

    assert [
        type_ for type_, answer in asyncio.run(asyncio.wait_for(evening(), 3 * PATIENCE)).items() if answer is None
    ] == []


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"headers": {"Origin": ""}}, 403),
        ({"headers": {"Host": "evil.example"}, "origin": "http://evil.example"}, 403),
        ({"headers": {"Sec-WebSocket-Version": "8"}}, 400),
        ({"headers": {"Sec-WebSocket-Key": "short"}}, 400),
        ({"path": "/api/tables"}, 404),
        ({"path": "/../../etc/passwd"}, 404),
    ],
)
def test_a_socket_is_opened_by_our_own_page_only(server, given, status):
    async def evening():
        with pytest.raises(Rejected) as rejected:
            await Wire.opened(server.url, **given)
        return rejected.value

    rejected = asyncio.run(evening())

    assert rejected.status == status
    assert "content-security-policy" in rejected.head.lower()
