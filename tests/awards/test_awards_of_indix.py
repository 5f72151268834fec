"""What people are remembered for after « Indix », from what everybody was told."""

from tablee.games.indix.awards import (
    BoldestCall,
    EarliestAnswer,
    FoundCards,
    MostTrails,
    SquaresWalked,
    ToughestCard,
    honours,
)
from tablee.games.indix.facts import AnsweredNothing, CardDrawn, Found, Judged, NumberPicked, Unfound, Walked
from tablee.games.indix.vocabulary import Category
from tablee.kernel.ending.honours import GoodCompany
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM = map(Seat, range(4))


def card(reader, clues, end):
    return (CardDrawn(reader, Category.THING, None), *(NumberPicked(ANN, 1 + at) for at in range(clues)), end)


def test_the_earliest_answer_took_the_fewest_clues():
    told = [*card(CAT, 5, Found(ANN, "le piano", 5, called=False)), *card(CAT, 3, Found(BEN, "Rome", 3, called=False))]

    assert honours(told, 3).awards[0] == EarliestAnswer(BEN, "Rome", 3)


def test_the_boldest_call_is_a_purple_token_of_somebody_else():
    told = [
        Found(ANN, "le piano", 2, called=True),
        Found(BEN, "Rome", 3, called=False),
        Found(CAT, "Lima", 4, called=True),
    ]

    assert honours(told, 3).awards == (EarliestAnswer(ANN, "le piano", 2), BoldestCall(CAT, "Lima", 4))


def test_the_toughest_card_is_its_reader_s_found_or_not():
    told = [*card(ANN, 2, Found(BEN, "Rome", 2, called=False)), *card(CAT, 4, Unfound("Lima"))]

    assert honours(told, 3).awards == (EarliestAnswer(BEN, "Rome", 2), ToughestCard(CAT, "Lima", 4))


def test_false_trails_are_answers_that_were_wrong_or_never_came():
    told = [
        Judged(ANN, right=False),
        AnsweredNothing(ANN, late=True),
        Judged(BEN, right=False),
        Judged(BEN, right=True),
    ]

    assert honours(told, 2).awards == (MostTrails(ANN, 2),)


def test_everybody_else_is_remembered_for_what_they_found_or_how_far_they_came():
    told = [
        *card(ANN, 2, Found(BEN, "Rome", 2, called=False)),
        *card(ANN, 2, Found(CAT, "Lima", 2, called=False)),
        Walked(DOM, 3, ()),
        Walked(DOM, 4, ()),
    ]

    assert honours(told, 5).lines == (FoundCards(CAT, 1), SquaresWalked(DOM, 7), GoodCompany(Seat(4)))
