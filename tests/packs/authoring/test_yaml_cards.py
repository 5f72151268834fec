"""Cards in YAML: plain values with their lines, and nothing that could run, refer elsewhere or stand twice."""

import pytest

from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.yaml_cards import yaml_cards
from tests.packs.authoring.english import english

CARDS = """\
- id: un
  words:
    - "l’un"
    - 7
- id: deux
  words: []
"""


def refused(text: str) -> str:
    with pytest.raises(Faulty) as faulty:
        list(yaml_cards(text, "cards.yaml"))
    return english(faulty.value.fault)


def test_each_value_knows_its_line():
    one, two = yaml_cards(CARDS, "cards.yaml")

    assert one.value == {"id": "un", "words": ["l’un", 7]}
    assert (one.line("id"), one.line("words", 1), two.line(), two.line("words")) == (1, 4, 5, 6)


def test_a_part_that_is_not_there_stands_where_the_nearest_above_it_does():
    one, _ = yaml_cards(CARDS, "cards.yaml")

    assert one.line("words", 5, "text") == 2


def test_a_date_stays_as_it_is_written():
    (one,) = yaml_cards("- seen: 2026-11-17\n", "cards.yaml")

    assert one.value == {"seen": "2026-11-17"}


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("- id: un\n- !!python/object:os.system {}\n", 2, "no tags"),
        ("- &one {id: un}\n- *one\n", 1, "anchors"),
        ("- id: un\n  id: deux\n", 2, "“id” appears twice"),
        ("- id: [un\n", 2, "not valid YAML"),
        ("id: un\n", 1, "a list of cards is expected"),
        ("", 0, "a list of cards is expected"),
        ("- id: yes\n", 1, "put it in quotes"),
        ("- id: 0x1F\n", 1, "not a whole number"),
        ("- 1.5\n", 1, "put it in quotes"),
        ("- [[[[[[[[[[[[[[1]]]]]]]]]]]]]]\n", 1, "deeper than any card"),
        ("- {[un]: deux}\n", 1, "a name is expected"),
        ("- id: \x07\n", 0, "not valid YAML"),
    ],
)
def test_what_is_refused_is_refused_with_its_line(text, line, said):
    found = refused(text)

    assert found.startswith(f"cards.yaml:{line}: " if line else "cards.yaml: ")
    assert said in found


def test_nothing_is_read_as_nothing():
    (one,) = yaml_cards("- comment:\n", "cards.yaml")

    assert one.value == {"comment": None}
