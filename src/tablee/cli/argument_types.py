"""What was asked for on the command line, or one line that says what could be."""

import os
import re
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import BinaryIO

from tablee.bots import LEVELS, RANDOM
from tablee.games import GAMES
from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import check_players
from tablee.kernel.refusals import Malformed
from tablee.words import LANGUAGES, language_of
from tablee.words.sources import known_language

MOST = 10_000_000
GAME_HELP = f"one of: {', '.join(GAMES)}"
LEVELS_HELP = f"{', '.join(LEVELS)} or {RANDOM}"


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help="language (default: your system's)")


def language(asked: str | None) -> str:
    return known_language(asked or language_of(os.environ))


def count(name: str, value: int) -> int:
    if value < 1:
        raise Malformed(f"{name} starts at 1, and {value} is less")
    if value > MOST:
        raise Malformed(f"{name} is at most {MOST:,}, and {value} is more")
    return value


def seed(value: int) -> int:
    if not 0 <= value < 2**64:
        raise Malformed(f"--seed is a whole number from 0 to 2^64 - 1, not {value}")
    return value


def options(given: Sequence[str]) -> dict[str, Scalar]:
    """NAME=VALUE of each; whether the game has them is for `kernel.playout.all_options` to say."""
    found: dict[str, Scalar] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise Malformed(f"--option is NAME=VALUE, and {option!r} has no =")
        found[name] = int(value) if re.fullmatch("[0-9]{1,15}", value) else value
    return found


def add_pack(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--pack",
        type=Path,
        metavar="FILE",
        help="a built pack or a table (.csv), for a game with cards (default: the first that comes with the game)",
    )


@cache
def pack(game: AnyGame, file: Path | None, *, played: bool = False) -> Pack | None:
    """Read once in each process, as it takes a while. One that was played is taken though we would refuse it now."""
    from tablee.packs.builtin import builtin_packs

    if game.cards is None:
        if file is not None:
            raise Malformed(f"{game.name} is played without cards; leave out --pack")
        return None
    if file is not None:
        return _pack_in(file, game, played=played)
    if not (ours := builtin_packs(game)):
        raise Malformed(f"{game.name} is played with cards, and none come with it; type --pack FILE")
    return ours[0]


def _pack_in(path: Path, game: AnyGame, *, played: bool) -> Pack:
    from tablee.games import AUTHORING
    from tablee.packs.authoring.given_file import pack_in
    from tablee.packs.pack_file import LARGEST_PACK, kept_pack

    try:
        with path.open("rb") as file:
            body = file.read(LARGEST_PACK + 1)
    except OSError as error:
        raise Malformed(f"cannot read {path}: {error.strerror}") from None
    if len(body) > LARGEST_PACK:
        raise Malformed(f"{path} is no pack: one has at most {LARGEST_PACK:,} bytes")
    try:
        return kept_pack(body, game) if played else pack_in(body, path.name, game, AUTHORING.get(game.name))
    except Malformed as fault:
        raise Malformed(f"{path}: {fault}") from None


def new_file(path: Path) -> BinaryIO:
    """A record is never written over."""
    try:
        return path.open("xb")
    except FileExistsError as error:
        raise Malformed(f"cannot record in {path}: {error.strerror}; name a file that does not exist yet") from None
    except FileNotFoundError:
        raise Malformed(f"cannot record in {path}: there is no folder {path.parent}; make it first") from None
    except OSError as error:
        raise Malformed(f"cannot record in {path}: {error.strerror}") from None


def seat_levels(game: AnyGame, levels: str, players: int | None) -> tuple[Level, ...]:
    """One level for each seat; a single one is for all."""
    named = tuple(levels.split(","))
    if players is not None:
        check_players(game, players)
    if len(named) == 1:
        return named * (game.players[0] if players is None else players)
    if players not in (None, len(named)):
        raise Malformed(f"--bots names {len(named)} levels for {players} players; name one for all, or one for each")
    return named


def seat_names(asked: str | None, players: int) -> tuple[str, ...]:
    """By seat. Names go into sentences and onto terminals: short, of letters that can be shown, and all different."""
    from tablee.tables.names import BOT_NAMES, LONGEST

    if asked is None:
        return BOT_NAMES[:players]
    names = tuple(name.strip() for name in asked.split(","))
    if len(names) != players or len(set(names)) != players:
        raise Malformed(f"--names takes {players} different names with commas between them, one for each seat")
    for name in names:
        if not 1 <= len(name) <= LONGEST or not name.isprintable():
            raise Malformed(f"a name has 1 to {LONGEST} letters, and {name!r} hasn't")
    return names


def numbers(name: str, listed: str) -> tuple[int, ...]:
    """Whole numbers with commas between, each once."""
    try:
        return tuple(dict.fromkeys(int(number) for number in listed.split(",")))
    except ValueError:
        raise Malformed(f"{name} is a list of whole numbers such as 2,4,6, not {listed!r}") from None
