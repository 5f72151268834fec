"""Strangers who ask over HTTP: for whatever takes long to make, or is kept."""

import asyncio
from urllib.parse import quote

from tests.server.soak.attacks.at_tables import wandering
from tests.server.soak.stranger import Stranger, together

PAUSE = 0.05
"""Seconds between two tries, so that strangers leave the machine to the server that they are at."""
AT_ONCE = 10
GUIDES = 4
"""Addresses from which rounds are guided, and packs given."""
DRAWN, ERASED = 9, 250
"""Of the longest guided round: what a guest has done goes into 32 KiB, and touches of the eraser cost the most."""
LARGEST = 2_000_000
"""Bytes of a pack."""


async def ask_pictures(stranger: Stranger) -> None:
    """Each time from another address: no rate is met for long."""
    code = (await stranger.lay("sept_pour_cent"))["code"]
    while True:
        source = stranger.elsewhere()
        asked = [stranger.ask("GET", f"/api/tables/{code}/qr.svg", source=source) for _ in range(AT_ONCE)]
        await together(*asked)
        await asyncio.sleep(PAUSE)


async def lay_tables(stranger: Stranger) -> None:
    while True:
        await stranger.ask("POST", "/api/tables", {"game": "incroyable", "options": {}}, Origin=stranger.url)
        await asyncio.sleep(PAUSE)


async def be_guided(stranger: Stranger) -> None:
    """The longest round there is, worked out from its beginning each time."""
    done = [{"type": "draw", "stroke": wandering(stranger.dice, 400, 24)} for _ in range(DRAWN)]
    done += [{"type": "erase", "path": wandering(stranger.dice, 1, 32)} for _ in range(ERASED)]

    async def guided(source: str) -> None:
        while True:
            await stranger.ask("POST", "/api/games/incognito/first-round", done, source=source)
            await asyncio.sleep(PAUSE)

    await together(*[guided(stranger.source(1 + number)) for number in range(GUIDES)])


async def give_packs(stranger: Stranger) -> None:
    """As large as may be, and wrong on every line."""
    _, sample = await stranger.ask("GET", "/api/games/indix/sample.csv")
    head, _, rows = sample.partition(b"\n")
    table = head + b"\n" + rows * ((LARGEST - len(head) - 1) // len(rows))

    async def given(source: str) -> None:
        laid = await stranger.lay("indix", source)
        path = f"/api/tables/{laid['code']}/packs?file={quote('cartes.csv')}&language=fr"
        bearer = {"Origin": stranger.url, "Authorization": f"Bearer {laid['token']}"}
        while True:
            await stranger.ask("POST", path, table, source=source, **bearer)
            await asyncio.sleep(AT_ONCE * PAUSE)

    await together(*[given(stranger.source(1 + number)) for number in range(GUIDES)])
