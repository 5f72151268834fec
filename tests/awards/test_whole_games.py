"""What people are remembered for after whole games among bots: enough of it, true, and not the same all around."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from tablee.bots.simulation import simulated_game
from tablee.games import GAMES, ROSTER
from tablee.games.sept_pour_cent.vocabulary import Ending
from tablee.kernel.ending.honours import LEAST_AWARDS, MOST_ALIKE, Honours
from tablee.kernel.game import Result
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import Value, members, tag
from tests.game_packs import pack_for

pytestmark = pytest.mark.slow

GAMES_OF_EACH = 8
"""Of every number of players."""
SEATS = {"seat", "seats", "announcer", "victim", "finders"}
"""Fields of facts that say whose it is, where an award goes by it."""
WON_ONCE = {"longest_odds"}
"""Of whoever won, by the dice of that: nobody else can have it."""


@cache
def played(game: str) -> Sequence[tuple[int, Result, list[Any]]]:
    """How many played, what came of it and all that everybody was told. Every other one is on a short board."""
    rules, bots = GAMES[game], ROSTER[game]
    usual = list(bots)[1]
    games = []
    for number in range(GAMES_OF_EACH):
        for players in rules.players:
            options = {"board": "short"} if number % 2 and any(one.name == "board" for one in rules.options) else None
            start = opening(rules, players, options, pack_for(rules))
            end = simulated_game(rules, start, [bots[usual]] * players, [usual] * players, 17, number)
            games.append((players, end.result, [fact for step in end.steps for fact in rules.tell(*step, None)]))
    return games


def swapped(part: Any, one: Seat, other: Seat, *, says_whose: bool = False) -> Any:
    """A fact, or a part of one, as if the other one had done it."""
    if isinstance(part, Value):
        fields = {
            name: swapped(getattr(part, name), one, other, says_whose=name in SEATS) for name in part.__struct_fields__
        }
        return type(part)(**fields)
    if isinstance(part, tuple):
        return tuple(swapped(each, one, other, says_whose=says_whose) for each in part)
    return {one: other, other: one}.get(part, part) if says_whose else part


def honours(game: str, told: Sequence[Any], players: int) -> Honours:
    given = GAMES[game].honours
    assert given is not None
    return given(told, players)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_that_was_won_has_two_awards_and_no_line_more_than_twice(game: str):
    for players, result, told in played(game):
        found = honours(game, told, players)
        if result.why is Ending.DOUBLE_ZERO:  # nothing else has happened
            continue

        assert len(found.awards) >= LEAST_AWARDS, (players, found)
        assert max(Counter(type(one) for one in (*found.awards, *found.lines)).values()) <= MOST_ALIKE, found


@pytest.mark.parametrize("game", GAMES)
def test_most_awards_are_superlatives(game: str):
    superlatives = members(import_module(f"tablee.games.{game}.awards").Superlative)
    awards = [award for players, _, told in played(game) for award in honours(game, told, players).awards]

    assert sum(isinstance(award, superlatives) for award in awards) > 2 / 3 * len(awards)


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_else_equals_in_all_they_did_is_no_superlative(game: str):
    """Each game is told twice: the second time the holder of an award and somebody else have changed places."""
    superlatives = members(import_module(f"tablee.games.{game}.awards").Superlative)
    for players, _, told in played(game):
        for award in honours(game, told, players).awards:
            other = random.Random(players).choice([seat for seat in seats(players) if seat != award.seat])
            twice = honours(game, [*told, *(swapped(fact, award.seat, other) for fact in told)], players)

            for one in twice.awards:
                equal = one.seat in (award.seat, other) and tag(one) not in WON_ONCE
                assert not (equal and isinstance(one, superlatives)), (one, other)
