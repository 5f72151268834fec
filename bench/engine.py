"""How fast the rules are: random whole games of « 7 % » through the contract, beside OpenSpiel's in the same run.

    python -m bench.engine [--rounds N] [--seconds S] [--json]

Every engine plays in each round, one after the other, so that a noisy machine is noisy for all; the ratio is taken
round by round, then its median. In every engine each legal action is as likely as the next, and whatever is drawn
comes from `random.Random`. There are two ways to drive one, and an engine is only set beside another that is driven
in the same way:

- as people write it: `choice` among the legal actions, chance by its weights. The bars are set against this one, as it
  comes near the 314-385k decisions/s of `liars_dice` that they were stated with.
- as lean as can be: an index from one random number, chance taken to be even, nothing asked that need not be. OpenSpiel
  gains more by it: most of what it is spared is `choices`, for chance, where ours is drawn by the kernel either way.

« 7 % » is never spared a step: who is awaited, that seat's view, its offers, an action, `apply`, which asks `refusal`.
"""

import argparse
import json
import os
import platform
import random
import sysconfig
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median

import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401 - registers python_liars_poker

from tablee.games import named
from tablee.kernel.codec import encode
from tablee.kernel.game import Over, Waiting
from tablee.kernel.offers import legal_actions
from tablee.kernel.play import any_answer, at_random, opening, playout
from tablee.kernel.seats import seats

GAME = named("sept_pour_cent")
PLAYERS = (2, 4, 6)
BARS = {"liars_dice": (0.6, 1.0), "python_liars_poker": (5.0, 8.0)}
"""Of OpenSpiel's games, the one in C++ and the one in Python: what must be reached, and the goal."""
PEOPLE, LEAN = "as people write it", "as lean as can be"

Batch = Callable[[random.Random], int]
"""Plays some games and says how many decisions that were."""


def ours_as_people_write_it(players: int) -> Batch:
    legal = legal_actions(GAME.actions)

    def batch(rng: random.Random) -> int:
        decisions = 0
        for _ in range(5):
            state = opening(GAME, players)
            while not isinstance(due := GAME.pending(state), Over):
                if isinstance(due, Waiting):
                    seat = due.awaited[0]
                    actions = legal[GAME.offers(GAME.view(state, seat)).choices]
                    state = GAME.apply(state, seat, rng.choice(actions))
                    decisions += 1
                else:
                    state = GAME.answer(state, any_answer(due, rng))
        return decisions

    return batch


def ours_as_lean_as_can_be(players: int) -> Batch:
    return lambda rng: sum(playout(GAME, opening(GAME, players), rng)[1] for _ in range(5))


def theirs_as_people_write_it(name: str) -> Batch:
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


def theirs_as_lean_as_can_be(name: str) -> Batch:
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


ENGINES: dict[tuple[str, str], Batch] = {
    **{(name, PEOPLE): theirs_as_people_write_it(name) for name in BARS},
    **{(f"« 7 % », {players} players", PEOPLE): ours_as_people_write_it(players) for players in PLAYERS},
    **{(name, LEAN): theirs_as_lean_as_can_be(name) for name in BARS},
    **{(f"« 7 % », {players} players", LEAN): ours_as_lean_as_can_be(players) for players in PLAYERS},
}
"""By what is played, and how it is driven."""


def speed(batch: Batch, rng: random.Random, seconds: float) -> float:
    """Decisions per second of processor time."""
    start = time.process_time()
    decisions = 0
    while (spent := time.process_time() - start) < seconds:
        decisions += batch(rng)
    return decisions / spent


def speeds(rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    found: dict[tuple[str, str], list[float]] = {engine: [] for engine in ENGINES}
    for number in range(rounds + 1):
        for engine, batch in ENGINES.items():
            reached = speed(batch, random.Random(number), seconds)
            found[engine] += [reached] if number else []  # the first round warms up
    return found


def ratios(found: dict[tuple[str, str], list[float]]) -> dict[tuple[str, str, str], float]:
    """Of « 7 % » to each of the others that is driven in the same way."""
    return {
        (mine, other, driven): median(a / b for a, b in zip(found[mine, driven], found[other, driven], strict=True))
        for mine, driven in found
        if mine not in BARS
        for other in BARS
    }


def verdict(ratio: float, other: str) -> str:
    least, goal = BARS[other]
    return "goal reached" if ratio >= goal else "enough" if ratio >= least else "below"


def chance_share(players: int, games: int = 100) -> float:
    """Which part of a random game's time goes into drawing what chance says and what the rules make of it."""
    rng, legal, clock = random.Random(players), legal_actions(GAME.actions), time.perf_counter
    spent, start = 0.0, clock()
    for _ in range(games):
        state = opening(GAME, players)
        while not isinstance(due := GAME.pending(state), Over):
            before = clock()
            if isinstance(due, Waiting):
                (seat,) = due.awaited
                actions = legal[GAME.offers(GAME.view(state, seat)).choices]
                state = GAME.apply(state, seat, actions[int(rng.random() * len(actions))])
            else:
                state = GAME.answer(state, any_answer(due, rng))
                spent += clock() - before
    return spent / (clock() - start)


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


def machine() -> dict[str, str]:
    """Whether Python was built with profile-guided optimisation changes every figure by a fifth or so."""
    tuned = "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, of which one is used",
        "python": f"{platform.python_version()}, {'an optimised' if tuned else 'a plain'} build",
        **{name: version(name) for name in ("msgspec", "open_spiel")},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="of each engine in each round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = speeds(args.rounds, args.seconds)
    compared = ratios(found)
    chance = {players: chance_share(players) for players in PLAYERS}
    views = median(view_micros(seed) for seed in range(3))
    if args.json:
        print(
            json.dumps(
                {
                    **machine(),
                    "decisions_per_s": {", ".join(engine): median(reached) for engine, reached in found.items()},
                    "ratios": {f"{mine} / {other}, {driven}": r for (mine, other, driven), r in compared.items()},
                    "bars": BARS,
                    "chance_share": chance,
                    "view_json_4_seats_us": views,
                }
            )
        )
        return
    print("; ".join(f"{name} {what}" for name, what in machine().items()))
    print(f"{args.rounds} rounds of {args.seconds} s of processor time for each; medians, and from least to most")
    print("whole random games, every legal action as likely as the next")
    for way in (PEOPLE, LEAN):
        print(f"\n{way}:")
        for (name, driven), reached in found.items():
            if driven == way:
                print(f"{median(reached):>10,.0f} decisions/s  {name}  [{min(reached):,.0f} to {max(reached):,.0f}]")
        for (mine, other, driven), ratio in compared.items():
            if driven == way:
                least, goal = BARS[other]
                print(f"{ratio:>10.2f} × {other}  {mine}  (at least {least}, goal {goal}: {verdict(ratio, other)})")
    print(
        f"\nchance: {', '.join(f'{share:.0%} of the time with {players}' for players, share in chance.items())} players"
    )
    print(f"views of four seats as JSON: {views:.1f} µs a move")


if __name__ == "__main__":
    main()
