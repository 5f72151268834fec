"""Whole games by seed: of stand-ins, who draw a little and vote, and of players who do anything at all."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random
from typing import Any

from tablee.bots.match import match
from tablee.games.incognito import BOTS, GAME
from tablee.games.incognito.phases import State
from tablee.games.incognito.positions import drawing, voting
from tablee.games.incognito.vocabulary import COUNTDOWNS, NUMBERS, Action
from tablee.kernel.offers import any_stroke
from tablee.kernel.playout import any_answer, at_random, opening
from tablee.kernel.replay import Step
from tablee.kernel.structs import members
from tests.games.by_hand import ByHand
from tests.games.incognito.cards import PACK, PLACES, WORDS

PHASES: tuple[type, ...] = members(GAME.states)
_by_hand = ByHand(GAME)
recalled = _by_hand.recalled


def whole_game(players: int, seed: int) -> Sequence[Step[State, Action]]:
    """Of stand-ins."""
    rng = Random(seed)
    start = opening(GAME, players, {"countdown": COUNTDOWNS[seed % 3]}, PACK)
    return match(GAME, start, [BOTS["medium"]] * players, partial(any_answer, rng=rng), rng).steps


def wild_game(players: int, seed: int) -> Sequence[Step[State, Action]]:
    """Strokes, cuts, stamps and loops anywhere, countdowns that run out, a host who blanks slates."""
    return [*at_random(GAME, opening(GAME, players, None, PACK), Random(seed))]


def mixed_game(seed: int) -> Sequence[Step[State, Action]]:
    """For 3 to 6 players, mostly wild."""
    return (wild_game if seed % 3 else whole_game)(3 + seed % 4, seed)


@cache
def samples() -> dict[type, list[Any]]:
    """States of every phase."""
    return _by_hand.samples(map(mixed_game, range(24)))


def any_position(rng: Random) -> State:
    """Whatever can be set out by hand, and is shuffled as far as it is not."""
    players = rng.randrange(3, 7)
    words = rng.sample([card.word for card in WORDS], 6)
    places = rng.sample([card.place for card in PLACES], players)
    how: dict[str, Any] = {
        "slates": [[any_stroke(9, rng, 3072) for _ in range(rng.randrange(3))] for _ in range(players)],
        "round_": rng.randrange(1, 4),
        "scores": [rng.randrange(9) for _ in range(players)],
        "countdown": rng.choice(COUNTDOWNS),
        "rng": rng,
    }
    late = rng.randrange(players)
    if rng.random() < 1 / 2:
        down = [seat != late and rng.random() < 1 / 2 for seat in range(players)]
        return drawing(PACK, words, places, down=down, **how)
    votes = [_votes(seat, players, rng) for seat in range(players)]
    done = [seat != late and len({*each}) == players and rng.random() < 1 / 2 for seat, each in enumerate(votes)]
    return voting(PACK, words[:players], places, rng.sample(words, 6), votes=votes, done=done, **how)


def _votes(seat: int, players: int, rng: Random) -> list[int | None]:
    cards: list[int | None] = [*rng.sample(NUMBERS, players)]
    return [None if other == seat or rng.random() < 1 / 4 else card for other, card in enumerate(cards)]
