"""Every lint of cards of « Indix » fires on a bad card, and leaves good ones alone."""

import pytest

from tablee.games.indix.authoring import AUTHORING, lints
from tablee.packs.authoring.building import looked_over
from tests.games.indix.authoring.drafts import MARK, card, clue, clues, told


def test_a_good_card_meets_all_of_them():
    assert looked_over([card()], AUTHORING.musts) == []
    assert looked_over([card()], AUTHORING.advice) == []


@pytest.mark.parametrize(
    ("lint", "changed", "said"),
    [
        (lints.slots, {"clues": clues({"weight": 1})}, "a clue or a question mark is needed"),
        (lints.slots, {"clues": clues(clue(0, question_mark=True))}, "and not both"),
        (lints.slots, {"clues": [*clues()[:16], *[MARK] * 4]}, "4 question marks; 1 to 3 are needed"),
        (lints.slots, {"clues": [*clues()[:18], clue(0), clue(1)]}, "0 question marks"),
        (lints.on_the_menu, {"attributes": {"volcano": True}}, "“volcano” is not on the menu of the category person"),
        (lints.no_name_twice, {"refused": ["Le Barbe bleue"]}, "“Le Barbe bleue” is both right and refused"),
        (lints.no_name_in_a_clue, {"clues": clues(clue(0, text="On me dit barbe bleue."))}, "the clue contains"),
        (
            lints.no_family_in_a_clue,
            {"clues": clues(clue(0, text="Mes barbes piquent."))},
            "“barbes” is related to the name",
        ),
        (lints.stands_alone, {"clues": clues(clue(0, text="Elle me suit partout."))}, "can’t stand alone"),
        (lints.stands_alone, {"clues": clues(clue(0, text="Le mot précédent m’aide."))}, "it points to another"),
        (lints.soon_read, {"clues": clues(clue(0, text="Je suis long" * 9))}, "90"),
        (lints.well_mixed, {"clues": clues(clue(0, weight=4))}, "2 clues of weight 4; 1 are needed"),
        (lints.well_mixed, {"clues": clues(*[clue(at, kind="wordplay") for at in range(3)])}, "3 clues of the kind"),
        (lints.well_named, {"aliases": []}, "0 forms; 2 to 6 are needed"),
        (lints.well_named, {"refused": []}, "0 forms; 2 to 4 are needed"),
        (lints.well_named, {"id": "barbe-bleue"}, "the id gives the name away"),
        (lints.all_answered, {"attributes": {}}, "the answer to “woman” is missing"),
        (lints.sourced, {"clues": clues(clue(0, sources=[]))}, "the clue has no source"),
        (lints.sourced, {"clues": clues(clue(0, sources=[3]))}, "one that the card does not have"),
        (lints.sourced, {"sources": []}, "two sources are needed"),
        (lints.no_clue_twice, {"clues": clues(clue(0), clue(0))}, "nearly the same as"),
    ],
)
def test_a_bad_card_is_found_and_told_why(lint, changed, said):
    found = told(lint, card(**changed))

    assert any(said in one for one in found), found
    assert all("cards.yaml" in one for one in found)


@pytest.mark.parametrize(
    "text", ["Il me faut du vent.", "Il a fallu vingt ans.", "Ce n’est pas mon vrai nom.", "Je la suis partout."]
)
def test_a_beginning_that_stands_for_nobody_is_left_alone(text):
    assert told(lints.stands_alone, card(clues=clues(clue(0, text=text)))) == []


def test_a_clue_may_not_be_told_on_two_cards_and_a_name_belongs_to_one():
    one, other = card(), card("Cendrillon", id="p002")
    same = card("Cendrillon", id="p003", aliases=["la Barbe bleue"], clues=clues(clue(5, text="Tout autre chose.")))

    assert "nearly the same" in told(lints.no_clue_twice, one, other)[0]
    assert "is also an answer on card p001" in told(lints.no_name_twice, one, same)[0]


def test_a_person_and_a_thing_may_have_one_name_as_everybody_knows_which_is_asked_for():
    person, thing = card("Louis Braille", aliases=["Braille"]), card("le braille", id="c001", category="thing")

    assert told(lints.no_name_twice, person, thing) == []


def test_with_one_or_three_question_marks_the_weights_may_differ_by_one():
    seventeen = card(clues=[*clues()[1:18], *[MARK] * 3])
    nineteen = card(clues=[*clues()[:18], clue(0, text="Encore un indice tout neuf."), MARK])

    assert told(lints.well_mixed, seventeen) == told(lints.well_mixed, nineteen) == []


def test_the_name_and_all_clues_are_read_aloud():
    read = [*lints.texts(card())]

    assert len(read) == 19
    assert all(one.aloud for one in read)
