"""However much somebody sends in one piece, over a socket: no step of the loop is longer for it than 20 ms."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.games.code777 import GAME
from tablee.server.door.proxies import Proxies
from tablee.server.limits import Doorkeeper, Limits
from tablee.server.origins import Origins
from tablee.server.websocket import Shared, WebSocket
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


async def opened(house: House) -> tuple[asyncio.Server, Wire, WebSocket]:
    """A server of sockets with the limits that every server has, and somebody at its table."""
    there: list[WebSocket] = []
    doorkeeper = Doorkeeper(Limits(), asyncio.get_running_loop().time)
    shared = Shared(house.open_tables, Origins(), doorkeeper, Proxies())

    def socket() -> WebSocket:
        state = SimpleNamespace(connections=set[Any]())
        there.append(WebSocket(shared, config=None, server_state=state, app_state=None))
        return there[-1]

    server = await asyncio.get_running_loop().create_server(socket, "127.0.0.1", 0)
    wire = await Wire.opened(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    assert (await wire.enter(house.sim.table.code) or {})["type"] == "entered"
    return server, wire, there[0]


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_whoever_sends_as_much_as_is_read_at_once_keeps_nobody_waiting(piece):
    """43,000 empty pings were one step of 100 ms, and forty whole views of a long game another."""
    first = framed(TEXT, fin=False) if piece == PIECES["empty parts"] else b""

    async def evening(seed: int) -> Steps:
        long = drawing_on(0, seed=seed)
        long.draw(GAME.most_lines // 2)
        house = House(long)
        await house.lay()
        server, wire, there = await opened(house)
        with measured() as steps:
            asyncio.get_running_loop().call_soon(there.data_received, (first + piece * AT_ONCE)[:AT_ONCE])
            await wire.ended()
        server.close()
        await house.close()
        return steps

    steps = at_its_best(evening)

    assert steps.longest <= LONGEST, steps


def test_who_talks_on_after_a_farewell_is_cut_though_every_frame_is_empty():
    """What was on its way may still come: some messages, a note."""

    async def evening() -> tuple[list[bool], int | None]:
        house = House(drawing_on(0))
        await house.lay()
        server, wire, there = await opened(house)
        there.shutdown()
        was_cut = []
        for frames in (framed(TEXT, b"x" * 40_000), framed(TEXT) * 2000):
            there.data_received(frames)
            was_cut.append(there._transport.is_closing())
        await wire.ended()
        server.close()
        await house.close()
        return was_cut, wire.close_code

    assert asyncio.run(evening()) == ([False, True], 1012)


def test_what_comes_in_one_piece_is_heard_in_its_order_and_all_of_it():
    """However many pieces it is read in."""
    asked = [f"piece-{number:04}" for number in range(39)]

    async def evening() -> list[str]:
        house = House(drawing_on(0))
        await house.lay()
        server, wire, there = await opened(house)
        there.data_received(b"".join([framed(TEXT, b'{"type":"ping","id":"%s"}' % id_.encode()) for id_ in asked]))
        answers = [(await wire.until("pong") or {})["id"] for _ in asked]
        wire.cut()
        server.close()
        await house.close()
        return answers

    assert asyncio.run(evening()) == asked
