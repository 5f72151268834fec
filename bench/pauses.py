"""Whether anybody waits for the collector: 500 tables of four, two durable moves a second at each, and memory.

    python -m bench.pauses [--tables 500] [--minutes 20]

It fails unless 99 of 100 moves come within 25 ms, memory is flat, and nearly all moves that were due were played.

A minute at a time: how long a move took to the last of its four clients, counted from when it was due, and what the
server then held. The clients of `bench.server` play; their own collector is off, or their pauses would be ours.

Memory is flat if the server holds no more at the end than when its tables had come of age. All games begin in the same
minute. A table holds more the longer its game is, up to the end of that game (at these clients' pace after two minutes
or three, the longest after five or more); then the next one begins, and of the last one only the ids of its moves
are kept until that one ends too. So the first minutes show games growing, whatever is leaked. Once a game has ended at
nearly every table, games of all ages are on the tables: what grows steadily from there on outlives its game, or is room
that the allocator keeps; what goes up and down is the mix of ages. At 500 tables a tenth is some 30 MiB within a
quarter of an hour, or 35 bytes for each move: whatever keeps an entry, a message or even an id of every move is seen.
"""

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path

from bench.ours import Tablee
from bench.ours_clients import PERIOD
from bench.peer import SEATS, Latencies, Unavailable

BAR = 25.0
"""Milliseconds, at the 99th percentile."""
LOAD = 0.95
"""Of the moves that are due: whoever plays less than that has not shown that the rest is kept."""
OF_AGE = 0.95
"""Of all tables: when a game has ended at so many of them, what the server holds is what it is compared with."""
FLAT = 1.10
"""How much more than that it may hold at the end: memory that was freed is not used again to the last byte."""
MINUTE = 60.0


def resident(pid: int) -> float:
    """Mebibytes of memory, by the kernel's count."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def memory(held: list[float], came_of_age: int | None) -> tuple[bool, str]:
    """Whether it is flat, of what was held after each minute; `came_of_age` counts them from 0."""
    if came_of_age is None or 2 * (came_of_age + 1) > len(held):
        return False, "memory: TOO SHORT A RUN TO TELL, as games were new for more than half of it"
    grown = held[-1] / held[came_of_age]
    flat = grown <= FLAT
    return flat, (
        f"memory {grown:.2f} × that after minute {came_of_age + 1}, when tables had come of age "
        f"(at most {FLAT:.2f}: {'flat' if flat else 'IT GROWS'})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pauses", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=int, default=20)
    settings = parser.parse_args()
    everything: list[float] = []
    held: list[float] = []
    came_of_age: int | None = None
    try:
        with closing(Tablee(settings.tables)) as server:
            pid = server.start()
            server.all_paced(5)
            for minute in range(1, settings.minutes + 1):
                found = server.all_paced(MINUTE)
                everything += found
                held.append(resident(pid))
                of_age = server.tables_of_age() / settings.tables
                if came_of_age is None and of_age >= OF_AGE:
                    came_of_age = minute - 1
                late = Latencies.of(found)
                print(
                    f"minute {minute:>2}: {late.moves / MINUTE:,.0f} moves/s; median {late.p50:.1f} ms, "
                    f"p99 {late.p99:.1f} ms, worst {late.worst:.0f} ms; {held[-1]:.0f} MiB, {of_age:.0%} of age",
                    flush=True,
                )
            everything_took = server.looks_at_everything()
    except Unavailable as why:
        sys.exit(f"bench.pauses: {why}")
    late = Latencies.of(everything)
    flat, told = memory(held, came_of_age)
    load, due = late.moves / settings.minutes / MINUTE, settings.tables / PERIOD
    print(f"{settings.tables} tables of {SEATS}, {late.moves:,} moves")
    print(f"{load:,.0f} moves/s (at least {LOAD * due:,.0f}: {'kept' if load >= LOAD * due else 'TOO FEW'})")
    print(f"p99 {late.p99:.1f} ms (at most {BAR:.0f}: {'kept' if late.p99 <= BAR else 'TOO SLOW'})")
    print(told)
    print(f"everything looked through once, as once a day where it is never quiet: {1000 * everything_took:.0f} ms")
    if late.p99 > BAR or load < LOAD * due or not flat:
        sys.exit(1)


if __name__ == "__main__":
    main()
