"""No step of the loop takes longer than 20 ms in any game, whatever is asked of its table or of the site around it."""

import asyncio
from itertools import cycle
from random import Random
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.kernel.offers import sampled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import by_tag
from tablee.server.app import application
from tablee.server.join_link import JoinLink
from tablee.server.origins import Origins
from tablee.server.routes.http_answers import HANG_UP
from tablee.tables.catalogue import OURS
from tablee.tables.public_table import host_offers_of
from tablee.tables.stages import Playing, Sealing
from tablee.tables.topics.handshake import CommitSeed, Rematch, ShowSeed
from tablee.tables.topics.hosting import CloseTable, GiveUp, HandOver, Regather
from tablee.tables.topics.moves import Overrule
from tablee.tables.topics.seating import Rename
from tablee.tables.topics.settings import ChooseGame
from tablee.wire.requests import AskAid, React, Say, Shut, WriteNote
from tests.server.bounds.house import LONGEST, Guest, House, longest_step
from tests.tables.long_games import LongGame, gathered, token_of
from tests.tables.tables import raw, seed

pytestmark = pytest.mark.slow

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo")
ANN = 1
SPECTATORS = 20
PLAYED_BEFORE, PLAYED_NOW = 150, 60
"""Moves before anybody enters, and while all of them watch."""


class Site(House):
    """With the pages around its table."""

    async def lay(self, length: int | None = None) -> None:
        await super().lay(length)
        await asyncio.to_thread(OURS.shipped)
        self.app = application(self.open_tables, Origins(), self.doorkeeper, JoinLink())

    async def asked(self, method: str, path: str, body: bytes = b"") -> int:
        """The status of the answer."""
        path, _, query = path.partition("?")
        found: list[int] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found.append(message["status"])

        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "http",
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), (b"accept", b"text/html")],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            HANG_UP: lambda: None,
        }
        await asyncio.create_task(self.app(scope, receive, send))  # type: ignore[arg-type]  # a coroutine it is
        return found[0]


def moves(long: LongGame, rng: Random, most: int) -> Any:
    """So many that somebody can make at random, as requests; fewer if nobody is awaited any more."""
    for _ in range(most):
        if not isinstance(long.table.stage, Playing) or not (awaited := long.current.awaited):
            return
        seat = Seat(rng.choice(awaited))
        request = long.acting(long.people[seat], long.random_action(seat, rng))
        long.ask(request)
        yield seat, request


async def agree(house: Site, guests: list[Guest]) -> None:
    """On the chance of the next game. What the simulation does is no step of the server's loop."""
    sim: Any = house.sim
    ask = Rematch(guests[0].id(), ANN)
    await asyncio.to_thread(sim.ask, ask)
    await guests[0].answer(ask)
    assert isinstance(sim.table.stage, Sealing)
    steps: list[Any] = [lambda person, id_: CommitSeed(id_, person, sim.commitment(person))]
    steps.append(lambda person, id_: ShowSeed(id_, person, seed(person).hex()))
    for step in steps:
        for guest, person in zip(guests, sim.people, strict=True):
            request = step(person, guest.id())
            await asyncio.to_thread(sim.ask, request)
            assert (await guest.answer(request))["type"] == "done"


async def talk(guests: list[Guest], people: list[int]) -> None:
    for guest, person in zip(guests, people, strict=True):
        for request in (
            Say(guest.id(), person, "\N{EARTH GLOBE EUROPE-AFRICA}" * 500),
            React(guest.id(), person, "clap"),
            WriteNote(guest.id(), person, "n" * 60_000),
            Rename(guest.id(), person, f"{NAMES[person - 1]} II"),
            AskAid(guest.id(), person),
            Shut(guest.id(), person),
        ):
            await guest.answer(request)


@pytest.mark.parametrize("name", GAMES)
def test_of_whatever_is_asked_of_a_table_and_around_it(name):
    game = GAMES[name]

    def played(number: int) -> LongGame:
        long = gathered(name, NAMES[: game.players[-1]], number)
        long.ask(HandOver(long.id(), 0, ANN))
        long.start()
        list(moves(long, Random(number), PLAYED_BEFORE))
        return long

    async def attack(house: Site) -> None:
        sim: Any = house.sim
        guests = [await house.guest(token_of(person)) for person in sim.people]
        spectators = [await house.guest() for _ in range(SPECTATORS)]
        for guest, person in [*zip(guests, sim.people, strict=True), *zip(spectators, cycle([None]))]:
            await guest.opened(person)
        for seat, request in moves(sim, Random(7), PLAYED_NOW):
            assert (await guests[seat].answer(request))["type"] == "done"
        await talk(guests, sim.people)
        if offered := host_offers_of(sim.table):
            act = sampled(offered, by_tag(game.host.acts), Random(7))
            overruled = Overrule(guests[0].id(), ANN, raw(act))
            sim.ask(overruled)
            assert (await guests[0].answer(overruled))["type"] == "done"
        if isinstance(sim.table.stage, Playing):
            given_up = GiveUp(guests[0].id(), ANN)
            sim.ask(given_up)
            await guests[0].answer(given_up)
        code = sim.table.code
        statuses = [
            await house.asked("GET", f"/api/tables/{code}/record"),
            await house.asked("GET", f"/api/tables/{code}/qr.svg"),
            await house.asked("GET", "/api/games"),
            await house.asked("GET", f"/regles/{name}"),
            await house.asked("POST", f"/api/games/{name}/first-round", b"[]"),
        ]
        assert statuses == [200] * len(statuses)
        await agree(house, guests)
        await guests[0].answer(GiveUp(guests[0].id(), ANN))
        await guests[0].answer(Regather(guests[0].id(), ANN))
        for other in GAMES:
            await guests[0].answer(ChooseGame(guests[0].id(), ANN, other))
        assert (await guests[0].answer(CloseTable(guests[0].id(), ANN)))["type"] == "done"

    steps = longest_step(played, attack, Site)
    assert steps.longest <= LONGEST, steps
