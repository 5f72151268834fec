"""How fast the rules are: random whole games of « 7 % » through the contract, beside OpenSpiel's in the same run.

    python -m bench.engine [--rounds N] [--seconds S] [--json]

Every engine plays in each round, one after the other, so that a noisy machine is noisy for all; medians are compared.
All pick uniformly among the legal actions. OpenSpiel is driven twice: as its own examples do it (`choice` among the
legal actions, chance by its weights), which is what people write and what the bars are set against, and as leanly as
Python allows (an index from one random number, chance taken to be even), to show how much of it is the driver.
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median

import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401 - registers python_liars_poker

from tablee.games import named
from tablee.kernel.codec import encode
from tablee.kernel.play import at_random, opening, playout
from tablee.kernel.seats import seats

GAME = named("sept_pour_cent")
PLAYERS = (2, 4, 6)
CPP, PYTHON = "liars_dice", "python_liars_poker"
BARS = {CPP: (0.6, 1.0), PYTHON: (5.0, 8.0)}
"""What must be reached, and the goal."""

Batch = Callable[[random.Random], int]
"""Plays some games and says how many decisions that were."""


def ours(players: int) -> Batch:
    def batch(rng: random.Random) -> int:
        return sum(playout(GAME, opening(GAME, players), rng)[1] for _ in range(5))

    return batch


def as_people_write_it(name: str) -> Batch:
    game = pyspiel.load_game(name)

    def batch(rng: random.Random) -> int:
        decisions = 0
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                    decisions += 1
        return decisions

    return batch


def as_lean_as_can_be(name: str) -> Batch:
    game = pyspiel.load_game(name)

    def batch(rng: random.Random) -> int:
        decisions = 0
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                    decisions += 1
        return decisions

    return batch


def speed(batch: Batch, rng: random.Random, seconds: float) -> float:
    """Decisions per second of processor time."""
    start = time.process_time()
    decisions = 0
    while (spent := time.process_time() - start) < seconds:
        decisions += batch(rng)
    return decisions / spent


def view_micros(seed: int, moves: int = 2_000) -> float:
    """Microseconds for what a table of four builds on a move: every seat's view, as JSON."""
    states: list[object] = []
    while len(states) < moves:
        states += [after for _, _, after in at_random(GAME, opening(GAME, 4), random.Random(seed + len(states)))]
    start = time.process_time()
    for state in states:
        for seat in seats(4):
            encode(GAME.view(state, seat))
    return (time.process_time() - start) / len(states) * 1e6


def measured(rounds: int, seconds: float) -> dict[str, list[float]]:
    engines = {
        **{f"{name}, as people write it": as_people_write_it(name) for name in BARS},
        **{f"{name}, as lean as can be": as_lean_as_can_be(name) for name in BARS},
        **{f"« 7 % », {players} players": ours(players) for players in PLAYERS},
    }
    found: dict[str, list[float]] = {name: [] for name in engines}
    for number in range(rounds + 1):
        for name, batch in engines.items():
            reached = speed(batch, random.Random(number), seconds)
            found[name] += [reached] if number else []  # the first round warms up
    return found


def ratios(found: dict[str, list[float]]) -> dict[str, float]:
    """Of « 7 % » to each other engine, round by round, then the median."""
    return {
        f"{mine} / {other}": median(a / b for a, b in zip(found[mine], found[other], strict=True))
        for other in found
        if "7 %" not in other
        for mine in found
        if "7 %" in mine
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="of each engine in each round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measured(args.rounds, args.seconds)
    views = median(view_micros(seed) for seed in range(3))
    if args.json:
        speeds = {name: median(reached) for name, reached in found.items()}
        print(json.dumps({"decisions_per_s": speeds, "ratios": ratios(found), "view_json_4_seats_us": views}))
        return
    packages = ", ".join(f"{name} {version(name)}" for name in ("msgspec", "open_spiel"))
    print(f"{platform.machine()}, Python {platform.python_version()}, {packages}; one core, processor time")
    print(f"{args.rounds} rounds of {args.seconds} s each; medians, and the spread in brackets\n")
    for name, reached in found.items():
        print(f"{median(reached):>10,.0f} decisions/s  {name}  [{min(reached):,.0f} to {max(reached):,.0f}]")
    print()
    for name, ratio in ratios(found).items():
        least, goal = next(bar for engine, bar in BARS.items() if engine in name)
        word = "goal" if ratio >= goal else "met" if ratio >= least else "below"
        bars = f"  (at least {least}, goal {goal}: {word})" if "people" in name else ""
        print(f"{ratio:>10.2f} x  {name}{bars}")
    print(f"\n{views:>10.1f} µs a move for the views of four seats as JSON")


if __name__ == "__main__":
    main()
