"""Spectators of a long game: some who do not read, and very many who ask for all of it at once."""

import asyncio
from contextlib import AsyncExitStack

from tests.server.soak.stranger import Stranger, together
from tests.server.wires import CLOSE, PING, PONG, Wire

DEAF = 40
OPENS = 20
LINGER = 6.0
"""Seconds for which they do not read; after 5 the server cuts them off."""
ADDRESSES, OF_EACH = 20, 20
"""As many sockets as an address may have, from so many; one more of each from time to time."""
TIMES = 3
"""Opened and recalled so often by each, at once."""
REST = 3.0
"""Seconds until they do so again."""
OPEN = {"type": "open", "id": "crowd-opens", "person": None}
SHUT = {"type": "shut", "id": "crowd-shuts", "person": None}


async def deaf(stranger: Stranger, code: str) -> None:
    async with AsyncExitStack() as lines:
        for number in range(DEAF):
            wire = await lines.enter_async_context(stranger.wire(stranger.source(80 + number % 4)))
            await _enters(wire, code)
            for at in range(OPENS):
                wire.send({"type": "open", "id": f"deaf-{at:08}", "person": None})
            stranger.got["deaf"] += 1
        await asyncio.sleep(LINGER)


async def crowd(stranger: Stranger, code: str) -> None:
    """They read all that comes, so that nothing but the server itself holds back what it sends them."""
    async with AsyncExitStack() as lines:
        wires: list[Wire] = []
        while True:
            for number in range(ADDRESSES if len(wires) < ADDRESSES * OF_EACH else 0):
                wires.append(await lines.enter_async_context(stranger.wire(stranger.source(50 + number))))
                await _enters(wires[-1], code)
            wires[0].send(OPEN)
            shown = await wires[0].until("snapshot")
            assert shown is not None, "cut off"
            told = shown["earlier"] + len(shown["told"])
            recall = {"type": "recall", "id": "crowd-recall", "person": None, "epoch": shown["epoch"], "before": told}
            for wire in wires:
                for message in (*[OPEN, recall] * TIMES, SHUT):
                    wire.send(message)
            await together(*[_answered(stranger, wire) for wire in wires])
            await asyncio.sleep(REST)


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
