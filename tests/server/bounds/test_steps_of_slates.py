"""« Incognito »: no step of the loop takes longer than 20 ms at the bound of a record, and before its whole wall."""

import asyncio
from random import Random
from typing import Any

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.vocabulary import Draw, Finish, Undo
from tablee.kernel.seats import Seat
from tablee.tables.stages import GameOver
from tests.server.bounds.house import LONGEST, Guest, House, longest_step
from tests.server.bounds.slates import before_the_wall, begun, draw_on, longest_stroke
from tests.tables.long_games import LongGame, token_of

pytestmark = pytest.mark.slow

SPECTATORS = 20


async def all_come(house: House) -> list[Guest]:
    sim: Any = house.sim
    guests = [await house.guest(token_of(person)) for person in sim.people]
    for guest, person in zip(guests, sim.people, strict=True):
        await guest.opened(person)
    for spectator in await asyncio.gather(*[house.guest() for _ in range(SPECTATORS)]):
        await spectator.opened(None)
    return guests


@pytest.mark.trust
def test_of_a_game_in_which_everybody_draws_for_ever():
    """Its log is read, its people draw on to the bound, and the table ends it."""

    def nearly_at_its_bound(seed: int) -> LongGame:
        long = begun(seed)
        draw_on(long, Random(seed), GAME.most_lines - 20)
        return long

    async def attack(house: House) -> None:
        guests, sim, rng = await all_come(house), house.sim, Random(7)
        last = Seat(len(guests) - 1)
        person = sim.people[last]  # type: ignore[attr-defined]  # a LongGame
        while sim.due() != 0:
            drawn = any(offer.action == "undo" for offer in sim.current.seen(last).offers.choices)
            request = sim.acting(person, Undo() if drawn else Draw(longest_stroke(rng)))
            sim.ask(request)
            assert (await guests[last].answer(request))["type"] == "done"
        await guests[0].until(lambda: any(b'"cut_short":true' in message for message in guests[0].heard))

    steps = longest_step(nearly_at_its_bound, attack)
    assert steps.longest <= LONGEST, steps


def test_of_a_wall_with_eighteen_full_slates_when_it_is_opened_and_whenever_somebody_comes_to_it():
    seat = None

    def nearly_there(seed: int) -> LongGame:
        nonlocal seat
        long, seat = before_the_wall(seed)
        return long

    async def attack(house: House) -> None:
        guests, sim = await all_come(house), house.sim
        request = sim.acting(sim.people[seat], Finish())  # type: ignore[attr-defined]  # a LongGame
        sim.ask(request)
        assert isinstance(sim.table.stage, GameOver)
        assert (await guests[seat].answer(request))["type"] == "done"
        await all_come(house)

    steps = longest_step(nearly_there, attack)
    assert steps.longest <= LONGEST, steps
