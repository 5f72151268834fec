"""Whole games by seed, of players who all have the same temper, so that the rare corners of the rules are met too."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, cast

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Fact
from tablee.games.sept_pour_cent.phases import Dealing, State
from tablee.games.sept_pour_cent.vocabulary import Action
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import Waiting
from tablee.kernel.offers import Offer, sampled
from tablee.kernel.playout import any_answer, opening, steps_until_over
from tablee.kernel.replay import Step
from tablee.kernel.seats import Viewer
from tablee.kernel.structs import by_tag, members

Temper = Literal["whimsical", "greedy", "quarrelsome"]

PREFERRED: dict[Temper, tuple[str, ...]] = {
    "whimsical": (),
    "greedy": ("relance", "take", "pioche", "vol", "roll"),  # comes to eight cards
    "quarrelsome": ("contest", "disagree", "roll"),  # goes out one by one, until the deck runs out
}
TEMPERS: tuple[Temper, ...] = tuple(PREFERRED)
PHASES: tuple[type, ...] = members(GAME.states)


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


def recalled(moments: list[Step[State, Action]], viewer: Viewer) -> list[Fact]:
    """All that this viewer was told in the course of these moments."""
    return [fact for moment in moments for fact in GAME.tell(*moment, viewer)]


@cache
def samples() -> dict[type, list[Any]]:
    """States of every phase, for 2 to 6 players of every temper; at most two of a phase from one game."""
    found: dict[type, list[Any]] = {phase: [] for phase in PHASES}
    for seed in range(120):
        moments = whole_game(2 + seed % 5, seed, TEMPERS[seed % 3])
        met: dict[type, list[Any]] = {phase: [] for phase in PHASES}
        for before, _, after in moments:
            met[type(before)].append(before)
            met[type(after)].append(after)
        for phase, states in met.items():
            found[phase] += [*states[:1], *states[1:][-1:]]
    return found


@cache
def deals_from_two_decks() -> list[list[Step[Any, Action]]]:
    """Games until the deal in whose middle the announce deck first ran out, that deal included. [SPC-14]"""
    games = [list(whole_game(6, seed, "quarrelsome")) for seed in range(12)]
    ends = [[at for at, (before, _, _) in enumerate(game) if isinstance(before, Dealing)] for game in games]
    return [game[: at[0] + 1] for game, at in zip(games, ends, strict=True) if at]
