"""The games, one line each, in the open. Each has its GAME, and its BOTS by level."""

from collections.abc import Mapping

from tablee.bots import RANDOM, AnyBot, random_bot
from tablee.games import code777, incognito, incroyable, indix, sept_pour_cent
from tablee.games.code777 import guide as first_code777
from tablee.games.incognito import authoring as words_and_places
from tablee.games.incognito import guide as first_incognito
from tablee.games.incroyable import authoring as questions
from tablee.games.incroyable import guide as first_incroyable
from tablee.games.indix import authoring as identities
from tablee.games.indix import guide as first_indix
from tablee.games.sept_pour_cent import guide as first_sept_pour_cent
from tablee.guided.first_round import AnyFirstRound
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.authoring import Authoring

PLAYED = (sept_pour_cent, code777, incroyable, incognito, indix)
WRITTEN = (questions, words_and_places, identities)
GUIDED = (first_sept_pour_cent, first_code777, first_incroyable, first_incognito, first_indix)

GAMES: dict[str, AnyGame] = {played.GAME.name: played.GAME for played in PLAYED}
ROSTER: dict[str, Mapping[Level, AnyBot]] = {played.GAME.name: played.BOTS for played in PLAYED}
AUTHORING: dict[str, Authoring] = {written.AUTHORING.game.name: written.AUTHORING for written in WRITTEN}
"""What those get who write cards, for the games that have cards."""
FIRST_ROUNDS: dict[str, AnyFirstRound] = {guided.FIRST_ROUND.game.name: guided.FIRST_ROUND for guided in GUIDED}
"""What newcomers are shown, for the games that have one."""


def named(name: str) -> AnyGame:
    """The game of this name, or Malformed with the names that there are."""
    if name not in GAMES:
        raise Malformed(f"no game is called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def bot(game: AnyGame, level: Level) -> AnyBot:
    """The bot of this level; the random one plays every game."""
    if level == RANDOM:
        return random_bot(game)
    bots = ROSTER[game.name]
    if level not in bots:
        raise Malformed(f"{game.name} has no bot {level!r}; it has {', '.join((*bots, RANDOM))}")
    return bots[level]
