"""However much somebody sends in one piece, over a socket: no step of the loop is longer for it than 20 ms."""

import asyncio
import time
from collections.abc import Callable

import pytest

from tablee.games.code777 import GAME
from tablee.server.websocket import WebSocket
from tests.server.bounds.door import Door
from tests.server.bounds.house import LONGEST, House, at_its_best
from tests.server.bounds.steps import Steps, measured
from tests.server.wires import PING, PONG, TEXT, Wire, framed
from tests.tables.long_games import drawing_on

pytestmark = pytest.mark.slow

AT_ONCE = 256 * 1024
"""Bytes that a loop reads from a socket at a time, at most."""
OPEN = framed(TEXT, b'{"type":"open","id":"piece-piece","person":null}')
PIECES = {
    "empty pings": framed(PING),
    "empty pongs": framed(PONG),
    "empty parts": framed(0, fin=False),
    "empty messages": framed(TEXT),
    "whole views": OPEN,
}


def as_long_as_it_takes() -> float:
    """A clock by which whoever is heard has time: for what is looked at as soon as it was sent."""
    return 0.0


async def opened(house: House, now: Callable[[], float] = time.perf_counter) -> tuple[Door, Wire, WebSocket]:
    """With somebody at its table."""
    door = Door(house, now)
    await door.open()
    return door, *await door.enters()


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_whoever_sends_as_much_as_is_read_at_once_keeps_nobody_waiting(piece):
    """43,000 empty pings were one step of 100 ms, and forty whole views of a long game another."""
    first = framed(TEXT, fin=False) if piece == PIECES["empty parts"] else b""

    async def evening(seed: int) -> Steps:
        long = drawing_on(0, seed=seed)
        long.draw(GAME.most_lines // 2)
        house = House(long)
        await house.lay()
        door, wire, there = await opened(house)
        with measured() as steps:
            asyncio.get_running_loop().call_soon(there.data_received, (first + piece * AT_ONCE)[:AT_ONCE])
            await wire.ended()
        await door.close()
        await house.close()
        return steps

    steps = at_its_best(evening)

    assert steps.longest <= LONGEST, steps


def test_who_talks_on_after_a_farewell_is_cut_though_every_frame_is_empty():
    """What was on its way may still come: some messages, a note."""

    async def evening() -> tuple[list[bool], int | None]:
        house = House(drawing_on(0))
        await house.lay()
        door, wire, there = await opened(house, as_long_as_it_takes)
        there.shutdown()
        was_cut = []
        for frames in (framed(TEXT, b"x" * 40_000), framed(TEXT) * 2000):
            there.data_received(frames)
            was_cut.append(there._transport.is_closing())
        await wire.ended()
        await door.close()
        await house.close()
        return was_cut, wire.close_code

    assert asyncio.run(evening()) == ([False, True], 1012)


def test_what_comes_in_one_piece_is_heard_in_its_order_and_all_of_it():
    """However many pieces it is read in."""
    asked = [f"piece-{number:04}" for number in range(39)]

    async def evening() -> list[str]:
        house = House(drawing_on(0))
        await house.lay()
        door, wire, there = await opened(house)
        there.data_received(b"".join([framed(TEXT, b'{"type":"ping","id":"%s"}' % id_.encode()) for id_ in asked]))
        answers = [(await wire.until("pong") or {})["id"] for _ in asked]
        wire.cut()
        await door.close()
        await house.close()
        return answers

    assert asyncio.run(evening()) == asked
