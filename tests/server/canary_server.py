"""`tablee serve` as tests need it: with limits of their choosing, and with games of theirs beside ours.

python -m tests.server.canary_server --data FILE [--port P] [--metrics-port P] [--limits JSON] [--disk FILE]
                                     [--clock-port P] [--store ADDRESS [--clock-late MS]]
"""

import argparse
import asyncio
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from tablee.bots import AnyBot, random_bot
from tablee.cli.serve import run_quickly
from tablee.games import GAMES, ROSTER
from tablee.kernel.chance import Rng
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Offers
from tablee.server.environment import Environment
from tablee.server.house.nodes import Nodes
from tablee.server.journal import Journal
from tablee.server.limits import Limits
from tablee.server.run import ServerSettings, serve
from tablee.storage.memory import MemoryStore
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.sqlite import SqliteStore
from tablee.tables.bounds import GamesInARow
from tablee.tables.catalogue import Catalogue
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import WORDS
from tests.packs.cards import DEVINE
from tests.server.canaries import CANARIES
from tests.server.metronome import METRONOME
from tests.server.showing.stopped_clock import StoppedLoop
from tests.server.thinking import ponder
from tests.server.thinking.ponder import PONDER

OURS = {game.name: game for game in (CANARIES, METRONOME, MURMURE, DEVINE)}


def heedless(game: AnyGame) -> AnyBot:
    """A bot that plays at random, and cannot do so without a hunch where there are any."""
    choose = random_bot(game)

    def chosen(view: Any, offers: Offers, told: Sequence[Any], hunch: object, dice: Rng) -> Any:
        assert (hunch is None) == (game.hunch is None)
        return choose(view, offers, told, hunch, dice)

    return chosen


CATALOGUE = Catalogue(
    games={**GAMES, **OURS, PONDER.name: PONDER},
    roster={**ROSTER, **{name: {"easy": heedless(game)} for name, game in OURS.items()}, PONDER.name: ponder.BOTS},
    packs=lambda game: (WORDS,) if game is MURMURE else (),
    games_in_a_row=GamesInARow(within=0),
    found_at="tests.server.canary_server:CATALOGUE",
)
JOURNAL = Journal(detail="full")
"""With all that it can say: secrets are looked for in it."""
PATIENCE = 2.0
"""Seconds that a bot may think: tests have less of it than `tablee serve`."""


async def serving(data: Path, settings: ServerSettings, disk: Path | None) -> None:
    store = SqliteStore(data)
    if disk is not None:
        watch(store, disk)
    environment = Environment(bot_patience=PATIENCE)
    await serve(store, settings, say_where, catalogue=CATALOGUE, environment=environment, journal=JOURNAL)


async def serving_by(loop: StoppedLoop, settings: ServerSettings, clock_port: int) -> None:
    """In memory, so that nothing takes any time but by this clock."""
    async with await loop.obey(clock_port):
        environment = Environment(now=loop.now, bot_patience=PATIENCE)
        await serve(MemoryStore(), settings, say_where, catalogue=CATALOGUE, environment=environment, journal=JOURNAL)


async def serving_node(address: str, settings: ServerSettings, clock_late: int) -> None:
    """One node of a house, whose machine may have a clock that is late."""
    time.time_ns = partial(lambda real: real() - clock_late * 1_000_000, time.time_ns)
    time.time = partial(lambda real: real() - clock_late / 1000, time.time)
    store, environment = PostgresStore(Address.read(address)), Environment(bot_patience=PATIENCE)
    house = Nodes(store)
    await serve(store, settings, say_where, catalogue=CATALOGUE, environment=environment, journal=JOURNAL, house=house)


def say_where(_: str, port: int) -> None:
    print(f"at http://127.0.0.1:{port}/", flush=True)


def watch(store: SqliteStore, disk: Path) -> None:
    """The size of the disk, in pages, is read from a file: a test fills it up and makes room again."""
    loop, connection = asyncio.get_running_loop(), store._writer.connection

    def look() -> None:
        if disk.exists():
            connection.execute(f"PRAGMA max_page_count = {int(disk.read_text())}")
            disk.unlink()
        loop.call_later(0.02, look)

    look()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--metrics-port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--store")
    parser.add_argument("--clock-late", type=int, default=0)
    parser.add_argument("--limits", default="{}")
    parser.add_argument("--disk", type=Path)
    parser.add_argument("--clock-port", type=int)
    args = parser.parse_args()
    limits = msgspec.json.decode(args.limits, type=Limits)
    settings = ServerSettings(port=args.port, metrics_port=args.metrics_port, limits=limits)
    if args.store is not None:
        run_quickly(serving_node(args.store, settings, args.clock_late))
        return
    if args.clock_port is None:
        run_quickly(serving(args.data, settings, args.disk))
        return
    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, StoppedLoop)
        runner.run(serving_by(loop, settings, args.clock_port))


def leave(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, leave)  # uvicorn passes it on once it has stopped
    with suppress(KeyboardInterrupt):
        main()
