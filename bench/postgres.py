"""What a move costs with PostgreSQL: one node, then two, beside SQLite in the same run; and sockets that do nothing.

    python -m bench.postgres [--seconds S] [--tables N] [--late-tables N] [--idle N]

Clients as in `bench.server`. Two nodes are tried twice: with every table at one of them, as a proxy sees to it that
knows tables, and with two of the four people at either, where each folds every table. Processor time is that of
nodes and of all processes of the database together. Where there are two cores, and clients and database take theirs,
two nodes cannot be faster than one: what is compared is work, not speed.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from bench.ours import ROOT, Tablee
from bench.ours_clients import Wire
from bench.peer import SEATS, Latencies, Piped, Throughput, Unavailable, cpu_seconds
from bench.server import machine
from tablee.cli.serve import make_room, run_quickly
from tablee.wire.requests import PROTOCOL_VERSION
from tests.storage.postgres.cluster import PASSWORD, Cluster

OF_SQLITE, OF_ONE = 1.5, 1.25
"""Times as much processor time a move: a node with PostgreSQL as one with SQLite, two nodes as one."""
LATEST = 50.0
"""Milliseconds for 99 % of moves, from one node to the last client at another."""
AT_ONE_TABLE = 10


class House(Piped):
    """Nodes and their database."""

    def __init__(self, nodes: int, tables: int, *, apart: bool = False) -> None:
        """`apart`: all people of a table are at one node."""
        super().__init__()
        self.name = f"PostgreSQL, {nodes} node{'s' * (nodes > 1)}{', each table at one' * apart}"
        self._between = "/" if apart else ","
        self.tables = tables
        self._count_of_nodes = nodes
        self._cluster = Cluster(shared_buffers="128MB")
        self.nodes: list[subprocess.Popen[str]] = []
        self.ports: list[int] = []

    def start(self) -> int:
        self.serve()
        clients = self._run([sys.executable, "-m", "bench.ours_clients", self._at(), str(self.tables)], ROOT)
        self._running.remove(clients)
        self._running.insert(1, clients)  # where they are asked
        if (ready := self._line(clients)["ready"]) != self.tables * SEATS:
            raise Unavailable(f"only {ready} of {self.tables * SEATS} clients are connected")
        return self.nodes[0].pid

    def serve(self) -> None:
        for _ in range(self._count_of_nodes):
            command = [sys.executable, "-m", "bench.ours_server", self._cluster.address]
            self.nodes.append(self._run(command, ROOT, PGPASSWORD=PASSWORD))
            self.ports.append(self._line(self.nodes[-1])["port"])

    def _at(self) -> str:
        return self._between.join(map(str, self.ports))

    def _count(self) -> tuple[float, float, int]:
        _, now, moves = super()._count()
        return sum([cpu_seconds(node.pid) for node in self.nodes]) + self._cluster.busy(), now, moves

    def resident(self) -> int:
        return sum([_resident(node.pid) for node in self.nodes])

    def close(self) -> None:
        if len(self._running) > self._count_of_nodes:
            self._running.append(self._running.pop(1))  # clients go first: nobody is to cut them off
        super().close()
        with self._cluster:
            pass


def _resident(pid: int) -> int:
    return 1024 * int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])


def played(peer: Tablee | House, seconds: float) -> Throughput:
    with closing(peer):
        peer.start()
        found = peer.play(seconds)
    print(f"{peer.name:58} {1e6 / found.per_cpu_second:>6,.0f} µs of processor time a move, {found.moves:,} moves")
    return found


def late(tables: int, seconds: float) -> Latencies:
    house = House(2, tables)
    with closing(house):
        house.start()
        return house.paced(seconds)


async def idle(house: House, sockets: int) -> tuple[int, int]:
    """How many there are in the end, and bytes that each takes at its node; tables that they look at included."""
    before = house.resident()
    with ExitStack() as tables:
        wires = [wire for number in range(sockets // AT_ONE_TABLE) for wire in await _table(house, number, tables)]
        await asyncio.sleep(1)
        return len(wires), (house.resident() - before) // max(1, len(wires))


async def _table(house: House, number: int, tables: ExitStack) -> list[Wire]:
    """Some look on at one table, half of them at either node."""
    port = house.ports[number % len(house.ports)]
    connection = tables.enter_context(closing(HTTPConnection("127.0.0.1", port)))
    origin = {"Origin": f"http://127.0.0.1:{port}"}
    connection.request("POST", "/api/tables", json.dumps({"game": "sept_pour_cent"}), origin)
    code = json.loads(connection.getresponse().read())["code"]
    return list(await asyncio.gather(*[_watch(house.ports[at % len(house.ports)], code) for at in range(AT_ONE_TABLE)]))


async def _watch(port: int, code: str) -> Wire:
    loop = asyncio.get_running_loop()
    entered: asyncio.Future[None] = loop.create_future()

    def take(message: dict[str, Any]) -> None:
        if message["type"] == "entered":
            entered.set_result(None)

    _, wire = await loop.create_connection(lambda: Wire(port, take), "127.0.0.1", port)
    await wire.opened
    wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": []})
    await entered
    return wire


def verdict(what: str, found: float, most: float, unit: str = "") -> None:
    print(f"{found:>10.2f}{unit} {what} (at most {most:g}{unit}: {'kept' if found <= most else 'too much'})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each run, warm-up not counted")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--late-tables", type=int, default=200, help="for the time from one node to another")
    parser.add_argument("--idle", type=int, default=10_000, help="sockets that do nothing; 0: none")
    args = parser.parse_args()
    make_room()
    os.environ["PGPASSWORD"] = PASSWORD
    print(machine())
    sqlite = played(Tablee(args.tables), args.seconds).per_cpu_second
    one = played(House(1, args.tables), args.seconds).per_cpu_second
    two = played(House(2, args.tables, apart=True), args.seconds).per_cpu_second
    mixed = played(House(2, args.tables), args.seconds).per_cpu_second
    verdict("times the work of SQLite, one node", sqlite / one, OF_SQLITE)
    verdict("times the work of one node, two nodes, each table at one", one / two, OF_ONE)
    print(f"{one / mixed:>10.2f} times, where people of every table are at both")
    if args.late_tables:
        found = late(args.late_tables, args.seconds)
        print(f"{found.p50:>10.2f} ms at the median of {found.moves:,} paced moves, {found.worst:.0f} at worst")
        verdict(f"for 99 % of them, at {args.late_tables} tables of two nodes", found.p99, LATEST, " ms")
    if args.idle:
        house = House(2, 0)
        with closing(house):
            house.serve()
            began = time.perf_counter()
            run_quickly(_print_idle(house, args.idle))
            print(f"{time.perf_counter() - began:>10.1f} s to let them all in")


async def _print_idle(house: House, sockets: int) -> None:
    there, each = await idle(house, sockets)
    print(f"{there:>10,} idle sockets at two nodes, {each / 1024:.1f} KiB each")


if __name__ == "__main__":
    main()
