"""What the bots of Code 777 know, dare and cost, beside what was measured elsewhere.

    python -m bench.code777 [--deals N] [--games N] [--bouts N] [--jobs J]

Intervals are 95 %. Positions of one deal or game hang together, so deals and games are what is sampled.
"""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, quantiles
from typing import Any

from tablee.bots import AnyBot
from tablee.bots.match import match
from tablee.bots.tournament import Bout, Tally, Z, played, wilson
from tablee.cli.workers import spread
from tablee.games.code777 import GAME, belief, inference_from_silence
from tablee.games.code777.bots import BOTS, exact, player
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Fact
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Draw, Triple
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, seats

NO_PAUSE = {"pause": 0}
PLAYERS = 4
ENOUGH = 92
"""Questions after which everybody at a table of four has heard all 23 from each of the others."""
CERTAIN = {5: 0.09, 8: 0.36, 10: 0.57, 16: 0.93}
"""The yardstick: by answers heard, how many are certain."""


@dataclass(frozen=True)
class Position:
    """A seat after a question."""

    told: Sequence[Fact]
    me: Seat
    truth: Triple


def positions(moments: Sequence[Step[Any, Any]]) -> Iterator[Position]:
    """Of every seat, in the order of play."""
    told: list[list[Fact]] = [[] for _ in range(PLAYERS)]
    questions = 0
    for moment in moments:
        after: Any = moment[2]
        for me in seats(PLAYERS):
            told[me] += GAME.tell(*moment, me)
        if hasattr(after, "tabletop") and after.tabletop.questions > questions:
            questions = after.tabletop.questions
            yield from (Position(tuple(told[me]), me, numbers(after.racks[me])) for me in seats(PLAYERS))


def game(bot: AnyBot, seed: int) -> Sequence[Step[Any, Any]]:
    rng = random.Random(seed)
    start = opening(GAME, PLAYERS, NO_PAUSE)
    return match(GAME, start, [bot] * PLAYERS, partial(any_answer, rng=rng), rng).steps


def answers_to_certainty(seed: int) -> list[int | None]:
    """By seat, at a table where nobody declares: how many answers it takes until one triple is left."""
    rng = random.Random(seed)
    state: Any = opening(GAME, PLAYERS, NO_PAUSE)
    told: list[list[Fact]] = [[] for _ in range(PLAYERS)]
    found: list[int | None] = [None] * PLAYERS
    for moment in drawing(state, rng):
        for me in seats(PLAYERS):
            told[me] += GAME.tell(*moment, me)
            if found[me] is None and told[me]:
                known = clues(told[me], me)
                if len(belief.belief(known).triples) == 1:
                    found[me] = len(known.heard)
        if None not in found:
            break
    return found


def drawing(state: Any, rng: random.Random) -> Iterator[Step[Any, Any]]:
    """A deal, and question after question."""
    for _ in range(3):
        given = any_answer(GAME.pending(state), rng)  # type: ignore[arg-type]
        after: Any = GAME.answer(state, given)
        yield state, Answered(given), after
        state = after
    for _ in range(ENOUGH):
        seat = state.tabletop.to_draw
        after = GAME.apply(state, seat, Draw())
        yield state, Acted(seat, Draw()), after
        state = after


def print_certainty(deals: int) -> None:
    found = [each for seed in range(deals) for each in answers_to_certainty(seed)]
    certain = [each for each in found if each is not None]
    margin = Z * sqrt(mean([(each - mean(certain)) ** 2 for each in certain]) / deals)
    print(f"certainty: {deals:,} deals of {PLAYERS}, nobody declares; {len(found) - len(certain)} seats never certain")
    print(f"  answers heard   {mean(certain):5.1f} ± {margin:.1f}   yardstick about 10.4")
    for heard, yardstick in CERTAIN.items():
        share = mean([each is not None and each <= heard for each in found])
        margin = Z * sqrt(share * (1 - share) / deals)
        print(f"  certain after {heard:>2}  {share:.2f} ± {margin:.2f}   yardstick {yardstick:.2f}")


def print_calibration(games: int) -> None:
    stated: dict[int, list[tuple[float, bool]]] = {}
    gaps = []
    for seed in range(games):
        gap = []
        for position in positions(game(player(exact, 0.55), seed)):
            triple, odds = belief.belief(clues(position.told, position.me)).best
            stated.setdefault(min(9, int(10 * odds)), []).append((odds, triple == position.truth))
            gap.append(odds - (triple == position.truth))
        gaps.append((sum(gap), len(gap)))
    count = sum(length for _, length in gaps)
    off = sum(gap for gap, _ in gaps) / count
    margin = Z * sqrt(sum([(gap - off * length) ** 2 for gap, length in gaps])) / count
    print(f"calibration: {count:,} positions of {games} games, the likeliest triple of each")
    print(f"  stated less right  {off:+.4f} ± {margin:.4f}   yardstick within .01")
    for tenth, found in sorted(stated.items()):
        said, was = mean([odds for odds, _ in found]), mean([right for _, right in found])
        print(f"  stated {tenth / 10:.1f}-{(tenth + 1) / 10:.1f}     {said:.3f}, right {was:.3f}   {len(found):,}")


@dataclass(frozen=True)
class Duel:
    """One kind of bot among another, and how sure each wants to be."""

    bot: tuple[str, float]
    among: tuple[str, float]
    numbers: range

    def bout(self) -> Bout:
        return Bout(PLAYERS, "{} {}".format(*self.bot), "{} {}".format(*self.among))


THOUGHTS = {"exact": exact, "heedful": inference_from_silence.heedful}


def duelled(duel: Duel) -> Tally:
    bot, among = (player(THOUGHTS[name], confidence) for name, confidence in (duel.bot, duel.among))
    return played(GAME, duel.bout(), (bot, among), 1, duel.numbers, start=opening(GAME, duel.bout().players, NO_PAUSE))


def print_duel(bot: tuple[str, float], among: tuple[str, float], games: int, jobs: int, yardstick: str) -> None:
    parts = [Duel(bot, among, range(first, min(first + 50, games))) for first in range(0, games, 50)]
    won = wilson(sum([tally.won for tally in spread(duelled, parts, jobs)]), games)
    name = f"{bot[0]} {bot[1]} among {among[0]} {among[1]}"
    print(f"  {name:<32} {won.share:.3f} [{won.low:.3f}, {won.high:.3f}]   {yardstick}", flush=True)


def print_speed(games: int) -> None:
    updates: dict[str, list[float]] = {"an update, caches empty": [], "an update": [], "hard, caches empty": []}
    for seed in range(games):
        for position in positions(game(BOTS["hard"], seed)):
            emptied()
            updates["an update, caches empty"].append(seconds(exact, position))
            updates["an update"].append(seconds(exact, position))
            emptied()
            updates["hard, caches empty"].append(seconds(inference_from_silence.heedful, position))
    print(f"time: {len(updates['an update']):,} positions, milliseconds of processor; an update is to take at most 1")
    print("                             half    99 %   longest")
    for name, taken in updates.items():
        cuts = quantiles([1e3 * each for each in taken], n=100)
        print(f"  {name:<24} {cuts[49]:7.3f} {cuts[98]:7.3f} {1e3 * max(taken):9.3f}")


def emptied() -> None:
    belief.by_reply.cache_clear()
    belief._likelier.cache_clear()


def seconds(thought: Any, position: Position) -> float:
    """From what was told to what is believed. Of the processor: a busy machine would measure its neighbours."""
    started = time.thread_time()
    thought(clues(position.told, position.me), position.told, position.me)
    return time.thread_time() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500, help="for certainty")
    parser.add_argument("--games", type=int, default=300, help="for calibration; a tenth of them for time")
    parser.add_argument("--bouts", type=int, default=400, help="games for each line of who wins")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    print_speed(max(1, asked.games // 10))
    print_certainty(asked.deals)
    print_calibration(asked.games)
    print(f"daring: {asked.bouts} games each, {PLAYERS} players, par .25; how sure each wants to be stands beside it")
    for confidence in (0.4, 0.5, 0.55, 0.6, 0.7):
        yardstick = "yardstick .33" if 0.5 <= confidence <= 0.6 else ""
        print_duel(("exact", confidence), ("exact", 0.95), asked.bouts, asked.jobs, yardstick)
    print("silence: what it is worth to think of what others said and left unsaid")
    print_duel(("heedful", 0.55), ("exact", 0.55), asked.bouts, asked.jobs, "")


if __name__ == "__main__":
    main()
