"""Hunches: what a bot happens to know in games of knowledge, where a person would know some things and not others.

On each occasion (this question, this card) a seat has one secret number, drawn for it and for nobody else; the game
makes a hunch of it, by the level of the bot. Same number, same luck, over as many actions as the occasion takes.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tablee.bots.bot import RANDOM
from tablee.fairness.record_lines import HunchNumber
from tablee.fairness.stream import HUNCH_BITS
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.seats import Seat

Hunches = Callable[[Any, Seat], object]
"""What the bot of this seat happens to know in this state; None where there is nothing to know."""
Numbers = Callable[[Seat, int], int]
"""The secret number, below 2^53, of this seat and occasion: each time the same."""

MIDDLING: Level = "medium"
"""Of a bot that somebody wrote for themselves, which has no level: it knows as much as most people."""


def occasion_of(game: AnyGame, state: Any, seat: Seat) -> int | None:  # noqa: ANN401 - a state of any game
    return None if game.occasion is None else game.occasion(state, seat)


def hunch_of(game: AnyGame, state: Any, seat: Seat, level: Level, number: int) -> object:  # noqa: ANN401 - same
    """By the number of the occasion that this state is for this seat."""
    return None if game.hunch is None else game.hunch(state, seat, level, number / 2**HUNCH_BITS)


def hunches(
    game: AnyGame,
    levels: Mapping[Seat, Level],
    numbers: Numbers,
    drawn: Callable[[Any, HunchNumber], None] | None = None,
) -> Hunches | None:
    """Of the bots of one game; None in a game without, which so loses no time. `drawn` hears of each number once.

    A seat that has no level here, or plays at random, has none.
    """
    if game.occasion is None:
        return None
    known: dict[tuple[Seat, int], int] = {}

    def hunch(state: Any, seat: Seat) -> object:  # noqa: ANN401 - same
        level, occasion = levels.get(seat, RANDOM), occasion_of(game, state, seat)
        if level == RANDOM or occasion is None:
            return None
        if (seat, occasion) not in known:
            known[seat, occasion] = numbers(seat, occasion)
            if drawn is not None:
                drawn(state, HunchNumber(seat, occasion, known[seat, occasion]))
        return hunch_of(game, state, seat, level, known[seat, occasion])

    return hunch


def quick_numbers(name: str) -> Numbers:
    """By a quick generator, for games that are told apart by this name: the same name gives the same numbers."""
    return lambda seat, occasion: Random(f"{name}/hunch/{seat}/{occasion}").getrandbits(HUNCH_BITS)
