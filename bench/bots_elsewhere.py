"""Do people wait when bots think? Their moves, with and without fifty tables of bots that take 300 ms for a move.

    python -m bench.bots_elsewhere [--seconds S] [--rounds R] [--tables N] [--asleep SHARE] [--json]

At N tables four people each play « 7 % », two moves a second at a table (as in bench.server, paced); what counts is the
time from a move sent to the last of its four clients. Beside them, every other time, fifty tables of four bots without
a pause between their moves. Rounds with and without take turns on one server, so both see the same machine.

A thought takes 300 ms of a processor: the worst case. The server has one process for them on two processors, so there
is always one thought under way and up to 49 in line; the line makes bots slow, and nobody else. With `--asleep 0.5`
half of each thought is spent waiting instead, as by a bot that reads.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from bench.ours import Tablee
from bench.peer import Latencies, Unavailable, cpu_seconds
from bench.server import LATEST, machine
from bench.wire import Message, Wire
from tablee.bots import AnyBot, Slow, random_bot
from tablee.games import ROSTER, sept_pour_cent
from tablee.kernel.offers import Offers
from tablee.tables.catalogue import Catalogue
from tablee.wire.requests import PROTOCOL_VERSION

MOST = 1.5
"""Times the p99 that people have without bots."""
BOT_TABLES = 50
BOTS = 4
THINKS = 0.3
"""Seconds."""
ASLEEP = "TABLEE_BENCH_ASLEEP"
GAME = sept_pour_cent.GAME
at_random: AnyBot = random_bot(GAME)


def pensive(view: Any, offers: Offers, told: Sequence[Any], hunch: object, dice: Any) -> Any:
    """By the processor's clock, as somebody who counts would take: what others use of it comes on top."""
    share = float(os.environ.get(ASLEEP, "0"))
    time.sleep(THINKS * share)
    until = time.thread_time() + THINKS * (1 - share)
    while time.thread_time() < until:
        random.Random(1).random()
    return at_random(view, offers, told, hunch, dice)


CATALOGUE = Catalogue(
    roster={**ROSTER, GAME.name: {**ROSTER[GAME.name], "pensive": Slow(pensive)}},
    found_at="bench.bots_elsewhere:CATALOGUE",
)


class BotTable:
    """A table of bots, and the device of its host, who looks on."""

    def __init__(self, port: int, moved: asyncio.Event) -> None:
        self._port = port
        self._moved = moved
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.moves = 0

    async def start(self) -> None:
        connection = HTTPConnection("127.0.0.1", self._port)
        origin = {"Origin": f"http://127.0.0.1:{self._port}"}
        connection.request("POST", "/api/tables", json.dumps({"game": GAME.name}), origin)
        laid = json.loads(connection.getresponse().read())
        connection.close()
        loop = asyncio.get_running_loop()
        _, self._wire = await loop.create_connection(lambda: Wire(self._port, self._take), "127.0.0.1", self._port)
        await self._wire.opened
        enter = {"type": "enter", "protocol": PROTOCOL_VERSION, "table": laid["code"], "tokens": [laid["token"]]}
        self._wire.send(enter)
        await self._entered
        for chair in range(BOTS):
            await self._ask("seat_bot", person=0, chair=chair, level="pensive")
        await self._ask("set_pace", person=0, pace="instant")
        await self._ask("open", person=None)
        await self._ask("start", person=0)

    async def close(self) -> None:
        await self._ask("close_table", person=0)

    async def _ask(self, kind: str, **fields: Any) -> None:
        id_ = f"host-{len(self._answers):08}"
        self._answers[id_] = asyncio.get_running_loop().create_future()
        self._wire.send({"type": kind, "id": id_, **fields})
        answer = await self._answers[id_]
        if answer["type"] != "done":
            raise Unavailable(f"{kind}: {answer}")

    def _take(self, message: Message) -> None:
        if message["type"] == "entered":
            self._entered.set_result(None)
        elif message["type"] == "patch":
            self.moves += 1
            self._moved.set()
        elif message.get("public_table", {}).get("stage") == "over":  # some deals decide a game at once
            self._wire.send({"type": "rematch", "id": f"again-{time.time_ns()}", "person": 0})
        elif waiting := self._answers.get(message.get("id", "")):
            waiting.set_result(message)


async def beside_bots(peer: Tablee, seconds: float) -> tuple[list[float], int]:
    """People's latencies, and how many moves the bots made meanwhile."""
    moved = asyncio.Event()
    tables = [BotTable(peer.port, moved) for _ in range(BOT_TABLES)]
    for table in tables:
        await table.start()
    await moved.wait()  # the process that thinks is up
    before = sum(table.moves for table in tables)
    latencies = await asyncio.to_thread(peer.all_paced, seconds)
    moves = sum(table.moves for table in tables) - before
    for table in tables:
        await table.close()
    return latencies, moves


def compared(peer: Tablee, seconds: float, rounds: int) -> tuple[Latencies, Latencies, float, float]:
    """Without bots, with them; bots' moves a second; the share of a processor that the server itself had with them."""
    alone: list[float] = []
    beside: list[float] = []
    moves, busy = 0, 0.0
    with closing(peer):
        pid = peer.start()
        peer.all_paced(seconds / 2)  # for warming up
        for _ in range(rounds):
            alone += peer.all_paced(seconds)
            before = cpu_seconds(pid)
            latencies, more = asyncio.run(beside_bots(peer, seconds))
            busy += cpu_seconds(pid) - before
            beside += latencies
            moves += more
    return Latencies.of(alone), Latencies.of(beside), moves / (rounds * seconds), busy / (rounds * seconds)


def line(what: str, late: Latencies) -> str:
    return (
        f"{what:<24}{late.p50:>7,.1f} ms at the median of {late.moves:,} moves, {late.p99:,.1f} ms for 99 %, "
        f"{late.worst:,.1f} ms at worst"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each round, with and without")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50, help="of four people each")
    parser.add_argument("--asleep", type=float, default=0.0, help="share of a thought that takes no processor")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.bots_elsewhere: processor time is read from /proc, which this system has not: run it on Linux")
    os.environ[ASLEEP] = str(args.asleep)
    load = os.getloadavg()[0]
    try:
        peer = Tablee(args.tables, CATALOGUE.found_at)
        alone, beside, moves, busy = compared(peer, args.seconds, args.rounds)
    except Unavailable as why:
        sys.exit(f"bench.bots_elsewhere: {why}")
    ratio = beside.p99 / alone.p99
    if args.json:
        p99 = {"without": alone.p99, "with": beside.p99}
        print(json.dumps({"machine": machine(), "load": load, "p99_ms": p99, "ratio": ratio, "bot_moves_per_s": moves}))
        return
    print(f"{machine()}; load {load:.1f} before")
    print(f"{args.tables} tables of four people, {args.rounds} rounds of {args.seconds:g} s each way")
    print(line("without bots", alone))
    print(line(f"with {BOT_TABLES} tables of bots", beside))
    print(f"{moves:.1f} moves of bots a second; the server itself used {busy:.0%} of a processor beside them")
    kept = ratio <= MOST and beside.p99 < LATEST
    print(
        f"{ratio:.2f} × the p99 without (at most {MOST}, and below {LATEST:.0f} ms: {'kept' if kept else 'too slow'})"
    )


if __name__ == "__main__":
    main()
