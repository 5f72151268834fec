"""Simulation: game after game among bots. The seed and the number of a game decide all that happens in it."""

import random
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any, BinaryIO

from tablee.bots.bot import AnyBot
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import Match, match
from tablee.fairness.record import Recorder
from tablee.fairness.record_lines import HunchNumber
from tablee.fairness.seal import simulated
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.seen import seen_in
from tablee.kernel.chance import drawn
from tablee.kernel.game import AnyGame, Level, Options
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat
from tablee.packs.measure import answering, measure_in


def simulated_game(
    game: AnyGame,
    start: Any,  # noqa: ANN401 - a state of any game
    bots: Sequence[AnyBot],
    levels: Sequence[Level],
    seed: int,
    number: int,
) -> Match[Any, Any]:
    """By a quick generator. `levels` are those of the bots, for their hunches."""
    chance = random.Random(f"{seed}/{number}/chance")
    answer = answering(partial(drawn, rng=chance), measure_in(game, start))
    feeling = hunches(game, _by_seat(levels), quick_numbers(f"{seed}/{number}"))
    return match(game, start, bots, answer, random.Random(f"{seed}/{number}"), feeling)


def recorded_game(  # noqa: PLR0913, PLR0917 - all that decides a game, and where it goes
    game: AnyGame,
    options: Options,
    bots: Sequence[AnyBot],
    levels: Sequence[Level],
    seed: int,
    number: int,
    file: BinaryIO,
    pack: Pack | None = None,
) -> Match[Any, Any]:
    """Its chance is the committed stream of a real table, so that the record can be verified."""
    seal = simulated(game, len(bots), seed, number, options, pack)
    start = opening(game, len(bots), options, pack)
    answer = answering(seal.in_order(), measure_in(game, start))
    felt: deque[tuple[Any, HunchNumber]] = deque()
    feeling = hunches(game, _by_seat(levels), seal.hunch_number, lambda *happened: felt.append(happened))
    end = match(game, start, bots, answer, random.Random(f"{seed}/{number}"), feeling)
    recorder = Recorder(file, seal)
    for before, entry, _ in end.steps:
        while felt and felt[0][0] is before:
            recorder.hunch(felt.popleft()[1])
        recorder.add(entry)
    for card in seen_in(game, [start, *(after for _, _, after in end.steps)]).cards(pack):
        recorder.show(card)
    recorder.close(end.result)
    return end


def _by_seat(levels: Sequence[Level]) -> dict[Seat, Level]:
    return {Seat(seat): level for seat, level in enumerate(levels)}
