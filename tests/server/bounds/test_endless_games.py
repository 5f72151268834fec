"""Four who draw for ever, ask for aid in bursts and bring many who do not read: the table ends it."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee.games.code777 import GAME
from tablee.storage.sqlite import SqliteStore
from tests.server.devices import Device, Message
from tests.server.evenings import Player, left, move, next_mover, playing, verified
from tests.server.servers import ROOMY, RunningServer
from tests.server.wires import Wire
from tests.tables.long_games import drawing_on, token_of

pytestmark = pytest.mark.slow

SPECTATORS = 40
AIDS = 35
MOST_GROWN = 32 << 20
"""Bytes that the server may have more in memory: the game itself, and what waits for those who do not read."""


async def kept(data: Path, moves: int) -> str:
    """The code of a table at which a game has gone on for so long that so many more moves will end it."""
    long = drawing_on(0)
    long.draw(GAME.most_lines - moves - len(long.current.lines))
    store = SqliteStore(data)
    assert await store.append(long.table.code, 0, long.lines, at=time.time_ns() // 1_000_000)
    await store.close()
    return long.table.code


async def blind(server: RunningServer, code: str) -> Wire:
    """A spectator who asks to be shown the game again and again, and does not read what comes."""
    wire = await Wire.opened(server.url)
    await wire.enter(code)
    for number in range(10):
        wire.send({"type": "open", "id": f"blind-{number:04}", "person": None})
    return wire


async def come(server: RunningServer, code: str) -> list[Player]:
    players: list[Player] = []
    for person in range(1, 5):
        device = Device(server.url, code)
        device.tokens[person] = token_of(person)
        await device.enter()
        await device.ask("open", person=person)
        players.append((device, person))
    return players


async def draw_on(players: Sequence[Player], between: int) -> None:
    """Until the table has had enough of it, with a burst of questions for aid after so many draws."""
    first, _ = players[0]
    while first.public_table["stage"] == "playing":
        bursts = [await device.post("ask_aid", person=person) for device, person in players for _ in range(AIDS)]
        for _ in range(between):
            await draw(players)
        answers = [await first_of(players, id_) for id_ in bursts]
        assert {answer["type"] for answer in answers} <= {"aided", "request_refused"}
        assert any(answer["type"] == "aided" for answer in answers)


async def draw(players: Sequence[Player]) -> None:
    first, _ = players[0]
    if first.public_table["stage"] != "playing":
        return
    seat = first.perspectives[0]["awaited"][0]
    device, person = players[seat]
    decision = device.perspectives[seat]["offers"]["decision"]
    answer = await device.ask("act", person=person, decision=decision, action={"type": "draw"})
    if answer["type"] == "done":
        await first.wait(lambda: first.perspectives[0]["awaited"] != [seat] or first.public_table["stage"] != "playing")


async def first_of(players: Sequence[Player], id_: str) -> Message:
    device = next(device for device, _ in players if id_.startswith(device.fresh_id().rpartition("-")[0]))
    return await device.answer(id_)


@dataclass(frozen=True)
class Cost:
    over: Message
    """The public table of those who drew, at the end."""
    grown: int
    moves: list[float]
    """Seconds that each move of two neighbours took."""


def attacked(data: Path, moves: int) -> tuple[Cost, bytes]:
    async def evening(server: RunningServer, code: str) -> Cost:
        neighbours = await playing(server, 2)
        dice, before = random.Random(1), server.resident()
        strangers = await asyncio.gather(*[blind(server, code) for _ in range(SPECTATORS)])
        players = await come(server, code)
        attack = asyncio.create_task(draw_on(players, max(8, moves // 25)))
        took, grown = [], 0
        while not attack.done():
            began = time.perf_counter()
            await move(await next_mover(neighbours), dice)
            took.append(time.perf_counter() - began)
            grown = max(grown, server.resident() - before)
        await attack
        over = players[0][0].public_table
        for wire in strangers:
            wire.cut()
        await left([*neighbours, *players])
        return Cost(over, grown, took)

    code = asyncio.run(kept(data, moves))
    with RunningServer(data, limits=ROOMY) as server:
        cost = asyncio.run(evening(server, code))
        _, _, record = server.request("GET", f"/api/tables/{code}/record")
        assert server.faults() == []
    return cost, record


def test_a_game_without_end_is_ended_by_the_table_and_costs_the_server_little(tmp_path):
    cost, record = attacked(tmp_path / "t.sqlite3", 40)

    assert (cost.over["stage"], cost.over["result"], cost.over["cut_short"]) == ("over", None, True)
    assert cost.grown < MOST_GROWN
    assert cost.moves
    (proof,) = verified(record, GAME)
    assert (proof.result, proof.entries) == (None, GAME.most_lines)
    assert json.loads(record.splitlines()[-1])["closing"]["result"] is None


@pytest.mark.trust
def test_a_whole_game_without_end_delays_no_neighbour_by_a_twentieth_of_a_second(tmp_path):
    """On a quiet machine: every one of 5,000 draws, with bursts of aid all along."""
    cost, _ = attacked(tmp_path / "t.sqlite3", GAME.most_lines - 10)

    assert cost.over["cut_short"]
    assert cost.grown < MOST_GROWN
    assert sorted(cost.moves)[int(0.99 * len(cost.moves))] < 0.05
