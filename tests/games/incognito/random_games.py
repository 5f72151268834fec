"""Whole games by seed: of players who sketch with stamps, and of players who do anything at all."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from tablee.bots.match import match
from tablee.games.incognito import GAME
from tablee.games.incognito.drawing import ready_motifs
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.phases import State
from tablee.games.incognito.positions import drawing, voting
from tablee.games.incognito.views import Drawing, View, Voting
from tablee.games.incognito.vocabulary import (
    COUNTDOWNS,
    NUMBERS,
    TURNS,
    Action,
    Describe,
    Finish,
    PutDown,
    Stamp,
    Vote,
)
from tablee.games.incognito.voting import missing, unused
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.offers import Offers, Scalar, any_stroke
from tablee.kernel.playout import any_answer, at_random, opening
from tablee.kernel.replay import Step
from tablee.kernel.structs import members
from tablee.kernel.text import Text
from tests.games.by_hand import ByHand
from tests.games.incognito.cards import PACK, PLACES, WORDS

PHASES: tuple[type, ...] = members(GAME.states)
_by_hand = ByHand(GAME)
recalled = _by_hand.recalled
SKETCHED = 6
"""Strokes after which somebody who sketches is content."""


def sketches(seen: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action:
    """Stamps a word among a few other things, says something of it now and then, and votes by lot."""
    if not isinstance(seen, Drawing) or seen.own is None:
        return _by_lot(seen, dice)
    if len(seen.own.strokes) >= SKETCHED:
        return PutDown()
    if seen.own.description is None and dice.random() < 1 / 8:
        return Describe(Text("Des traits partout, et quelque chose au milieu."))
    ready = ready_motifs(seen.own)
    motif = ready[0] if not seen.own.strokes else ready[int(dice.random() * len(ready))]
    x, y = 500 + int(dice.random() * 2000), 500 + int(dice.random() * 3000)
    return Stamp(motif, x, y, 500 + int(dice.random() * 900), int(dice.random() * TURNS))


def _by_lot(seen: View, dice: Rng) -> Action:
    assert isinstance(seen, Voting), "nothing else is asked"
    assert seen.me is not None, "a seat is asked"
    left, cards = missing(seen.mine, seen.me), unused(seen.mine)
    return Vote(left[0], cards[int(dice.random() * len(cards))]) if left else Finish()


def whole_game(
    players: int, seed: int, *, options: Mapping[str, Scalar] | None = None, pack: Pack = PACK
) -> Sequence[Step[State, Action]]:
    """Of players who sketch."""
    rng = Random(seed)
    return match(
        GAME, opening(GAME, players, options, pack), [sketches] * players, partial(any_answer, rng=rng), rng
    ).steps


def wild_game(
    players: int, seed: int, *, options: Mapping[str, Scalar] | None = None, pack: Pack = PACK
) -> Sequence[Step[State, Action]]:
    """Strokes, cuts, stamps and loops anywhere, countdowns that run out, a host who blanks slates."""
    return [*at_random(GAME, opening(GAME, players, options, pack), Random(seed))]


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
