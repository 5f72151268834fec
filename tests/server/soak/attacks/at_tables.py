"""Strangers at tables: who play for ever, come and go, and want to be somebody else."""

import asyncio
import secrets
from contextlib import AsyncExitStack, suppress
from functools import partial
from random import Random

from tests.server.soak.attacks.looking_on import crowd, deaf
from tests.server.soak.attacks.reading import read_records
from tests.server.soak.stranger import Stranger, persist, together
from tests.stranger.choices import stroke
from tests.stranger.device import Device, Gone, fresh_id
from tests.stranger.feeds import Json
from tests.stranger.playing import Player, done, play, start
from tests.stranger.tactics import QUICK, by_chance, drawn

PAUSE = 0.04
"""Seconds before each move: not beyond the rate, which would keep the stranger out."""
PACES = (0.5, 2.5, 2.5)
"""Pauses before each draw, at as many tables: one has no room for all who look on. They draw in turn, so that each of
them does so rarely enough."""
AIDS, EVERY = 30, 60
"""So many questions for aid at once with every so many draws of one player, which their rate just bears."""
GAMES_IN_A_ROW = 10
"""A table begins no more within minutes; then another one is laid."""
RECORDS, BURST_EVERY = 5, 5
"""After each game of bots, one after the other; and after so many of them a burst."""
NOTE = 60_000
"""Bytes."""
UNSEATED = "somebody unseated"
"""What no stranger may ever get done."""


async def draw_for_ever(stranger: Stranger) -> None:
    """Code 777 without a declaration, with bursts of aid, before spectators who do not read, or ask for all of it."""
    async with AsyncExitStack() as homes:
        laid = [stranger.players("code777", 4, 0, QUICK["code777"]) for _ in PACES]
        tables = [await homes.enter_async_context(players) for players in laid]
        codes = [players[0].device.code for players in tables]

        async def never_declares(pace: float, player: Player) -> Json | None:
            await asyncio.sleep(pace * PAUSE)
            if player.feed.seat in player.feed.awaited and not player.answers[""] % EVERY:
                for _ in range(AIDS):
                    asyncio.create_task(_aided(stranger, player))  # noqa: RUF006 - nobody waits for it
            return drawn(player, ("draw", "go_on"))

        async def on_and_on(players: list[Player], pace: float) -> None:
            await start(players)
            while True:
                await together(*[play(player, partial(never_declares, pace)) for player in players])
                stranger.got["games"] += 1
                await read_records(stranger, players[0].device.code, players[0].device.table["games"])
                await start(players, "rematch")

        watching = [persist(stranger, lambda one: deaf(one, codes)), persist(stranger, lambda one: crowd(one, codes))]
        await together(*map(on_and_on, tables, PACES), *watching)


async def _aided(stranger: Stranger, player: Player) -> None:
    message = {"type": "ask_aid", "id": fresh_id(), "person": player.person}
    with suppress(Gone, TimeoutError):
        answer = await player.device.answer(message)
        stranger.got["aided"] += answer.message["type"] == "aided"


async def play_bots(stranger: Stranger) -> None:
    """One person and five instant bots, one game after another; and the record, again and again."""
    async with stranger.players("sept_pour_cent", 1, 5, {}) as players:
        await start(players)
        code = players[0].device.code
        for number in range(GAMES_IN_A_ROW):
            await play(players[0], by_chance)
            stranger.got["games"] += 1
            for _ in range(RECORDS):
                status, _ = await stranger.ask("GET", f"/api/tables/{code}/record")
                stranger.got["records"] += status == 200
            if not number % BURST_EVERY:
                await read_records(stranger, code, 1 + number)
            await start(players, "rematch")


async def scribble(stranger: Stranger) -> None:
    """« Incognito »: four slates as full as may be, and rubbed out."""
    async with stranger.players("incognito", 4, 0, {}) as players:
        await start(players)

        async def full(player: Player) -> Json | None:
            await asyncio.sleep(PAUSE)
            if player.feed.view["type"] != "drawing":
                return drawn(player, ("vote", "finish"))
            offered = {offer["action"]: offer["fields"] for offer in player.feed.offers["choices"]}
            pen = stranger.dice.choice([name for name in ("draw", "erase") if name in offered] or ["put_down"])
            stranger.got[pen] += 1
            lines = {
                field["name"]: wandering(stranger.dice, min(30 if pen == "erase" else 400, field["domain"]["most"]), 24)
                for field in offered[pen]
            }
            return {"type": pen, **lines}

        await together(*[play(player, full) for player in players])
        stranger.got["games"] += 1
        await done(players[0], "close_table")


def wandering(dice: Random, points: int, step: int) -> str:
    """So many points about the middle of a slate."""
    x, y = 1500, 2000
    went = []
    for _ in range(points):
        x, y = (min(max(at + dice.randint(-step, step), 1000), 2000) for at in (x, y))
        went.append((x, y, 0))
    return stroke(went)


async def sit_and_leave(stranger: Stranger) -> None:
    """And take another name each time: what guests write into a log without end."""
    laid = await stranger.lay("code777")
    while True:
        async with stranger.device(laid["code"]) as device:
            person = await device.sit("Nobody")
            await device.ask("rename", person=person, name="Somebody")
            await device.ask("leave", person=person)


async def sit_by_ids_of_others(stranger: Stranger) -> None:
    """As if read in the data file: by the id alone nobody is the person who sat down by it."""
    laid = await stranger.lay("code777")
    while True:
        sit = {"type": "sit", "id": fresh_id(), "name": "Owner", "token": secrets.token_urlsafe(24)}
        async with stranger.device(laid["code"]) as owner, stranger.device(laid["code"]) as spy:
            people = [await _seated(owner, sit), await _seated(spy, {**sit, "token": None})]
            stranger.got[UNSEATED if people[0] == people[1] else "somebody else"] += 1
            for device, person in zip((owner, spy), people, strict=True):
                await device.ask("leave", person=person)


async def _seated(device: Device, sit: Json) -> int:
    seated = (await device.answer(sit)).message
    assert seated["type"] == "seated", seated["why"]
    return int(seated["person"])


async def leave_notes(stranger: Stranger) -> None:
    """Long ones, by people who leave at once."""
    laid = await stranger.lay("code777")
    while True:
        async with stranger.device(laid["code"]) as device:
            person = await device.sit("Nobody")
            await device.ask("write_note", person=person, note="x" * NOTE)
            await device.ask("leave", person=person)


async def guess_claims(stranger: Stranger) -> None:
    """Somebody has a code for another device of theirs, and others at the table guess at it."""
    laid = await stranger.lay("code777")
    async with stranger.device(laid["code"], laid["token"]) as owner:
        person = await owner.sit("Owner", laid["person"])
        while True:
            await owner.ask("lend", person=person)
            async with stranger.wire(stranger.elsewhere()) as wire:
                heard = await wire.enter(laid["code"])
                while heard is not None and heard["type"] != "farewell":
                    guess = "".join(stranger.dice.choices("ABCDEFGH", k=10))
                    wire.send({"type": "claim", "id": fresh_id(), "code": guess})
                    heard = await wire.until("request_refused", "seated", "farewell")
                    seated = heard is not None and heard["type"] == "seated"
                    stranger.got[UNSEATED if seated else str(heard and heard["why"])] += 1
            await asyncio.sleep(PAUSE)
