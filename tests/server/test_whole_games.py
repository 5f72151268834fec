"""Whole games over real sockets, in every way to sit: own devices, bots, a screen, one device passed round."""

import asyncio
import json
import random

import pytest

from tablee.games import GAMES
from tests.server.devices import Device
from tests.server.evenings import begun, gathered, left, move, opened, played_out, playing, verified
from tests.server.servers import ROOMY, RunningServer

SEVEN = "sept_pour_cent"
GAME = GAMES[SEVEN]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("games") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


@pytest.mark.parametrize(("people", "bots"), [(4, 0), (2, 2), (1, 3)])
def test_a_whole_game_ends_the_same_for_all_and_its_record_verifies(server, people, bots):
    async def evening():
        players = await playing(server, people, bots, SEVEN)
        await played_out(players, seed=people)
        for device, _ in players:
            await device.wait(lambda device=device: device.public_table["result"])
        shown = [device.public_table for device, _ in players]
        status, headers, record = server.request("GET", f"/api/tables/{players[0][0].code}/record")
        await left(players)
        return shown, status, headers, record

    shown, status, headers, record = asyncio.run(evening())

    assert all(public_table == shown[0] for public_table in shown)
    assert (status, headers["content-type"]) == (200, "application/jsonl")
    (game,) = verified(record, GAME)
    assert game.players == people + bots
    assert json.loads(json.dumps(shown[0]["result"]["places"])) == list(game.result.places)
    assert [game.start, game.head] == [shown[0]["heads"][0], shown[0]["heads"][-1]]
    assert game.seeded == (tuple(range(people)) if people > 1 else ())


def test_a_rematch_is_another_game_of_the_same_people_with_a_record_of_its_own(server):
    async def evening():
        players = await playing(server, 2, 0, SEVEN)
        code = players[0][0].code
        await played_out(players, seed=3)
        await begun(players, "rematch")
        await played_out(players, seed=5)
        bodies = [server.request("GET", f"/api/tables/{code}/record{which}") for which in ("?game=1", "?game=2", "")]
        missing = server.request("GET", f"/api/tables/{code}/record?game=3")
        await left(players)
        return bodies, missing

    bodies, missing = asyncio.run(evening())

    first, second, last = [verified(body, GAME)[0] for _, _, body in bodies]
    assert first.start != second.start
    assert last == second
    assert missing[0] == 404


def test_no_record_is_handed_out_before_the_game_is_over(server):
    async def evening():
        players = await playing(server, 2)
        status, _, body = server.request("GET", f"/api/tables/{players[0][0].code}/record")
        await left(players)
        return status, body

    status, body = asyncio.run(evening())

    assert status == 404
    assert b"secret" not in body


def test_a_screen_sees_the_table_from_nobodys_seat(server):
    async def evening():
        players = await gathered(server, 2, 0, SEVEN)
        screen = Device(server.url, players[0][0].code)
        await screen.enter()
        await screen.ask("open", person=None)
        await opened(players)
        await begun(players)
        await played_out(players, seed=9)
        await screen.wait(lambda: screen.public_table["stage"] == "over")
        acted = await screen.ask("act", person=0, decision=0, action={"type": "contest"})
        await left([*players, (screen, -1)])
        return screen, acted

    screen, acted = asyncio.run(evening())

    assert set(screen.perspectives) == {None}
    assert all(message["view"]["me"] is None for message in screen.heard if message["type"] == "snapshot")
    assert acted["why"] == "not_yours"
    assert screen.public_table["result"] is not None


def test_of_several_people_on_one_device_only_the_opened_one_is_shown(server):
    """One device is passed round: what is secret comes only between `open` and `shut`."""

    async def evening():
        code, token = server.lay("metronome")
        device = Device(server.url, code)
        device.tokens[0] = token
        await device.enter()
        ann = await device.sit("Ann", person=0)
        ben = await device.sit("Ben")
        players = [(device, ann), (device, ben)]
        await device.ask("set_pace", person=ann, pace="instant")
        await begun(players)
        before = [message["type"] for message in device.heard]
        spans = []
        for turn in range(8):
            person = (ann, ben)[turn % 2]
            start = len(device.heard)
            await device.ask("open", person=person)
            assert await move((device, person), random.Random(turn))
            await device.ask("shut", person=person)
            spans.append((turn % 2, device.heard[start:]))
            device.perspectives.clear()
        start = len(device.heard)
        await device.leave()
        await device.enter()
        await device.ask("ping")
        after = device.heard[start:]
        await device.leave()
        return before, spans, after

    before, spans, after = asyncio.run(evening())

    assert "snapshot" not in before
    for seat, heard in spans:
        assert {message["seat"] for message in heard if message["type"] in ("snapshot", "patch")} == {seat}
    assert not [message for message in after if message["type"] in ("snapshot", "patch")]
    assert sum(message["type"] == "patch" for _, heard in spans for message in heard) > 3
