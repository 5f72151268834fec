"""Lints of what people read on a card: each fires on a bad text, with the line of it, and leaves a good one alone."""

import pytest

from tablee.games.incroyable.authoring.lints import texts
from tablee.packs.authoring.read_texts import text_lints
from tests.games.incroyable.drafts import draft, told

LINTS = text_lints(texts, "fr")


@pytest.mark.parametrize(
    ("lint", "changed", "said"),
    [
        ("typography", {"comment": "L'alphabet"}, "a straight apostrophe"),
        ("aloud", {"q": "Combien de km en tout\u202f?"}, "“km” is hard to read aloud"),
        ("aloud", {"q": "Qui, de Mme Curie, en sait combien\u202f?"}, "“Mme” is hard to read aloud"),
        ("aloud", {"unit": "km/h"}, "“km/h” is hard to read aloud"),
        ("aloud", {"q": "Combien d’os et/ou de dents\u202f?"}, "the sign / is hard to read aloud"),
        ("family", {"comment": "Quel bordel\u202f!"}, "“bordel”: would a nine-year-old"),
    ],
)
def test_a_bad_text_is_found_with_its_card(lint, changed, said):
    found = told(LINTS[lint], draft(livres=changed))

    assert any(fault.startswith("cards.yaml:") and "inc-0001: " in fault and said in fault for fault in found)


@pytest.mark.parametrize("lint", LINTS)
def test_a_good_card_is_left_alone(lint):
    good = {
        "q": "L’été, combien de mètres s’envole-t-il\u202f?",
        "comment": "Le violon coûte 12 km de corde, etc.",
    }

    assert told(LINTS[lint], draft()) == []
    assert lint == "typography" or told(LINTS[lint], draft(livres=good)) == []


def test_only_french_is_looked_over():
    assert text_lints(texts, "en") == {}
