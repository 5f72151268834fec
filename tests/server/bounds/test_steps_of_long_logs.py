"""No step of the loop takes longer than 20 ms at a table whose log is as long as it gets."""

import asyncio
from random import Random
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.tables import log
from tablee.tables.catalogue import OURS
from tablee.tables.stages import Playing
from tablee.tables.topics.handshake import Rematch
from tablee.tables.topics.hosting import CloseTable, GiveUp, HandOver
from tests.server.bounds.house import LONGEST, Guest, longest_step
from tests.server.bounds.test_steps_of_games import ANN, NAMES, PLAYED_BEFORE, PLAYED_NOW, Site, moves, talk
from tests.tables.long_games import LongGame, gathered, token_of

pytestmark = [pytest.mark.slow, pytest.mark.trust]

SPECTATORS = 20
A_DAY = 24 * 3600 * 1000
NEARLY = 0.9
"""Of its bound."""
MOST_MOVES = 10_000
"""Of a game."""


def full(name: str, seed: int) -> LongGame:
    """As many games as a table lets begin, all but the last the same, and that one goes on."""
    rng, bounds = Random(seed), OURS.log_bounds
    long = gathered(name, NAMES[: GAMES[name].players[-1]], seed)
    long.ask(HandOver(long.id(), 0, ANN))
    long.start()
    first = 0
    while True:
        list(moves(long, rng, MOST_MOVES))
        if isinstance(long.table.stage, Playing):  # nobody is awaited
            long.ask(GiveUp(long.id(), ANN))
        if first:
            break
        first = len(long.lines)
        long.rematch()
    one = long.lines[first:]
    size, whole = sum(map(len, one)), sum(map(len, long.lines))
    times = min((bounds.full - len(long.lines)) // len(one), (bounds.full_bytes - whole) // size)
    long.lines += one * (times - 1)
    long.table = log.folded(OURS, long.lines)
    long.at += A_DAY
    assert max(long.table.length / bounds.full, long.table.size / bounds.full_bytes) > NEARLY
    long.rematch()
    list(moves(long, rng, PLAYED_BEFORE))
    return long


@pytest.mark.parametrize("name", GAMES)
def test_of_a_table_at_which_hardly_another_game_may_begin(name):
    async def attack(house: Site) -> None:
        sim: Any = house.sim
        guests = [await house.guest(token_of(person)) for person in sim.people]
        for guest, person in zip(guests, sim.people, strict=True):
            await guest.opened(person)
        spectators: list[Guest] = await asyncio.gather(*[house.guest() for _ in range(SPECTATORS)])
        for spectator in spectators:
            await spectator.opened(None)
        for seat, request in moves(sim, Random(7), PLAYED_NOW):
            assert (await guests[seat].answer(request))["type"] == "done"
        await talk(guests, sim.people)
        await guests[0].answer(GiveUp(guests[0].id(), ANN))
        for record in ("record", "record?game=1"):
            assert await house.asked("GET", f"/api/tables/{sim.table.code}/{record}") == 200
        await guests[0].answer(Rematch(guests[0].id(), ANN))
        assert (await guests[0].answer(CloseTable(guests[0].id(), ANN)))["type"] == "done"

    steps = longest_step(lambda seed: full(name, seed), attack, Site)
    assert steps.longest <= LONGEST, steps
