"""Strangers who do all that was ever tried against the server, at once and for as long as they are let.

python -m tests.server.soak.strangers URL SECONDS

Each comes from an address of its own, so that what limits one leaves the others at work. It prints what each got done.
"""

import asyncio
import json
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

from tests.server.wires import TEXT, Rejected, Wire, framed
from tests.stranger.choices import stroke
from tests.stranger.device import Device, Gone, fresh_id
from tests.stranger.feeds import Json
from tests.stranger.playing import Player, gather, http, lay, play, start
from tests.stranger.tactics import QUICK, by_chance, drawn

PAUSE = 0.02
"""Seconds between two tries, so that strangers leave the machine to the server that they are at."""
LINGER = 3.0
"""Seconds for which a spectator does not read."""
UNSEATED = "somebody unseated"
"""What no stranger may ever get done."""


class Stranger:
    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.source = f"127.0.7.{number}"
        self.dice = Random(number)
        self.got: Counter[str] = Counter()

    async def wire(self) -> Wire:
        return await Wire.opened(self.url, source=self.source)

    async def ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> int:
        status, _ = await asyncio.to_thread(http, self.url, method, path, body, source=self.source, **headers)
        self.got[f"{status}"] += 1
        return status

    async def lay(self, game: str) -> Json:
        return await asyncio.to_thread(lay, self.url, game, {}, self.source)


async def draw_for_ever(stranger: Stranger) -> None:
    """Code 777 without a declaration, and aid with every draw, while spectators watch who do not read."""
    players = await gather(stranger.url, "code777", 4, 0, QUICK["code777"], source=stranger.source)
    await start(players)
    watching = asyncio.create_task(_watch(stranger, players[0].device.code))

    async def never_declares(player: Player) -> Json | None:
        stranger.got["draws"] += 1
        asyncio.create_task(_aided(stranger, player))  # noqa: RUF006 - nobody waits for it
        await asyncio.sleep(PAUSE)
        return drawn(player, ("draw", "go_on"))

    try:
        while True:
            await asyncio.gather(*[play(player, never_declares) for player in players])
            stranger.got["games"] += 1
            await start(players, "rematch")
    finally:
        watching.cancel()


async def _aided(stranger: Stranger, player: Player) -> None:
    with suppress(Gone, TimeoutError):
        await player.device.ask("ask_aid", person=player.person)
        stranger.got["aid"] += 1


async def _watch(stranger: Stranger, code: str) -> None:
    while True:
        wires = []
        with suppress(OSError, Rejected):
            for _ in range(10):
                wire = await stranger.wire()
                wires.append(wire)
                if await wire.enter(code):
                    for number in range(20):
                        wire.send({"type": "open", "id": f"deaf-{number:08}", "person": None})
                    stranger.got["deaf"] += 1
        await asyncio.sleep(LINGER)
        for wire in wires:
            wire.cut()


async def play_bots(stranger: Stranger) -> None:
    """One person and five instant bots, one game after another; and the record, again and again."""
    players = await gather(stranger.url, "sept_pour_cent", 1, 5, {}, source=stranger.source)
    await start(players)
    stranger.got["begun"] += 1
    code = players[0].device.code
    while True:
        await play(players[0], by_chance)
        stranger.got["games"] += 1
        for _ in range(5):
            await stranger.ask("GET", f"/api/tables/{code}/record")
        await start(players, "rematch")


async def scribble(stranger: Stranger) -> None:
    """« Incognito »: four slates as full as may be, and rubbed out."""
    players = await gather(stranger.url, "incognito", 4, 0, {}, source=stranger.source)
    await start(players)

    async def full(player: Player) -> Json | None:
        stranger.got["strokes"] += 1
        await asyncio.sleep(PAUSE)
        if player.feed.view["type"] != "drawing":
            return drawn(player, ("vote", "finish"))
        offered = {offer["action"] for offer in player.feed.offers["choices"]}
        match stranger.dice.choice(sorted(offered & {"draw", "erase"}) or ["put_down"]):
            case "draw":
                return {"type": "draw", "stroke": wandering(stranger.dice, 400, 24)}
            case "erase":
                return {"type": "erase", "path": wandering(stranger.dice, 30, 32)}
            case _:
                return drawn(player, ("put_down",))

    await asyncio.gather(*[play(player, full) for player in players])


def wandering(dice: Random, points: int, step: int) -> str:
    """So many points about the middle of a slate."""
    x, y = 1500, 2000
    went = []
    for _ in range(points):
        x, y = (min(max(at + dice.randint(-step, step), 1000), 2000) for at in (x, y))
        went.append((x, y, 0))
    return stroke(went)


async def ask_pictures(stranger: Stranger) -> None:
    code = (await stranger.lay("sept_pour_cent"))["code"]
    while True:
        await asyncio.gather(*[stranger.ask("GET", f"/api/tables/{code}/qr.svg") for _ in range(10)])
        await asyncio.sleep(PAUSE)


async def guess_codes(stranger: Stranger) -> None:
    while True:
        wire = await stranger.wire()
        heard = await wire.enter("".join(stranger.dice.choices("ABCDEFGH", k=6)))
        stranger.got[str(heard and heard["type"])] += 1
        wire.cut()


async def sit_and_leave(stranger: Stranger) -> None:
    laid = await stranger.lay("code777")
    while True:
        device = Device(stranger.url, laid["code"], source=stranger.source)
        await device.enter()
        person = await device.sit("Nobody")
        await device.ask("leave", person=person)
        await device.leave()
        stranger.got["seats"] += 1


async def sit_by_ids_of_others(stranger: Stranger) -> None:
    """As if read in the data file: by the id alone nobody is the person who sat down by it."""
    laid = await stranger.lay("code777")
    while True:
        owner, spy = (Device(stranger.url, laid["code"], source=stranger.source) for _ in range(2))
        sit = {"type": "sit", "id": fresh_id(), "name": "Owner", "token": secrets.token_urlsafe(24)}
        people = []
        for device, message in ((owner, sit), (spy, {**sit, "token": None})):
            await device.enter()
            seated = (await device.answer(message)).message
            assert seated["type"] == "seated", seated
            people.append((device, seated["person"]))
        stranger.got[UNSEATED if people[0][1] == people[1][1] else "ids"] += 1
        for device, person in people:
            await device.ask("leave", person=person)
            await device.leave()


async def send_long_heads(stranger: Stranger) -> None:
    there = urlsplit(stranger.url)
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(there.hostname, there.port, local_addr=(stranger.source, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: " + there.netloc.encode() + b"\r\nX: " + b"x" * 60_000 + b"\r\n\r\n")
            stranger.got[(await reader.readline()).decode("latin-1").strip() or "cut"] += 1
            writer.close()
        await asyncio.sleep(PAUSE)


async def send_rubbish(stranger: Stranger) -> None:
    code = (await stranger.lay("indix"))["code"]
    while True:
        wire = await stranger.wire()
        await wire.enter(code)
        for _ in range(5):
            wire.frame(TEXT, stranger.dice.randbytes(stranger.dice.randrange(20_000)))
        while await wire.message() is not None:
            stranger.got["answers"] += 1
        wire.cut()


async def flood(stranger: Stranger) -> None:
    code = (await stranger.lay("sept_pour_cent"))["code"]
    pings = framed(TEXT, b'{"type":"ping","id":"flood-flood-flood"}') * 200
    while True:
        wire = await stranger.wire()
        await wire.enter(code)
        for _ in range(20):
            wire.writer.write(pings)
            await asyncio.sleep(0)
        stranger.got["floods"] += 1
        wire.cut()


async def lay_tables(stranger: Stranger) -> None:
    while True:
        await stranger.ask("POST", "/api/tables", {"game": "incroyable", "options": {}}, Origin=stranger.url)
        await asyncio.sleep(PAUSE)


ATTACKS: list[Callable[[Stranger], Awaitable[None]]] = [
    draw_for_ever,
    play_bots,
    scribble,
    ask_pictures,
    guess_codes,
    guess_codes,
    guess_codes,
    sit_and_leave,
    sit_by_ids_of_others,
    send_long_heads,
    send_rubbish,
    flood,
    lay_tables,
]
MENDS = (OSError, Rejected, Gone, TimeoutError, AssertionError, asyncio.IncompleteReadError)
"""What a stranger meets who is refused, cut off or kept out: they come back."""


async def persist(attack: Callable[[Stranger], Awaitable[None]], stranger: Stranger) -> None:
    while True:
        try:
            await attack(stranger)
        except MENDS as error:
            stranger.got[type(error).__name__] += 1
        await asyncio.sleep(0.2)


async def attacked(url: str, seconds: float) -> dict[str, dict[str, int]]:
    strangers = [Stranger(url, number) for number in range(2, 2 + len(ATTACKS))]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(
                *[persist(attack, stranger) for attack, stranger in zip(ATTACKS, strangers, strict=True)]
            )
    return {
        f"{attack.__name__} {stranger.source}": dict(stranger.got)
        for attack, stranger in zip(ATTACKS, strangers, strict=True)
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attacked(sys.argv[1], float(sys.argv[2])))))
