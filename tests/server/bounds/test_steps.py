"""No step of the loop takes longer than 20 ms of its thread, however long a game and however many come at once."""

import asyncio
from typing import Any

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Declare
from tablee.wire.requests import AskAid
from tests.server.bounds.house import LONGEST, Guest, House, longest_step
from tests.tables.long_games import LongGame, drawing_on, token_of

pytestmark = pytest.mark.slow

SPECTATORS = 40
AIDS = 35
"""That one connection may ask for at once."""


async def all_come(house: House) -> list[Guest]:
    """Four people and many spectators, all at once, to a table that nobody has at hand: its log is folded first."""
    people = house.sim.people  # type: ignore[attr-defined]  # a LongGame
    guests = await asyncio.gather(*[house.guest(token_of(person)) for person in people])
    spectators = await asyncio.gather(*[house.guest() for _ in range(SPECTATORS)])
    for guest in spectators:
        await guest.opened(None)
    for guest, person in zip(guests, people, strict=True):
        shown = await guest.opened(person)
        told = await guest.recalled(person, shown)
        assert len(told) == len(house.sim.current.told(house.sim.table.seat_of(person)))
    return guests


async def ask_for_aid(house: House, guests: list[Guest]) -> None:
    people = house.sim.people  # type: ignore[attr-defined]  # a LongGame
    asked = [
        (guest, AskAid(guest.id(), person)) for _ in range(AIDS) for guest, person in zip(guests, people, strict=True)
    ]
    for guest, request in asked:
        guest.ask(request)
    answers = [await guest.until(lambda: guest.answered(request.id)) for guest, request in asked]  # noqa: B023 - at once
    assert [answer["type"] for answer in answers][-4:] == ["aided"] * 4


async def play_on(house: House, guests: list[Guest]) -> None:
    """Until the table ends the game."""
    sim = house.sim
    while sim.due() != 0:
        seat = sim.current.awaited[0]
        person = sim.people[seat]  # type: ignore[attr-defined]  # a LongGame
        request = sim.acting(person, {"type": "draw"})
        sim.ask(request)
        assert (await guests[seat].answer(request))["type"] == "done"
    await guests[0].until(lambda: any(b'"cut_short":true' in message for message in guests[0].heard))


@pytest.mark.parametrize("declarers", [0, 3], ids=["who only draw", "who guess blindly"])
def test_of_a_game_at_its_bound_with_many_who_watch_and_ask_for_aid(declarers):
    def nearly_at_its_bound(seed: int) -> LongGame:
        long = drawing_on(0, seed=seed)
        while len(long.current.lines) < GAME.most_lines - 20:
            long.draw(1, declarers)
        return long

    async def attack(house: House) -> None:
        guests = await all_come(house)
        await ask_for_aid(house, guests)
        await play_on(house, guests)

    assert longest_step(nearly_at_its_bound, attack).longest <= LONGEST


def test_of_the_end_of_a_long_game_on_which_everybody_looks_back():
    def nearly_won(seed: int) -> LongGame:
        long = drawing_on(150, declarers=3, seed=seed)
        ann = long.people[0]
        for _ in range(2):
            long.draw(1)
            long.act(ann, right(long))
        return long

    async def attack(house: House) -> None:
        guests = await all_come(house)
        ann = house.sim.people[0]  # type: ignore[attr-defined]  # a LongGame
        while house.sim.table.seat_of(ann) in house.sim.current.state.tabletop.declared:
            seat = house.sim.current.awaited[0]
            draw = house.sim.acting(house.sim.people[seat], {"type": "draw"})  # type: ignore[attr-defined]
            house.sim.ask(draw)
            await guests[seat].answer(draw)
        await guests[0].answer(house.sim.acting(ann, right(house.sim)))
        await guests[0].until(lambda: any(b'"type":"course"' in message for message in guests[0].heard))

    assert longest_step(nearly_won, attack).longest <= LONGEST


def right(sim: Any) -> Declare:
    return Declare(*numbers(sim.current.state.racks[0]))
