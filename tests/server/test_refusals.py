"""What a device may not do over the wire: it is refused with a reason or sent away, and nothing changes."""

import asyncio
import random
import time

import pytest

from tablee.wire.requests import PROTOCOL_VERSION
from tests.server.devices import Device
from tests.server.evenings import gathered, left, move, next_mover, playing
from tests.server.servers import FREE, ROOMY, RunningServer
from tests.server.wires import Wire

CURIOUS = {**ROOMY, "unknown_codes": FREE}
SAY = {"type": "say", "number": 5}
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("refusals") / "tables.sqlite3", limits=CURIOUS) as running:
        yield running
        assert running.faults() == []


async def refusal(server, ask):
    """Of what `ask` does with the two players' devices, once nothing has changed by it."""
    players = await playing(server, 2)
    before = [dict(device.perspectives) for device, _ in players], [device.public_table for device, _ in players]
    answer = await ask(*players)
    for device, _ in players:
        await device.ask("ping")
    after = [dict(device.perspectives) for device, _ in players], [device.public_table for device, _ in players]
    await left(players)
    assert after == before
    return answer


def test_an_action_for_a_decision_that_has_passed_is_too_late(server):
    async def evening():
        players = await playing(server, 2)
        await move(await next_mover(players), random.Random(1))
        (ann, person), _ = players
        late = await ann.ask("act", person=person, decision=0, action=SAY)
        await left(players)
        return late

    assert asyncio.run(evening())["why"] == "too_late"


def test_the_same_action_sent_twice_is_played_once_and_answered_twice(server):
    async def evening():
        players = await playing(server, 2)
        (ann, person), (ben, _) = players
        act = {"type": "act", "id": "one-and-the-same", "person": person, "decision": 0, "action": SAY}
        await ann.send(act)
        await ann.send(act)
        await ann.wait(lambda: sum(m.get("id") == act["id"] for m in ann.heard) == 2)
        await ben.wait(lambda: ben.perspectives[1]["view"]["turn"] == 1)
        answers = [message["type"] for message in ann.heard if message.get("id") == act["id"]]
        said = ben.perspectives[1]["view"]["said"]
        await left(players)
        return answers, said

    assert asyncio.run(evening()) == (["done", "done"], [5])


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"decision": 0, "action": SAY}, "not_your_turn"),
        ({"decision": 7, "action": SAY}, "too_late"),
        ({"decision": 0, "action": {"type": "shout"}}, "not_an_action"),
        ({"decision": 0, "action": {"type": "say", "number": 10}}, "not_your_turn"),
        ({"decision": 0, "action": None}, "not_an_action"),
    ],
)
def test_an_action_out_of_turn_or_out_of_bounds_is_refused(server, fields, why):
    answer = asyncio.run(refusal(server, lambda _, ben: ben[0].ask("act", person=ben[1], **fields)))

    assert answer["why"] == why


@pytest.mark.parametrize(
    ("type_", "fields"),
    [
        ("act", {"decision": 0, "action": SAY}),
        ("open", {}),
        ("shut", {}),
        ("lend", {}),
        ("leave", {}),
        ("write_note", {"note": "mine now"}),
        ("rename", {"name": "Eve"}),
        ("say", {"text": "I am Ann"}),
        ("close_table", {}),
        ("show_seed", {"seed": "0" * 64}),
    ],
)
@pytest.mark.parametrize("person", [0, 99])
def test_nobody_speaks_for_another_person(server, type_, fields, person):
    answer = asyncio.run(refusal(server, lambda _, ben: ben[0].ask(type_, person=person, **fields)))

    assert answer == {"type": "request_refused", "id": answer["id"], "why": "not_yours"}


@pytest.mark.parametrize("code", ["QUARTZ", "-", "Q" * 64])
def test_a_code_that_cannot_be_one_for_a_seat_is_answered_like_one_that_is_wrong(server, code):
    answer = asyncio.run(refusal(server, lambda _, ben: ben[0].ask("claim", code=code)))

    assert answer["why"] == "unknown_code"


def test_the_hosts_rights_are_the_hosts(server):
    answer = asyncio.run(refusal(server, lambda _, ben: ben[0].ask("close_table", person=ben[1])))

    assert answer["why"] == "host_only"


def test_a_token_of_another_table_or_a_made_up_one_opens_nothing(server):
    async def evening():
        (ann, _), _ = players = await playing(server, 2)
        others = await playing(server, 2)
        stranger = Device(server.url, ann.code)
        stranger.tokens = {0: others[0][0].tokens[0], 1: "A" * 32, 2: ann.tokens[0][:-1] + "_"}
        entered = await stranger.enter()
        opened = await stranger.ask("open", person=0)
        await left([*players, *others, (stranger, -1)])
        return entered, opened

    entered, opened = asyncio.run(evening())

    assert entered["people"] == []
    assert opened["why"] == "not_yours"


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ({"type": "ping", "id": "before-entering"}, "enter_first"),
        ({"type": "act", "id": "before-entering", "person": 0, "decision": 0, "action": SAY}, "enter_first"),
        ({"type": "enter", "protocol": 99, "table": "QUARTZ"}, "other_protocol"),
        ({"type": "enter", "protocol": PROTOCOL_VERSION, "table": "QUARTZ", "tokens": ["short"]}, "malformed"),
        ({"type": "enter", "protocol": PROTOCOL_VERSION, "table": "Q" * 13}, "malformed"),
        ("{", "malformed"),
        ({"type": "enter", "protocol": PROTOCOL_VERSION, "table": "QUARTZ"}, "unknown_table"),
        ({"type": "enter", "protocol": PROTOCOL_VERSION, "table": "' OR 1=1"}, "unknown_table"),
    ],
)
def test_who_does_not_enter_as_one_should_is_sent_away_with_a_word(server, first, why):
    async def evening():
        wire = await Wire.opened(server.url)
        wire.send(first)
        wire.send({"type": "ping", "id": "one-more-thing"})
        farewell = await wire.message()
        await wire.ended()
        return farewell, wire.close_code

    farewell, code = asyncio.run(evening())

    assert (farewell["type"], farewell["why"], code) == ("farewell", why, 1008)


def test_entering_twice_ends_the_session(server):
    async def evening():
        players = await playing(server, 2)
        (ann, _), _ = players
        await ann.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": ann.code, "tokens": []})
        await ann.closed.wait()
        await left(players)
        return ann

    ann = asyncio.run(evening())

    assert (ann.heard[-1]["type"], ann.heard[-1]["why"], ann.close_code) == ("farewell", "malformed", 1008)


def test_a_code_that_opens_nothing_is_answered_kindly_and_as_fast_as_that_of_a_full_table(server):
    """A stranger who tries codes learns nothing from the time: of the quickest of many, as the rest is noise."""

    async def seconds(code):
        wire = await Wire.opened(server.url)
        began = time.perf_counter()
        answer = await wire.enter(code)
        took = time.perf_counter() - began
        wire.cut()
        return took, answer

    async def evening():
        players = await gathered(server, 4)
        found = {"full": [], "unknown": []}
        for _ in range(30):
            for kind, code in (("full", players[0][0].code), ("unknown", "QQQQQQ")):
                took, answer = await seconds(code)
                found[kind].append(took)
        await left(players)
        return {kind: min(times) for kind, times in found.items()}, answer

    found, answer = asyncio.run(evening())

    assert answer == {
        "type": "farewell",
        "why": "unknown_table",
        "text": "no table has this code; ask for it again",
        "retry": None,
    }
    assert abs(found["full"] - found["unknown"]) < 0.01


def test_a_table_with_no_free_chair_can_be_watched_only(server):
    async def evening():
        players = await gathered(server, 4)
        late = Device(server.url, players[0][0].code)
        entered = await late.enter()
        seated = await late.ask("sit", name="Eve")
        watching = await late.ask("open", person=None)
        await left([*players, (late, -1)])
        return entered, seated, watching

    entered, seated, watching = asyncio.run(evening())

    assert entered["type"] == "entered"
    assert seated["why"] == "no_seat"
    assert watching["type"] == "done"


def test_at_a_closed_table_nothing_happens_any_more(server):
    async def evening():
        players = await playing(server, 2)
        (ann, person), (ben, other) = players
        await ann.ask("close_table", person=person)
        await ben.wait(lambda: ben.public_table["stage"] == "closed")
        lent = await ben.ask("lend", person=other)
        answers = [
            await ben.ask("act", person=other, decision=0, action=SAY),
            await ann.ask("start", person=person),
            await ben.ask("sit", name="Eve"),
            await ben.ask("leave", person=other),
            await ann.ask("claim", code=lent["code"]),
        ]
        await left(players)
        late = Device(server.url, ann.code)
        entered = await late.enter()
        await late.leave()
        return [answer.get("why") for answer in answers], entered

    whys, entered = asyncio.run(evening())

    assert whys == ["not_now", "not_now", "not_now", "not_now", "unknown_code"]
    assert entered["public_table"]["stage"] == "closed"
