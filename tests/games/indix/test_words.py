"""What is said in « Indix »: nothing is missing, nobody is told too much, and the rules page has every rule."""

import re
from pathlib import Path

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.facts import (
    Answered,
    AnsweredNothing,
    Asked,
    AskedFreely,
    Begins,
    Called,
    CardDrawn,
    DieRolled,
    Disputed,
    Found,
    Judged,
    Nodded,
    NumberPicked,
    Passed,
    Replied,
    Spoke,
    TokenBack,
    Unfound,
    Walked,
    Weighed,
    Won,
)
from tablee.games.indix.glance import glance
from tablee.games.indix.menu import MENUS, Trait
from tablee.games.indix.vocabulary import (
    FINISH,
    FREE_PRIZE,
    LONGEST_ANSWER,
    LONGEST_QUESTION,
    POINTS,
    SLOTS,
    BoardName,
    Category,
    Face,
    Truth,
)
from tablee.kernel.seats import Seat
from tablee.kernel.text import Text
from tablee.words import LANGUAGES, Company, rules_page, words_for
from tablee.words.missing import missing
from tests.games.indix.random_games import samples
from tests.games.indix.tables import seen, thinking
from tests.rule_ids import faults_of

ANN, BEN, CAT, DOM = map(Seat, range(4))
NAMES = ("Ann", "Ben", "Cat", "Dom")
ROOT = Path(__file__).parents[3]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def said(language, fact, me=ANN):
    return words_for(language, GAME).fact(fact, Company(NAMES, me)).replace("\u202f", " ")


@in_each_language
def test_nothing_is_missing(language):
    assert missing(language, GAME) == []


def test_every_rule_has_a_test_and_both_pages_have_the_same():
    assert list(faults_of(ROOT, "indix")) == []


def test_the_category_is_announced_as_the_rulebook_does():
    assert said("fr", CardDrawn(BEN, Category.PERSON, None)) == "Ben lit : « Je suis un personnage. »"
    assert said("fr", CardDrawn(BEN, Category.PLACE, None)) == "Ben lit : « Je suis un lieu. »"
    assert said("en", CardDrawn(BEN, Category.THING, None)) == "Ben reads: “I am a thing.”"


@in_each_language
def test_the_name_is_said_to_the_reader_and_to_nobody_else(language):
    assert "Obélix" in said(language, CardDrawn(ANN, Category.PERSON, "Obélix"))
    assert words_for(language, GAME).heading(CardDrawn(BEN, Category.PERSON, None), Company(NAMES, ANN))


@in_each_language
@pytest.mark.parametrize(
    "fact",
    [
        Begins,
        lambda seat: NumberPicked(seat, 7),
        lambda seat: DieRolled(seat, Face.MARK),
        lambda seat: Asked(seat, Trait.WOMAN),
        lambda seat: AskedFreely(seat, Text("Où ?")),
        lambda seat: Nodded(seat, Truth.DEPENDS),
        lambda seat: Replied(seat, Text("Loin.")),
        Passed,
        Spoke,
        Called,
        lambda seat: Answered(seat, Text("Obélix")),
        lambda seat: AnsweredNothing(seat, late=True),
        lambda seat: AnsweredNothing(seat, late=False),
        lambda seat: Weighed(seat, None),
        lambda seat: Judged(seat, right=True),
        lambda seat: Judged(seat, right=False),
        lambda seat: Found(seat, "Obélix", 3, called=False),
        lambda seat: Found(seat, "Obélix", 3, called=True),
        lambda seat: Walked(seat, 3, (1, 2, 3)),
        TokenBack,
        lambda seat: Won((seat,)),
    ],
)
def test_what_happens_to_me_is_said_to_me(language, fact):
    assert said(language, fact(ANN)) != said(language, fact(BEN))
    assert "Ben" in said(language, fact(BEN))


@in_each_language
def test_the_advice_of_the_measure_is_said_differently_each_time(language):
    texts = {said(language, Weighed(ANN, verdict)) for verdict in ("slip", "almost", "wrong", None)}

    assert len(texts) == 4


def test_a_decision_against_the_measure_reads_like_this():
    accepted = Disputed(BEN, CAT, Text("la Pucelle"), "almost", accepted=True)
    turned_down = Disputed(BEN, ANN, Text("Jeane"), "slip", accepted=False)

    assert said("fr", accepted) == "Cat a accepté « la Pucelle », dit par Ben, et la carte disait : presque."
    assert said("en", turned_down) == ("You refused “Jeane”, said by Ben, and the card said: right, apart from a typo.")


def test_who_found_it_and_how_reads_like_this():
    shared = "une case par indice pour qui lisait, et le reste des 20 pour qui a trouvé."
    one, many = (said("fr", Found(seat, "Obélix", clues, called=False)) for seat, clues in ((BEN, 1), (ANN, 12)))

    assert one.startswith("C’était Obélix. Ben a trouvé en 1 indice")
    assert many.startswith("C’était Obélix. Tu as trouvé en 12 indices")
    assert one.endswith(shared)
    assert many.endswith(shared)
    assert said("en", Found(BEN, "Obélix", 5, called=True)) == (
        "It was Obélix. Ben’s free answer was right: 10 squares, and none for the reader."
    )


@in_each_language
def test_every_question_of_a_menu_ends_in_a_question_mark_and_is_asked_once(language):
    words = words_for(language, GAME)
    for menu in MENUS.values():
        texts = [words.say(f"trait-{trait.replace('_', '-')}") for trait in menu]

        assert all(text.endswith("?") for text in texts)
        assert len({*texts}) == len(texts)


@in_each_language
def test_what_is_expected_of_the_investigator_and_of_who_may_call_differs(language):
    words, table = words_for(language, GAME), thinking()
    texts = {words.turn(seen(table, seat), GAME.offers(seen(table, seat)), Company(NAMES, seat)) for seat in (BEN, CAT)}

    assert len(texts) == 2


@in_each_language
def test_at_every_moment_all_can_be_said_of_how_things_stand_and_of_what_one_may_do(language):
    words = words_for(language, GAME)
    for states in samples().values():
        for state in states[:6]:
            names = [f"P{at}" for at in range(GAME.players_in(state))]
            for seat in map(Seat, range(len(names))):
                view, company = seen(state, seat), Company(names, seat)
                offers = GAME.offers(view)
                lines = [words.glance(line, company) for line in glance(view)]
                said_of = [words.offer(offer, company) for offer in offers.choices]

                assert all(label and text for label, text in lines)
                assert all(said_of)
                assert words.turn(view, offers, company)


def test_how_things_stand_reads_like_this():
    words, view = words_for("fr", GAME), seen(thinking((4, 1)), CAT)
    lines = [words.glance(line, Company(NAMES, CAT)) for line in glance(view)]
    read = [f"{label} : {text}".replace("\u202f", " ") for label, text in lines]

    assert read == [
        "On cherche : un personnage ; Ann lit ; c’est ton tour ; 18 numéros libres",
        "Indice : 1 : J’ai filé la laine avant de porter l’armure.",
        "Indice : 4 : un point d’interrogation",
        "Jetons violets : toi, Ann, Ben et Dom",
        "La course : Ann : 0, Ben : 0, toi : 0 et Dom : 0 ; arrivée : 80",
    ]


def test_who_looks_is_said_so_that_any_name_fits():
    """« le tour de Élise » would be wrong."""
    words, view = words_for("fr", GAME), seen(thinking((4, 1)), ANN)
    _, text = words.glance(glance(view)[0], Company(("Ann", "Ben", "Élise", "Dom"), ANN))

    assert "; Élise cherche" in text


@in_each_language
def test_a_refusal_names_how_long_a_text_may_be_and_the_numbers_there_are(language):
    words = words_for(language, GAME)

    assert str(LONGEST_ANSWER) in words.say("refusal-too-long")
    assert str(LONGEST_QUESTION) in words.say("refusal-too-long")
    assert str(SLOTS) in words.say("refusal-out-of-range")


def figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


@in_each_language
def test_figures_that_are_told_are_those_of_the_rules(language):
    words = words_for(language, GAME)
    called, in_turn = (Found(ANN, "Mozart", 7, called) for called in (True, False))

    assert figures(said(language, called)) == [FREE_PRIZE]
    assert figures(said(language, in_turn)) == [7, POINTS]
    assert figures(said(language, Unfound("Mozart"))) == [POINTS]
    assert [figures(words.say(f"option-board-{board}")) for board in BoardName] == [[FINISH[one]] for one in BoardName]


@in_each_language
def test_the_rules_page_has_every_rule_once(language):
    page = rules_page("indix", language)

    assert sorted(re.findall(r"^- \*\*(IDX-\d\d)\*\*", page, re.MULTILINE)) == [f"IDX-{at:02}" for at in range(1, 22)]
