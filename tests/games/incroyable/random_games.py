"""Whole games by seed: of bots, who play as people would, and of players who do anything at all."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.games.incroyable import BOTS, GAME
from tablee.games.incroyable.phases import State
from tablee.games.incroyable.positions import challenging, estimating, naming
from tablee.games.incroyable.vocabulary import (
    BONUS,
    DANGERS,
    FINISH,
    HIGHEST,
    SPIRALS,
    STAKES,
    SYMBOLS,
    Action,
    BoardName,
)
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


def any_position(rng: Random) -> State:
    """Whatever can be set out by hand, and is shuffled as far as it is not."""
    board = rng.choice([*BoardName])
    cards = rng.sample(range(len(PACK.cards)), rng.randrange(1, 8))
    squares = [square for square in range(FINISH[board]) if square != BONUS[board] and square not in DANGERS]
    pawns = [rng.choice(squares) for _ in range(rng.randrange(3, 7))]
    questioner = rng.randrange(len(pawns))
    how: dict[str, Any] = {
        "questioner": questioner,
        "card": cards[0],
        "before": cards[1:],
        "last": rng.choice(SYMBOLS),
        "board": board,
        "rng": rng,
    }
    if pawns[questioner] in SPIRALS:
        others = [seat for seat in range(len(pawns)) if seat != questioner]
        stake = rng.choice(STAKES)
        out = rng.sample(others, rng.randrange(len(others))) if stake > STAKES[0] else ()
        return naming(PACK, pawns, stake=stake, out=out, **how)
    estimates = rng.sample(range(1, HIGHEST + 1), len(pawns))
    if rng.random() < 1 / 2:
        return challenging(PACK, pawns, estimates, passed=rng.randrange(len(pawns) - 1), **how)
    ready = rng.randrange(len(pawns))
    return estimating(PACK, pawns, estimates=[*estimates[:ready], *[None] * (len(pawns) - ready)], **how)
