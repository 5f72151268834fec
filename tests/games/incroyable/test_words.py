"""What is said in « Incroyable ! »: numbers read as they are written on a card, and the rules page has every rule."""

import re

import pytest

from tablee.games.incroyable import GAME
from tablee.games.incroyable.facts import (
    AnswerRead,
    Challenged,
    Fell,
    Judged,
    RiskAsked,
    Scored,
    SeatPoints,
    Shown,
    ShownEstimate,
    Walked,
    Won,
)
from tablee.games.incroyable.vocabulary import DANGERS, PRIZES, SPIRALS, STAKES, Kind, Symbol
from tablee.kernel.seats import Seat
from tablee.words import LANGUAGES, Company, rules_page, words_for

ANN, BEN, CAT = map(Seat, range(3))
NAMES = ("Ann", "Ben", "Cat")
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def said(language, fact, me=ANN):
    return words_for(language, GAME).fact(fact, Company(NAMES, me)).replace("\u202f", " ")


@in_each_language
@pytest.mark.parametrize("number", [7, 93, 1010, 9999])
def test_a_number_is_written_without_marks_between_its_digits(language, number):
    """It may be a year."""
    for fact in (
        AnswerRead(Kind.YEAR, None, number, None),
        Challenged(BEN, CAT, number),
        Shown((ShownEstimate(BEN, number),)),
        RiskAsked(ANN, 2, Symbol.LIVRES, "?", Kind.YEAR, "", number),
    ):
        assert re.search(rf"\b{number}\b", said(language, fact))


def test_an_answer_has_its_unit_and_its_story():
    assert (
        said("fr", AnswerRead(Kind.COUNT, "étoiles", 50, "Une par État.")) == "La réponse : 50 étoiles. Une par État."
    )
    assert said("fr", AnswerRead(Kind.YEAR, None, 1010, None)) == "La réponse : 1010."
    assert said("en", AnswerRead(Kind.COUNT, "étoiles", 50, None)) == "The answer: 50 étoiles."


@in_each_language
def test_the_answer_of_a_risk_turn_is_said_to_the_questioner_alone(language):
    asked = RiskAsked(BEN, 2, Symbol.LIVRES, "Combien ?", Kind.COUNT, "", None)

    assert said(language, asked).endswith("Combien ?")


@in_each_language
def test_a_challenge_is_the_cry_and_says_whose_number_it_is(language):
    others, mine, me = (
        said(language, fact) for fact in (Challenged(BEN, CAT, 17), Challenged(BEN, ANN, 17), Challenged(ANN, BEN, 17))
    )

    assert all("Incroyable" in text and "17" in text for text in (others, mine, me))
    assert len({others, mine, me}) == 3
    assert "Cat" in others
    assert "Cat" not in mine


def test_a_challenge_is_said_of_any_name_and_of_a_year_too():
    """« De » would be elided before some names in h and not before others, and nobody speaks of « les 1961 de » one."""
    assert said("fr", Challenged(BEN, CAT, 1961)) == "« Incroyable ! » Ben ne croit pas Cat, qui dit 1961."
    assert said("fr", Challenged(BEN, ANN, 1961)) == "« Incroyable ! » Ben ne te croit pas, toi qui dis 1961."


@in_each_language
def test_a_verdict_says_whether_it_was_too_high(language):
    right, wrong = (said(language, Judged(BEN, 17, success=success)) for success in (True, False))

    assert right != wrong
    assert "17" in right
    assert "17" in wrong


def test_points_and_walks_are_told_in_words():
    assert said("en", Scored((SeatPoints(BEN, 7), SeatPoints(CAT, 5)))).endswith("going over: Ben 7 and Cat 5.")
    assert said("fr", Walked(BEN, 1, 0, 0, (1,))) == "Ben avance de 1 case."
    assert said("fr", Walked(BEN, 7, 2, 0, (1,))) == "Ben avance de 7 cases, plus 2 grâce à la case bonus."
    assert said("fr", Walked(BEN, 7, 0, 3, (1,))) == "Ben avance de 7 cases, puis la case noire fait reculer de 3."
    assert said("fr", Walked(ANN, 2, 0, 0, (1,))) == "Tu avances de 2 cases."


@in_each_language
def test_who_falls_and_who_wins_is_told_to_one_and_to_several(language):
    for kind in (Fell, Won):
        texts = [said(language, kind(seats), ANN) for seats in ((ANN,), (BEN,), (ANN, BEN), (BEN, CAT))]

        assert len({*texts}) == 4


@in_each_language
def test_the_rules_page_has_every_rule_once(language):
    page = rules_page("incroyable", language)

    assert sorted(re.findall(r"^- \*\*(INC-\d\d)\*\*", page, re.MULTILINE)) == [f"INC-{at:02}" for at in range(1, 25)]


@in_each_language
def test_the_rules_page_has_the_numbers_of_the_rules(language):
    page = rules_page("incroyable", language)

    assert ", ".join(map(str, SPIRALS)) in page
    assert ", ".join(f"{square} (−{back})" for square, back in DANGERS.items()) in page
    assert ", ".join(map(str, PRIZES[1:])) in page
    assert ", ".join(map(str, STAKES[:-1])) in page
