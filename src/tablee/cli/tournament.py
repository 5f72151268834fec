"""`tablee tournament GAME`: a ladder of bots, with intervals and a plot."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tablee.bots import LEVELS
from tablee.bots.tournament import Bout, Interval, Tally, bouts, check_fact, played
from tablee.cli import argument_types
from tablee.cli.progress import progress_bar
from tablee.cli.workers import BATCH, spread
from tablee.kernel.game import Level, Options
from tablee.kernel.refusals import Malformed

HELP = "find out which bots of GAME are stronger, and how sure that is"


@dataclass(frozen=True)
class GamesOfBout:
    game: str
    bout: Bout
    seed: int
    numbers: range
    fact: str | None
    options: Options
    pack: Path | None


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=argument_types.GAME_HELP)
    parser.add_argument("--players", metavar="K,…", help="numbers of players (default: fewest, between, most)")
    parser.add_argument("--games", type=int, default=2_000, metavar="N", help="games of each bout (default: 2000)")
    parser.add_argument(
        "--bots",
        default=",".join(LEVELS),
        metavar="LEVEL,…",
        help=f"{argument_types.LEVELS_HELP}, weakest first: of each pair, the later one sits alone among "
        f"others of the earlier one (default: {','.join(LEVELS)})",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    argument_types.add_pack(parser)
    parser.add_argument("--count", metavar="FACT", help="also say whose facts of this kind were, such as round_won")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=2, metavar="J", help="how many processes; changes no result")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the ladder into this file")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    from tablee.games import bot, named
    from tablee.kernel.playout import all_options, opening

    game = named(args.game)
    levels: list[Level] = list(dict.fromkeys(args.bots.split(",")))
    for level in levels:
        bot(game, level)
    if len(levels) < 2:
        raise Malformed("--bots names two levels or more, weakest first, such as easy,medium,hard")
    players = argument_types.numbers("--players", args.players) if args.players else some(game.players)
    options = all_options(game, argument_types.options(args.option))
    pack = argument_types.pack(game, args.pack)
    for number in players:
        opening(game, number, options, pack)
    argument_types.count("--games", args.games)
    argument_types.count("--jobs", args.jobs)
    argument_types.seed(args.seed)
    if args.count is not None:
        check_fact(game, args.count)
    started = time.perf_counter()
    ladder = played_bouts(args, bouts(levels, players), options)
    seconds = time.perf_counter() - started
    if args.plot:
        draw(args, ladder)
    if args.json:
        print(json.dumps(ladder_as_json(args, options, ladder, seconds)))
    else:
        print(ladder_as_text(args, ladder, seconds))
    return 0


def some(players: range) -> tuple[int, ...]:
    """The fewest, the most, and one number between."""
    return tuple(dict.fromkeys((players[0], players[len(players) // 2], players[-1])))


def played_bouts(args: Namespace, listed: Sequence[Bout], options: Options) -> list[tuple[Bout, Tally]]:
    batches = [
        GamesOfBout(args.game, bout, args.seed, numbers, args.count, options, args.pack)
        for bout in listed
        for numbers in [range(first, min(first + BATCH, args.games)) for first in range(0, args.games, BATCH)]
    ]
    ladder = {bout: Tally() for bout in listed}
    with progress_bar(len(listed) * args.games) as advance:
        for batch, tally in zip(batches, spread(tallied, batches, args.jobs), strict=True):
            ladder[batch.bout] += tally  # always in this order, so that sums are the same to the last digit
            advance(tally.games)
    return list(ladder.items())


def tallied(batch: GamesOfBout) -> Tally:
    from tablee.games import bot, named
    from tablee.kernel.playout import opening

    game = named(batch.game)
    pair = (bot(game, batch.bout.bot), bot(game, batch.bout.among))
    start = opening(game, batch.bout.players, batch.options, argument_types.pack(game, batch.pack))
    return played(game, batch.bout, pair, batch.seed, batch.numbers, batch.fact, start)


def draw(args: Namespace, ladder: Sequence[tuple[Bout, Tally]]) -> None:
    from tablee.bots.tournament_plot import svg

    series = [("games won", [(bout, tally.games_won()) for bout, tally in ladder])]
    if args.count:
        series.append((f"share of {args.count}", [(bout, tally.facts_won()) for bout, tally in ladder]))
    title = f"{args.game}: {args.games:,} games for each line"
    try:
        args.plot.write_text(svg(title, series), encoding="utf-8")
    except OSError as error:
        raise Malformed(f"cannot draw into {args.plot}: {error.strerror}") from None


def ladder_as_json(
    args: Namespace, options: Options, ladder: Sequence[tuple[Bout, Tally]], seconds: float
) -> dict[str, object]:
    return {
        "game": args.game,
        "options": options,
        "seed": args.seed,
        "intervals": "95 %: Wilson for games; for facts a ratio with games as clusters",
        "count": args.count,
        "seconds": seconds,
        "bouts": [
            {
                **asdict(bout),
                "games": tally.games,
                "decisions": tally.decisions,
                "par": bout.par,
                "won": tally.won,
                "games_won": asdict(tally.games_won()),
                "clear": tally.games_won().clear_of(bout.par),
                "counted": tally.counted,
                "facts_won": asdict(tally.facts_won()) if args.count else None,
            }
            for bout, tally in ladder
        ],
    }


def ladder_as_text(args: Namespace, ladder: Sequence[tuple[Bout, Tally]], seconds: float) -> str:
    counted = f"  {'share of ' + args.count:<24}" if args.count else ""
    lines = [
        f"{args.game}: {args.games:,} games for each line, seed {args.seed}, in {seconds:.0f} s",
        "95 % intervals: Wilson for games; for facts a ratio with games as clusters",
        f"players  {'bot':<8} {'among':<8}   par  {'games won':<24}{counted}",
    ]
    for bout, tally in ladder:
        won = tally.games_won()
        facts = f"  {share_as_text(tally.facts_won()):<24}" if args.count else ""
        verdict = "" if won.clear_of(bout.par) else "not clear of par"
        names = f"{bout.bot:<8} {bout.among:<8}"
        line = f"{bout.players:>7}  {names} {bout.par:5.3f}  {share_as_text(won):<24}{facts}  {verdict}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def share_as_text(found: Interval) -> str:
    return f"{found.share:.3f} [{found.low:.3f}, {found.high:.3f}]"
