"""A table has so many who look on, and no more: a move goes to all of them in one step, which stays short."""

import asyncio
from typing import Any, Self

import pytest

from tablee.games.code777.vocabulary import Draw
from tablee.games.incognito.vocabulary import Finish
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.server.door.crowd import MOST_THERE, OF_A_PERSON
from tablee.tables.topics.seating import Leave, Sit
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.bounds.door import Door
from tests.server.bounds.house import LONGEST, Guest, House, at_its_best
from tests.server.bounds.slates import before_the_wall
from tests.server.bounds.steps import Steps, measured
from tests.server.wires import Wire
from tests.tables.long_games import LongGame, drawing_on, token_of
from tests.tables.tables import SEPT, Sim

pytestmark = pytest.mark.slow

OF_ONE = 20
"""Sockets of one address."""
NEIGHBOUR = "203.0.113.7"
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


async def sent_away(spectators: list[Wire]) -> dict[str, Any] | None:
    """What the first of them is told to whom that happens."""
    told = [asyncio.ensure_future(spectator.until("farewell")) for spectator in spectators]
    done, rest = await asyncio.wait(told, return_when=asyncio.FIRST_COMPLETED)
    for one in rest:
        one.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    return done.pop().result()


async def at_a_crowded_table(long: LongGame, player: Seat, move: Any) -> tuple[Steps, list[dict[str, Any] | None]]:
    """The steps of a move there, and what is told: to one more, to whoever went for them, to one who plays there."""
    house = House(long)
    await house.lay()
    door = Door(house)
    await door.open()
    code = long.table.code
    ann = await door.opened()
    assert (await ann.enter(code, token_of(long.people[player])) or {})["type"] == "entered"
    spectators = await crowd(door, code, MOST_THERE)
    with measured() as steps:
        ann.send(encode(long.acting(long.people[player], move)))
        assert await ann.until("done")
        patches = await asyncio.gather(*[spectator.until("patch") for spectator in spectators])
    assert None not in patches
    stranger, again = await door.opened(), await door.opened()
    told = [await stranger.enter(code)]
    told += [await sent_away(spectators), await again.enter(code, token_of(long.people[player]))]
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
def test_a_move_before_as_many_as_a_table_has_is_short_steps_and_one_goes_for_one_more(made, move):
    told: list[dict[str, Any] | None] = []

    async def evening(seed: int) -> Steps:
        nonlocal told
        long, player = made(seed)
        steps, told = await at_a_crowded_table(long, player, move)
        return steps

    steps = at_its_best(evening)

    assert steps.longest <= LONGEST, steps
    assert [(answer or {}).get("why", (answer or {})["type"]) for answer in told] == ["entered", "crowded", "entered"]


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


def of_site(number: int) -> str:
    return f"127.0.{number}.1"


def of_one_site(number: int) -> str:
    return f"2001:db8:7:{number}::1"


class Crowded:
    """A table at which so many look on, of such addresses."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses

    async def __aenter__(self) -> Self:
        self.house = House(Sim(SEPT.name))
        await self.house.lay()
        self.crowd = await asyncio.gather(*[self.house.guest(source=address) for address in self.addresses])
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.close()

    async def knocks(self, address: str) -> Guest:
        guest = Guest(self.house, address)
        await guest.session.enter(encode(Enter(PROTOCOL_VERSION, self.house.sim.table.code, ())))
        return guest

    @property
    def sent_away(self) -> list[str]:
        """By where they came from."""
        pairs = zip(self.addresses, self.crowd, strict=True)
        return [address for address, guest in pairs if (guest.farewell or {}).get("why") == "crowded"]


@pytest.mark.parametrize("of", [of_site, of_one_site], ids=["ten addresses", "networks of one site"])
def test_strangers_who_fill_a_table_keep_no_newcomer_from_sitting_down_there(of):
    """Ten addresses did, with twenty sockets each."""

    async def evening() -> tuple[str, list[str]]:
        async with Crowded([of(number // OF_ONE) for number in range(MOST_THERE)]) as table:
            newcomer = await table.knocks(NEIGHBOUR)
            seated = await newcomer.answer(Sit(newcomer.id(), "Newcomer"))
            return seated["type"], table.sent_away

    seated, sent_away = asyncio.run(evening())

    assert seated == "seated"
    assert len(sent_away) == 1


def test_from_where_the_crowd_is_nobody_more_comes_in_and_where_all_have_as_much_nobody_at_all():
    async def evening() -> tuple[list[str], list[str]]:
        async with Crowded([of_site(number % 200) for number in range(MOST_THERE)]) as table:
            kinds = [(await table.knocks(address)).kinds[0] for address in (of_site(3), NEIGHBOUR)]
            return kinds, table.sent_away

    assert asyncio.run(evening()) == (["farewell", "farewell"], [])


def test_in_a_crowd_from_very_many_networks_of_one_site_a_newcomer_still_finds_room():
    async def evening() -> tuple[list[str], list[str]]:
        async with Crowded([of_one_site(number) for number in range(MOST_THERE)]) as table:
            kinds = [(await table.knocks(address)).kinds[0] for address in (of_one_site(MOST_THERE), NEIGHBOUR)]
            return kinds, table.sent_away

    kinds, sent_away = asyncio.run(evening())

    assert kinds == ["farewell", "entered"]
    assert len(sent_away) == 1


def test_nobody_of_the_table_is_sent_away_for_a_newcomer():
    async def evening() -> tuple[list[str], list[int]]:
        async with Crowded([of_site(number // OF_ONE) for number in range(MOST_THERE)]) as table:
            for guest in table.crowd[:2]:
                await guest.answer(Sit(guest.id(), "Early"))
            came = [(await table.knocks(f"203.0.113.{number}")).kinds[0] for number in range(4)]
            gone = [number for number, guest in enumerate(table.crowd) if guest.farewell]
            return came, gone

    came, gone = asyncio.run(evening())

    assert came == ["entered"] * 4
    assert len(gone) == 2
    assert not {0, 1} & {*gone}


@pytest.mark.parametrize(
    ("others", "who_leaves_goes"),
    [([of_site(number) for number in range(MOST_THERE)], True), ([of_site(1)] * MOST_THERE, False)],
    ids=["one of each site", "all of one site"],
)
def test_who_leaves_looks_on_where_a_newcomer_would_and_nowhere_else(others, who_leaves_goes):
    """Any number came to look on: one after the other sat down, let one more come in, and left."""

    async def evening() -> tuple[bool, int, int]:
        *early, late = others
        async with Crowded([NEIGHBOUR, *early]) as table:
            neighbour = table.crowd[0]
            seated = await neighbour.answer(Sit(neighbour.id(), "Early"))
            assert (await table.knocks(late)).kinds[0] == "entered"
            left = await neighbour.answer(Leave(neighbour.id(), seated["person"]))
            assert left["type"] == "done"
            (live,) = table.house.open_tables.tables.values()
            looking_on = [there for there in live.connections if there.closing is None]
            return neighbour.farewell is not None, len(live.connections), len(looking_on)

    assert asyncio.run(evening()) == (who_leaves_goes, MOST_THERE + 1, MOST_THERE)
