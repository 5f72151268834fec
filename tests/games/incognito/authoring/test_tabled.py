"""A teacher's table of words and places."""

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.authoring import AUTHORING
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.pack_table import cards_in_table
from tablee.server.routes.given_pack import given_pack


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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "pas de dessin\u202f: un robot qui reçoit ce mot ne dessine que le lieu"),
        ("en", "no drawing: a bot that gets this word only draws the place"),
    ],
)
def test_whoever_gives_a_table_is_told_beforehand_what_bots_cannot_draw(language, said):
    kept = given_pack(AUTHORING.sample.encode(), "mots.csv", language, GAME, AUTHORING).kept

    (told,) = [one for one in kept.advice if one.text == said]
    assert (told.count, told.lines[:3]) == (12, (2, 3, 4))
