"""A teacher's table of words and places."""

import pytest

from tablee.games.incognito.authoring import AUTHORING
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.pack_table import cards_in_table


def cards(text: str) -> list[object]:
    good, faults = drafts(cards_in_table(text, "mots.csv", AUTHORING), AUTHORING)
    assert not faults
    return [draft.card for draft in good]


def test_a_row_has_a_word_a_place_or_both():
    first, second, third = cards("Mot;Lieu;Blague;Aussi\nvélo;au marché;Crevé !;bicyclette, bécane\n;à la gare;;\n")

    assert (first.id, first.word, first.joke, first.also) == ("mot-2", "vélo", "Crevé !", ("bicyclette", "bécane"))
    assert (second.id, second.place, second.doodles) == ("lieu-2", "au marché", ())
    assert (third.id, third.place) == ("lieu-3", "à la gare")


def test_a_row_with_neither_is_refused_with_its_line():
    with pytest.raises(Faulty, match=r"mots\.csv:3: neither"):
        cards("mot;lieu;blague\nvélo;;\n;;Ha\n")
