"""Bodies that come in: who stalls keeps nobody out, and all of them together have a bound."""

import asyncio
import gc
from contextlib import suppress

import pytest

from tablee.server.door.incoming import Come, Incoming
from tablee.server.door.line import LineFull
from tests.server.bounds.garbage import uncollected

STALLING = [f"198.51.{number}.1" for number in range(4)]
NEIGHBOUR = "203.0.113.7"
ROOM = 400


def brought(incoming: Incoming, address: str, *sizes: int, stalls: bool = True) -> "asyncio.Task[int]":
    async def body(come: Come) -> int:
        for size in sizes:
            come(size)
            await asyncio.sleep(0)
        if stalls:
            await asyncio.Event().wait()
        return sum(sizes)

    return asyncio.ensure_future(incoming.read(address, body))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_neighbour_brings_theirs_beside_all_who_stall_and_one_of_them_makes_room():
    async def evening() -> tuple[int, list[bool]]:
        incoming = Incoming(ROOM)
        stalling = [brought(incoming, address, ROOM // 4) for address in STALLING]
        await settled()
        came = await brought(incoming, NEIGHBOUR, 30, 30, 30, stalls=False)
        await settled()
        cut = [one.done() and isinstance(one.exception(), LineFull) for one in stalling]
        for one in stalling:
            one.cancel()
        return came, cut

    came, cut = asyncio.run(evening())

    assert came == 90
    assert sum(cut) == 1


def test_who_brings_most_of_all_makes_room_themselves_and_later_there_is_room_again():
    async def evening() -> list[object]:
        incoming = Incoming(ROOM)
        stalling = [brought(incoming, address, 70) for address in STALLING]
        await settled()
        large = await asyncio.gather(brought(incoming, NEIGHBOUR, 60, 70), return_exceptions=True)
        for one in stalling:
            one.cancel()
        await settled()
        return [*large, await brought(incoming, NEIGHBOUR, ROOM, stalls=False)]

    large, later = asyncio.run(evening())

    assert isinstance(large, LineFull)
    assert later == ROOM


def test_what_fails_is_told_to_whoever_brought_it_and_leaves_nothing_for_the_collector():
    async def cut_short(come: Come) -> int:
        come(1)
        raise EOFError

    async def left() -> int:
        incoming = Incoming(ROOM)
        with pytest.raises(EOFError):
            await incoming.read(NEIGHBOUR, cut_short)
        await settled()
        gc.collect()
        with suppress(EOFError):
            await incoming.read(NEIGHBOUR, cut_short)
        await settled()
        return gc.collect()

    with uncollected():
        assert asyncio.run(left()) == 0
