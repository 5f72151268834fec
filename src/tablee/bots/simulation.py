"""Simulation: game after game among bots. The seed and the number of a game decide all that happens in it."""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any, BinaryIO

from tablee.bots.bot import AnyBot
from tablee.bots.match import Match, match
from tablee.fairness.record import Recorder
from tablee.fairness.seal import simulated
from tablee.kernel.chance import drawn
from tablee.kernel.game import AnyGame, Options
from tablee.kernel.playout import opening
from tablee.packs.measure import answering, measure_in


def simulated_game(game: AnyGame, start: Any, bots: Sequence[AnyBot], seed: int, number: int) -> Match[Any, Any]:  # noqa: ANN401 - a state of any game
    """By a quick generator."""
    chance = random.Random(f"{seed}/{number}/chance")
    answer = answering(partial(drawn, rng=chance), measure_in(game, start))
    return match(game, start, bots, answer, random.Random(f"{seed}/{number}"))


def recorded_game(
    game: AnyGame, options: Options, bots: Sequence[AnyBot], seed: int, number: int, file: BinaryIO
) -> Match[Any, Any]:
    """Its chance is the committed stream of a real table, so that the record can be verified."""
    seal = simulated(game, len(bots), seed, number, options)
    start = opening(game, len(bots), options)
    answer = answering(seal.in_order(), measure_in(game, start))
    end = match(game, start, bots, answer, random.Random(f"{seed}/{number}"))
    recorder = Recorder(file, seal)
    for _, entry, _ in end.steps:
        recorder.add(entry)
    recorder.close(end.result)
    return end
