"""How long a restart keeps people waiting: 500 tables in the middle of a game, from start to the first move on disk.

    python -m bench.restart [--tables N] [--moves M]

The clock runs from the start of the process (Python, imports and all) to the answer to a move: at the first table that
somebody comes back to, and then at every other.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.ours_clients import filled
from bench.wire import Wire
from tablee.kernel.codec import encode
from tablee.server import tokens
from tablee.storage.sqlite import SqliteStore
from tablee.tables.catalogue import Catalogue
from tablee.tables.circumstances import Circumstances
from tablee.tables.decide import decide
from tablee.tables.entries import FORMAT, TableEntry
from tablee.tables.fold import add
from tablee.tables.stages import Playing
from tablee.tables.table import Laid, Table
from tablee.tables.topics import chairs, handshake, seating, settings
from tablee.tables.topics.moves import bot_move
from tablee.wire.codes import TABLE_CODE_LENGTH
from tablee.wire.requests import PROTOCOL_VERSION

GOAL = 2.0
TOKEN = "t" * 32
ROOT = Path(__file__).parents[1]


def played(code: str, moves: int, luck: random.Random) -> list[bytes]:
    """The log of a table: one person and three bots, so many moves into their game."""
    now = time.time_ns() // 1_000_000
    laid = Laid(FORMAT, code, "sept_pour_cent", {}, tokens.hashed(TOKEN), now)
    table = Table(Catalogue(), laid)
    lines = [encode(laid)]
    circumstances = Circumstances(now, frozenset({0}), luck.randbytes, tokens.hashed(TOKEN))

    def happen(*entries: TableEntry) -> None:
        for entry in entries:
            lines.append(encode(entry))
            add(table, entry)

    happen(*decide(table, seating.Sit("sit-00000", "Ann", person=0), circumstances))
    for chair in (1, 2, 3):
        happen(*decide(table, chairs.SeatBot("bot-00000", 0, chair, "easy"), circumstances))
    happen(*decide(table, settings.SetPace("pace-00000", 0, "slow"), circumstances))
    happen(*decide(table, handshake.Start("start-00000", 0), circumstances))
    done = 0
    while isinstance(table.stage, Playing) and (done < moves or table.stage.current.awaited != (0,)):
        current = table.stage.current
        seat = current.awaited[0]
        seen = current.seen(seat)
        action = Catalogue().bot(current.game, "easy")(seen.view, seen.offers, current.told(seat), None, luck)
        happen(bot_move(table, current, seat, seen.offers.decision, action, now))
        done += 1
    return lines if isinstance(table.stage, Playing) else played(code, moves, luck)


async def written(path: Path, tables: int, moves: int) -> list[str]:
    store = SqliteStore(path)
    luck = random.Random(1)
    codes = [tokens.letters(TABLE_CODE_LENGTH, luck.choice) for _ in range(tables)]
    total = 0
    for code in codes:
        lines = played(code, moves, luck)
        total += len(lines)
        await store.append(code, 0, lines, at=time.time_ns() // 1_000_000)
    await store.close()
    print(f"{tables} tables with {total / tables:.0f} entries each")
    return codes


async def first_move(port: int, code: str) -> None:
    """Enter, open, move, and hear that it is done."""
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, heard.put_nowait, lambda _: None), "127.0.0.1", port)
    await wire.opened
    wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": [TOKEN]})
    wire.send({"type": "open", "id": "open-00000", "person": 0})
    while True:
        message = await heard.get()
        if message["type"] == "snapshot":
            offers = message["offers"]
            action = filled(offers["choices"][0], random.Random(1))
            wire.send({"type": "act", "id": "act-00000", "person": 0, "decision": offers["decision"], "action": action})
        elif message["type"] == "done" and message["id"] == "act-00000":
            return
        elif message["type"] in ("farewell", "request_refused"):
            sys.exit(f"bench.restart: {message}")


async def measured(path: Path, codes: list[str]) -> None:
    begun = time.perf_counter()
    command = [sys.executable, "-m", "bench.ours_server", str(path)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220 - nothing else waits
    try:
        assert server.stdout is not None
        port = json.loads(server.stdout.readline())["port"]
        listening = time.perf_counter() - begun
        await first_move(port, codes[0])
        first = time.perf_counter() - begun
        await asyncio.gather(*[first_move(port, code) for code in codes[1:]])
        every = time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait()
    print(f"{listening:6.2f} s until it listens")
    print(
        f"{first:6.2f} s until the first move is acknowledged (at most {GOAL:g}: {'kept' if first <= GOAL else 'late'})"
    )
    print(f"{every:6.2f} s until somebody has moved at every table")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=int, default=40)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        codes = asyncio.run(written(path, args.tables, args.moves))
        print(f"{path.stat().st_size / 1e6:.1f} MB")
        asyncio.run(measured(path, codes))


if __name__ == "__main__":
    main()
