"""A meter for leaks on a real server: nothing that others are sent while somebody draws tells that they do."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tablee.kernel.stroke import as_stroke
from tests.games.incognito.tables import ACROSS, DOWN
from tests.server.devices import Device
from tests.server.evenings import begun, left, playing
from tests.server.servers import RunningServer

ROUTES = ("record", "record?game=1", "record?game=2", "record?game=3", "qr.svg")
SHIFTING = {"date"}
"""Headers that tell the time."""
MUCH: tuple[dict[str, Any], ...] = (
    *[{"type": "draw", "stroke": ACROSS}] * 40,
    {"type": "stamp", "motif": "star", "x": 1500, "y": 2000, "size": 1000, "turn": 3},
    {"type": "erase", "path": as_stroke([(500, 900), (500, 1100)])},
    {"type": "undo"},
    {"type": "redo"},
    {"type": "clear"},
    {"type": "undo"},
    {"type": "loop", "around": DOWN},
    {"type": "describe", "text": "Un long trait, et bien d’autres choses qui ne se disent qu’à la fin."},
)
"""All that can be done with a slate."""


async def answers(server: RunningServer, code: str) -> list[tuple[int, dict[str, str], bytes]]:
    """All that anybody can ask for over HTTP."""
    found = []
    for route in ROUTES:
        status, headers, body = await asyncio.to_thread(server.request, "GET", f"/api/tables/{code}/{route}")
        found.append((status, {name: value for name, value in headers.items() if name.lower() not in SHIFTING}, body))
    return found


async def seen_done(device: Device, seat: int) -> None:
    await device.wait(lambda: any(one["view"]["down"][seat] for one in device.perspectives.values()))


async def measured(server: RunningServer, acts: Sequence[dict[str, Any]]) -> list[list[int]]:
    """In the second game of a table Ben does this, and is done: lengths of all that Ann, Cat and a screen are sent.

    By device, what came meanwhile and then what came of his being done. As nothing came, no time can tell.
    """
    players = await playing(server, 3, game="incognito")
    (ann, host), (ben, person), (cat, _) = players
    screen = Device(server.url, ann.code)
    await screen.enter()
    await screen.ask("open", person=None)
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
    for action in acts:
        done = await ben.ask("act", person=person, decision=decision, action=action)
        assert done["type"] == "done", done
    assert await answers(server, ann.code) == asked_before
    for device in others:
        await device.ask("hurry", person=host)
    assert [len(device.raw) - first for device, first in zip(others, before, strict=True)] == [1, 1, 1]
    await ben.ask("act", person=person, decision=decision, action={"type": "put_down"})
    for device in others:
        await seen_done(device, seat)
        await device.ask("hurry", person=host)
    sent = [[len(frame) for frame in device.raw[first:]] for device, first in zip(others, before, strict=True)]
    await left([*players, (screen, 0)])
    return sent


@pytest.mark.slow
def test_on_a_real_server_nobody_can_tell_whether_somebody_draws_much_or_nothing(tmp_path):
    async def evening(server: RunningServer) -> list[list[list[int]]]:
        return [await measured(server, acts) for acts in ((), MUCH)]

    with RunningServer(tmp_path / "t.sqlite3") as server:
        nothing, much = asyncio.run(evening(server))
        assert server.faults() == []

    assert nothing == much
    assert [len(frames) > 2 for frames in much] == [True, True, True]
