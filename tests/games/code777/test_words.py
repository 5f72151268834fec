"""What is said of a question: a sentence for each reply that there can be; the rules page lists the same questions."""

import re

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.facts import Dealt, Found, Held, Replied
from tablee.games.code777.vocabulary import QUESTIONS, More, Tile
from tablee.kernel.seats import Seat
from tablee.words import LANGUAGES, Company, rules_page, words_for

ANN, BEN = map(Seat, range(2))
NAMES = ("Ann", "Ben", "Cat")
COUNTED = range(1, 12)
COMPARED = range(12, QUESTIONS + 1)


def said(language, fact, me=ANN):
    return words_for(language, GAME).fact(fact, Company(NAMES, me)).replace("\u202f", " ")


def replied(question, reply):
    return Replied(BEN, question, reply, (None, None, None, None), (0, 0, 0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", COUNTED)
def test_a_number_is_told_or_that_there_is_none(language, question):
    texts = [said(language, replied(question, count)) for count in range(8)]

    assert len(set(texts)) == 8
    assert all(f" {count} " in text.rpartition(":")[2] for count, text in enumerate(texts) if count)
    assert re.search(r": (no|aucune?) ", texts[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", COMPARED)
def test_of_two_sides_the_one_that_was_seen_more_is_told_in_the_words_of_the_question(language, question):
    """Each side is in the question as it is in the reply, the first one first."""
    words = words_for(language, GAME)
    first, second, same = (said(language, replied(question, more)).rpartition(": ")[2][:-1] for more in More)
    asked = words.say(f"question-{question}")

    assert 0 < asked.index(first) < asked.rindex(second)
    assert same not in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_the_questions_as_they_are_asked(language):
    words, page = words_for(language, GAME), rules_page("code777", language)

    for question in range(1, QUESTIONS + 1):
        assert f"\n{question}. {words.say(f'question-{question}')}\n" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_rule_once(language):
    page = rules_page("code777", language)

    assert sorted(re.findall(r"^- \*\*(C77-\d\d)\*\*", page, re.MULTILINE)) == [f"C77-{at:02}" for at in range(1, 16)]


def test_who_replies_is_named_and_i_am_told_that_it_is_me():
    fact = replied(16, More.FIRST)

    assert said("en", fact).startswith("Ben draws question 16: “Which do you see more of: blue 7s")
    assert said("en", fact).endswith("\nBen answers: blue 7s.")
    assert said("fr", fact, BEN).startswith("Tu tires la question 16 : « Que vois-tu le plus")


def test_racks_that_are_dealt_stand_on_lines_of_their_own():
    fact = Dealt((Held(BEN, (Tile.BROWN_4, Tile.PINK_6, Tile.BLUE_7)),), ())

    assert said("fr", fact) == "Chaque chevalet reçoit trois tuiles. Tu vois :\n  Ben : 4 brun, 6 rose et 7 bleu."


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (
            Found(BEN, (4, 6, 7), 0, 9, 11, right=True),
            "Ben: 4, 6 and 7, from the deal, certain after 9 questions, found after 11.",
        ),
        (
            Found(BEN, (1, 1, 7), 1, 1, None, right=False),
            "Ben: 1, 1 and 7, received after 1 question, certain after 1 question, still there at the end.",
        ),
        (
            Found(BEN, (5, 5, 6), 3, None, 8, right=False),
            "Ben: 5, 5 and 6, received after 3 questions, never certain, missed after 8.",
        ),
        (
            Found(BEN, (5, 5, 6), 0, 0, 0, right=True),
            "Ben: 5, 5 and 6, from the deal, certain without a question, found before the first.",
        ),
    ],
)
def test_what_could_have_been_known_of_a_rack_is_one_sentence(found, text):
    assert said("en", found) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_stays_with_who_was_right_and_not_with_the_racks_that_are_replaced(language):
    words = words_for(language, GAME)

    assert all(words.say(f"fact-{fact}.follows") for fact in ("replaced", "dummy-replaced", "reshuffled"))
    for fact in ("declared", "won"):
        with pytest.raises(KeyError):
            words.say(f"fact-{fact}.follows")
