"""How soon a stroke is on disk: everybody at 100 tables draws one of 40 points a second, and waits for the answer.

    python -m bench.strokes [--tables 100] [--seconds 20]

The server is a process of its own, on a file; the clients are this one. A stroke counts from when it was due, so that
waiting is not hidden; `done` is only said of what is committed.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from bench.ours_clients import SEATS, Client, Table
from tablee.cli.serve import run_quickly
from tablee.games.incognito.cards import WIDE
from tablee.kernel.offers import any_stroke

ROOT = Path(__file__).parents[1]
POINTS, FARTHEST = 40, 900
PERIOD = 1.0
BAR = 50.0
"""Milliseconds, at the 99th percentile."""


async def drawn(client: Client, first: float, end: float, waits: list[float]) -> None:
    loop, rng = asyncio.get_running_loop(), Random(client.person)
    due = first
    while due < end:
        await asyncio.sleep(max(0, due - loop.time()))
        action = {"type": "draw", "stroke": any_stroke(POINTS, rng, WIDE, FARTHEST)}
        await client.ask("act", person=client.person, decision=client.offers["decision"], action=action)
        waits.append((loop.time() - due) * 1000)
        due += PERIOD


async def measure(port: int, tables: int, seconds: float, waits: list[float]) -> None:
    open_tables = [Table(number, "incognito") for number in range(tables)]
    for table in open_tables:
        await table.open(port)
    clients = [client for table in open_tables for client in table.clients]
    async with asyncio.timeout(60):
        while not all(client.offers["choices"] for client in clients):  # noqa: ASYNC110 - what comes is read elsewhere
            await asyncio.sleep(0.05)
    start = asyncio.get_running_loop().time() + 0.5
    firsts = [start + number * PERIOD / len(clients) for number in range(len(clients))]
    await asyncio.gather(
        *[drawn(client, first, start + seconds, waits) for client, first in zip(clients, firsts, strict=True)]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strokes")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    settings = parser.parse_args()
    waits: list[float] = []
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.ours_server", str(Path(folder) / "tables.sqlite3")]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                port = json.loads(server.stdout.readline())["port"]
                run_quickly(measure(port, settings.tables, settings.seconds, waits))
            finally:
                server.terminate()
    cuts = quantiles(waits, n=1000)
    print(f"{settings.tables} tables of {SEATS}, a stroke of {POINTS} points a second each: {len(waits):,} strokes")
    print(f"acknowledged durable: median {cuts[499]:.1f} ms, p99 {cuts[989]:.1f} ms, longest {max(waits):.1f} ms")
    print(f"the bar is {BAR:.0f} ms (p99): {'met' if cuts[989] <= BAR else 'MISSED'}")


if __name__ == "__main__":
    main()
