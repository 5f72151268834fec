"""All that `import tablee` gives: names of the parts below, and a few functions that put these together.

What is listed in `__all__` is the public API: it is documented in docs/reference/python.md, and a test holds us to it.
Everything else may be renamed from one version to the next.
"""

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from tablee.bots import LEVELS, AnyBot, Bot, random_bot
from tablee.bots.hunches import MIDDLING
from tablee.bots.match import Match, match
from tablee.bots.simulation import recorded_game, simulated_game
from tablee.bots.tournament import Bout, Tally, bouts, check_fact, played
from tablee.fairness.record import Record
from tablee.fairness.record import read as read_file
from tablee.fairness.record_faults import Faulty
from tablee.fairness.verify import Verified, verify
from tablee.games import AUTHORING, GAMES, bot
from tablee.games import named as game
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Pick, Picked, Rng, Roll, Rolled, Shuffle, Shuffled
from tablee.kernel.checked import act, action, check_state, recap, told, view
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry, Overruled
from tablee.kernel.game import AnyGame, Game, Level, Options, Over, Result, Waiting
from tablee.kernel.offers import Offer, Offers, OneOf, Option, Span
from tablee.kernel.playout import after_chance, all_options, any_answer, at_random, opening, playout
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import fold as replay
from tablee.kernel.replay import step, steps
from tablee.kernel.seats import Seat, Viewer
from tablee.packs.authoring.building import linted_folder
from tablee.packs.authoring.given_file import pack_in
from tablee.packs.builtin import builtin_packs

__all__ = [
    "GAMES",
    "LEVELS",
    "Acted",
    "Answered",
    "AnyGame",
    "Bot",
    "Bout",
    "Elapsed",
    "Entry",
    "Faulty",
    "Game",
    "Malformed",
    "Match",
    "Offer",
    "Offers",
    "OneOf",
    "Option",
    "Over",
    "Overruled",
    "Pack",
    "Pick",
    "Picked",
    "Record",
    "Refused",
    "Result",
    "Rng",
    "Roll",
    "Rolled",
    "Seat",
    "Shuffle",
    "Shuffled",
    "Span",
    "Tally",
    "Verified",
    "Viewer",
    "Waiting",
    "act",
    "action",
    "after_chance",
    "any_answer",
    "at_random",
    "bot",
    "game",
    "match",
    "opening",
    "playout",
    "random_bot",
    "read",
    "read_pack",
    "recap",
    "replay",
    "shipped_packs",
    "simulate",
    "step",
    "steps",
    "told",
    "tournament",
    "verify",
    "view",
]

LevelOrBot = Level | AnyBot


def simulate(  # noqa: PLR0913 - all by name but for two
    game: AnyGame,
    bots: Sequence[LevelOrBot],
    *,
    games: int = 1,
    seed: int = 0,
    options: Options | None = None,
    pack: Pack | None = None,
    start: Any = None,  # noqa: ANN401 - a state of whichever game it is
    record: BinaryIO | None = None,
) -> Iterator[Match[Any, Any]]:
    """So many games, one after the other, with a bot or a level for each seat. The same seed gives the same games.

    `start` is where each of them begins, if not at the opening, which `options` and, for a game with cards, `pack` are
    for. What is written to `record` can be verified; chance is then that of a real table, and a seed gives other games
    than without.
    """
    if start is not None and record is not None:
        raise Malformed("a record begins at the opening of a game, and not in the middle")
    if start is not None and options:
        raise Malformed("options are for the opening of a game; one that begins in the middle has its own already")
    if start is not None:
        check_state(game, start)
    settled = all_options(game, options or {})
    bots = tuple(bots)
    _check_games(games)
    first = opening(game, len(bots), settled, pack) if start is None else start
    each = [_bot(game, one) for one in bots]
    levels = [_level(one) for one in bots]

    def played_out(number: int) -> Match[Any, Any]:
        if record is None:
            return simulated_game(game, first, each, levels, seed, number)
        return recorded_game(game, settled, each, levels, seed, number, record, pack)

    return map(played_out, range(games))


def tournament(  # noqa: PLR0913 - same
    game: AnyGame,
    bots: Sequence[Level] | Mapping[str, LevelOrBot],
    *,
    players: Sequence[int] = (),
    games: int = 200,
    seed: int = 0,
    count: str | None = None,
    options: Options | None = None,
    pack: Pack | None = None,
) -> dict[Bout, Tally]:
    """Each pair of bots at each number of players, the later one alone among others of the earlier one: weakest first.

    Bots are named by their levels, or by names that you give them. `count` is the tag of a fact whose share is told
    beside that of the games, such as "round_won". `tablee tournament` plays the same games, on several processors.
    """
    _check_games(games)
    named = bots if isinstance(bots, Mapping) else {level: level for level in bots}
    each = {name: _bot(game, one) for name, one in named.items()}
    levels = {name: _level(one) for name, one in named.items()}
    if count is not None:
        check_fact(game, count)
    return {
        bout: played(
            game,
            bout,
            (each[bout.bot], each[bout.among]),
            seed,
            range(games),
            count,
            opening(game, bout.players, options, pack),
            (levels[bout.bot], levels[bout.among]),
        )
        for bout in bouts(list(each), players or game.players)
    }


def read(source: str | Path | BinaryIO) -> Iterator[Record]:
    """The games of a record, one by one, from a file that is open or by its name; Faulty if one cannot be read."""
    return read_file(BytesIO(Path(source).read_bytes()) if isinstance(source, str | Path) else source, game)


def shipped_packs(game: AnyGame) -> Sequence[Pack]:
    """Those that come with a game; none for one without cards."""
    return builtin_packs(game)


def read_pack(game: AnyGame, source: str | Path) -> Pack:
    """From a built file, a table (.csv), or a folder as authors keep it; Malformed with all that is wrong."""
    path = Path(source)
    if not path.is_dir():
        return pack_in(path.read_bytes(), str(path), game, AUTHORING.get(game.name))
    if game.name not in AUTHORING:
        raise Malformed(f"{game.name} has no cards to write; there is {', '.join(AUTHORING)}")
    return linted_folder(path, AUTHORING[game.name]).built()


def _check_games(games: int) -> None:
    if type(games) is not int or games < 1:
        raise Malformed(f"at least one game is played, not {games!r}")


def _bot(game: AnyGame, one: LevelOrBot) -> AnyBot:
    return bot(game, one) if isinstance(one, str) else one


def _level(one: LevelOrBot) -> Level:
    return one if isinstance(one, str) else MIDDLING
