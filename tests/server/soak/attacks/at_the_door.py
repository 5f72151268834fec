"""Strangers who never get to a table: they guess codes, and send bytes that nobody should."""

import asyncio
from contextlib import AsyncExitStack

from tests.server.soak.stranger import BREATH, Stranger, together
from tests.server.wires import PING, TEXT, framed

PAUSE = 0.02
"""Seconds between two tries, so that strangers leave the machine to the server that they are at."""
GUESSERS = 24
"""Addresses of one network: beyond 320 guesses it is kept waiting as a whole."""
LINES = 90
"""Of one address, of 100 that it may have."""
HEALTHZ = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
AHEAD = 50
"""Requests that are sent before an answer is read."""
PINGS = framed(TEXT, b'{"type":"ping","id":"flood-flood-flood"}') * 200
EMPTY = framed(PING) * 5_000
"""30 KB: half of what a loop reads at once."""
FLOODS = 20


async def guess_codes(stranger: Stranger) -> None:
    async def guess(number: int) -> None:
        while True:
            async with stranger.wire(stranger.source(1 + number)) as wire:
                tokens = ["made-up-made-up-made-up"] * (number % 2)
                heard = await wire.enter("".join(stranger.dice.choices("ABCDEFGH", k=6)), *tokens)
                stranger.got[str(heard and heard.get("why", heard["type"]))] += 1
            await asyncio.sleep(10 * PAUSE)

    await together(*[guess(number) for number in range(GUESSERS)])


async def send_long_heads(stranger: Stranger) -> None:
    await _send_heads(stranger, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 60_000 + b"\r\n\r\n")


async def send_no_heads(stranger: Stranger) -> None:
    await _send_heads(stranger, stranger.dice.randbytes(2_000) + b"\r\n\r\n")


async def _send_heads(stranger: Stranger, head: bytes) -> None:
    while True:
        async with stranger.line() as (reader, writer):
            writer.write(head)
            status = (await reader.readline()).decode("latin-1").split()
            stranger.got[status[1] if len(status) > 1 else "cut"] += 1
        await asyncio.sleep(PAUSE)


async def pipeline(stranger: Stranger) -> None:
    """One request after the other on very many lines, and no answer is waited for."""
    async with AsyncExitStack() as lines:
        opened = [await lines.enter_async_context(stranger.line()) for _ in range(LINES)]
        for _, writer in opened:
            writer.write(HEALTHZ * AHEAD)
        for reader, _ in opened:
            stranger.got["hung up" if (await reader.read()).count(b"HTTP/1.1") < AHEAD else "all answered"] += 1
    await asyncio.sleep(BREATH)


async def drop_sockets(stranger: Stranger) -> None:
    while True:
        async with stranger.wire():
            stranger.got["dropped"] += 1
        await asyncio.sleep(PAUSE / 4)


async def send_rubbish(stranger: Stranger) -> None:
    code = (await stranger.lay("indix"))["code"]
    while True:
        async with stranger.wire() as wire:
            await wire.enter(code)
            for _ in range(5):
                wire.frame(TEXT, stranger.dice.randbytes(stranger.dice.randrange(10_000)))
            while (message := await wire.message()) is not None:
                stranger.got[message.get("why", message["type"])] += 1
        await asyncio.sleep(PAUSE)


async def flood(stranger: Stranger) -> None:
    await _flood(stranger, PINGS)


async def send_empty_frames(stranger: Stranger) -> None:
    await _flood(stranger, EMPTY)


async def _flood(stranger: Stranger, frames: bytes) -> None:
    """From another address each time, as the fifth time one is kept out."""
    code = (await stranger.lay("sept_pour_cent"))["code"]
    while True:
        async with stranger.wire(stranger.elsewhere()) as wire:
            await wire.enter(code)
            for _ in range(FLOODS):
                if not wire.writer.transport.is_closing():
                    wire.writer.write(frames)
                await asyncio.sleep(0)
            farewell = await wire.until("farewell")
            stranger.got[str(farewell and farewell["why"])] += 1
        await asyncio.sleep(BREATH)
