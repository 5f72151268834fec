"""The exact inference of the game beside a brute force that knows nothing of it, on every position of whole games.

`python -m tests.games.code777.compared --games 1000` does so for as many games as one has time for.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.games.code777 import GAME
from tablee.games.code777.belief import EVERY, belief, members, possible
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Fact
from tablee.games.code777.vocabulary import Action, Draw
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, seats
from tests.games.code777 import brute
from tests.games.code777.brute import Brute
from tests.games.code777.random_games import whole_game

CLOSE = 1e-9
"""How far apart two ways to add up the same odds may be."""


@dataclass
class Compared:
    """What was looked at, and how much of it was not the same."""

    games: int = 0
    questions: int = 0
    declarations: int = 0
    reshuffles: int = 0
    positions: int = 0
    racks: int = 0
    """That the positions leave possible, all together."""
    certain: int = 0
    differences: int = 0


@dataclass
class Eyes:
    me: Seat
    brute: Brute
    told: list[Fact] = field(default_factory=list)


def compare(players: int, seed: int, found: Compared) -> None:
    """Every seat at every step of one game, from the deal to the last declaration."""
    eyes: list[Eyes] = []
    for step in whole_game(players, seed):
        state: Any = step[2]
        if GAME.result(state):
            found.questions += state.tabletop.questions
            found.declarations += state.tabletop.declarations
            found.reshuffles += state.tabletop.reshuffles
        elif hasattr(state, "racks"):
            eyes = eyes or [Eyes(seat, Brute(seat, state.racks)) for seat in seats(players)]
            for seen in eyes:
                witness(seen.brute, step)
                seen.told += GAME.tell(*step, seen.me)
                judge(seen, found)
    found.games += 1


def witness(truth: Brute, step: Step[Any, Action]) -> None:
    """What truly happened, read from the states before and after it: never from what was told, nor from the log."""
    before, entry, after = step
    if not hasattr(before, "tabletop"):
        return
    if isinstance(entry, Answered):
        truth.shuffled()
    elif isinstance(entry, Acted) and isinstance(entry.action, Draw):
        last = after.tabletop.last
        truth.heard(last.seat, last.question, last.reply)
    for at in range(4):  # a player sits before the dummies, and is replaced first
        if after.tabletop.refills[at] > before.tabletop.refills[at]:
            truth.refilled(at, before.racks[at], after.racks[at])
    assert truth.discards == list(after.tabletop.discards)
    assert all(rack == after.racks[at] for at, rack in truth.racks.items())


def judge(seen: Eyes, found: Compared) -> None:
    """The same racks, and each as likely."""
    known = clues(seen.told, seen.me)
    left = {EVERY[at] for at in members(possible(known))}
    shares: dict[brute.Rack, float] = {EVERY[at]: share for at, share in belief(known).racks.items()}
    expected = seen.brute.shares()
    same = left == expected.keys() == shares.keys()
    found.positions += 1
    found.racks += len(expected)
    found.certain += seen.brute.certain() is not None
    found.differences += not same or any(abs(shares[rack] - share) > CLOSE for rack, share in expected.items())


def compared(seeds: Iterable[int]) -> Compared:
    found = Compared()
    for seed in seeds:
        compare(2 + seed % 3, seed, found)
    return found


def main(argv: Sequence[str]) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    asked = parser.parse_args(argv)
    found = compared(range(asked.seed, asked.seed + asked.games))
    print(f"{found.games} games of 2, 3 and 4 players in turn: {found.questions} questions,", end=" ")
    print(f"{found.declarations} declarations, {found.reshuffles} reshuffles")
    print(f"{found.positions} positions with {found.racks} possible racks between them, {found.certain} certain")
    print(f"{found.differences} of them differ from the brute force, in a rack or in its odds")
    return 1 if found.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
