"""How long a pack takes to load: read, checked and hashed, as when a server opens a table that plays with it.

    python -m bench.packs [--cards N]

The cards are those that ship with a game, over and over, each a little other than the one before.
"""

import argparse
import time
from statistics import median

from msgspec.structs import replace

from tablee.games import GAMES
from tablee.kernel.cards.pack import Pack
from tablee.kernel.structs import Value
from tablee.packs.builtin import builtin_packs
from tablee.packs.pack_file import read_pack, write_pack
from tablee.server.table_packs import ready

GOAL = 200
"""Milliseconds, for a hundred cards."""
ROUNDS = 9


def many(pack: Pack, cards: int) -> Pack:
    """Other cards of the same size: the last one of every text counts them."""
    each = [_numbered(pack.cards[at % len(pack.cards)], at) for at in range(cards)]
    return Pack(pack.game, pack.title, each, salt=pack.salt)


def _numbered(card: Value, number: int) -> Value:
    """In its first text that is free: a category is not."""
    for name in card.__struct_fields__:
        part = getattr(card, name)
        if isinstance(part, Value):
            return replace(card, **{name: _numbered(part, number)})
        if type(part) is str:
            return replace(card, **{name: f"{part[:-4]}{number:04}"})
    raise AssertionError(f"{type(card).__name__} has no text")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=100)
    args = parser.parse_args()
    for game in [game for game in GAMES.values() if game.cards is not None]:
        body = write_pack(many(builtin_packs(game)[0], args.cards))
        taken = []
        for _ in range(ROUNDS):
            started = time.perf_counter()
            ready(read_pack(body, game), game)
            taken.append(1e3 * (time.perf_counter() - started))
        spread = f"{min(taken):.0f} to {max(taken):.0f}"
        print(
            f"{game.name}: {args.cards} cards, {len(body):,} bytes, {median(taken):.0f} ms ({spread}); wanted: {GOAL}"
        )


if __name__ == "__main__":
    main()
