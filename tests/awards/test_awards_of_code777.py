"""What people are remembered for after Code 777, from what everybody was told."""

from tablee.games.code777.awards import (
    GreatestClick,
    LongestPatience,
    LuckiestGuess,
    NearMiss,
    RepliesGiven,
    RightTimes,
    SharpestDeduction,
    ToughestRack,
    honours,
)
from tablee.games.code777.facts import Course, Declared, Found, Replaced, Replied
from tablee.games.code777.vocabulary import TILES
from tablee.kernel.ending.honours import GoodCompany
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM = map(Seat, range(4))
TRIPLE = (1, 2, 3)


def found(seat, dealt, certain, declared, *, right=True):
    return Found(seat, TRIPLE, dealt, certain, declared, right)


def rack(*numbers):
    return tuple(next(tile for tile in TILES if tile.number == number) for number in numbers)


def test_the_sharpest_deduction_took_the_fewest_questions_and_was_certain():
    told = [found(ANN, 0, 6, 7), found(BEN, 3, 8, 8), found(CAT, 0, None, 1), found(CAT, 0, 3, 3, right=False)]

    assert honours(told, 3).awards[0] == SharpestDeduction(BEN, TRIPLE, 5)


def test_a_deduction_that_somebody_else_equals_is_not_the_sharpest():
    told = [found(ANN, 0, 5, 5), found(BEN, 3, 8, 8), found(BEN, 8, 13, 13)]

    assert not any(isinstance(award, SharpestDeduction) for award in honours(told, 2).awards)


def test_the_toughest_rack_stood_longest_and_the_one_at_the_end_until_then():
    told = [
        *[Replied(ANN, 1, 0, (), ())] * 20,
        found(ANN, 0, 6, 12, right=False),
        found(BEN, 7, None, None, right=False),
    ]

    assert honours(told, 2).awards[-1] == ToughestRack(BEN, TRIPLE, 13)


def test_the_greatest_click_is_by_what_one_question_left_of_what_was_possible():
    told = [Course(ANN, (60, 30, 1, 50), (2, 4, 100, 2)), Course(BEN, (60, 3, 1), (2, 33, 100))]

    assert honours(told, 2).awards == (GreatestClick(ANN, 30, 1),)


def test_the_luckiest_guess_came_before_it_could_be_known():
    told = [Course(ANN, (9, 5, 3), (4, 20, 40)), found(ANN, 0, 2, 1), found(ANN, 0, None, 2)]

    assert honours(told, 2).awards[0] == LuckiestGuess(ANN, TRIPLE, 20)


def test_a_guess_beyond_what_was_worked_out_is_none():
    told = [Course(ANN, (9,), (4,)), found(ANN, 0, None, 1)]

    assert honours(told, 2).awards == (ToughestRack(ANN, TRIPLE, 1),)


def test_a_near_miss_has_two_of_three():
    wrong = Declared(BEN, (2, 4, 5), right=False, points=0)
    told = [
        Declared(ANN, (1, 1, 1), right=False, points=0),
        Replaced(ANN, rack(2, 3, 4), None),
        wrong,
        Replaced(BEN, rack(2, 4, 7), None),
        Replaced(CAT, rack(2, 4, 7), None),
    ]

    assert honours(told, 3).awards[0] == NearMiss(BEN, (2, 4, 5), (2, 4, 7))


def test_patience_is_what_was_certain_and_not_declared_for_long():
    told = [found(ANN, 0, 4, 4), found(BEN, 0, 2, 5), found(BEN, 5, 6, 13), found(BEN, 13, 14, None, right=False)]

    assert honours(told, 2).awards == (SharpestDeduction(ANN, TRIPLE, 4), LongestPatience(BEN, TRIPLE, 7))


def test_everybody_else_is_remembered_for_what_they_declared_or_replied():
    told = [
        Declared(ANN, (1, 1, 1), right=True, points=1),
        Declared(ANN, (1, 1, 1), right=False, points=1),
        Replied(ANN, 1, 0, (), ()),
        Replied(BEN, 1, 0, (), ()),
        found(CAT, 0, 3, 3),
        found(DOM, 0, 3, 5),
    ]

    assert honours(told, 5).lines == (RightTimes(ANN, 1, 2), RepliesGiven(BEN, 1), GoodCompany(Seat(4)))
