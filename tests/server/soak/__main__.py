"""A soak: four people play while strangers do all that was ever tried against the server.

python -m tests.server.soak [--minutes 20]

Fails unless 99 of 100 moves are acknowledged within 50 ms, the server holds at most 150 MB more than at its start,
every acknowledged move is in a record that verifies, no table broke, and nobody was unseated.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from tests.server.servers import RunningServer
from tests.server.soak.people import Evening, spend
from tests.server.soak.strangers import UNSEATED

LATEST = 50.0
"""Milliseconds, for 99 of 100 moves."""
GROWN = 150 * 1024 * 1024
WARM = 10.0
"""Seconds before the first look at the memory: what is loaded when it is first needed is loaded by then."""


async def soaked(
    server: RunningServer, seconds: float, warm: float = WARM
) -> tuple[Evening, int, dict[str, dict[str, int]]]:
    """The people's evening, by how much memory the server grew at most, and what strangers got done."""
    evening = Evening()
    people = asyncio.create_task(spend(server.url, time.monotonic() + warm + seconds, evening))
    await asyncio.sleep(warm)
    first = most = server.resident()
    command = [sys.executable, "-m", "tests.server.soak.strangers", server.url, str(seconds)]
    strangers = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told = asyncio.create_task(strangers.communicate())
    while not told.done():
        await asyncio.wait([told, people], timeout=5, return_when=asyncio.FIRST_EXCEPTION)
        most = max(most, server.resident())
    await people
    return evening, most - first, json.loads((await told)[0])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak")
    parser.add_argument("--minutes", type=float, default=20.0)
    seconds = 60 * parser.parse_args().minutes
    with tempfile.TemporaryDirectory() as folder, RunningServer(Path(folder) / "tables.sqlite3") as server:
        evening, grown, strangers = asyncio.run(soaked(server, seconds))
        pauses = [line for line in server.metrics().splitlines() if line.startswith("tablee_loop")]
        faults = server.faults()
    for name, got in strangers.items():
        print(f"{name}: {got}")
    p99 = evening.p99()
    print(
        f"{evening.games} games of four people, {len(evening.waits)} moves: p99 {p99:.1f} ms, "
        f"{max(evening.waits):.0f} at worst"
    )
    print(
        f"{evening.lost} moves lost or doubled; {grown / 2**20:.0f} MiB more than at the start; "
        f"{pauses}; faults: {faults}"
    )
    unseated = any(UNSEATED in got for got in strangers.values())
    if p99 > LATEST or grown > GROWN or evening.lost or faults or unseated:
        sys.exit("the soak was not borne")


if __name__ == "__main__":
    main()
