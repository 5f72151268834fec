"""A table has so many who look on, and no more: a move goes to all of them in one step, which stays short."""

import asyncio
from typing import Any

import pytest

from tablee.games.code777.vocabulary import Draw
from tablee.games.incognito.vocabulary import Finish
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.server.door.entrance import MOST_THERE, OF_A_PERSON
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.bounds.door import Door
from tests.server.bounds.house import LONGEST, Guest, House, at_its_best
from tests.server.bounds.slates import before_the_wall
from tests.server.bounds.steps import Steps, measured
from tests.server.wires import Wire
from tests.tables.long_games import LongGame, drawing_on, token_of

pytestmark = pytest.mark.slow

OF_ONE = 20
"""Sockets of one address."""
OPEN = {"type": "open", "id": "open-open-open", "person": None}


async def crowd(door: Door, code: str, size: int) -> list[Wire]:
    """So many spectators, of many addresses; each has seen what is on the table."""

    async def comes(number: int) -> Wire:
        wire = await door.opened(f"127.0.7.{1 + number // OF_ONE}")
        assert (await wire.enter(code) or {})["type"] == "entered"
        wire.send(OPEN)
        assert await wire.until("snapshot")
        return wire

    return await asyncio.gather(*[comes(number) for number in range(size)])


async def at_a_crowded_table(long: LongGame, player: Seat, move: Any) -> tuple[Steps, list[dict[str, Any] | None]]:
    """The steps of a move there; and what one more is told, and one who plays there."""
    house = House(long)
    await house.lay()
    door = Door(house)
    await door.open()
    code = long.table.code
    ann = await door.opened()
    assert (await ann.enter(code, token_of(long.people[player])) or {})["type"] == "entered"
    spectators = await crowd(door, code, MOST_THERE - 1)
    with measured() as steps:
        ann.send(encode(long.acting(long.people[player], move)))
        assert await ann.until("done")
        patches = await asyncio.gather(*[spectator.until("patch") for spectator in spectators])
    assert None not in patches
    stranger, again = await door.opened(), await door.opened()
    told = [await stranger.enter(code), await again.enter(code, token_of(long.people[player]))]
    for wire in (ann, stranger, again, *spectators):
        wire.cut()
    await door.close()
    await house.close()
    return steps, told


def whose_turn(seed: int) -> tuple[LongGame, Seat]:
    long = drawing_on(0, seed=seed)
    return long, long.current.awaited[0]


@pytest.mark.parametrize(
    ("made", "move"), [(whose_turn, Draw()), (before_the_wall, Finish())], ids=["of Code 777", "that opens a full wall"]
)
def test_a_move_before_as_many_as_a_table_has_is_short_steps_and_one_more_is_turned_away(made, move):
    told: list[dict[str, Any] | None] = []

    async def evening(seed: int) -> Steps:
        nonlocal told
        long, player = made(seed)
        steps, told = await at_a_crowded_table(long, player, move)
        return steps

    steps = at_its_best(evening)

    assert steps.longest <= LONGEST, steps
    assert [(answer or {}).get("why", (answer or {})["type"]) for answer in told] == ["crowded", "entered"]


def test_a_token_lets_in_some_devices_and_not_as_many_as_somebody_likes():
    async def evening() -> list[str]:
        long = drawing_on(0)
        house = House(long)
        await house.lay()
        ann, ben = [token_of(person) for person in long.people[:2]]
        for _ in range(OF_A_PERSON):
            await house.guest(ann)
        kinds = []
        for held in ((ann,), (ann, ben), (ben,)):
            guest = Guest(house, "127.0.0.1")
            await guest.session.enter(encode(Enter(PROTOCOL_VERSION, long.table.code, held)))
            kinds += guest.kinds
        await house.close()
        return kinds

    assert asyncio.run(evening()) == ["farewell", "farewell", "entered"]
