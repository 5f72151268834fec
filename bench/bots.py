"""How long bots think, and what the odds cost: `python -m bench.bots`."""

import random
import time
from collections.abc import Sequence
from functools import partial
from itertools import product
from statistics import quantiles
from typing import Any

from tablee.bots import LEVELS, AnyBot
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.cli import argument_types
from tablee.games import GAMES, bot
from tablee.games.sept_pour_cent import odds
from tablee.games.sept_pour_cent.generated_hard import ROWS
from tablee.games.sept_pour_cent.hard_announce import read, table
from tablee.kernel.game import AnyGame
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.seats import seats

GAMES_EACH, SECONDS_EACH = 100, 30.0
"""Games at most; of bots that draw and look, as many as there is time for."""
READS = 200_000


class Watch:
    """A bot and how long it took for each decision."""

    def __init__(self, watched: AnyBot) -> None:
        self.watched = watched
        self.seconds: list[float] = []

    def __call__(self, *seen: Any) -> Any:
        started = time.perf_counter()
        action = self.watched(*seen)
        self.seconds.append(time.perf_counter() - started)
        return action


def decisions(game: AnyGame, players: int, level: str) -> Sequence[float]:
    watch = Watch(bot(game, level))
    start = opening(game, players, pack=argument_types.pack(game, None))
    end = time.perf_counter() + SECONDS_EACH
    for number in range(GAMES_EACH):
        if time.perf_counter() > end:
            break
        rng = random.Random(number)
        known = hunches(game, dict.fromkeys(seats(players), level), quick_numbers(str(number)))
        match(game, start, [watch] * players, partial(any_answer, rng=rng), rng, known)
    return watch.seconds


def print_decisions(game: AnyGame) -> None:
    print(f"{game.name}: microseconds a decision, {GAMES_EACH} games each at most")
    print("players  bot      median    99 %   longest  decisions")
    for players in game.players:
        for level in LEVELS:
            taken = [1e6 * seconds for seconds in decisions(game, players, level)]
            cuts = quantiles(taken, n=100)
            print(f"{players:>7}  {level:<8} {cuts[49]:6.1f} {cuts[98]:7.1f} {max(taken):9.1f} {len(taken):>10,}")


def print_odds() -> None:
    """Rows for every hand of a first phase: the family's cards that I hold, and the number of hidden cards."""
    held = [counts for counts in product(range(3), repeat=5) if sum(counts) <= 3]
    asked = [((2 - a, 2 - b, 2 - c, 2 - d, 2 - e), 3 * rivals) for a, b, c, d, e in held for rivals in range(1, 6)]
    for cached in (odds.at_least, odds.exactly, odds._ways):
        cached.cache_clear()
    started = time.perf_counter()
    for left, hidden in asked:
        odds.at_least(left, 47, hidden)
    built = time.perf_counter() - started
    left, hidden = asked[len(asked) // 2]
    started = time.perf_counter()
    for _ in range(READS):
        odds.at_least(left, 47, hidden)[7]
    reading = time.perf_counter() - started
    print(f"odds: {len(asked)} rows built in {1e3 * built:.1f} ms, one read in {1e6 * reading / READS:.2f} µs")


def print_table() -> None:
    started = time.perf_counter()
    rows = sum(len(dict(read(text))) for text in ROWS.values())
    seconds = time.perf_counter() - started
    print(
        f"hard's table: {rows:,} rows read in {1e3 * seconds:.1f} ms, once; {len(table(2)):,} of them for two players"
    )


if __name__ == "__main__":
    print_odds()
    print_table()
    for each in GAMES.values():
        print_decisions(each)
