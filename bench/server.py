"""How much work a move costs a server: 100 tables of four, beside boardgame.io's in-memory server in the same run.

    python -m bench.server [--seconds S] [--tables N] [--json]

At every table four clients, each with a connection and a seat of its own, play the announce phase of « 7 % »: claims
climb by 1 to 4, and from 10 on every fourth player contests; hands are shown and dealt anew. There are two runs:

- flat out: whoever has the update that makes it their turn sends at once, so one move is in flight at each table. What
  counts is the server's own processor time, all its threads with it, for moves that all four clients have seen.
- paced: two moves a second at each table, and how long it takes from a move sent to the last of its four clients.

Peers play one after the other, so that none waits for a processor that another one has. The clients run beside the
server in a process of their own; how fast they are changes moves a second, but hardly what a move costs.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bench.boardgame import BoardgameIo
from bench.ours import Tablee
from bench.peer import SEATS, Latencies, Peer, Throughput, Unavailable

GOAL = 5.0
"""Our moves per second of processor time, as a multiple of theirs."""
LATEST = 50.0
"""Milliseconds for 99 % of paced moves, ours."""


def measured(peer: Peer, seconds: float) -> tuple[Throughput, Latencies]:
    with closing(peer):
        peer.start()
        played = peer.play(seconds)
        if not played.moves:
            raise Unavailable(f"{peer.name} made no move in {played.seconds:.1f} s")
        return played, peer.paced(seconds)


def machine() -> str:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return f"{platform.machine()}, {os.cpu_count()} cores; python {platform.python_version()}; node {node}"


def report(name: str, played: Throughput, late: Latencies) -> str:
    return (
        f"{name}\n"
        f"{played.moves / played.seconds:>10,.0f} moves/s, with the server at "
        f"{played.cpu_seconds / played.seconds:.0%} of one processor\n"
        f"{1e6 / played.per_cpu_second:>10,.0f} µs of processor time a move\n"
        f"{played.per_cpu_second:>10,.0f} moves per second of processor time\n"
        f"{late.p50:>10,.1f} ms to the last of four clients at the median of {late.moves:,} paced moves, "
        f"{late.p99:,.1f} ms for 99 %, {late.worst:,.1f} ms at worst"
    )


def verdict(ratio: float, late: Latencies) -> str:
    return (
        f"{ratio:>10.2f} × its moves per second of processor time (goal {GOAL}: "
        f"{'reached' if ratio >= GOAL else 'below'})\n"
        f"{late.p99:>10,.1f} ms for 99 % of paced moves (at most {LATEST:.0f}: "
        f"{'kept' if late.p99 <= LATEST else 'too slow'})"
    )


def as_json(tables: int, found: dict[str, tuple[Throughput, Latencies]], ratio: float) -> str:
    peers = {
        name: {
            "moves_per_s": played.moves / played.seconds,
            "cpu_us_per_move": 1e6 / played.per_cpu_second,
            "moves_per_cpu_s": played.per_cpu_second,
            "latency_ms": {"p50": late.p50, "p99": late.p99, "worst": late.worst},
        }
        for name, (played, late) in found.items()
    }
    return json.dumps({"machine": machine(), "tables": tables, "peers": peers, "ratio": ratio})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each run of each peer, warm-up not counted")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seconds < 1 or args.tables < 1:
        parser.error("a run wants at least one second and one table")
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.server: processor time is read from /proc, which this system has not: run it on Linux")
    try:
        theirs = BoardgameIo(args.tables)
        found = {theirs.name: measured(theirs, args.seconds)}
        ours = Tablee(args.tables)
        found[ours.name] = measured(ours, args.seconds)
        ratio = found[ours.name][0].per_cpu_second / found[theirs.name][0].per_cpu_second
    except Unavailable as why:
        sys.exit(f"bench.server: {why}")
    if args.json:
        print(as_json(args.tables, found, ratio))
        return
    print(machine())
    print(f"{args.tables} tables of {SEATS} clients; {args.seconds:g} s flat out, then {args.seconds:g} s paced")
    for name, (played, late) in found.items():
        print(f"\n{report(name, played, late)}")
    print(f"\n{verdict(ratio, found[ours.name][1])}")


if __name__ == "__main__":
    main()
