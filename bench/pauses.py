"""Whether anybody waits for the collector: 500 tables of four, two durable moves a second at each, and memory.

    python -m bench.pauses [--tables 500] [--minutes 20]

A minute at a time: how long a move took to the last of its four clients, counted from when it was due, and what the
server then held. The clients of `bench.server` play; their own collector is off, or their pauses would be ours.
"""

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path

from bench.ours import Tablee
from bench.peer import SEATS, Latencies, Unavailable

BAR = 25.0
"""Milliseconds, at the 99th percentile."""
FLAT = 1.10
"""How much more the server may hold at the end than after its first minute: logs grow."""
MINUTE = 60.0


def resident(pid: int) -> float:
    """Mebibytes of memory, by the kernel's count."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pauses", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=int, default=20)
    settings = parser.parse_args()
    everything: list[float] = []
    held: list[float] = []
    try:
        with closing(Tablee(settings.tables)) as server:
            pid = server.start()
            server.all_paced(5)
            for minute in range(1, settings.minutes + 1):
                found = server.all_paced(MINUTE)
                everything += found
                held.append(resident(pid))
                late = Latencies.of(found)
                print(
                    f"minute {minute:>2}: {late.moves / MINUTE:,.0f} moves/s; median {late.p50:.1f} ms, "
                    f"p99 {late.p99:.1f} ms, worst {late.worst:.0f} ms; {held[-1]:.0f} MiB",
                    flush=True,
                )
    except Unavailable as why:
        sys.exit(f"bench.pauses: {why}")
    late, grown = Latencies.of(everything), held[-1] / held[0]
    print(f"{settings.tables} tables of {SEATS}, {late.moves:,} moves")
    print(f"p99 {late.p99:.1f} ms (at most {BAR:.0f}: {'kept' if late.p99 <= BAR else 'TOO SLOW'})")
    print(f"memory {grown:.2f} × that of the first minute (at most {FLAT}: {'flat' if grown <= FLAT else 'IT GROWS'})")


if __name__ == "__main__":
    main()
