"""`tablee check GAME`: the laws on random games, over all numbers of players."""

import json
import random
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from importlib import util
from pathlib import Path

from msgspec import Struct

from tablee.cli import argument_types
from tablee.cli.progress import progress_bar
from tablee.cli.workers import BATCH, spread
from tablee.games import named
from tablee.kernel.inspection import AnyWitness, LawBroken
from tablee.kernel.laws import examine, spoken
from tablee.words import LANGUAGES, missing

HELP = "hold random games of GAME to the laws that every game obeys"
WITNESSED = "6, 7 (half) and 9"


class GamesToCheck(Struct, frozen=True):
    """So many games from a seed on; the players' number goes round with the games."""

    game: str
    first: int
    games: int
    witness: str | None
    pack: Path | None


class LawsKept(Struct, frozen=True):
    games: int
    decisions: int
    steps: int
    twins: int
    broken: str | None = None


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=argument_types.GAME_HELP)
    parser.add_argument("--games", type=int, default=1_000, help="how many random games (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game; each game is its own seed")
    argument_types.add_pack(parser)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (default: 1)")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="folder of the tests that hold the witnesses")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    game = named(args.game)
    argument_types.count("--games", args.games)
    argument_types.count("--jobs", args.jobs)
    argument_types.seed(args.seed)
    argument_types.pack(game, args.pack)
    witness = args.tests / "games" / game.name / "witness.py"
    path = str(witness) if witness.exists() else None
    started = time.perf_counter()
    kept = _kept_words(game.name) or _kept_games(args, path)
    return _report(args, path, kept, time.perf_counter() - started)


def _kept_words(name: str) -> LawsKept | None:
    """Law 11, once for all: None when it is kept."""
    for language in LANGUAGES:
        try:
            spoken(named(name), partial(missing, language))
        except LawBroken as broken:
            return LawsKept(0, 0, 0, 0, f"{broken} [{language}]")
    return None


def _kept_games(args: Namespace, witness: str | None) -> LawsKept:
    total = LawsKept(0, 0, 0, 0)
    with progress_bar(args.games) as advance:
        for batch in _played(args, witness):
            total = LawsKept(
                total.games + batch.games,
                total.decisions + batch.decisions,
                total.steps + batch.steps,
                total.twins + batch.twins,
                total.broken or batch.broken,
            )
            advance(batch.games)
            if total.broken:
                break
    return total


def _played(args: Namespace, witness: str | None) -> Iterator[LawsKept]:
    firsts = range(args.seed, args.seed + args.games, BATCH)
    batches = [
        GamesToCheck(args.game, first, min(BATCH, args.seed + args.games - first), witness, args.pack)
        for first in firsts
    ]
    return spread(held, batches, args.jobs)


def held(batch: GamesToCheck) -> LawsKept:
    """Hold a batch of games to the laws; the first one that breaks a law is named by its seed."""
    game = named(batch.game)
    witness = _witness(batch.witness) if batch.witness else None
    pack = argument_types.pack(game, batch.pack)
    decisions = steps = twins = 0
    for number in range(batch.first, batch.first + batch.games):
        players = game.players[number % len(game.players)]
        try:
            seen = examine(game, players, random.Random(number), witness, pack=pack)
        except LawBroken as broken:
            again = f"tablee check {game.name} --games 1 --seed {number}"
            again += f" --pack {batch.pack}" if batch.pack else ""
            return LawsKept(number - batch.first, decisions, steps, twins, f"{broken} (again: {again})")
        decisions += seen.decisions
        steps += len(seen.entries)
        twins += seen.twins
    return LawsKept(batch.games, decisions, steps, twins)


def _witness(path: str) -> AnyWitness:
    """By path: a game's tests are no part of the package."""
    spec = util.spec_from_file_location("witness", path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    witness: AnyWitness = module.WITNESS
    return witness


def _report(args: Namespace, witness: str | None, kept: LawsKept, seconds: float) -> int:
    if args.json:
        left_out = [] if witness else [6, 7, 9]
        counts = {"games": kept.games, "decisions": kept.decisions, "steps": kept.steps, "twins": kept.twins}
        print(
            json.dumps(
                {"game": args.game, **counts, "seconds": seconds, "laws_left_out": left_out, "broken": kept.broken}
            )
        )
    else:
        print(f"{args.game}: {kept.games} random games, {kept.decisions} decisions, {kept.steps} steps", end=" ")
        print(f"and {kept.twins} steps of twins in {seconds:.1f} s")
        if witness is None:
            print(f"laws {WITNESSED} were left out: they need the witness in the tests; run this in a checkout")
        print(kept.broken or f"{'the other laws are' if witness is None else 'all fifteen laws are'} kept")
    return 1 if kept.broken else 0
