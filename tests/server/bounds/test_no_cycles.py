"""What happens at a table is gone by itself: it leaves no cycles, for which all would have to be searched."""

import asyncio
import gc
from random import Random

import pytest

from tablee.games import GAMES
from tablee.tables.topics.hosting import HandOver
from tablee.tables.topics.moves import Act
from tablee.wire.requests import AskAid, React, Say
from tests.server.bounds.garbage import uncollected
from tests.server.bounds.house import House
from tests.server.bounds.test_steps_of_games import ANN, NAMES, moves
from tests.tables.long_games import LongGame, gathered, token_of
from tests.tables.tables import raw

pytestmark = pytest.mark.slow

MOVES, WARM = 60, 10
"""After the first of them all that is made once is made."""


async def found_after(long: LongGame) -> int:
    """Objects that only somebody who looks through everything would find."""
    house = House(long)
    await house.lay()
    guests = [await house.guest(token_of(person)) for person in long.people]
    for guest, person in zip(guests, long.people, strict=True):
        await guest.opened(person)
    played = list(moves(long, Random(7), MOVES))
    assert len(played) > 2 * WARM
    for number, (seat, request) in enumerate(played):
        if number == WARM:
            gc.collect()
        guest, person = guests[seat], long.people[seat]
        assert (await guest.answer(request))["type"] == "done"
        refused = Act(guest.id(), person, 0, raw({"type": "no_action"}))
        assert (await guest.answer(refused))["type"] == "request_refused"
        for more in (Say(guest.id(), person, "bonsoir"), React(guest.id(), person, "clap"), AskAid(guest.id(), person)):
            await guest.answer(more)
    found = gc.collect()
    await house.close()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_moves_refusals_and_talk_leave_nothing_for_the_collector(name):
    long = gathered(name, NAMES[: GAMES[name].players[-1]], 3)
    long.ask(HandOver(long.id(), 0, ANN))
    long.start()
    with uncollected():
        found = asyncio.run(found_after(long))

    assert found == 0
