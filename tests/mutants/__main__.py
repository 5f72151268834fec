"""`make mutants`: of so many mutants of the rules, the kernel and tables, which ones does no quick test notice?

It can be stopped at any moment and goes on where it was. A survivor that survivors.md does not explain is a failure.
"""

import sys
import time
from argparse import ArgumentParser
from hashlib import sha256
from pathlib import Path

from tests.mutants.mutations import Mutant
from tests.mutants.scope import all_mutants
from tests.mutants.verdicts import Verdicts, known_survivors
from tests.mutants.workshop import Workshop

PROJECT = Path(__file__).parents[2]
SHARE = 0.95
"""Of all that must die."""


def chosen(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Each as likely as the next, and by itself: a change of one file leaves those of the others chosen."""
    return sorted(mutants, key=lambda mutant: sha256(f"{seed} {mutant.key}".encode()).digest())[:count]


def run(count: int, seed: int, folder: Path, only: str) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    every = [mutant for mutant in all_mutants(PROJECT) if only in mutant.path]
    workshop = Workshop(PROJECT, folder / "copy")
    verdicts, explained = Verdicts(folder / "verdicts.jsonl", workshop.state), known_survivors()
    survived = []
    sample = chosen(every, count, seed)
    print(f"{len(sample)} of {len(every)} mutants, seed {seed}", flush=True)
    for number, mutant in enumerate(sample, 1):
        started, killed = time.monotonic(), verdicts.of(mutant)
        if killed is None:
            killed = workshop.killed(mutant)
            verdicts.add(mutant, killed=killed)
        if not killed:
            survived.append(mutant)
        word = "killed" if killed else "SURVIVED" if mutant.key not in explained else "survived, as explained"
        print(f"{number:4} {time.monotonic() - started:5.1f} s  {word}  {mutant.path}:{mutant.line}", flush=True)
        print(f"       - {mutant.before}\n       + {mutant.after}", flush=True)
    gone = explained.keys() - {mutant.key for mutant in all_mutants(PROJECT)}
    for key in sorted(gone):
        print(f"survivors.md explains what is no mutant any more: {key}")
    return report(sample, survived, explained) or bool(gone)


def report(sample: list[Mutant], survived: list[Mutant], explained: dict[str, str]) -> int:
    died = len(sample) - len(survived)
    unknown = [mutant for mutant in survived if mutant.key not in explained]
    print(f"\n{died} of {len(sample)} died ({died / len(sample):.1%}); {len(survived)} survived:")
    for mutant in survived:
        print(f"- {mutant.key}: {explained.get(mutant.key, '???')}")
    if unknown:
        print(f"{len(unknown)} of them in no line of tests/mutants/survivors.md: write the test, or the line with why")
    too_few = died < SHARE * len(sample)
    if too_few:
        print(f"that is fewer than {SHARE:.0%}")
    return int(bool(unknown) or too_few)


def main() -> int:
    parser = ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--mutants", type=int, default=300, help="how many (default: 300)")
    parser.add_argument("--seed", type=int, default=16, help="which ones (default: 16)")
    parser.add_argument("--only", default="", help="of files with this in their path")
    parser.add_argument("--folder", type=Path, default=PROJECT / "build" / "mutants", help="for copy and verdicts")
    args = parser.parse_args()
    return run(args.mutants, args.seed, args.folder.resolve(), args.only)


if __name__ == "__main__":
    sys.exit(main())
