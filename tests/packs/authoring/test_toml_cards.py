"""Cards in TOML: a fault is placed at the head of its card."""

import pytest

from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.toml_cards import toml_cards
from tests.packs.authoring.english import english

CARDS = """\
[[cards]]
id = "un"

[[cards]]
id = "deux"
[cards.questions.livres]
q = "…"
"""


def test_a_card_stands_where_its_head_does():
    one, two = toml_cards(CARDS, "cards.toml")

    assert (one.value, one.line()) == ({"id": "un"}, 1)
    assert (two.value["questions"], two.line("questions", "livres")) == ({"livres": {"q": "…"}}, 4)


@pytest.mark.parametrize(
    ("text", "said"),
    [("id =\n", "cards.toml:1: not valid TOML"), ('id = "un"\n', "“[[cards]]”"), ("cards = 3\n", "“[[cards]]”")],
)
def test_what_is_no_list_of_cards_is_refused(text, said):
    with pytest.raises(Faulty) as faulty:
        list(toml_cards(text, "cards.toml"))

    assert said in english(faulty.value.fault)
