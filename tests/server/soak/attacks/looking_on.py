"""Spectators of long games: some who do not read, very many who ask for all at once, and too many for one table."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from tests.server.soak.stranger import Stranger, together
from tests.server.wires import CLOSE, PING, PONG, Wire
from tests.stranger.feeds import Json

DEAF = 40
OPENS = 20
LINGER = 6.0
"""Seconds for which they do not read; after 5 the server cuts them off."""
ADDRESSES, OF_EACH = 20, 20
"""As many sockets as an address may have, from so many."""
AT_ONCE = 100
"""Of them who enter."""
CROWD = f"{ADDRESSES * OF_EACH} looked on"
"""What must come of them: that they were so many at once, and each was shown everything."""
TIMES = 3
"""Opened and recalled so often by each, at once."""
REST = 3.0
"""Seconds until they do so again."""
OPEN = {"type": "open", "id": "crowd-opens", "person": None}
SHUT = {"type": "shut", "id": "crowd-shuts", "person": None}
TOO_MANY = 220
"""Of 200 who may look on at a table, from eleven addresses."""
KEPT_OUT, LET_IN = "newcomer kept out", "newcomer let in"
"""What no stranger may get done, and what they must bear."""


async def deaf(stranger: Stranger, codes: Sequence[str]) -> None:
    async with AsyncExitStack() as lines:
        for number in range(DEAF):
            wire = await lines.enter_async_context(stranger.wire(stranger.source(80 + number % 4)))
            await _enters(wire, codes[number % len(codes)])
            for at in range(OPENS):
                wire.send({"type": "open", "id": f"deaf-{at:08}", "person": None})
            stranger.got["deaf"] += 1
        await asyncio.sleep(LINGER)


async def crowd(stranger: Stranger, codes: Sequence[str]) -> None:
    """At several tables, as none has room for all.

    They read all that comes, so that nothing but the server itself holds back what it sends them.
    """

    async def comes(number: int) -> None:
        wires[number] = await lines.enter_async_context(stranger.wire(stranger.source(50 + number % ADDRESSES)))
        await _enters(wires[number], codes[number % len(codes)])

    async with AsyncExitStack() as lines:
        wires: dict[int, Wire] = {}
        for first in range(0, ADDRESSES * OF_EACH, AT_ONCE):
            await together(*[comes(number) for number in range(first, first + AT_ONCE)])
        while True:
            recalls = [await _recall_of_all(wires[number]) for number in range(len(codes))]
            for number, wire in wires.items():
                for message in (*[OPEN, recalls[number % len(codes)]] * TIMES, SHUT):
                    wire.send(message)
            await together(*[_answered(stranger, wire) for wire in wires.values()])
            stranger.got[CROWD] += 1
            await asyncio.sleep(REST)


async def _recall_of_all(wire: Wire) -> Json:
    wire.send(OPEN)
    shown = await wire.until("snapshot")
    assert shown is not None, "cut off"
    told = shown["earlier"] + len(shown["told"])
    return {"type": "recall", "id": "crowd-recall", "person": None, "epoch": shown["epoch"], "before": told}


async def crowd_out(stranger: Stranger) -> None:
    """More than may look on at one table, who come back whenever they are sent away; and newcomers."""
    code = (await stranger.lay("incroyable"))["code"]

    async def looks_on(source: str) -> None:
        while True:
            async with stranger.wire(source) as wire:
                heard = await wire.enter(code)
                while heard is not None and heard["type"] != "farewell":
                    heard = await wire.message()
                stranger.got[str(heard and heard["why"])] += 1
            await asyncio.sleep(REST)

    async def comes() -> None:
        while True:
            async with stranger.wire(stranger.elsewhere()) as wire:
                heard = await wire.enter(code)
                assert heard is not None, "cut off"
                let_in, kept_out = heard["type"] == "entered", heard.get("why") == "crowded"
                stranger.got[LET_IN if let_in else KEPT_OUT if kept_out else heard["why"]] += 1
            await asyncio.sleep(REST)

    await together(comes(), *[looks_on(stranger.source(50 + number // OF_EACH)) for number in range(TOO_MANY)])


async def _enters(wire: Wire, code: str) -> None:
    heard = await wire.enter(code)
    assert heard is not None, "cut off"
    assert heard["type"] == "entered", heard["why"]


async def _answered(stranger: Stranger, wire: Wire) -> None:
    """Read and hardly looked at: that would cost more than it costs the server to make it."""
    answers = 0
    while answers < 2 * TIMES + 1:
        opcode, payload = await wire.heard()
        assert opcode != CLOSE, "closed"
        if opcode == PING:
            wire.frame(PONG, payload)
            continue
        kind = payload.split(b'"', 4)[3].decode()  # {"type":"…
        stranger.got[kind] += 1
        answers += kind in ("done", "recalled", "request_refused")
