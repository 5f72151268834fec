"""How well, how fast and at what cost typed answers are judged: `python -m bench.judge`.

On each list of disputed answers (tests/packs/disputed.py), with the names of a whole box of « Indix » and every word
that ships; then how long a box of 396 cards takes to load, made of those that ship. `--misjudged` names each mistake.
"""

import argparse
import os
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from statistics import median

from bench.packs import many
from tablee.games.indix import GAME
from tablee.packs.builtin import builtin_packs
from tablee.packs.measure import Measurer
from tablee.packs.pack_file import read_pack, write_pack
from tablee.packs.wordbook.wordbook import shipped_wordbook
from tablee.server.table_packs import ready
from tests.packs.disputed import Dispute, box, disputes, misjudged

LISTS = ("tuned", "apart", "stranger")
CARDS = 396
ROUNDS = 5


def shares(name: str, found: Sequence[Dispute], wrong: Sequence[Dispute]) -> str:
    good, near = (sum(one.right == right for one in found) for right in (True, False))
    missed = sum(one.right for one in wrong)
    taken = len(wrong) - missed
    return (
        f"{name}: {good - missed} of {good} good answers accepted ({100 * (good - missed) / good:.1f} %), "
        f"{taken} of {near} near misses accepted ({100 * taken / near:.1f} %)"
    )


def times(measurer: Measurer, found: Sequence[Dispute]) -> str:
    """By the processor's clock, which others on this machine do not stop, and by the clock on the wall."""
    spent: list[float] = []
    passed: list[float] = []
    for _ in range(ROUNDS):
        for one in found:
            clock, wall = time.process_time(), time.perf_counter()
            measurer.measured(one.question)
            spent.append(1e3 * (time.process_time() - clock))
            passed.append(1e3 * (time.perf_counter() - wall))
    mine, all_of_it = ([percentile(of, 50), percentile(of, 99)] for of in (spent, passed))
    return (
        f"a judgement: median {mine[0]:.2f} ms, p99 {mine[1]:.2f} ms of a processor, "
        f"{all_of_it[0]:.2f} and {all_of_it[1]:.2f} on the wall at a load of {os.getloadavg()[0]:.1f}; wanted: p99 2"
    )


def percentile(values: Sequence[float], share: int) -> float:
    return sorted(values)[len(values) * share // 100]


def loading() -> Iterator[str]:
    fresh = shipped_wordbook.__wrapped__
    clock = time.process_time()
    fresh().read()
    read = 1e3 * (time.process_time() - clock)
    tracemalloc.start()
    book = fresh()
    book.read()
    room, most = (held / 1e6 for held in tracemalloc.get_traced_memory())
    tracemalloc.stop()
    words = book.words.body.count(b"\n") - 1
    yield f"{words:,} words and {len(book.names):,} names ({book.hash}): read in {read:.0f} ms of a processor"
    yield f"they take {room:.0f} MB of memory, {most:.0f} while they are read"
    body = write_pack(many(builtin_packs(GAME)[0], CARDS))
    spent = []
    for _ in range(ROUNDS):
        clock = time.process_time()
        ready(read_pack(body, GAME), GAME)
        spent.append(1e3 * (time.process_time() - clock))
    yield f"a box of {CARDS} cards: {len(body):,} bytes, {median(spent):.0f} ms of a processor to load; wanted: 300"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.judge", description=__doc__)
    parser.add_argument("--misjudged", action="store_true")
    args = parser.parse_args()
    measurer = box()
    for name in LISTS:
        found = disputes(name)
        wrong = misjudged(measurer, found)
        print(shares(name, found, wrong))
        if args.misjudged:
            for one in wrong:
                print(f"  {one.question.accepted[0]}: {one.question.said} is {'right' if one.right else 'wrong'}")
    print(times(measurer, [one for name in LISTS for one in disputes(name)]))
    for line in loading():
        print(line)


if __name__ == "__main__":
    main()
