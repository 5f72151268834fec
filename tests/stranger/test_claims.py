"""What docs/reference/protocol.md claims, as a stranger sees it."""

import asyncio
import json
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.servers import RunningServer
from tests.stranger.device import Device
from tests.stranger.feeds import changed
from tests.stranger.playing import commitment, done, gather, start
from tests.stranger.tactics import by_chance

PAGE = Path(__file__).parents[2] / "docs/reference/protocol.md"


@pytest.fixture(scope="module")
def heard(tmp_path_factory):
    """Devices of two players and a spectator, with all that they heard from the laying of a table to its closing."""

    async def evening(url: str) -> list[Device]:
        players = await gather(url, "incroyable", people=2, bots=1, options={})
        watcher = Device(url, players[0].device.code)
        await watcher.enter()
        await start(players)
        await watcher.open(None)
        for player in players:
            decision, action = player.feed.offers["decision"], await by_chance(player)
            answer = await player.device.ask("act", person=player.person, decision=decision, action=action)
            player.device.heard[player.device.heard.index(answer.message)]["acted"] = True
        await done(players[0], "close_table")
        late = await players[1].device.ask("rename", person=players[1].person, name="Late")
        assert late.why == "not_now"
        devices = [*[player.device for player in players], watcher]
        for device in devices:
            await device.until(partial(is_closed, device))
            await device.leave()
        return devices

    with RunningServer(tmp_path_factory.mktemp("claims") / "tables.sqlite3") as server:
        yield asyncio.run(evening(server.url))
        assert server.faults() == []


def is_closed(device: Device) -> bool:
    return bool(device.table["stage"] == "closed")


def kinds(device: Device) -> list[str]:
    return [message["type"] for message in device.heard]


@pytest.mark.slow
def test_an_answer_comes_before_what_it_changed(heard):
    host, guest, watcher = heard

    assert kinds(guest)[:3] == ["entered", "seated", "table_changed"]
    assert ("done", "snapshot") in [*pairwise(kinds(watcher))]
    for device in (host, guest):
        (after,) = [after["type"] for before, after in pairwise(device.heard) if "acted" in before]
        assert after == "patch"


@pytest.mark.slow
def test_feeds_come_before_the_public_table(heard):
    host, _, _ = heard

    at = kinds(host).index("snapshot")
    assert host.heard[at + 1]["public_table"]["stage"] == "playing"


@pytest.mark.slow
def test_commitments_are_by_person_and_a_person_is_a_string_there(heard):
    _, guest, _ = heard

    told = [message["public_table"].get("handshake") for message in guest.heard if message["type"] == "table_changed"]
    committed = [handshake["commitments"] for handshake in told if handshake and handshake["showing"]]
    assert {*committed[0]} == {str(chair["person"]) for chair in guest.table["chairs"] if chair["person"] is not None}


@pytest.mark.slow
def test_a_closed_table_closes_no_connection(heard):
    assert [device.connections for device in heard] == [1, 1, 1]
    assert not any("farewell" in kinds(device) for device in heard)


def test_the_commitment_of_the_page_is_the_one_that_a_stranger_makes():
    made = commitment("QUARTZ/1", 1, bytes([7] * 32))

    assert f"    {made}\n" in PAGE.read_text(encoding="utf-8")


def test_the_change_of_the_page_does_what_is_said_of_it():
    change = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith('    {"set"'))
    view = {"type": "drawn", "left": 3, "slates": [[], [], [*range(50)]]}

    after = changed(view, json.loads(change))

    assert after == {"type": "scored", "slates": [[], [], [*range(39), *range(40, 50)]]}
