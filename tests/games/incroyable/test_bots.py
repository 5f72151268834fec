"""What is true of every bot of « Incroyable ! », at every level, in every seat, at any moment."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.bots.tournament import Bout
from tablee.bots.tournament import played as bouts_played
from tablee.games.incroyable import GAME, positions
from tablee.games.incroyable.bots import BOTS, TEMPERS, Mind, Scale, learnt
from tablee.games.incroyable.hunch import Belief, hunch
from tablee.games.incroyable.phases import Preparing, Won
from tablee.games.incroyable.vocabulary import Challenge, Choose, Estimate, Name, Pass, Raise, Shift, Sign
from tablee.kernel.entries import Acted
from tablee.kernel.game import Waiting
from tablee.kernel.offers import offered
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat
from tests.games.incroyable.cards import PACK, RISK
from tests.games.incroyable.random_games import samples, whole_game
from tests.games.incroyable.tables import (
    ANN,
    BEN,
    CAT,
    all_estimate,
    asking,
    doubting,
    played,
    risking,
    seen,
)
from tests.games.incroyable.witness import WITNESS

TURNS = [state for phase, states in samples().items() if phase not in (Preparing, Won) for state in states]
by_level = pytest.mark.parametrize("level", LEVELS)


def turns() -> Iterator[tuple[Any, Seat]]:
    """Any state of any game in which somebody is awaited, with each of them."""
    for state in TURNS:
        waiting = GAME.pending(state)
        assert isinstance(waiting, Waiting)
        yield from ((state, seat) for seat in waiting.awaited)


def choice(level, table, seat, belief, seed=0):
    view = seen(table, seat)
    return BOTS[level](view, GAME.offers(view), (), belief, Random(seed))


def test_there_is_a_bot_for_each_level():
    assert tuple(BOTS) == LEVELS


@by_level
def test_a_bot_can_take_any_seat_in_every_phase_and_does_what_is_allowed(level):
    for number, (state, seat) in enumerate(turns()):
        for luck in (0.001, 0.3, 0.5, 0.9, 0.999):
            action = choice(level, state, seat, hunch(state, seat, level, luck), number)

            assert offered(GAME.offers(seen(state, seat)).choices, action)


@by_level
def test_a_bot_does_the_same_in_worlds_that_differ_in_what_it_cannot_see(level):
    """It has a view, offers and its hunch, and nothing else."""
    for number, (state, seat) in enumerate(turns()):
        belief = hunch(state, seat, level, 0.3)
        twin = WITNESS.twin(state, seat, Random(number))

        assert choice(level, state, seat, belief, number) == choice(level, twin, seat, belief, number)


@by_level
def test_a_bot_without_a_hunch_says_so(level):
    with pytest.raises(AssertionError, match="the table gives one for every question"):
        choice(level, asking(50), ANN, None)


# Estimates


@by_level
def test_the_first_estimate_stays_below_what_it_believes_and_the_better_bots_more_so(level):
    action = choice(level, asking(400), ANN, Belief(400, 0.5))

    assert isinstance(action, Estimate)
    assert action.number < 400
    assert TEMPERS["easy"].shade < TEMPERS["medium"].shade < TEMPERS["hard"].shade


def test_a_year_is_shaded_by_years():
    table = positions.estimating(PACK, (0, 0, 0), card=4)

    assert choice("hard", table, ANN, Belief(1911, 28.0)) == Estimate(1883)


@by_level
def test_whoever_must_give_way_goes_down_where_that_is_possible(level):
    table = played(asking(50, 3), *all_estimate(10, 10, 8))
    at_the_bottom = played(asking(50, 3), *all_estimate(1, 1, 8))

    assert choice(level, table, BEN, Belief(12, 0.5)) == Shift(9)
    assert choice(level, at_the_bottom, BEN, Belief(12, 0.5)) == Shift(2)


# Doubt


@by_level
def test_what_is_far_too_high_is_challenged_and_what_is_not_is_let_be(level):
    table = doubting(50, 40, 900, 30)

    assert choice(level, table, ANN, Belief(45, 0.4)) == Challenge(BEN)
    assert choice(level, table, ANN, Belief(5000, 0.4)) == Pass()


def test_of_two_that_are_too_high_the_one_that_pays_more_is_challenged():
    """The third highest: 7 and 3."""
    table = doubting(50, 40, 9000, 8000, 7000, passed=2)

    assert choice("medium", table, ANN, Belief(45, 0.2)) == Challenge(Seat(3))


@by_level
def test_the_lowest_jumps_when_it_believes_more(level):
    """Creeping by one would never end."""
    action = choice(level, doubting(900, 40, 60, 30, passed=1), CAT, Belief(900, 0.4))

    assert isinstance(action, Raise)
    assert action.number > 100


@by_level
def test_a_jump_goes_past_what_others_hold(level):
    table = doubting(900, 40, 60, 30, passed=1)
    wanted = choice(level, table, CAT, Belief(900, 0.4)).number
    taken = replace(table, estimates=(40, wanted, 30))
    action = choice(level, taken, CAT, Belief(900, 0.4))

    assert action.number not in (40, wanted)
    assert offered(GAME.offers(seen(taken, CAT)).choices, action)


@by_level
def test_with_no_raise_left_somebody_is_challenged(level):
    assert isinstance(choice(level, doubting(9999, 9998, 9997, 9999, passed=1), BEN, Belief(9999, 0.4)), Challenge)
    full = doubting(9999, 9990, 9999, 9980, 9998, 9997, 9996, passed=4)
    assert isinstance(choice(level, full, CAT, Belief(9999, 0.1)), Challenge | Raise)


def test_who_learns_believes_more_when_the_others_say_more():
    scale, own = Scale(is_year=False), Mind(4.0, 0.5)
    high, low = (
        learnt(seen(doubting(50, 30, *others), ANN), scale, own, TEMPERS["hard"]) for others in ((500, 600), (5, 6))
    )

    assert low.middle < own.middle < high.middle
    assert high.spread < own.spread
    assert learnt(seen(doubting(50, 30, 500, 600), ANN), scale, own, TEMPERS["easy"]) == own


# Risk turns


@by_level
@pytest.mark.parametrize(("guess", "side"), [(20, -1), (200, +1)])
def test_a_number_is_named_near_the_answer_on_the_side_that_seemed_unlikely(level, guess, side):
    """Who believed in less before the answer was seen supposes that the others do, and names a number below it."""
    for seed in range(8):
        action = choice(level, risking(50), ANN, Belief(guess, 0.5), seed)

        assert isinstance(action, Name)
        assert 0 < (action.number - 50) * side < 25


@by_level
def test_at_either_end_the_number_is_named_on_the_other_side(level):
    assert choice(level, risking(1), ANN, Belief(1, 0.5)).number > 1
    assert choice(level, risking(9999), ANN, Belief(9999, 0.5)).number < 9999
    assert choice(level, risking(1), ANN, Belief(1, 0.01)) == Name(2)


@by_level
def test_plus_or_minus_by_what_it_believes(level):
    table = played(risking(50), (ANN, Name(60)))

    assert choice(level, table, BEN, Belief(40, 0.5)) == Choose(Sign.MINUS)
    assert choice(level, table, BEN, Belief(90, 0.5)) == Choose(Sign.PLUS)


# Whole games


@pytest.mark.slow
@by_level
@pytest.mark.parametrize("players", GAME.players)
def test_a_round_among_bots_takes_12_decisions_a_seat_at_most_19_times_of_20(players, level):
    """Risk turns apart: five questions are asked there, of those who are right."""
    taken = []
    for seed in range(12):
        counts: Counter[tuple[int, int]] = Counter()
        for state, entry, _ in whole_game(players, seed, level=level):
            if isinstance(entry, Acted):
                counts[state.race.turn, entry.seat] += 1
        taken += counts.values()

    assert sorted(taken)[int(len(taken) * 0.95)] <= 12


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(players, stronger, weaker):
    """A wide bound on few games; docs/reference/bots-incroyable.md has the whole ladder."""
    bout = Bout(players, stronger, weaker)
    start = opening(GAME, players, pack=PACK)
    tally = bouts_played(GAME, bout, (BOTS[stronger], BOTS[weaker]), seed=1, numbers=range(120), start=start)

    assert tally.games_won().low > bout.par


def test_the_questioner_of_the_fourth_worked_turn_could_be_a_bot():
    table = positions.naming(PACK, (13, 14, 5, 6), questioner=3, card=RISK)

    assert choice("hard", table, Seat(3), Belief(60, 0.3)).number < 93
