"""A whole game of a stranger: lay a table, sit everybody down, seal the chance, and answer offers to the end."""

import asyncio
import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.stranger.device import Device
from tests.stranger.feeds import Feed, Json, Mark

Tactics = Callable[["Player"], Awaitable[Json | None]]
"""What a player does now; None lets what is offered be, where nobody waits for it."""


BEHIND = ("too_late", "not_now")
"""Refused as others were quicker: that decision has passed, or the game is over."""


@dataclass
class Player:
    device: Device
    person: int
    dice: Random
    answers: Counter[str] = field(default_factory=Counter)
    """How often it was refused to act, by why; the empty one is how often it was not."""
    notes: Json = field(default_factory=dict)
    """What its tactics remember."""

    @property
    def seat(self) -> int:
        seat = self.device.seat(self.person)
        assert seat is not None, "whoever plays has a seat"
        return seat

    @property
    def feed(self) -> Feed:
        return self.device.feeds[self.seat]

    @property
    def over(self) -> bool:
        return bool(self.device.table["stage"] == "over")


def http(
    url: str, method: str, path: str, body: Any = None, *, source: str | None = None, **headers: str
) -> tuple[int, bytes]:
    connection = HTTPConnection(urlsplit(url).netloc, timeout=30, source_address=(source, 0) if source else None)
    sent = body if body is None or isinstance(body, bytes) else json.dumps(body)
    connection.request(method, path, sent, headers)
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


def lay(url: str, game: str, options: Json, source: str | None = None) -> Json:
    status, body = http(url, "POST", "/api/tables", {"game": game, "options": options}, source=source, Origin=url)
    assert status == 201, body
    laid: Json = json.loads(body)
    return laid


async def gather(
    url: str,
    game: str,
    people: int,
    bots: int,
    options: Json,
    *,
    source: str | None = None,
    kind: Callable[..., Device] = Device,
) -> list[Player]:
    """The host first; a device for each, all from one address. Bots lose no time."""
    laid = await asyncio.to_thread(lay, url, game, options, source)
    host = kind(url, laid["code"], laid["token"], source=source)
    await host.enter()
    players = [Player(host, await host.sit("Stranger 0", laid["person"]), Random(0))]
    for number in range(1, people):
        device = kind(url, laid["code"], source=source)
        await device.enter()
        players.append(Player(device, await device.sit(f"Stranger {number}"), Random(number)))
    await host.until(lambda: all(host.seat(player.person) is not None for player in players))
    free = [number for number, chair in enumerate(host.table["chairs"]) if chair["holder"] == "empty"]
    for chair in free[:bots]:
        await done(players[0], "seat_bot", chair=chair, level="easy")
    await done(players[0], "set_pace", pace="instant")
    for player in players:
        await player.device.open(player.person)
    return players


async def done(player: Player, type_: str, **fields: Any) -> None:
    answer = await player.device.ask(type_, person=player.person, **fields)
    assert not answer.why, (type_, answer.why)


async def start(players: list[Player], how: str = "start") -> None:
    """Or `rematch`."""
    games = players[0].device.table["games"]
    await done(players[0], how)
    await asyncio.gather(*[_seal(player, games) for player in players])


async def _seal(player: Player, games: int) -> None:
    """A player's half of the handshake, if there is one, for the game after so many."""
    device = player.device
    await device.until(lambda: device.table["games"] > games)
    if device.table["stage"] == "sealing" and player.person in device.table["handshake"]["asked"]:
        seed = secrets.token_bytes(32)
        committed = commitment(device.table["handshake"]["game_id"], player.seat, seed)
        await done(player, "commit_seed", commitment=committed)
        await device.until(lambda: device.table["handshake"]["showing"])
        await done(player, "show_seed", seed=seed.hex())
    await device.until(lambda: device.table["stage"] in ("playing", "over") and player.seat in device.feeds)


def commitment(game_id: str, seat: int, seed: bytes) -> str:
    parts = (game_id.encode(), seat.to_bytes(8, "big"), seed)
    joined = b"".join([len(part).to_bytes(8, "big") + part for part in parts])
    return hashlib.sha256(b"tablee/seed/v1" + joined).hexdigest()


async def play(player: Player, tactics: Tactics) -> None:
    """To the end of the game."""
    device = player.device
    while not player.over:
        mark, offers = player.feed.mark, player.feed.offers
        chosen = await tactics(player) if offers["choices"] else None
        if chosen is not None:
            answer = await device.ask("act", person=player.person, decision=offers["decision"], action=chosen)
            player.answers[answer.why] += 1
            assert answer.why in ("", *BEHIND), (answer.why, chosen, offers)
            if answer.again:  # nobody knows whether it changed something just now, or long ago
                await device.ask("ping")
                continue
            mark = mark if answer.why else answer.marks[player.seat]
        await device.until(partial(_moved_on, player, mark))


def _moved_on(player: Player, mark: Mark) -> bool:
    """Whether something new came of the game, or its end."""
    return player.over or player.feed.mark != mark
