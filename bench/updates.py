"""How large an update is: every message that every viewer gets of games among bots, as bytes on the wire.

    python -m bench.updates [GAME] [--games N] [--pack FILE]

A move and what chance answers to it are one message, as at a table; spectators count as one viewer more.
"""

import argparse
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Any

from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.cli import argument_types
from tablee.games import GAMES, bot
from tablee.kernel.codec import encode
from tablee.kernel.entries import Answered
from tablee.kernel.game import AnyGame, Waiting
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import Step
from tablee.kernel.seats import Viewer, seats
from tablee.tables.perspective import Perspective, patch_between

GOAL = 2_000
"""Bytes, at the 99th percentile."""
LEVEL = "medium"


def perspective(game: AnyGame, state: Any, viewer: Viewer) -> Perspective:
    due, view = game.pending(state), game.view(state, viewer)
    awaited, may = (due.awaited, due.may) if isinstance(due, Waiting) else ((), ())
    return Perspective(view, game.offers(view), awaited, may)


def moves(steps: list[Step[Any, Any]]) -> Iterator[list[Step[Any, Any]]]:
    """Each with the answers of chance after it."""
    found: list[Step[Any, Any]] = []
    for step in steps:
        if found and not isinstance(step[1], Answered):
            yield found
            found = []
        found.append(step)
    if found:
        yield found


def sizes(game: AnyGame, players: int, games: int, pack: Path | None = None) -> Iterator[int]:
    start = opening(game, players, pack=argument_types.pack(game, pack))
    everybody: list[Viewer] = [*seats(players), None]
    for number in range(games):
        rng = random.Random(number)
        known = hunches(game, dict.fromkeys(seats(players), LEVEL), quick_numbers(str(number)))
        end = match(game, start, [bot(game, LEVEL)] * players, partial(any_answer, rng=rng), rng, known)
        for move in moves([*end.steps]):
            for viewer in everybody:
                told = [fact for before, entry, after in move for fact in game.tell(before, entry, after, viewer)]
                before, after = perspective(game, move[0][0], viewer), perspective(game, move[-1][2], viewer)
                if patch := patch_between(viewer, 1_000, before, after, told):
                    yield len(encode(patch))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=[*GAMES], help="default: all")
    parser.add_argument("--games", type=int, default=20, help="with each number of players")
    argument_types.add_pack(parser)
    args = parser.parse_args()
    print("bytes of an update: game, players, messages, median, 99 %, largest")
    for game in [GAMES[args.game]] if args.game else GAMES.values():
        for players in game.players:
            found = [*sizes(game, players, args.games, args.pack)]
            cuts = quantiles(found, n=100)
            verdict = "" if cuts[98] <= GOAL else f"  more than {GOAL:,}"
            figures = f"{len(found):>7,}  {cuts[49]:5.0f}  {cuts[98]:5.0f}  {max(found):5}"
            print(f"{game.name:<16} {players}  {figures}{verdict}")


if __name__ == "__main__":
    main()
