"""`tablee serve` with nothing left to chance: one seed gives codes, cards and dice, and bots do the same each time.

python -m tests.browser.transcripts.seeded_server --data FILE --seed N [--port P] [--metrics-port P]
"""

import argparse
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots import AnyBot
from tablee.cli.serve import run_quickly
from tablee.games import GAMES, ROSTER
from tablee.games.indix.vocabulary import Call
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.offers import Offers
from tablee.server.environment import Environment
from tablee.server.limits import Limits
from tablee.server.run import ServerSettings, serve
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tests.game_packs import pack_for
from tests.server.canary_server import say_where
from tests.server.servers import ROOMY

LETTERS = "ABCDEF"


class SameForAll(random.Random):
    """For pauses, which have no length here: of bots whose time has come together, the first seat is the first."""

    def random(self) -> float:
        return 0.0


def steady(bot: AnyBot) -> AnyBot:
    """It throws dice that follow from what it sees: so it does not matter when it is asked, or how often.

    It never breaks in while somebody thinks: who is the first would hang on the speed of the machine.
    """

    def choose(view: Any, offers: Offers, told: Sequence[Any], hunch: object, dice: Rng) -> Any:
        action = bot(view, offers, told, hunch, random.Random(msgspec.json.encode(view)))
        return None if isinstance(action, Call) else action

    return choose


def steady_roster() -> Mapping[str, Mapping[Level, AnyBot]]:
    return {game: {level: steady(bot) for level, bot in bots.items()} for game, bots in ROSTER.items()}


def numbered_alike() -> Mapping[str, AnyGame]:
    """The number of its rules goes into a game's chance: another one would deal all cards anew, as a card would."""
    return {name: replace(game, rules_version=1) for name, game in GAMES.items()}


def packs(game: AnyGame) -> tuple[Pack, ...]:
    """Those of the tests: cards that ship are written on, and a card that changes would deal all of them anew."""
    pack = pack_for(game)
    return () if pack is None else (pack,)


def secrets_of(seed: int) -> Callable[[int], bytes]:
    return lambda count: sha256(f"transcripts {seed}".encode()).digest()[:count]


async def serving(seed: int, settings: ServerSettings) -> None:
    letters = iter(LETTERS)
    environment = Environment(secret=secrets_of(seed), bot_delays=SameForAll(), letter=lambda _: next(letters))
    catalogue = Catalogue(numbered_alike(), steady_roster(), packs=packs)
    await serve(MemoryStore(), settings, say_where, catalogue=catalogue, environment=environment)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--metrics-port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--seed", type=int, required=True)
    args = parser.parse_args()
    limits = msgspec.convert(ROOMY, Limits)
    settings = ServerSettings(port=args.port, metrics_port=args.metrics_port, limits=limits)
    run_quickly(serving(args.seed, settings))


if __name__ == "__main__":
    main()
