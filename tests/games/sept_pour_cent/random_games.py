"""Whole games by seed, of players who all have the same temper, so that the rare corners of the rules are met too."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, cast

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.phases import Dealing, State
from tablee.games.sept_pour_cent.positions import announcing, rewarding
from tablee.games.sept_pour_cent.recap import contests
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, Action, Announce, Bonus, Family
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import Waiting
from tablee.kernel.offers import Offer, sampled
from tablee.kernel.playout import any_answer, opening, steps_until_over
from tablee.kernel.replay import Step
from tablee.kernel.structs import by_tag, members
from tests.games.by_hand import ByHand

Temper = Literal["whimsical", "greedy", "quarrelsome"]

PREFERRED: dict[Temper, tuple[str, ...]] = {
    "whimsical": (),
    "greedy": ("relance", "take", "pioche", "vol", "roll"),  # comes to eight cards
    "quarrelsome": ("contest", "disagree", "roll"),  # goes out one by one, until the deck runs out
}
TEMPERS: tuple[Temper, ...] = tuple(PREFERRED)
PHASES: tuple[type, ...] = members(GAME.states)
_by_hand = ByHand(GAME)
recalled = _by_hand.recalled


def whole_game(players: int, seed: int, temper: Temper = "whimsical") -> Iterator[Step[State, Action]]:
    rng = Random(seed)

    def act(state: State, waiting: Waiting) -> Entry[Action]:
        (seat,) = waiting.awaited
        choices = _preferred(GAME.offers(GAME.view(state, seat)).choices, temper, rng)
        return Acted(seat, cast("Action", sampled(choices, by_tag(GAME.actions), rng)))

    return steps_until_over(GAME, opening(GAME, players), lambda question: any_answer(question, rng), act)


def _preferred(choices: tuple[Offer, ...], temper: Temper, rng: Rng) -> tuple[Offer, ...]:
    """Three times of four what this temper likes best of what it may do."""
    for liked in PREFERRED[temper]:
        found = tuple(offer for offer in choices if offer.action == liked)
        if found and rng.random() < 3 / 4:
            return found
    return choices


@cache
def samples() -> dict[type, list[Any]]:
    """States of every phase, for 2 to 6 players of every temper."""
    return _by_hand.samples(whole_game(2 + seed % 5, seed, TEMPERS[seed % 3]) for seed in range(120))


@cache
def deals_from_two_decks() -> list[list[Step[Any, Action]]]:
    """Games until the deal in whose middle the announce deck first ran out, that deal included. [SPC-14]"""
    games = [list(whole_game(6, seed, "quarrelsome")) for seed in range(12)]
    ends = [[at for at, (before, _, _) in enumerate(game) if isinstance(before, Dealing)] for game in games]
    return [game[: at[0] + 1] for game, at in zip(games, ends, strict=True) if at]


def any_position(rng: Random) -> State:
    """Whatever can be set out by hand, and is shuffled as far as it is not."""
    players = rng.randrange(2, 7)
    rewards = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, *Bonus], rng)
    owned = [[rewards.pop() for _ in range(rng.randrange(3))] for _ in range(players)]
    if rng.random() < 0.3:
        return rewarding(owned, winner=rng.randrange(players), left=rng.randrange(1, 4), rng=rng)
    in_play = sorted(rng.sample(range(players), rng.randrange(2, players + 1)))
    cards = shuffled(ANNOUNCE_CARDS, rng)
    hands = [[cards.pop() for _ in range(3)] if seat in in_play else [] for seat in range(players)]
    shown = [cards.pop() for _ in range(rng.choice(sorted(contests(players, len(in_play)))))]
    numbers = sorted(rng.sample(range(1, 31), rng.randrange(5)))
    ladder = [Announce(number, rng.choice([*Family])) for number in numbers]
    return announcing(hands, to_act=rng.choice(in_play), ladder=ladder, owned=owned, discards=shown, rng=rng)
