"""Whole games by seed: of bots, who play as people would, and of players who do anything at all."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.games.incroyable import BOTS, GAME
from tablee.games.incroyable.phases import State
from tablee.games.incroyable.vocabulary import Action
from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import Level
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import any_answer, at_random, opening
from tablee.kernel.replay import Step
from tablee.kernel.seats import seats
from tablee.kernel.structs import members
from tests.games.by_hand import ByHand
from tests.games.incroyable.cards import PACK

PHASES: tuple[type, ...] = members(GAME.states)
_by_hand = ByHand(GAME)
recalled = _by_hand.recalled


def whole_game(
    players: int,
    seed: int,
    *,
    level: Level = "medium",
    options: Mapping[str, Scalar] | None = None,
    pack: Pack = PACK,
) -> Sequence[Step[State, Action]]:
    """Of bots of one level."""
    rng = Random(seed)
    known = hunches(GAME, dict.fromkeys(seats(players), level), quick_numbers(str(seed)))
    start = opening(GAME, players, options, pack)
    return match(GAME, start, [BOTS[level]] * players, partial(any_answer, rng=rng), rng, known).steps


def wild_game(
    players: int, seed: int, *, options: Mapping[str, Scalar] | None = None, pack: Pack = PACK
) -> Sequence[Step[State, Action]]:
    """Estimates from 1 to 9999, whatever is asked: raises run out, and challenges come at any time."""
    return [*at_random(GAME, opening(GAME, players, options, pack), Random(seed))]


def mixed_game(seed: int) -> Sequence[Step[State, Action]]:
    """For 3 to 6 players, in turn sensible and wild, on either board."""
    options: dict[str, Scalar] = {"board": "short" if seed % 3 else "long"}
    return (whole_game if seed % 2 else wild_game)(3 + seed % 4, seed, options=options)


@cache
def samples() -> dict[type, list[Any]]:
    """States of every phase."""
    return _by_hand.samples(map(mixed_game, range(24)))
