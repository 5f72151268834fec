"""What a typed line means, among the choices that a person has."""

import pytest

from tablee.games.sept_pour_cent.vocabulary import Announce, Contest, Discard, Family, Roll, Take, Vol
from tablee.kernel.offers import AnySeat, AnyStroke, AnyText, Field, Offer, OneOf, Span
from tablee.kernel.stroke import as_stroke
from tablee.kernel.text import folded
from tablee.terminal.parse_line import (
    Choice,
    Draft,
    Several,
    continued,
    loosened,
    nearest,
    unambiguous_line,
    understood,
    unnamed,
    value_of,
)
from tests.kernel.murmure import Shout

NUMBER = Field("number", Span(2, 30))
FAMILY = Field("family", OneOf(tuple(Family)))
ANNOUNCE = Choice(
    Offer("announce", (Field("number", Span(8, 30)), FAMILY)), Announce, "Annoncer un nombre de 8 à 30 et une famille"
)
CONTEST = Choice(Offer("contest"), Contest, "« C’est faux ! »")
BIDDING = [ANNOUNCE, CONTEST]

STEAL_BEN = Choice(Offer("vol", (Field("victim", OneOf((1,))), Field("card", OneOf((6,))))), Vol, "Voler à Ben")
STEAL_CAT = Choice(Offer("vol", (Field("victim", OneOf((2,))), Field("card", OneOf((6, 4))))), Vol, "Voler à Cat")
TAKE = Choice(Offer("take", (Field("card", OneOf((6, 3, "vol", "pioche_2"))),)), Take, "Prendre une carte")
DISCARD = Choice(Offer("discard", (Field("card", OneOf((3, "vol"))),)), Discard, "Défausser une carte", guarded=True)
REWARDS = [STEAL_BEN, STEAL_CAT, TAKE, DISCARD]

SHOUT = Choice(Offer("shout", (Field("word", AnyText(8)),)), Shout, "Crier")


def lone(card):
    return Choice(Offer("discard", (Field("card", OneOf((card,))),)), Discard, "Défausser une carte", guarded=True)


def naming(action, field, value):
    if field == "victim":
        return ("Ann", "Ben", "Cat")[value]
    return {"etoile": "étoile", "eclair": "éclair", "pioche_2": "pioche 2"}.get(str(value), str(value))


def meant(line, choices=BIDDING):
    draft = understood(line, choices, naming)
    if isinstance(draft, Draft):
        return draft.action() if not draft.open else (draft.choice, draft.values)
    return draft


@pytest.mark.parametrize(
    "line",
    [
        "12 étoile",
        "12 etoiles",
        "ÉTOILE 12",
        "a 12 étoile",
        "annoncer 12 ét",
        "1 12 étoile",
        "annoncer étoile 12",
        "12 et",
    ],
)
def test_a_line_with_all_values_makes_a_whole_action(line):
    assert meant(line) == Announce(12, Family.ETOILE)


@pytest.mark.parametrize("line", ["2", "c", "c'est faux", "C’EST FAUX !", "faux", "« c’est faux ! »", "c’"])
def test_a_choice_is_named_by_its_number_or_its_words(line):
    assert meant(line) == Contest()


def test_what_is_not_said_stays_open():
    assert meant("1") == (ANNOUNCE, {})
    assert meant("a") == (ANNOUNCE, {})
    assert meant("12") == (ANNOUNCE, {"number": 12})
    assert meant("trefle") == (ANNOUNCE, {"family": "trefle"})


def test_a_whole_action_comes_before_the_number_of_a_choice():
    low = Choice(Offer("announce", (Field("number", Span(1, 30)), FAMILY)), Announce, "Annoncer")

    assert meant("1 requin", [low]) == Announce(1, Family.REQUIN)
    assert meant("1", [low]) == (low, {})


@pytest.mark.parametrize(
    "line", ["", "   ", "lama", "12 lama", "7 requin", "31 requin", "99", "12 e", "-", "!", "²", "a b"]
)
def test_other_lines_make_no_sense(line):
    assert meant(line) is None


def test_a_line_that_fits_two_choices_says_so():
    assert meant("vo", REWARDS) == Several(("voler Ben 6", "voler Cat"))
    assert meant("carte 3", REWARDS) == Several(("prendre 3", "défausser 3"))


def test_each_of_several_meanings_can_be_typed_as_it_is_shown():
    assert meant("voler Ben 6", REWARDS) == Vol(1, 6)
    assert meant("défausser 3", REWARDS) == Discard(3)
    assert meant("C’est faux !", BIDDING) == Contest()


def test_a_number_of_a_choice_that_is_also_a_value_of_another_could_be_either():
    """Found by a newcomer: `3` for the card 3 was choice 3, which threw a winning number away."""
    roll = Choice(Offer("roll"), Roll, "Lancer les deux dés")

    assert meant("3", [roll, TAKE, DISCARD]) == Several(("Défausser une carte", "prendre 3"))
    assert meant("1", [roll, TAKE, DISCARD]) == Roll()
    assert meant("2", [Choice(Offer("announce", (NUMBER, FAMILY)), Announce, "Annoncer"), CONTEST]) == Several(
        ("C’est faux !", "annoncer 2")
    )


def test_a_word_that_begins_a_choice_and_is_a_value_of_another_could_be_either():
    assert meant("vol", [STEAL_BEN, TAKE]) == Several(("voler Ben 6", "prendre vol"))
    assert meant("voler", [STEAL_BEN, TAKE]) == Vol(1, 6)


def test_values_alone_never_mean_what_is_guarded():
    assert meant("3", [TAKE, DISCARD]) == Take(3)
    assert meant("9", [TAKE, lone(9)]) is None
    assert meant("vol", [TAKE, DISCARD]) == Take("vol")
    assert meant("défausser 9", [TAKE, lone(9)]) == meant("2", [TAKE, lone(9)]) == Discard(9)


def test_values_alone_will_do_where_nothing_else_can_be_done():
    assert meant("9", [lone(9)]) == meant("1", [lone(9)]) == Discard(9)


def test_what_should_have_been_named_is_found():
    draft = unnamed("9", [TAKE, lone(9)], naming)

    assert draft is not None
    assert unambiguous_line(draft, [TAKE, lone(9)], naming) == "défausser 9"
    assert unnamed("8", [TAKE, lone(9)], naming) is None


def test_a_field_that_can_only_be_one_thing_is_not_asked():
    assert meant("1", REWARDS) == Vol(1, 6)
    assert meant("voler ben", REWARDS) == Vol(1, 6)
    assert meant("voler cat 4", REWARDS) == Vol(2, 4)
    assert meant("2 4", REWARDS) == Vol(2, 4)


def test_a_value_of_two_words_is_understood():
    assert meant("prendre pioche 2", REWARDS) == Take("pioche_2")
    assert meant("3 pioche", REWARDS) == Take("pioche_2")


def test_free_text_is_taken_as_it_is():
    assert meant("crier Ça va", [SHOUT]) == Shout("Ça va")
    assert meant("crier beaucoup trop long", [SHOUT]) is None


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [("100,200", [(100, 200)]), ("0,0 4095,4095", [(0, 0), (4095, 4095)]), ("1,2,63 3,4", [(1, 2, 63), (3, 4, 0)])],
)
def test_a_stroke_is_typed_as_its_points(typed, drawn):
    assert value_of(typed, "scribble", Field("stroke", AnyStroke(4)), naming) == as_stroke(drawn)


@pytest.mark.parametrize("typed", ["1 2", "1,2,3,4", "4096,0", "1,2,64", "1,2 " * 5, "-1,2", "AAAAA", "1,²"])
def test_what_is_no_stroke_on_the_slate_is_not_taken_for_one(typed):
    assert value_of(typed, "scribble", Field("stroke", AnyStroke(4)), naming) is None


def test_the_field_that_failed_is_found():
    draft = nearest("12 lama", BIDDING, naming)

    assert draft is not None
    assert draft.open == (FAMILY,)
    assert nearest("lama", BIDDING, naming) is None


def test_an_open_draft_goes_on_with_one_value_or_several():
    draft = Draft(ANNOUNCE)

    assert continued(draft, "12 requin", naming) == Draft(ANNOUNCE, {"number": 12, "family": "requin"})
    assert continued(draft, "lama", naming) is None


def test_a_number_that_is_out_of_range_can_still_be_judged_by_the_rules():
    draft = understood("40 requin", [loosened(ANNOUNCE)], naming)

    assert isinstance(draft, Draft)
    assert draft.action() == Announce(40, Family.REQUIN)


def test_the_beginning_of_two_values_is_neither():
    assert value_of("e", "announce", FAMILY, naming) == Several(("étoile", "éclair"))
    assert value_of("", "announce", FAMILY, naming) is None


def test_a_number_may_have_spaces_between_thousands_and_nowhere_else():
    """« 1 3 requins » is choice 1 and a 3, not thirteen."""
    assert value_of("12\u202f000", "announce", Field("number", Span(8, 30_000)), naming) == 12_000
    assert value_of("1 3", "announce", Field("number", Span(8, 30)), naming) is None
    assert understood("1 3 requins", [ANNOUNCE], naming) != Announce(13, Family.REQUIN)


def test_two_ways_of_typing_one_thing_are_the_same():
    assert folded(" «\u202fL’Œuvre d’ÉTÉ\u202f! »") == "l oeuvre d ete"


def test_a_seat_goes_by_its_name_or_the_number_of_its_chair():
    asked = Field("first", AnySeat(3))
    called = {"lot": "tirage au sort", 0: "Ann", 1: "Ben", 2: "place 3"}

    def named(_action, _field, value):
        return called[value]

    assert [value_of(text, "", asked, named) for text in ("ann", "2", "place", "tirage")] == [0, 1, 2, "lot"]
    assert [value_of(text, "", asked, named) for text in ("4", "0", "Eve")] == [None, None, None]


def test_typed_text_is_made_normal_and_what_is_forbidden_is_not_understood():
    word = Field("word", AnyText(8, ("hush",)))

    assert value_of("e\u0301t\u200be\u0301", "shout", word, naming) == "été"
    assert value_of("HÙSH !", "shout", word, naming) is None
