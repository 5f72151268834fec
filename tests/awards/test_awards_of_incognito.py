"""What people are remembered for after « Incognito », from what everybody was told."""

from tablee.games.incognito.awards import (
    BestEye,
    BestHidden,
    BestKept,
    BestRound,
    CraftiestChalk,
    Drew,
    FoundWords,
    OpenBook,
    WellHidden,
    honours,
)
from tablee.games.incognito.facts import Revealed, Scored, SeatPoints
from tablee.games.incognito.vocabulary import Found
from tablee.kernel.ending.honours import GoodCompany
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM, EVA = map(Seat, range(5))


def revealed(seat, word, found, *finders, points=0):
    return Revealed(seat, "à la ferme", 1, word, "", (), found, finders, points, None)


def test_the_best_hidden_word_is_the_one_that_fewest_found():
    told = [
        revealed(ANN, "as", Found.SOME, CAT, DOM),
        revealed(BEN, "clé", Found.SOME, CAT),
        revealed(CAT, "roue", Found.EVERYBODY, ANN, BEN, DOM),
    ]

    assert honours(told, 4).awards[0] == BestHidden(BEN, "clé", "à la ferme", (CAT,))


def test_words_that_as_few_found_are_well_hidden_and_neither_is_the_best():
    told = [revealed(ANN, "as", Found.SOME, CAT, DOM), revealed(BEN, "clé", Found.SOME, CAT, DOM)]

    assert honours(told, 2).awards == (WellHidden(ANN, "as", "à la ferme", (CAT, DOM)), Drew(BEN, "à la ferme"))


def test_the_best_eye_found_most_words():
    told = [revealed(ANN, "as", Found.SOME, CAT, DOM), revealed(BEN, "clé", Found.EVERYBODY, ANN, CAT, DOM)]

    assert BestEye(CAT, 2) not in honours(told, 4).awards
    assert BestEye(CAT, 3) in honours([*told, revealed(BEN, "clé", Found.SOME, CAT)], 4).awards


def test_eyes_that_are_as_good_are_good_and_neither_the_best():
    told = [revealed(ANN, "as", Found.EVERYBODY, CAT, DOM, BEN), revealed(BEN, "clé", Found.SOME, CAT, DOM)]

    assert honours(told, 4).lines == (FoundWords(CAT, 2), FoundWords(DOM, 2))


def test_what_nobody_or_everybody_saw_is_remembered_where_it_is_one_person_s():
    told = [revealed(ANN, "as", Found.NOBODY), revealed(BEN, "clé", Found.EVERYBODY, ANN, CAT)]

    assert honours(told, 3).awards == (BestKept(ANN, "as", "à la ferme"), OpenBook(BEN, "clé", "à la ferme"))
    assert honours([*told, revealed(CAT, "roue", Found.NOBODY)], 3).lines == (Drew(CAT, "à la ferme"),)


def test_the_best_round_brought_the_most_points_and_the_craftiest_chalk_hid_the_most_words():
    told = [
        Scored((SeatPoints(ANN, 3, 3), SeatPoints(BEN, 2, 2))),
        Scored((SeatPoints(BEN, 4, 6), SeatPoints(ANN, 1, 4))),
        *[revealed(CAT, word, Found.SOME, ANN, BEN) for word in ("as", "clé")],
        revealed(DOM, "roue", Found.SOME, ANN, BEN),
    ]

    assert honours(told, 5).awards == (BestRound(BEN, 4, 2), CraftiestChalk(CAT, 2))


def test_of_whom_nothing_can_be_said_it_is_said_that_they_were_there():
    assert honours([revealed(ANN, "as", Found.NOBODY)], 2).lines == (GoodCompany(BEN),)
