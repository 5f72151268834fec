"""`tablee simulate GAME`: games among bots, as fast as they go; what they won, and how fast that was."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tablee.bots import RANDOM
from tablee.cli import argument_types
from tablee.cli.progress import progress_bar
from tablee.kernel.game import Level

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
    argument_types.add_pack(parser)
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="write every game to this new file, to be replayed and verified. Chance is then the committed stream of a "
        "real table and not a quicker generator, so a seed gives other games than without --record",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    from tablee.bots.simulation import recorded_game, simulated_game
    from tablee.games import bot, named
    from tablee.kernel.playout import all_options, opening

    game = named(args.game)
    levels = argument_types.seat_levels(game, args.bots, args.players)
    bots = [bot(game, level) for level in levels]
    options = all_options(game, argument_types.options(args.option))
    pack = argument_types.pack(game, args.pack)
    start = opening(game, len(levels), options, pack)
    games, seed = argument_types.count("--games", args.games), argument_types.seed(args.seed)
    wins, decisions = [0.0] * len(levels), 0
    with ExitStack() as stack:
        file = stack.enter_context(argument_types.new_file(args.record)) if args.record else None
        advance = stack.enter_context(progress_bar(games))
        started = time.perf_counter()
        for number in range(games):
            if file is None:
                end = simulated_game(game, start, bots, levels, seed, number)
            else:
                end = recorded_game(game, options, bots, levels, seed, number, file, pack)
            decisions += end.decisions
            for seat in end.result.winners:
                wins[seat] += 1 / len(end.result.winners)
            if number % STEP == STEP - 1:
                advance(STEP)
        seconds = time.perf_counter() - started
    report(args, levels, wins, decisions, seconds)
    return 0


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
