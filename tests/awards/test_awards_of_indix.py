"""What people are remembered for after « Indix », from what everybody was told."""

from tablee.games.indix.awards import (
    BestMemory,
    BoldestCall,
    CardsRead,
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

ANN, BEN, CAT, DOM, EVA, FAY = map(Seat, range(6))


def card(reader, clues, end):
    return (CardDrawn(reader, Category.THING, None), *(NumberPicked(ANN, 1 + at) for at in range(clues)), end)


def test_the_earliest_answer_took_the_fewest_clues():
    told = [*card(CAT, 5, Found(ANN, "le piano", 5, called=False)), *card(CAT, 3, Found(BEN, "Rome", 3, called=False))]

    assert honours(told, 3).awards[0] == EarliestAnswer(BEN, "Rome", 3)


def test_the_boldest_call_spent_its_purple_token_after_the_fewest_clues():
    told = [
        Found(ANN, "le piano", 2, called=False),
        Found(BEN, "Rome", 6, called=True),
        Found(CAT, "Lima", 4, called=True),
    ]

    assert honours(told, 3).awards[:2] == (EarliestAnswer(ANN, "le piano", 2), BoldestCall(CAT, "Lima", 4))


def test_answers_that_are_as_early_are_nobody_s_superlative():
    told = [*card(CAT, 2, Found(ANN, "Rome", 2, called=True)), *card(CAT, 2, Found(BEN, "Lima", 2, called=True))]

    assert honours(told, 3).awards == (ToughestCard(CAT, "Rome", 2), FoundCards(ANN, 1))


def test_the_best_memory_found_the_most_cards():
    told = [*card(CAT, 5, Found(ANN, "Rome", 2, called=False)), Found(BEN, "Lima", 2, called=False)]

    assert honours([*told, Found(BEN, "Oslo", 3, called=False)], 3).awards == (
        ToughestCard(CAT, "Rome", 5),
        BestMemory(BEN, 2),
    )


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
    assert honours([*told, Judged(BEN, right=False)], 2).awards == ()


def test_everybody_else_is_remembered_for_what_they_found_or_how_far_they_came():
    told = [
        *card(ANN, 3, Found(BEN, "Rome", 2, called=False)),
        *card(EVA, 2, Found(CAT, "Lima", 3, called=False)),
        Walked(DOM, 3, ()),
        Walked(DOM, 4, ()),
    ]

    assert honours(told, 6).awards == (EarliestAnswer(BEN, "Rome", 2), ToughestCard(ANN, "Rome", 3))
    assert honours(told, 6).lines == (FoundCards(CAT, 1), SquaresWalked(DOM, 7), CardsRead(EVA, 1), GoodCompany(FAY))
