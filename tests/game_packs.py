"""The cards that tests of any game play with."""

from importlib import import_module
from pathlib import Path

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tests.kernel.murmure_cards import PACK, SALT

GAMES_FOLDER = Path(__file__).parent / "games"


def pack_for(game: AnyGame) -> Pack | None:
    """A game's own of tests/games/G/cards.py; Murmure's one card for it and its copies, whatever they are called."""
    if game.cards is None:
        return None
    if (GAMES_FOLDER / game.name / "cards.py").exists():
        pack: Pack = import_module(f"tests.games.{game.name}.cards").PACK
        return pack
    return Pack(game.name, PACK.title, PACK.cards, salt=SALT)
