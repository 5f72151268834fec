"""How soon bots of « Indix » find a card, by level and number of players: `python -m bench.indix [--games N]`.

Whole games among bots of one level, with the pack that ships. By the ninth clue medium is to find half of the cards
when one of them looks alone, which is so with two players.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import median

from tablee.bots import LEVELS
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import Told, match
from tablee.bots.tournament import wilson
from tablee.games.indix import BOTS, GAME
from tablee.games.indix.facts import Called, Fact, Found, Judged, Unfound
from tablee.kernel.chance import drawn
from tablee.kernel.game import Level
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tablee.packs.builtin import builtin_packs
from tablee.packs.measure import answering, measure_in

PLAYERS = (2, 4, 6)
NINTH = 9
HEAD = (
    "level   players  cards  by the ninth clue      found  median clue  by a free answer  wrong answers  rounds a game"
)


def told_in(level: Level, players: int, games: int, seed: int) -> list[Fact]:
    """All that a spectator of so many games is told."""
    (pack,) = builtin_packs(GAME)
    start = opening(GAME, players, pack=pack)
    measure, told = measure_in(GAME, start), list[Fact]()
    for number in range(games):
        name = f"{seed}/{players}/{level}/{number}"
        rng = Random(name)
        feeling = hunches(GAME, dict.fromkeys(seats(players), level), quick_numbers(name))
        answer = answering(partial(drawn, rng=rng), measure)
        told += Told(GAME, match(GAME, start, [BOTS[level]] * players, answer, rng, feeling).steps, None)
    return told


def line(level: Level, players: int, games: int, told: Sequence[Fact]) -> str:
    found = [fact for fact in told if isinstance(fact, Found)]
    cards = len(found) + sum(isinstance(fact, Unfound) for fact in told)
    soon = wilson(sum(fact.clues <= NINTH for fact in found), cards)
    wrong = sum(isinstance(fact, Judged) and not fact.right for fact in told)
    free, calls = sum(fact.called for fact in found), sum(isinstance(fact, Called) for fact in told)
    return (
        f"{level:<7} {players:>7} {cards:>6,}  {soon.share:.3f} [{soon.low:.3f}, {soon.high:.3f}]  "
        f"{len(found) / cards:.3f}  {median([fact.clues for fact in found]):>11.0f}  "
        f"{f'{free / cards:.3f} of {calls / cards:.3f}':>16}  {wrong / cards:>13.2f}  {cards / games:>13.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.indix", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(HEAD)
    for level in LEVELS:
        for players in PLAYERS:
            print(line(level, players, args.games, told_in(level, players, args.games, args.seed)), flush=True)


if __name__ == "__main__":
    main()
