"""Four people at a table of their own, at the pace of people: how long they wait for what they do."""

import asyncio
import itertools
import json
import time
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

from tablee.games import GAMES
from tests.server.evenings import verified
from tests.stranger.device import Answer, Device
from tests.stranger.feeds import Json
from tests.stranger.playing import Player, done, gather, http, play, start
from tests.stranger.tactics import TACTICS

GAME = "sept_pour_cent"
THINK = 0.1
"""Seconds before each move."""
GAMES_IN_A_ROW = 4
"""At one table; then another one is laid."""
HOMES = 200


@dataclass
class Evening:
    waits: list[float] = field(default_factory=list)
    """Milliseconds from each move to its acknowledgement."""
    games: int = 0
    lost: int = 0
    """Moves that were acknowledged and are not in the record, or that are there and were not."""

    def p99(self) -> float:
        return quantiles(self.waits, n=100)[98]


class TimedDevice(Device):
    """It knows how long it waited for each move."""

    def __init__(self, url: str, code: str, *tokens: str, source: str | None = None) -> None:
        super().__init__(url, code, *tokens, source=source)
        self.waits: list[float] = []

    async def ask(self, type_: str, **fields: Any) -> Answer:
        asked = time.perf_counter()
        answer = await super().ask(type_, **fields)
        if type_ == "act":
            self.waits.append((time.perf_counter() - asked) * 1000)
        return answer


async def thoughtful(player: Player) -> Json | None:
    await asyncio.sleep(THINK)
    return await TACTICS[GAME](player)


async def spend(url: str, late: asyncio.Event, evening: Evening) -> None:
    """One table after the other, until it is late; a game that was begun is played to its end.

    Each in another home: they play faster than people, who are let lay as many tables as people would.
    """
    for home in itertools.cycle(range(1, HOMES + 1)):
        if late.is_set():
            return
        players = await gather(url, GAME, 4, 0, {}, source=f"127.0.9.{home}", kind=TimedDevice)
        how = "start"
        for _ in range(GAMES_IN_A_ROW):
            for player in players:
                player.answers.clear()
            await start(players, how)
            await asyncio.gather(*[play(player, thoughtful) for player in players])
            evening.games += 1
            evening.lost += await asyncio.to_thread(missing, url, players)
            how = "rematch"
            if late.is_set():
                break
        await done(players[0], "close_table")
        for player in players:
            assert isinstance(player.device, TimedDevice)
            evening.waits += player.device.waits
            await player.device.leave()


def missing(url: str, players: list[Player]) -> int:
    """How far the record of the last game, which must verify, is from what was acknowledged to each."""
    status, record = http(url, "GET", f"/api/tables/{players[0].device.code}/record")
    assert status == 200, record
    verified(record, GAMES[GAME])
    entries = [json.loads(line).get("entry", {}) for line in record.splitlines()]
    acts = [entry["seat"] for entry in entries if entry.get("type") == "acted"]
    return sum(abs(player.answers[""] - acts.count(player.seat)) for player in players)
