"""`tablee simulate GAME`: games among bots, as fast as they go; what they won, and how fast that was."""

import json
import random
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from tablee.bots import RANDOM, AnyBot
from tablee.cli import argument_types
from tablee.cli.progress import progress_bar
from tablee.kernel.game import AnyGame, Level, Options

if TYPE_CHECKING:
    from tablee.bots.match import Match

HELP = "play many games of GAME among bots"
STEP = 20
"""Games between two moves of the progress bar: it would slow down short ones."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=argument_types.GAME_HELP)
    parser.add_argument("--players", type=int, metavar="K", help="how many (default: as many as --bots, or the fewest)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--bots",
        default=RANDOM,
        metavar="LEVEL,…",
        help=f"{argument_types.LEVELS_HELP}: one level for all seats, or one each (default: {RANDOM})",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="write every game to this new file, to be replayed and verified. Chance is then the committed stream of a "
        "real table and not a quicker generator, so a seed gives other games than without --record",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    from tablee.games import bot, named
    from tablee.kernel.playout import all_options, opening

    game = named(args.game)
    levels = argument_types.seat_levels(game, args.bots, args.players)
    bots = [bot(game, level) for level in levels]
    options = all_options(game, argument_types.options(args.option))
    opening(game, len(levels), options)
    games, seed = argument_types.count("--games", args.games), argument_types.seed(args.seed)
    wins, decisions = [0.0] * len(levels), 0
    with ExitStack() as stack:
        file = stack.enter_context(argument_types.new_file(args.record)) if args.record else None
        advance = stack.enter_context(progress_bar(games))
        started = time.perf_counter()
        for number in range(games):
            end = one_game(game, bots, options, (seed, number), file)
            decisions += end.decisions
            for seat in end.result.winners:
                wins[seat] += 1 / len(end.result.winners)
            if number % STEP == STEP - 1:
                advance(STEP)
        seconds = time.perf_counter() - started
    report(args, levels, wins, decisions, seconds)
    return 0


def one_game(
    game: AnyGame, bots: Sequence[AnyBot], options: Options, which: tuple[int, int], file: BinaryIO | None
) -> "Match[Any, Any]":
    """`which` is the seed and the number of the game: nothing else decides what happens in it."""
    from tablee.bots.match import match
    from tablee.kernel.playout import any_answer, opening

    seed, number = which
    start, dice = opening(game, len(bots), options), random.Random(f"{seed}/{number}")
    if file is None:
        chance = random.Random(f"{seed}/{number}/chance")
        return match(game, start, bots, lambda question: any_answer(question, chance), dice)
    from tablee.fairness.record import Recorder
    from tablee.fairness.seal import simulated

    seal = simulated(game, len(bots), seed, number, options)
    end = match(game, start, bots, seal.in_order(), dice)
    recorder = Recorder(file, seal)
    for _, entry, _ in end.steps:
        recorder.add(entry)
    recorder.close(end.result)
    return end


def report(args: Namespace, levels: Sequence[Level], wins: Sequence[float], decisions: int, seconds: float) -> None:
    if args.json:
        found = {
            "game": args.game,
            "players": len(levels),
            "games": args.games,
            "bots": levels,
            "seed": args.seed,
            "decisions": decisions,
            "seconds": seconds,
            "decisions_per_s": decisions / seconds,
            "games_per_s": args.games / seconds,
            "wins": wins,  # by seat; a win that m share counts 1/m for each
        }
        print(json.dumps(found))
        return
    print(f"{args.game}: {args.games:,} games of {len(levels)}, {decisions:,} decisions in {seconds:.1f} s", end=" ")
    print(f"({args.games / seconds:,.0f} games and {decisions / seconds:,.0f} decisions a second)")
    for seat, (level, won) in enumerate(zip(levels, wins, strict=True)):
        print(f"  seat {seat}  {level:<8} {won:>10,.10g} won  {100 * won / args.games:5.1f} %")
    if args.record:
        print(f"recorded in {args.record}")
