"""Every lint of question cards fires on a bad card, and leaves a good one alone."""

import pytest

from tablee.games.incroyable.authoring import AUTHORING, lints
from tablee.games.incroyable.authoring.spread import spread_of, well_spread
from tablee.games.incroyable.vocabulary import SYMBOLS
from tablee.packs.authoring.building import looked_over
from tests.games.incroyable.drafts import SOURCES, draft, told


def test_a_good_card_meets_all_of_them():
    assert looked_over([draft()], AUTHORING.musts) == []
    assert looked_over([draft()], AUTHORING.advice) == []


@pytest.mark.parametrize(
    ("lint", "changed", "said"),
    [
        (lints.in_range, {"a": 1}, "the answer 1 is not between 2 and 9990"),
        (lints.in_range, {"a": 9999}, "the answer 9999 is not between 2 and 9990"),
        (lints.in_range, {"a": 2030, "kind": "year"}, "the year 2030 is still to come"),
        (lints.in_range, {"a": 101, "kind": "percent"}, "101 per cent"),
        (lints.not_heavy, {"q": "Сколько букв в русском алфавите?" * 5}, "too long: at most 130 letters"),
        (lints.not_heavy, {"comment": "字" * 101}, "too long: at most 100 letters"),
        (lints.no_leak, {"q": "Il y a 26 lettres. Combien de lettres\u202f?"}, "26 is in its own question"),
        (
            lints.no_leak,
            {"q": "Sur 1\u202f440 minutes, combien\u202f?"},
            "questions.professeur.q: the answer 1440 is in question livres of the same card",
        ),
        (lints.no_leak, {"q": "Vingt-six lettres, ou combien\u202f?"}, "26 is in its own question"),
        (lints.units_fit, {"unit": "année"}, "the unit “année” does not suit the kind count"),
        (lints.units_fit, {"unit": "kilos", "kind": "age"}, "the unit “kilos” does not suit the kind age"),
        (lints.people_stand_there, {"women": ["Marie Curie"]}, "“Marie Curie” is named neither in the question"),
        (lints.one_question, {"q": "Devine le nombre de lettres."}, "does not end in a question mark"),
        (lints.two_sources, {"sources": SOURCES[:1]}, "two sources from different sites"),
        (lints.two_sources, {"sources": [SOURCES[0], SOURCES[0]]}, "two sources from different sites"),
        (
            lints.two_sources,
            {"sources": [SOURCES[0] | {"site": "www.quora.com"}, SOURCES[0] | {"site": "brainly.fr"}]},
            "where anybody answers anything",
        ),
        (lints.age, {"as_of": 2019}, "true in 2019: to be checked again"),
        (lints.commented, {"comment": ""}, "no little story"),
    ],
)
def test_a_bad_question_is_found_with_its_card(lint, changed, said):
    (found,) = told(lint, draft(livres=changed))

    assert found.startswith("cards.yaml:")
    assert "inc-0001: " in found
    assert said in found


def test_the_line_is_that_of_the_question():
    (found,) = told(lints.one_question, draft(livres={"q": "Devine combien de lettres."}))

    assert found.startswith("cards.yaml:4: ")


def test_cards_that_say_no_date_may_name_a_year_to_come_but_none_that_is_a_slip():
    undated = {symbol: {"sources": []} for symbol in SYMBOLS}

    def named(year):
        return told(lints.in_range, draft(**undated | {"livres": {"sources": [], "kind": "year", "a": year}}))

    assert named(2050) == []
    assert "the year 2917 is still to come" in named(2917)[0]


def test_what_may_change_is_old_beside_what_was_looked_up_last_whatever_the_year_is_now():
    sources = [source | {"seen": "2035-01-01"} for source in SOURCES]

    assert told(lints.age, draft(livres={"as_of": 2026})) == []
    assert "true in 2026" in told(lints.age, draft(livres={"as_of": 2026}, globe={"sources": sources}))[0]


def test_two_years_on_a_card_are_found():
    found = told(lints.one_year_a_card, draft(livres={"kind": "year", "a": 1900}, globe={"kind": "year", "a": 1800}))

    assert len(found) == 1
    assert "a second year on one card" in found[0]


def test_two_questions_that_are_nearly_the_same_are_found():
    same = "Combien de touches noires a un piano de concert\u202f?"
    near = "Combien de touches noires sur un piano de concert\u202f?"
    one, two = draft(livres={"q": same}), draft("inc-0002", livres={"q": near})

    assert any("nearly the same" in fault for fault in told(lints.no_twice, one, two))


def test_a_question_within_another_is_found_whatever_its_answer():
    short = "Combien de touches noires sur un piano\u202f?"
    long = "Sur un piano de concert, entre les blanches, combien de touches noires\u202f?"

    assert any(
        "nearly the same" in fault
        for fault in told(lints.no_twice, draft(livres={"q": short}), draft("inc-0002", globe={"q": long}))
    )


@pytest.mark.parametrize(
    ("one", "other", "subject"),
    [
        (
            "Combien de films a tournés Agnès Varda\u202f?",
            "À quel âge Agnès Varda filme-t-elle Paris\u202f?",
            "agnes varda",
        ),
        (
            "Combien d’actes dans «\u00a0Carmen\u00a0»\u202f?",
            "De quelle année date «\u00a0Carmen\u00a0»\u202f?",
            "carmen",
        ),
    ],
)
def test_the_same_subject_twice_is_found(one, other, subject):
    found = told(lints.no_twice, draft(livres={"q": one}), draft("inc-0002", globe={"q": other}))

    assert [
        f"“{subject}” is already the subject of another question" in fault for fault in found if "subject" in fault
    ] == [True]


def test_people_who_are_named_are_found_where_they_stand():
    named = draft(livres={"women": ["Marie Curie"], "comment": "Comme Marie Curie."})

    assert told(lints.people_stand_there, named) == []


class TestSpread:
    def test_a_small_pack_is_left_alone(self):
        assert told(well_spread, draft()) == []

    def test_a_large_pack_of_the_same_answers_is_found(self):
        cards = [draft(f"inc-{number}") for number in range(12)]

        found = told(well_spread, *cards)

        assert any("of the answers are 7-99" in fault for fault in found)
        assert any("begin with 3" in fault for fault in found)

    def test_round_numbers_and_percentages_are_counted(self):
        round_ones = {symbol: {"a": 50, "kind": "percent"} for symbol in ("livres", "globe", "coeur", "arbre")}
        cards = [draft(f"inc-{number}", **round_ones) for number in range(12)]

        found = told(well_spread, *cards)

        assert any("end in 0" in fault for fault in found)
        assert any("are percentages" in fault for fault in found)
        assert spread_of(cards).percents == 80

    def test_france_and_women_are_counted(self):
        about = {symbol: {"france": True, "men": ["Qui"]} for symbol in ("livres", "globe")}
        cards = [draft(f"inc-{number}", **about) for number in range(12)]

        found = told(well_spread, *cards)

        assert any("40% of the questions are about France" in fault for fault in found)
        assert any("0% of the people named are women" in fault for fault in found)
        assert (spread_of(cards).people, spread_of(cards).women) == (24, 0)
