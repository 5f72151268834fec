"""`tablee play GAME`: a person plays in the terminal against bots."""

import random
import secrets
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING

from tablee.cli import argument_types
from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import check_players
from tablee.kernel.refusals import Malformed

if TYPE_CHECKING:
    from tablee.fairness.seal import Seal

HELP = "play GAME in the terminal against bots"
PLAYERS = 4
LEVEL = "medium"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=argument_types.GAME_HELP)
    parser.add_argument("--players", type=int, metavar="K", help=f"you and K-1 bots (default: {PLAYERS})")
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,…]",
        help=f"{argument_types.LEVELS_HELP}: one level for all bots, or one each (default: {LEVEL})",
    )
    argument_types.add_language(parser)
    parser.add_argument("--names", metavar="NAME,…", help="your name, then the bots' names")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    argument_types.add_pack(parser)
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same cards and the same bots")
    parser.add_argument("--record", type=Path, metavar="FILE", help="record the games in this new file")
    parser.add_argument(
        "--pace",
        metavar="slow|normal|instant",
        help="how long bots seem to think (default: normal; in a pipe, instant)",
    )
    parser.add_argument("--plain", action="store_true", help="plain lines of text: no frames, no colours, no spinner")


def run(args: Namespace) -> int:
    return play_alone(args, sys.stdin, sys.stdout, time.sleep)


def play_alone(args: Namespace, lines: IO[str], shown: IO[str], sleep: Callable[[float], None]) -> int:
    """The whole of the command, on any input, output and clock."""
    from tablee.games import bot, named
    from tablee.kernel.playout import all_options
    from tablee.kernel.seats import Seat
    from tablee.terminal.console import ignore_broken_pipe, screen_of
    from tablee.terminal.solo_session import SoloSession
    from tablee.words import words_for

    game = named(args.game)
    levels = bot_levels(game, args.bots, args.players)
    players = len(levels) + 1
    options = all_options(game, argument_types.options(args.option))
    pack = argument_types.pack(game, args.pack)
    words = words_for(argument_types.language(args.lang), game)
    names = argument_types.seat_names(args.names, players)
    bots = {Seat(seat): bot(game, level) for seat, level in enumerate(levels, 1)}
    screen, pauses = screen_of(lines, shown, sleep, args.pace, plain=args.plain)
    seed = secrets.randbits(64) if args.seed is None else argument_types.seed(args.seed)
    lengths = random.Random(f"{seed}/moments")  # not the dice: a pause must not tell what a bot drew
    with argument_types.new_file(args.record) if args.record else nullcontext() as file, ignore_broken_pipe(shown):
        SoloSession(
            game=game,
            words=words,
            names=names,
            levels=levels,
            bots=bots,
            options=options,
            seals=lambda index, pack: sealed(game, players, options, args.seed, index, pack),
            pack=pack,
            dice=random.Random(seed),
            thinking_time=lambda: pauses.thinking_time(lengths),
            file=file,
        ).run(screen)
    return 0


def bot_levels(game: AnyGame, wanted: str | None, players: int | None) -> tuple[str, ...]:
    """One level for each bot; as many as fit the number of players, or the other way round."""
    levels = tuple((wanted or LEVEL).split(","))
    if players is None:
        players = len(levels) + 1 if len(levels) > 1 else PLAYERS
    check_players(game, players)
    if len(levels) == 1:
        return levels * (players - 1)
    if len(levels) != players - 1:
        raise Malformed(f"{players} players are you and {players - 1} bots, but --bots names {len(levels)} levels")
    return levels


def sealed(
    game: AnyGame,
    players: int,
    options: Mapping[str, Scalar],
    seed: int | None,
    index: int,
    pack: Pack | None = None,
) -> "Seal":
    """Chance for one game: from the seed, or from a secret that nobody knows before the end."""
    from tablee.fairness.header import Seedless
    from tablee.fairness.seal import Seal, simulated

    if seed is not None:
        return simulated(game, players, seed, index, options, pack)
    table = f"play/{secrets.token_hex(8)}"
    seats = [Seedless()] * players
    return Seal.of(game, table=table, seats=seats, secret=secrets.token_bytes(32), options=options, pack=pack)
