"""An evening at one table: people come, sit down, start a game and play it to its end."""

import asyncio
import json
import random
from collections.abc import Sequence
from io import BytesIO

from tablee.fairness.record import read
from tablee.fairness.verify import Verified, verify
from tablee.kernel.game import AnyGame
from tests.server.devices import Device, Message, shake_hands
from tests.server.servers import RunningServer
from tests.server.steadfast import chosen

NAMES = ("Ann", "Ben", "Cat", "Dan")
Player = tuple[Device, int]
"""A device and a person whom it holds; several can share one."""


async def gathered(
    server: RunningServer,
    people: int = 2,
    bots: int = 0,
    game: str = "metronome",
    others: Sequence[RunningServer] = (),
) -> list[Player]:
    """So many people with a device each, the host first, and bots that lose no time. At one node after the other."""
    code, token = server.lay(game)
    host = Device(server.url, code)
    host.tokens[0] = token
    players: list[Player] = []
    nodes = (server, *others)
    for number, name in enumerate(NAMES[:people]):
        device = Device(nodes[number % len(nodes)].url, code) if players else host
        await device.enter()
        person = await device.sit(name, **({} if players else {"person": 0}))
        players.append((device, person))
    for chair in range(people, people + bots):
        await host.ask("seat_bot", person=0, chair=chair, level="easy")
    await host.ask("set_pace", person=0, pace="instant")
    return players


async def opened(players: Sequence[Player]) -> None:
    for device, person in players:
        await device.ask("open", person=person)


async def begun(players: Sequence[Player], how: str = "start") -> None:
    """The host is the first of them. A game may be over as soon as it has begun."""
    host, person = players[0]
    games = host.public_table["games"]
    answer = await host.ask(how, person=person)
    assert answer["type"] == "done", answer
    await host.wait(lambda: host.public_table["games"] > games)
    await asyncio.gather(*[shake_hands(device, person) for device, person in players])
    await asyncio.gather(*[_started(device) for device, _ in players])


async def _started(device: Device) -> None:
    await device.wait(lambda: device.public_table["stage"] in ("playing", "over"))


async def playing(
    server: RunningServer,
    people: int = 2,
    bots: int = 0,
    game: str = "metronome",
    others: Sequence[RunningServer] = (),
) -> list[Player]:
    players = await gathered(server, people, bots, game, others)
    await opened(players)
    await begun(players)
    return players


async def awaited(player: Player) -> Message | None:
    """The offers that this player is to answer; None when the game is over before that."""
    device, person = player
    seat = device.seat(person)
    await device.wait(
        lambda: (
            device.public_table["stage"] == "over"
            or (seat in device.perspectives and device.perspectives[seat]["offers"]["choices"])
        )
    )
    if device.public_table["stage"] == "over":
        return None
    offers: Message = device.perspectives[seat]["offers"]
    return offers


async def move(player: Player, dice: random.Random) -> Message | None:
    """One move, acknowledged, and its effect come; None when the game is over."""
    device, person = player
    offers = await awaited(player)
    if offers is None:
        return None
    answer = await device.ask("act", person=person, decision=offers["decision"], action=chosen(offers, dice))
    assert answer["type"] == "done", answer
    seat = device.seat(person)
    await device.wait(lambda: device.public_table["stage"] == "over" or device.perspectives[seat]["offers"] != offers)
    return answer


async def played_out(players: Sequence[Player], seed: int = 0) -> int:
    """How many moves the people made until the game was over."""

    async def person(number: int) -> int:
        dice, moves = random.Random(seed + number), 0
        while await move(players[number], dice):
            moves += 1
        return moves

    return sum(await asyncio.gather(*[person(number) for number in range(len(players))]))


async def next_mover(players: Sequence[Player]) -> Player:
    """Whoever is asked for something now; waits until somebody is."""
    first, _ = players[0]
    while True:
        for device, person in players:
            perspective = device.perspectives.get(device.seat(person))
            if perspective and perspective["offers"]["choices"]:
                return device, person
        waits = [asyncio.create_task(awaited(player)) for player in players]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        assert first.public_table["stage"] == "playing"


async def left(players: Sequence[Player]) -> None:
    for device in {id(device): device for device, _ in players}.values():
        await device.leave()


def verified(record: bytes, *games: AnyGame) -> list[Verified]:
    """Every game of a record, checked as `tablee verify` does it."""
    known = {game.name: game for game in games}
    return [verify(game) for game in read(BytesIO(record), known.__getitem__)]


def decoded(record: bytes) -> list[Message]:
    return [json.loads(line) for line in record.splitlines()]
