"""A meter for leaks on a real server: nothing that others are sent while somebody draws tells that they do."""

import asyncio

import pytest

from tests.games.incognito.tables import ACROSS
from tests.server.devices import Device
from tests.server.evenings import begun, left, playing
from tests.server.servers import RunningServer

ROUTES = ("record", "record?game=1", "record?game=2", "record?game=3", "qr.svg")
SHIFTING = {"date"}
"""Headers that tell the time."""


async def answers(server: RunningServer, code: str) -> list[tuple[int, dict[str, str], bytes]]:
    """All that anybody can ask for over HTTP."""
    found = []
    for route in ROUTES:
        status, headers, body = await asyncio.to_thread(server.request, "GET", f"/api/tables/{code}/{route}")
        found.append((status, {name: value for name, value in headers.items() if name.lower() not in SHIFTING}, body))
    return found


async def measured(server: RunningServer, strokes: int) -> list[list[int]]:
    """In the second game of a table Ben draws so much: lengths of all that Ann, Cat and a screen are sent."""
    players = await playing(server, 3, game="incognito")
    (ann, host), (ben, person), (cat, _) = players
    screen = Device(server.url, ann.code)
    await screen.enter()
    await ann.ask("give_up", person=host)
    await begun(players, "rematch")
    seat = ben.seat(person)
    await ben.wait(lambda: ben.perspectives.get(seat, {}).get("view", {}).get("type") == "drawing")
    decision = ben.perspectives[seat]["offers"]["decision"]
    others = [ann, cat, screen]
    for device in others:
        await device.ask("hurry", person=host)  # an answer comes after all that was sent before it
    before, asked_before = [len(device.raw) for device in others], await answers(server, ann.code)
    assert [status for status, *_ in asked_before] == [200, 200, 404, 404, 200]
    for _ in range(strokes):
        done = await ben.ask("act", person=person, decision=decision, action={"type": "draw", "stroke": ACROSS})
        assert done["type"] == "done", done
    assert await answers(server, ann.code) == asked_before
    for device in others:
        await device.ask("hurry", person=host)
    sent = [[len(frame) for frame in device.raw[first:]] for device, first in zip(others, before, strict=True)]
    await left([*players, (screen, 0)])
    return sent


@pytest.mark.slow
def test_on_a_real_server_nobody_can_tell_whether_somebody_draws_much_or_nothing(tmp_path):
    async def evening(server: RunningServer) -> list[list[list[int]]]:
        return [await measured(server, strokes) for strokes in (0, 40)]

    with RunningServer(tmp_path / "t.sqlite3") as server:
        nothing, much = asyncio.run(evening(server))
        assert server.faults() == []

    assert nothing == much
    assert [len(frames) for frames in much] == [1, 1, 1]
