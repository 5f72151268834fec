"""Whoever says one thing waits for one thing of each address that speaks, and the loop for a few of all things."""

import asyncio

from tablee.server.door.giving_way import whence
from tablee.server.door.taking_turns import A_TURN, TakingTurns

A_WHILE = A_TURN / 5
"""That each thing takes, by the clock of these tests."""


class Room:
    def __init__(self) -> None:
        self.at = 0.0
        self.heard: list[str] = []
        self.turns = TakingTurns(lambda: self.at)

    def speaks(self, name: str, address: str, things: int) -> bool:
        return self.turns.hear(Speaker(self, name, things), whence(address))

    async def silence(self) -> None:
        before = -1
        while before != len(self.heard):
            before = len(self.heard)
            await asyncio.sleep(0)


class Speaker:
    def __init__(self, room: Room, name: str, things: int) -> None:
        self.room, self.name, self.left = room, name, things

    def hear_next(self) -> bool:
        self.room.at += A_WHILE
        self.room.heard.append(self.name)
        self.left -= 1
        if self.name == "faulty":
            raise RuntimeError(self.name)
        return self.left > 0


def test_who_speaks_alone_is_heard_at_once_and_what_takes_long_goes_on_later():
    async def evening() -> None:
        room = Room()
        assert room.speaks("ann", "home", 3)
        assert not room.speaks("ann", "home", 10)
        assert len(room.heard) == 5
        await room.silence()
        assert len(room.heard) == 13
        assert room.speaks("ben", "home", 1)

    asyncio.run(evening())


def test_a_neighbour_waits_for_one_thing_of_each_address_however_many_sockets_it_has():
    async def evening() -> None:
        room = Room()
        for number in range(400):
            room.speaks("stranger", f"address {number % 20}", 40)
        room.speaks("neighbour", "home", 1)
        await room.silence()
        assert room.heard.index("neighbour") <= 5 + 20
        assert len(room.heard) == 400 * 40 + 1

    asyncio.run(evening())


def test_a_neighbour_waits_for_one_thing_of_a_site_however_many_addresses_it_has():
    """Four hundred networks of one /48 had as many turns."""

    async def evening() -> None:
        room = Room()
        for number in range(400):
            room.speaks(f"stranger {number}", f"2001:db8:7:{number:x}::1", 40)
        room.speaks("neighbour", "203.0.113.7", 1)
        await room.silence()
        assert room.heard.index("neighbour") <= 5 + 1
        assert len(set(room.heard[: 5 + 400 + 1])) == 400 + 1
        assert len(room.heard) == 400 * 40 + 1

    asyncio.run(evening())


def test_sockets_of_one_address_take_turns_too():
    async def evening() -> None:
        room = Room()
        room.speaks("loud", "home", 100)
        room.speaks("quiet", "home", 1)
        await room.silence()
        assert room.heard.index("quiet") <= 5 + 1

    asyncio.run(evening())


def test_the_loop_does_what_else_it_has_to_do_in_between():
    async def evening() -> None:
        room = Room()
        for number in range(50):
            room.speaks("stranger", f"address {number}", 2)
        assert len(room.heard) == 5
        while len(room.heard) < 100:
            before = len(room.heard)
            await asyncio.sleep(0)
            assert len(room.heard) - before <= 5

    asyncio.run(evening())


def test_a_fault_in_what_one_says_stops_nobody_else():
    faults = []

    async def evening() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["exception"]))
        room = Room()
        room.speaks("ann", "home", 10)
        room.speaks("faulty", "home", 3)
        room.speaks("ben", "elsewhere", 3)
        await room.silence()
        assert room.heard.count("ann") == 10
        assert room.heard.count("ben") == 3

    asyncio.run(evening())
    assert [str(fault) for fault in faults] == ["faulty"]
