"""Tournaments: each bot alone among equals of another level, so that its share stands beside what mere luck would give.

Games are told apart by their number alone, so that any part of a tournament can be played anywhere, in any order.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, Self

from tablee.bots.bot import AnyBot
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import Told, match
from tablee.kernel.chance import drawn
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import seats
from tablee.kernel.structs import by_tag
from tablee.packs.measure import answering, measure_in

Z = 1.96
"""95 % of a normal spread lies within so many standard deviations."""


@dataclass(frozen=True)
class Bout:
    """One bot among `players` - 1 of another level. Its seat goes round, so that nobody profits from the place."""

    players: int
    bot: Level
    among: Level

    @property
    def par(self) -> float:
        """What it would win if it were one of the others."""
        return 1 / self.players


def bouts(levels: Sequence[Level], players: Sequence[int]) -> list[Bout]:
    """Every pair at each number of players; levels come weakest first, and the stronger one sits alone."""
    return [
        Bout(number, stronger, weaker)
        for number in players
        for at, stronger in enumerate(levels)
        for weaker in levels[:at]
    ]


@dataclass(frozen=True)
class Interval:
    share: float
    low: float
    high: float

    def clear_of(self, par: float) -> bool:
        return self.low > par or self.high < par


@dataclass(frozen=True)
class Tally:
    """What came out of some games of a bout. Tallies of different games can be added."""

    games: int = 0
    decisions: int = 0
    won: float = 0.0
    """A win that is shared by m counts 1/m."""
    counted: int = 0
    """Facts of the kind that is counted, and how many of them were the bot's."""
    own: int = 0
    squares: tuple[int, int, int] = (0, 0, 0)
    """Sums over games of own², own × counted and counted²: how much games differ."""

    def __add__(self, other: Self) -> "Tally":
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.won + other.won,
            self.counted + other.counted,
            self.own + other.own,
            (
                self.squares[0] + other.squares[0],
                self.squares[1] + other.squares[1],
                self.squares[2] + other.squares[2],
            ),
        )

    def games_won(self) -> Interval:
        return wilson(self.won, self.games)

    def facts_won(self) -> Interval:
        """The share of counted facts. Those of one game hang together, so games are what is sampled, not facts."""
        if not self.counted:
            return Interval(0.0, 0.0, 1.0)
        share = self.own / self.counted
        own, both, counted = self.squares
        spread = max(0.0, own - 2 * share * both + share * share * counted)
        margin = Z * sqrt(spread) / self.counted
        return Interval(share, max(0.0, share - margin), min(1.0, share + margin))


def wilson(won: float, games: int) -> Interval:
    """Wilson's interval for a share: it keeps within 0 and 1, and holds for few games and for shares near the ends."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    margin = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Interval(share, (middle - margin) / scale, (middle + margin) / scale)


def check_fact(game: AnyGame, tag: str) -> None:
    """Malformed if there is nothing to count: only of a fact with a seat can it be said whose it is."""
    of_a_seat = [name for name, kind in by_tag(game.facts).items() if "seat" in kind.__struct_fields__]
    if tag not in of_a_seat:
        raise Malformed(f"{game.name} has no fact {tag!r} of a seat; it has {', '.join(of_a_seat)}")


def played(  # noqa: PLR0913, PLR0917 - a tournament takes the whole description of a table, and of two bots
    game: AnyGame,
    bout: Bout,
    pair: tuple[AnyBot, AnyBot],
    seed: int,
    numbers: range,
    fact: str | None = None,
    start: Any = None,  # noqa: ANN401 - a state of any game
    levels: tuple[Level, Level] | None = None,
) -> Tally:
    """The games of a bout with these numbers; `pair` is the bot and what it sits among, `fact` the tag to count.

    `start` is their opening, where that has options or a pack. `levels` are those of the pair, for their hunches, if
    they are not the names in the bout.
    """
    start = opening(game, bout.players) if start is None else start
    bot, among = pair
    level, level_among = levels or (bout.bot, bout.among)
    tally, measure = Tally(), measure_in(game, start)
    for number in numbers:
        name = f"{seed}/{bout.players}/{bout.bot}/{bout.among}/{number}"
        rng = random.Random(name)
        seat = number % bout.players
        bots = [bot if at == seat else among for at in range(bout.players)]
        seated = {at: level if at == seat else level_among for at in seats(bout.players)}
        feeling = hunches(game, seated, quick_numbers(name))
        end = match(game, start, bots, answering(partial(drawn, rng=rng), measure), rng, feeling)
        winners = end.result.winners
        won = 1 / len(winners) if seat in winners else 0.0
        own = counted = 0
        if fact is not None:
            whose = [told.seat for told in Told(game, end.steps, None) if told.__struct_config__.tag == fact]
            own, counted = whose.count(seat), len(whose)
        squares = (own * own, own * counted, counted * counted)
        tally += Tally(1, end.decisions, won, counted, own, squares)
    return tally
