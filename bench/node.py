"""What a node costs, and how many tables it carries: memory of tables and pages, and processor time of moves.

    python -m bench.node [--tables N] [--pages N] [--seconds S]

Memory: tables of « 7 % » as bench.restart has them, one person and three bots in the middle of a game; each is brought
into memory by a page that opens and stays, and then more pages open beside. Moves: as in bench.server, four clients at
each of 200 tables, with every move on disk: in a file, then in PostgreSQL, whose own share is told apart, as it has
processors of its own. From both follows which runs out first. A node thinks of one move at a time, so it is one
processor that counts; the processes in which bots think come on top (about 25 MB each).
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.house import House
from bench.ours import Tablee
from bench.pauses import resident
from bench.peer import SEATS
from bench.restart import ROOT, TOKEN, written
from bench.server import measured as load
from bench.wire import Wire
from tablee.cli.serve import make_room
from tablee.wire.requests import PROTOCOL_VERSION
from tests.storage.postgres.cluster import PASSWORD

AT_ONCE = 50
MOVE_EVERY = 5.0
"""Seconds, at a table at which people play: quick ones. Bots' moves count, too."""
BUSY = 0.5
"""Of its processor, at most, on a usual evening: the rest is for the unusual one, and for a neighbour that is gone."""
PLAYED_AT = 200


async def entered(port: int, code: str) -> Wire:
    """Until it has been told everything; the connection stays."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def take(message: dict[str, object]) -> None:
        if message["type"] == "snapshot" and not told.done():
            told.set_result(None)

    _, wire = await loop.create_connection(lambda: Wire(port, take, lambda _: None), "127.0.0.1", port)
    await wire.opened
    wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": [TOKEN]})
    wire.send({"type": "open", "id": "open-00000", "person": None})
    await told
    return wire


async def filled(port: int, pid: int, codes: list[str], pages: int) -> list[float]:
    """MiB resident: at the start, with every table in memory, and with so many pages more."""
    wires: list[Wire] = []
    found = [resident(pid)]
    for wanted in (codes, [codes[at % len(codes)] for at in range(pages)]):
        for start in range(0, len(wanted), AT_ONCE):
            wires += await asyncio.gather(*[entered(port, code) for code in wanted[start : start + AT_ONCE]])
        found.append(resident(pid))
    return found


def memory(tables: int, pages: int) -> list[float]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        codes = asyncio.run(written(path, tables, 40))
        command = [sys.executable, "-m", "bench.ours_server", str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = json.loads(server.stdout.readline())["port"]
                return asyncio.run(filled(port, server.pid, codes, pages))
            finally:
                server.terminate()


def carried(moves: float) -> float:
    """Tables, by the moves that a second of the processor is enough for."""
    return BUSY * moves * MOVE_EVERY


def in_postgres(seconds: float) -> tuple[float, float]:
    """Microseconds a move, of one node and of its database."""
    os.environ["PGPASSWORD"] = PASSWORD
    with closing(House(1, PLAYED_AT)) as house:
        house.start()
        played = house.play(seconds)
    of_database = house.of_database
    return 1e6 * (played.cpu_seconds - of_database) / played.moves, 1e6 * of_database / played.moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--pages", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=8.0, help="flat out, and as long paced")
    args = parser.parse_args()
    make_room()  # for as many connections on this side, too
    empty, tables, pages = memory(args.tables, args.pages)
    table, page = 1024 * (tables - empty) / args.tables, 1024 * (pages - tables) / args.pages
    print(f"{empty:8,.0f} MiB when it has started and nobody is there")
    print(f"{table:8,.0f} KiB a table in memory, with one page at it ({args.tables:,} of them)")
    print(f"{page:8,.0f} KiB each page more ({args.pages:,} of them)")
    played, late = load(Tablee(PLAYED_AT), args.seconds)
    print(f"{1e6 / played.per_cpu_second:8,.0f} µs of processor time a move, {SEATS} clients and the disk included")
    print(f"{late.p99:8,.1f} ms from a move to the last of {SEATS} clients, for 99 %, at {PLAYED_AT} tables")
    with_file = carried(played.per_cpu_second)
    own, of_database = in_postgres(args.seconds)
    print(f"{own + of_database:8,.0f} µs with PostgreSQL: {own:,.0f} of the node, {of_database:,.0f} of the database")
    print(f"So one node, {BUSY:.0%} busy, a move every {MOVE_EVERY:g} s at each table of {SEATS}:")
    for kept, many in (("in a file", with_file), ("in PostgreSQL", carried(1e6 / own))):
        needed = empty + many * (table + (SEATS - 1) * page) / 1024
        print(f"{many:8,.0f} tables, {SEATS * many:,.0f} people, in {needed:,.0f} MiB, kept {kept}")


if __name__ == "__main__":
    main()
