"""What people are remembered for after « Incognito », from what everybody was told."""

from tablee.games.incognito.awards import BestEye, BestHidden, BestKept, Drew, FoundWords, OpenBook, honours
from tablee.games.incognito.facts import Revealed
from tablee.games.incognito.vocabulary import Found
from tablee.kernel.ending.honours import GoodCompany
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM, EVA = map(Seat, range(5))


def revealed(seat, word, found, *finders, points=0):
    return Revealed(seat, "à la ferme", 1, word, "", (), found, finders, points, None)


def test_the_best_hidden_word_is_worth_most_and_of_two_the_one_that_fewer_found():
    told = [
        revealed(ANN, "as", Found.SOME, CAT, DOM, points=3),
        revealed(BEN, "clé", Found.SOME, CAT, points=3),
        revealed(CAT, "roue", Found.SOME, ANN, points=2),
    ]

    assert honours(told, 4).awards[0] == BestHidden(BEN, "clé", "à la ferme", (CAT,))


def test_the_best_eye_found_most_words():
    told = [revealed(ANN, "as", Found.SOME, CAT, DOM, points=3), revealed(BEN, "clé", Found.SOME, CAT, points=2)]

    assert BestEye(CAT, 2) in honours(told, 4).awards
    assert honours(told, 4).lines == (Drew(BEN, "à la ferme"), FoundWords(DOM, 1))


def test_what_nobody_or_everybody_saw_is_remembered_too():
    told = [revealed(ANN, "as", Found.NOBODY), revealed(BEN, "clé", Found.EVERYBODY, ANN, CAT)]

    assert honours(told, 3).awards == (
        BestEye(ANN, 1),
        OpenBook(BEN, "clé", "à la ferme"),
    )
    assert honours(told[:1], 2).awards == (BestKept(ANN, "as", "à la ferme"),)
    assert honours(told[:1], 2).lines == (GoodCompany(BEN),)
