"""What a move costs with PostgreSQL: one node, then two, beside SQLite in the same run; and sockets that do nothing.

    python -m bench.postgres [--seconds S] [--rounds N] [--tables N] [--late-tables N] [--idle N]

Clients as in `bench.server`. Two nodes are tried twice: with every table at one of them, as a proxy sees to it that
knows tables, and with two of the four people at either, where each folds every table. Processor time is that of
nodes and of all processes of the database together, flat out: with one move under way at each table, always. Where
there are two cores, and clients and database take theirs, two nodes cannot be faster than one: what is compared is
work, not speed. One machine is quicker now and slower then, so all are tried in turn, in several rounds, every second
one backwards, and what counts is the median of what each round says. Beside it stands what one node takes with half
the tables, and so as much to do as either of two: it has smaller batches, as they have.

How soon others see a move is measured at a pace, two moves a second at each table, which is more than people play:
flat out, a move waits for a processor, and how long says only how many tables there are.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from contextlib import closing
from statistics import median

from bench.house import House, paced
from bench.idle import idle, room_for
from bench.ours import Tablee
from bench.ours_clients import PERIOD
from bench.peer import Throughput
from bench.server import machine
from tablee.cli.serve import make_room, run_quickly
from tests.storage.postgres.cluster import PASSWORD

OF_SQLITE, OF_ONE = 1.5, 1.25
"""Times as much processor time a move: a node with PostgreSQL as one with SQLite, two nodes as one."""
LATEST = 50.0
"""Milliseconds for 99 % of moves, from one node to the last client at another."""


def played(peer: Tablee | House, seconds: float) -> Throughput:
    with closing(peer):
        peer.start()
        found = peer.play(seconds)
    waited = 1000 * peer.tables * found.seconds / found.moves
    print(
        f"{peer.name:58} {1e6 / found.per_cpu_second:>6,.0f} µs of processor time a move, "
        f"{found.moves / found.seconds:,.0f} moves/s, {waited:.0f} ms each",
        flush=True,
    )
    return found


def flat_out(tables: int, seconds: float, rounds: int) -> list[bool]:
    peers: dict[str, Callable[[], Tablee | House]] = {
        "sqlite": lambda: Tablee(tables),
        "one": lambda: House(1, tables),
        "apart": lambda: House(2, tables, apart=True),
        "mixed": lambda: House(2, tables),
        "half": lambda: House(1, tables // 2),
    }
    found = dict[str, list[float]]((name, []) for name in peers)
    for number in range(rounds):
        for name in reversed(peers) if number % 2 else peers:
            found[name].append(played(peers[name](), seconds).per_cpu_second)

    def times(name: str, of: str) -> float:
        return median([less / more for less, more in zip(found[of], found[name], strict=True)])

    print(
        f"{times('mixed', 'half'):>10.2f} times the work of one node with {tables // 2} tables, people at both of two"
    )
    return [
        kept("times the work of SQLite, one node", times("one", "sqlite"), OF_SQLITE),
        kept("times the work of one node, two nodes, each table at one", times("apart", "one"), OF_ONE),
        kept("times, where people of every table are at both", times("mixed", "one"), OF_ONE),
    ]


def at_a_pace(tables: int, seconds: float) -> bool:
    print(f"{tables} tables, a move every {PERIOD} s at each: {tables / PERIOD:,.0f} moves/s")
    costs = list[float]()
    for house in (House(1, tables), House(2, tables)):
        late, cost = paced(house, seconds)
        costs.append(cost)
        print(f"{house.name:58} {cost:>6,.0f} µs of processor time a move, {late.p50:.0f} ms at the median", flush=True)
    print(
        f"{costs[1] / costs[0]:>10.2f} times the work of one node at that pace, where people of every table are at both"
    )
    print(f"{late.worst:>10.2f} ms at worst, of {late.moves:,} moves to the last of four clients at both nodes")
    return kept(f"for 99 % of them, at {tables} tables of two nodes", late.p99, LATEST, " ms")


def kept(what: str, found: float, most: float, unit: str = "") -> bool:
    print(f"{found:>10.2f}{unit} {what} (at most {most:g}{unit}: {'kept' if found <= most else 'too much'})")
    return found <= most


async def stand_idle(house: House, sockets: int) -> None:
    began = time.perf_counter()
    there, each = await idle(house, sockets)
    print(f"{there:>10,} idle sockets at two nodes, {each / 1024:.1f} KiB each, tables included")
    print(f"{time.perf_counter() - began:>10.1f} s to let them all in")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each run, warm-up not counted")
    parser.add_argument("--rounds", type=int, default=3, help="of all that is compared flat out; 0: none")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--late-tables", type=int, default=200, help="for the time from one node to another; 0: none")
    parser.add_argument("--idle", type=int, default=10_000, help="sockets that do nothing; 0: none")
    args = parser.parse_args()
    room_for(args.idle)
    make_room()
    os.environ["PGPASSWORD"] = PASSWORD
    print(machine())
    bars: list[bool] = []
    if args.rounds:
        bars += flat_out(args.tables, args.seconds, args.rounds)
    if args.late_tables:
        bars.append(at_a_pace(args.late_tables, args.seconds))
    if args.idle:
        with closing(House(2, 0)) as house:
            house.serve()
            run_quickly(stand_idle(house, args.idle))
    if not all(bars):
        sys.exit("bench.postgres: a bar is missed")


if __name__ == "__main__":
    main()
