"""How fast the rules are: random whole games through the contract, beside OpenSpiel's in the same run.

    python -m bench.engine [--rounds N] [--seconds S] [--json]

Every engine plays in each round, one after the other, so that a noisy machine is noisy for all; the ratio is taken
round by round, then its median. In every engine each legal action is as likely as the next, and whatever is drawn
comes from `random.Random`. There are two ways to drive one, and an engine is only set beside another that is driven
in the same way:

- as people write it: `choice` among the legal actions, chance by its weights. The bars are set against this one, as it
  comes near the 314-385k decisions/s of `liars_dice` that they were stated with.
- as lean as can be: an index from one random number, chance taken to be even, nothing asked that need not be. OpenSpiel
  gains more by it: most of what it is spared is `choices`, for chance, where ours is drawn by the kernel either way.

Ours are never spared a step: who may speak, that seat's view, its offers, an action, `apply`, which asks `refusal`.
"""

import argparse
import json
import os
import platform
import random
import sysconfig
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401 - registers python_liars_poker

from tablee.cli import argument_types
from tablee.games import named
from tablee.kernel.codec import encode
from tablee.kernel.game import AnyGame, Over, Waiting
from tablee.kernel.offers import Offer, Scalar, legal_actions, sampled
from tablee.kernel.playout import any_answer, at_random, opening, playout
from tablee.kernel.seats import seats
from tablee.kernel.structs import by_tag

PEOPLE, LEAN = "as people write it", "as lean as can be"


@dataclass(frozen=True)
class Rules:
    """A game of ours, as it is played here, and what it is set beside."""

    game: AnyGame
    title: str
    players: tuple[int, ...]
    bars: Mapping[str, tuple[float, float]]
    """Of OpenSpiel's games: what must be reached, and the goal."""
    options: Mapping[str, Scalar] = field(default_factory=dict)
    least: int = 0
    """Decisions a second, as lean as can be, where there is nothing to set it beside."""

    def opening(self, players: int) -> Any:
        return opening(self.game, players, self.options, argument_types.pack(self.game, None))

    def named(self, players: int) -> str:
        return f"{self.title}, {players} players"


OURS = (
    Rules(named("sept_pour_cent"), "« 7 % »", (2, 4, 6), {"liars_dice": (0.6, 1.0), "python_liars_poker": (5.0, 8.0)}),
    Rules(named("code777"), "Code 777", (2, 3, 4), {"hanabi": (0.6, 1.0)}, {"pause": 0}),
    Rules(named("incroyable"), "« Incroyable ! »", (3, 4, 6), {}, least=20_000),
    Rules(named("indix"), "« Indix »", (2, 4, 6), {}, least=20_000),
)
Batch = Callable[[random.Random], int]
"""Plays some games and says how many decisions that were."""


def chooser(game: AnyGame) -> Callable[[tuple[Offer, ...], random.Random], Any]:
    """One of the legal actions, and where they are too many to list, any number of an offer."""
    legal, kinds = legal_actions(game.actions), by_tag(game.actions)

    def chosen(choices: tuple[Offer, ...], rng: random.Random) -> Any:
        actions = legal[choices]
        return rng.choice(actions) if actions else sampled(choices, kinds, rng)

    return chosen


def ours_as_people_write_it(rules: Rules, players: int) -> Batch:
    game, choose = rules.game, chooser(rules.game)

    def batch(rng: random.Random) -> int:
        decisions = 0
        for _ in range(5):
            state = rules.opening(players)
            while not isinstance(due := game.pending(state), Over):
                if isinstance(due, Waiting):
                    seat = rng.choice(due.awaited + due.may)
                    state = game.apply(state, seat, choose(game.offers(game.view(state, seat)).choices, rng))
                    decisions += 1
                else:
                    state = game.answer(state, any_answer(due, rng))
        return decisions

    return batch


def ours_as_lean_as_can_be(rules: Rules, players: int) -> Batch:
    return lambda rng: sum(playout(rules.game, rules.opening(players), rng)[1] for _ in range(5))


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


def _engines() -> dict[tuple[str, str], Batch]:
    found: dict[tuple[str, str], Batch] = {}
    for way, ours, theirs in (
        (PEOPLE, ours_as_people_write_it, theirs_as_people_write_it),
        (LEAN, ours_as_lean_as_can_be, theirs_as_lean_as_can_be),
    ):
        for rules in OURS:
            found |= {(other, way): theirs(other) for other in rules.bars}
            found |= {(rules.named(players), way): ours(rules, players) for players in rules.players}
    return found


ENGINES = _engines()
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
    """Of each game of ours to those that it is set beside, driven in the same way."""
    return {
        (mine, other, way): median(a / b for a, b in zip(found[mine, way], found[other, way], strict=True))
        for way in (PEOPLE, LEAN)
        for rules in OURS
        for mine in map(rules.named, rules.players)
        for other in rules.bars
    }


BARS = {other: bars for rules in OURS for other, bars in rules.bars.items()}


def verdict(ratio: float, other: str) -> str:
    least, goal = BARS[other]
    return "goal reached" if ratio >= goal else "enough" if ratio >= least else "below"


def chance_share(rules: Rules, players: int, games: int = 100) -> float:
    """Which part of a random game's time goes into drawing what chance says and what the rules make of it."""
    game, rng, clock = rules.game, random.Random(players), time.perf_counter
    choose = chooser(game)
    spent, start = 0.0, clock()
    for _ in range(games):
        state = rules.opening(players)
        while not isinstance(due := game.pending(state), Over):
            before = clock()
            if isinstance(due, Waiting):
                seat = rng.choice(due.awaited + due.may)
                state = game.apply(state, seat, choose(game.offers(game.view(state, seat)).choices, rng))
            else:
                state = game.answer(state, any_answer(due, rng))
                spent += clock() - before
    return spent / (clock() - start)


def view_micros(rules: Rules, seed: int, moves: int = 2_000) -> float:
    """Microseconds for what a table of four builds on a move: every seat's view, as JSON."""
    states: list[object] = []
    while len(states) < moves:
        states += [after for _, _, after in at_random(rules.game, rules.opening(4), random.Random(seed + len(states)))]
    start = time.process_time()
    for state in states:
        for seat in seats(4):
            encode(rules.game.view(state, seat))
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
    chance = {rules.named(players): chance_share(rules, players) for rules in OURS for players in rules.players}
    views = {rules.title: median(view_micros(rules, seed) for seed in range(3)) for rules in OURS}
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
    for rules in OURS:
        if rules.least:
            slowest = min(median(found[rules.named(players), LEAN]) for players in rules.players)
            print(f"\n{rules.title}: {slowest:,.0f} decisions/s at the least, and {rules.least:,} are enough")
    print(f"\nchance: {', '.join(f'{share:.0%} of the time of {which}' for which, share in chance.items())}")
    print(f"views of four seats as JSON: {', '.join(f'{micros:.1f} µs a move of {g}' for g, micros in views.items())}")


if __name__ == "__main__":
    main()
