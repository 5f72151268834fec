"""The games, one line each, in the open."""

from tablee.games.sept_pour_cent import GAME as SEPT_POUR_CENT
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed

GAMES: dict[str, AnyGame] = {game.name: game for game in (SEPT_POUR_CENT,)}


def named(name: str) -> AnyGame:
    if name not in GAMES:
        raise Malformed(f"no game is called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]
