"""What people are remembered for after « Incroyable ! », from what everybody was told."""

from tablee.games.incroyable.awards import (
    BestNose,
    ByEye,
    GreatestLeap,
    OwnLeap,
    SharpestEye,
    WetFeet,
    WildestGuess,
    honours,
)
from tablee.games.incroyable.facts import (
    AnswerRead,
    Challenged,
    Fell,
    Judged,
    Raised,
    Shifted,
    Shown,
    ShownEstimate,
    Walked,
)
from tablee.games.incroyable.vocabulary import Kind
from tablee.kernel.ending.honours import GoodCompany
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM = map(Seat, range(4))


def question(kind, answer, *estimates, then=()):
    shown = Shown(tuple(ShownEstimate(Seat(seat), number) for seat, number in enumerate(estimates)))
    return (shown, *then, Challenged(ANN, BEN, 1), AnswerRead(kind, None, answer, None))


def walked(seat, steps, bonus=0, back=0):
    return Walked(seat, steps, bonus, back, ())


def test_the_sharpest_eye_came_nearest_and_the_wildest_guess_farthest():
    told = [*question(Kind.COUNT, 100, 50, 110, 900), *question(Kind.MEASURE, 10, 2, 5, 30)]

    assert honours(told, 3).awards == (SharpestEye(BEN, 110, 100), WildestGuess(CAT, 900, 100))


def test_years_are_off_by_centuries():
    told = [*question(Kind.COUNT, 100, 100, 99, 150), *question(Kind.YEAR, 1900, 1899, 1600, 1900)]

    assert WildestGuess(BEN, 1600, 1900) in honours(told, 3).awards


def test_estimates_are_those_that_stood_when_the_answer_was_read():
    then = (Shifted(ANN, 41), Raised(BEN, 60))
    told = question(Kind.COUNT, 42, 10, 10, then=then)

    assert honours(told, 2).awards[0] == SharpestEye(ANN, 41, 42)


def test_the_answer_of_a_risk_turn_is_about_no_estimate():
    told = [*question(Kind.COUNT, 42, 40, 10), AnswerRead(Kind.COUNT, None, 10, None)]

    assert honours(told, 2).awards[0] == SharpestEye(ANN, 40, 42)


def test_the_best_nose_was_right_most_often():
    told = [Judged(ANN, 5, success=True), Judged(BEN, 5, success=True), Judged(BEN, 5, success=True)]

    assert honours([*told, Judged(ANN, 5, success=False)], 2).awards == (BestNose(BEN, 2, 2),)


def test_whoever_was_wrong_as_often_as_right_has_no_nose():
    told = [walked(BEN, 4), *[Judged(ANN, 5, success=right) for right in (True, False)], walked(ANN, 2)]

    assert honours(told, 2).awards == (GreatestLeap(BEN, 4), OwnLeap(ANN, 2))


def test_a_leap_counts_what_carried_on_and_what_sent_back():
    told = [walked(ANN, 4, bonus=3), walked(BEN, 6), walked(BEN, 9, back=5), walked(CAT, 2, back=2)]

    assert honours(told, 3).awards == (GreatestLeap(ANN, 7), OwnLeap(BEN, 6))
    assert honours(told, 3).lines == (GoodCompany(CAT),)


def test_what_somebody_else_equals_is_no_superlative():
    eyes = question(Kind.COUNT, 100, 110, 110, 300, 300)
    told = [*eyes, Judged(ANN, 5, success=True), Judged(BEN, 5, success=True), walked(CAT, 9), walked(DOM, 9)]

    assert honours(told, 5).awards == (ByEye(ANN, 110, 100), ByEye(BEN, 110, 100))
    assert honours(told, 5).lines == (OwnLeap(CAT, 9), OwnLeap(DOM, 9), GoodCompany(Seat(4)))


def test_who_fell_into_the_water_has_wet_feet():
    told = [walked(ANN, 4), walked(BEN, 4), Fell((CAT, DOM)), Fell((CAT,))]

    assert honours(told, 4).lines == (WetFeet(CAT, 2), WetFeet(DOM, 1))
