"""Reload, lost network, a second device: whoever holds a token comes back to where they were."""

import asyncio
import random

import pytest

from tests.server.devices import Device
from tests.server.evenings import left, move, next_mover, playing
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("back") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


def other_device(device):
    """With the same tokens, as after a reload or in a second tab."""
    other = Device(device.url, device.code)
    other.tokens = dict(device.tokens)
    return other


def known(device, person):
    perspective = device.perspectives[device.seat(person)]
    return {"epoch": perspective["epoch"], "number": perspective["number"]}


async def moves(players, count):
    dice = random.Random(count)
    for _ in range(count):
        assert await move(await next_mover(players), dice), "the game is long enough"


def fed(messages):
    return [message for message in messages if message["type"] in ("snapshot", "patch")]


def test_a_reload_brings_the_whole_view_to_the_same_seat(server):
    async def evening():
        players = await playing(server, 2)
        await moves(players, 4)
        (ann, person), _ = players
        await ann.wait(lambda: ann.perspectives[ann.seat(person)]["view"]["turn"] == 4)
        before = ann.perspectives[ann.seat(person)]
        await ann.leave()
        again = other_device(ann)
        entered = await again.enter()
        await again.ask("open", person=person)
        await again.ask("ping")
        await left([(again, person), players[1]])
        return ann, person, before, entered, fed(again.heard)

    ann, person, before, entered, came = asyncio.run(evening())

    assert entered["people"] == [{"person": person, "token": ann.tokens[person]}]
    assert [message["type"] for message in came] == ["snapshot"]
    assert {**came[0], "number": 0} == {**before, "type": "snapshot", "number": 0}


def test_entered_is_the_first_message_and_shows_who_came(server):
    async def evening():
        players = await playing(server, 2)
        (_, _), (ben, person) = players
        await ben.leave()
        start = len(ben.heard)
        await ben.enter()
        await left(players)
        return ben.heard[start], person

    first, person = asyncio.run(evening())

    assert first["type"] == "entered"
    assert [chair["away"] for chair in first["public_table"]["chairs"] if chair["person"] == person] == [False]


@pytest.mark.parametrize("missed", [0, 1, 6])
def test_after_a_lost_network_only_what_was_missed_comes(server, missed):
    """Moves of others while one is away, of bots here: each a message of its own or one for all, but none twice."""

    async def evening():
        players = await playing(server, 2)
        (ann, person), ben = players
        await moves(players, 2)
        while (await next_mover(players))[0] is ann:
            await moves(players, 1)
        since = known(ann, person)
        ann.cut()
        await ann.closed.wait()
        for _ in range(missed):
            mover = [ben] if ben[0].perspectives[ben[0].seat(ben[1])]["offers"]["choices"] else []
            if mover:
                await move(ben, random.Random(1))
        await ben[0].ask("ping")
        start = len(ann.heard)
        await ann.enter()
        await ann.ask("open", person=person, since=since)
        await ann.ask("ping")
        came = fed(ann.heard[start:])
        whole = other_device(ann)
        await whole.enter()
        await whole.ask("open", person=person)
        await whole.ask("ping")
        await left([*players, (whole, person)])
        return came, ann.perspectives[ann.seat(person)], whole.perspectives[ann.seat(person)]

    came, put_together, whole = asyncio.run(evening())

    assert {message["type"] for message in came} <= {"patch"}
    assert len(came) == (1 if missed else 0)
    assert put_together["view"] == whole["view"]
    assert put_together["told"] == whole["told"]
    assert put_together["number"] == whole["number"]


@pytest.mark.parametrize(
    "since", [{"epoch": "of-another-server", "number": 0}, {"epoch": "", "number": 2**53 - 1}, None]
)
def test_who_knows_nothing_that_counts_gets_the_whole_view(server, since):
    async def evening():
        players = await playing(server, 2)
        (ann, person), _ = players
        ann.cut()
        await ann.closed.wait()
        again = other_device(ann)
        await again.enter()
        told = since and {**since, "epoch": since["epoch"] or known(ann, person)["epoch"]}
        await again.ask("open", person=person, since=told)
        await again.ask("ping")
        await left([(again, person), players[1]])
        return fed(again.heard)

    assert [message["type"] for message in asyncio.run(evening())] == ["snapshot"]


def test_a_lost_network_is_seen_by_the_others_and_so_is_the_return(server):
    async def evening():
        players = await playing(server, 2)
        (ann, _), (ben, person) = players
        seat = ben.seat(person)
        ben.cut()
        away = await ann.wait(lambda: ann.public_table["chairs"][seat]["away"])
        await ben.closed.wait()
        await ben.enter()
        back = await ann.wait(lambda: not ann.public_table["chairs"][seat]["away"])
        await left(players)
        return away, back

    assert asyncio.run(evening()) == (True, True)


def test_who_asks_and_is_gone_before_the_answer_is_seen_as_gone(server):
    async def evening():
        players = await playing(server, 2)
        (ann, _), (ben, person) = players
        for _ in range(5):
            await ben.post("rename", person=person, name="Benoit")
        ben.cut()
        await ben.closed.wait()
        await ann.wait(lambda: ann.public_table["chairs"][1]["away"])
        for _ in range(3):
            await ann.ask("rename", person=0, name="Anna")
        away = ann.public_table["chairs"][1]["away"]
        await left(players)
        return away

    assert asyncio.run(evening())


def test_the_newest_device_shows_the_seat_and_the_older_one_is_told(server):
    async def evening():
        players = await playing(server, 2)
        (ann, person), _ = players
        tablet = other_device(ann)
        await tablet.enter()
        polite = await tablet.ask("open", person=person, take=False)
        await tablet.ask("open", person=person)
        taken = await ann.wait(lambda: next((m for m in ann.heard if m["type"] == "taken"), None))
        start = len(ann.heard)
        await moves([(tablet, person), players[1]], 3)
        await ann.ask("ping")
        shown = fed(ann.heard[start:])
        await left([*players, (tablet, person)])
        return polite, taken, shown, person

    polite, taken, shown, person = asyncio.run(evening())

    assert (polite["type"], polite["person"]) == ("elsewhere", person)
    assert taken == {"type": "taken", "person": person, "why": "opened_elsewhere"}
    assert shown == []


def test_who_leaves_has_a_token_for_nothing(server):
    async def evening():
        players = await playing(server, 3)
        cat, person = players[2]
        await cat.ask("leave", person=person)
        late = await cat.ask("rename", person=person, name="Cathy")
        await cat.leave()
        entered = await cat.enter()
        shown = await cat.ask("open", person=person)
        await left(players)
        return late, entered, shown

    late, entered, shown = asyncio.run(evening())

    assert late["why"] == "not_yours"
    assert entered["people"] == []
    assert shown["why"] == "not_yours"


def test_sitting_down_again_with_the_same_request_is_the_same_person(server):
    """Her device made the token, so that it can ask again if the answer is lost. Who has the id alone is a stranger."""

    async def evening():
        (ann, _), _ = players = await playing(server, 2)
        await ann.ask("give_up", person=0)
        await ann.ask("regather", person=0)
        cat = Device(server.url, ann.code)
        await cat.enter()
        sit = {"type": "sit", "id": "cat-sits-down-once", "name": "Cat", "token": "c" * 32}
        await cat.send(sit)
        first = await cat.answer(sit["id"])
        cat.cut()
        await cat.closed.wait()
        await cat.enter()
        cat.answers.clear()
        await cat.send(sit)
        second = await cat.answer(sit["id"])
        renamed = await cat.ask("rename", person=second["person"], name="Cathy")
        spy = Device(server.url, ann.code)
        await spy.enter()
        await spy.send({**sit, "name": "Spy", "token": "s" * 32})
        third = await spy.answer(sit["id"])
        await cat.wait(lambda: len([chair for chair in cat.public_table["chairs"] if chair["name"]]) == 4)
        await left([*players, (cat, -1), (spy, -1)])
        return first, second, third, renamed

    first, second, third, renamed = asyncio.run(evening())

    assert second["person"] == first["person"]
    assert second["token"] == first["token"] == "c" * 32
    assert renamed["type"] == "done"
    assert third["person"] not in (0, 1, second["person"])
