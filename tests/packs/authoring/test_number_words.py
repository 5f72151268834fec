"""Numbers in words, as far as questions spell them."""

import pytest

from tablee.packs.authoring.number_words import in_words, numbers_in, spells


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (2, "deux"),
        (19, "dix-neuf"),
        (20, "vingt"),
        (21, "vingt et un"),
        (71, "soixante et onze"),
        (81, "quatre-vingt-un"),
        (99, "quatre-vingt-dix-neuf"),
        (100, "cent"),
        (280, "deux cent quatre-vingt"),
        (1440, "mille quatre cent quarante"),
        (9990, "neuf mille neuf cent quatre-vingt-dix"),
    ],
)
def test_a_number_in_words(number, words):
    assert in_words(number) == words
    assert spells(f"Les {words} autres", number)


def test_a_part_of_a_number_is_another_number():
    assert not spells("quatre-vingt-dix ans", 4)
    assert not spells("quatre-vingt-dix ans", 10)
    assert spells("deux cents ans", 200)
    assert not spells("rien du tout", 7)


def test_figures_are_read_across_what_stands_between_them():
    assert numbers_in("1\u202f440 ou 26, puis 12.345") == ["1440", "26", "12345"]
