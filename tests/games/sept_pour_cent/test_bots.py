"""What is true of every bot of « 7 % », at every level, in every seat, at any moment."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.bots.match import match
from tablee.bots.tournament import Bout, played
from tablee.games import bot
from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.bots import BOTS
from tablee.games.sept_pour_cent.phases import Announcing, Contesting, Discarding, Rewarding
from tablee.kernel.entries import Acted
from tablee.kernel.game import Waiting
from tablee.kernel.offers import offered
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.seats import Seat
from tests.games.sept_pour_cent.random_games import samples

TURNS = [state for phase in (Announcing, Contesting, Rewarding, Discarding) for state in samples()[phase]]


def turns() -> Iterator[tuple[Any, Seat, Any]]:
    """Any state of any game in which somebody is awaited, as that seat sees it."""
    for state in TURNS:
        waiting = GAME.pending(state)
        assert isinstance(waiting, Waiting)
        (seat,) = waiting.awaited
        yield state, seat, GAME.view(state, seat)


def test_there_is_a_bot_for_each_level():
    assert tuple(BOTS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_take_any_seat_at_any_moment_and_does_what_is_allowed(level):
    for number, (state, seat, seen) in enumerate(turns()):
        offers = GAME.offers(seen)
        for seed in range(3):
            action = BOTS[level](seen, offers, (), None, Random(f"{number}/{seed}"))

            assert offered(offers.choices, action)
            GAME.apply(state, seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_dice_give_the_same_action(level):
    for number, (_, _, seen) in enumerate(turns()):
        first, second = (BOTS[level](seen, GAME.offers(seen), (), None, Random(number)) for _ in range(2))

        assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_the_same_in_worlds_that_differ_in_what_it_cannot_see(level):
    for number, (state, seat, seen) in enumerate(turns()):
        twin = GAME.imagine(seen, (), None, Random(number))
        there = GAME.view(twin, seat)

        here = BOTS[level](seen, GAME.offers(seen), (), None, Random(number))

        assert here == BOTS[level](there, GAME.offers(there), (), None, Random(number))
        assert twin != state or not hidden(state)


def hidden(state):
    """Whether anything is hidden that could be drawn otherwise: at the very end of the reward deck there may not be."""
    return isinstance(state, Announcing | Contesting)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_games(level, players):
    rng = Random(players)

    end = match(GAME, opening(GAME, players), [BOTS[level]] * players, partial(any_answer, rng=rng), rng)

    assert len(end.result.winners) == 1
    assert end.decisions == sum(isinstance(entry, Acted) for _, entry, _ in end.steps)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(stronger, weaker, players):
    """A wide bound on few games; docs/reference/bots-sept-pour-cent.md has the whole ladder."""
    bout = Bout(players, stronger, weaker)
    pair = (bot(GAME, stronger), bot(GAME, weaker))

    tally = played(GAME, bout, pair, seed=1, numbers=range(300), fact="round_won")

    assert tally.games_won().low > bout.par
    assert tally.facts_won().share > bout.par
