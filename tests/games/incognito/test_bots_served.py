"""A whole game of one person and bots at a real server: they think in processes of their own, and let people end."""

import asyncio
import random

import pytest

from tablee.games.incognito import GAME
from tests.server.devices import Message
from tests.server.evenings import Player, awaited, left, playing, verified
from tests.server.servers import RunningServer

pytestmark = pytest.mark.slow
BOTS = 2


async def does(player: Player, action: Message) -> None:
    device, person = player
    offers = await awaited(player)
    assert offers is not None
    answer = await device.ask("act", person=person, decision=offers["decision"], action=action)
    assert answer["type"] == "done", answer


async def one_round(player: Player, dice: random.Random) -> None:
    """Ann puts an empty slate down and lays any cards."""
    device, person = player
    seat = device.seat(person)
    await device.wait(lambda: device.perspectives[seat]["view"]["type"] == "drawing")
    assert device.perspectives[seat]["awaited"] == [0, 1, 2]
    await does(player, {"type": "put_down"})
    await device.wait(lambda: device.perspectives[seat]["view"]["type"] == "voting")
    view = device.perspectives[seat]["view"]
    assert all(view["pictures"][other]["strokes"] for other in (1, 2))
    await device.wait(lambda: device.perspectives[seat]["view"]["laid"][1:] == [[0, 2], [0, 1]])
    assert device.perspectives[seat]["view"]["done"] == [False] * 3
    for target, number in zip((1, 2), dice.sample(range(1, 7), 2), strict=True):
        await does(player, {"type": "vote", "target": target, "number": number})
    await does(player, {"type": "finish"})


def test_a_whole_game_with_bots_that_wait_for_a_person_and_its_record_verifies(tmp_path):
    async def evening(server: RunningServer) -> bytes:
        (player,) = await playing(server, 1, BOTS, GAME.name)
        device, dice = player[0], random.Random(1)
        for _ in range(3):
            await one_round(player, dice)
        await device.wait(lambda: device.public_table["result"])
        _, _, record = server.request("GET", f"/api/tables/{device.code}/record")
        await left([player])
        return record

    with RunningServer(tmp_path / "tables.sqlite3") as server:
        (game,) = verified(asyncio.run(evening(server)), GAME)
        assert server.faults() == []

    assert game.players == 1 + BOTS
