"""What a bot happens to know of an answer: noisy by its level, and never the answer itself."""

from math import log
from random import Random
from statistics import mean, pstdev

import pytest

from tablee.games.incroyable import GAME, positions
from tablee.games.incroyable.hunch import BESIDE_COUNTS, SPREAD, YEARS, Belief, hunch, occasion
from tablee.games.incroyable.vocabulary import Challenge, Choose, Estimate, Kind, Name
from tablee.kernel.game import LEVELS
from tablee.kernel.playout import opening
from tests.games.incroyable.cards import PACK, RISK
from tests.games.incroyable.tables import ANN, BEN, CAT, DOM, MINUS, asking, doubting, played, risking

LUCK = [(n + 0.5) / 999 for n in range(999)]


def beliefs(state, level="medium"):
    return [hunch(state, ANN, level, number) for number in LUCK]


@pytest.mark.parametrize("level", LEVELS)
def test_a_guess_is_off_by_a_factor_and_as_often_too_high_as_too_low(level):
    found = [log(belief.guess / 400) for belief in beliefs(asking(400), level)]

    assert abs(mean(found)) < 0.02
    assert abs(pstdev(found) - SPREAD[level]) < 0.05
    assert {belief.spread for belief in beliefs(asking(400), level)} == {SPREAD[level]}


@pytest.mark.parametrize("level", LEVELS)
def test_a_year_is_off_by_years(level):
    table = positions.naming(PACK, (6, 0, 0), card=RISK, stake=3)
    found = [belief.guess - 1010 for belief in beliefs(table, level)]

    assert abs(mean(found)) < 1
    assert abs(pstdev(found) / YEARS[level] - 1) < 0.05


def test_some_kinds_of_numbers_are_known_better():
    table = positions.estimating(PACK, (3, 0, 0), card=5)

    assert {belief.spread for belief in beliefs(table)} == {SPREAD["medium"] * BESIDE_COUNTS[Kind.AGE]}


def test_the_better_the_level_the_nearer_the_guess():
    for easy, medium, hard in zip(*(beliefs(asking(400), level) for level in LEVELS), strict=True):
        assert abs(easy.guess - 400) >= abs(medium.guess - 400) >= abs(hard.guess - 400)


@pytest.mark.parametrize("number", [0.0, 1.0 - 2**-53])
def test_a_guess_stays_within_1_and_9999(number):
    assert 1 <= hunch(asking(9000), ANN, "easy", number).guess <= 9999
    assert 1 <= hunch(asking(1), ANN, "easy", number).guess <= 9999


def test_a_lucky_number_is_no_more_than_a_guess():
    """In the middle of luck lies the answer, and nothing says that this one is it."""
    assert hunch(asking(400), ANN, "hard", 0.5) == Belief(400, SPREAD["hard"])
    assert len({belief.guess for belief in beliefs(asking(400))}) > 500


# Occasions


def test_one_question_is_one_occasion_whatever_phase_it_is_in():
    table = asking(50)
    settling = played(table, (ANN, Estimate(10)), (BEN, Estimate(10)), (CAT, Estimate(8)), (DOM, Estimate(3)))

    assert {occasion(state, ANN) for state in (table, settling, doubting(50, 1, 2, 3))} == {0}


def test_each_turn_and_each_question_of_a_risk_turn_is_another():
    late = positions.estimating(PACK, (0, 0, 0), card=3, before=(1, 2))
    risk = risking(50)
    named = played(risk, (ANN, Name(60)))
    second = played(named, *[(seat, Choose(MINUS)) for seat in (BEN, CAT, DOM)])

    assert occasion(late, ANN) == 10
    assert [occasion(state, BEN) for state in (risk, named, second)] == [0, 0, 1]


def test_before_the_first_question_and_after_the_end_there_is_none():
    won = played(doubting(1, 40, 90, 20, pawns=(73, 0, 0)), (ANN, Challenge(BEN)))

    assert occasion(opening(GAME, 3, pack=PACK), ANN) is None
    assert occasion(won, ANN) is None
    with pytest.raises(AssertionError, match="there is no occasion"):
        hunch(won, ANN, "easy", Random(1).random())
