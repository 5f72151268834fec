"""What people say around an answer, for every card that ships."""

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.cards import forms
from tablee.kernel.game import Measure
from tablee.packs.builtin import builtin_packs
from tablee.packs.measure import measured
from tablee.packs.spoken import answer_in

PACK = builtin_packs(GAME)[0]


@pytest.mark.parametrize(
    "said",
    [
        "c'est {}",
        "C’est {} !",
        "tu es {}",
        "t'es {}",
        "es-tu {} ?",
        "est-ce {} ?",
        "est-ce que c’est {} ?",
        "je suis {}",
        "c'est toi, {}",
        "je pense que c'est {}",
        "{}, je crois",
        "{} ?",
        "vous êtes {}",
        "it's {}",
    ],
)
def test_every_card_is_found_whatever_is_said_around_its_name(said):
    verdicts = {
        card.name: measured(GAME, PACK, Measure(said.format(card.name), forms(card), card.refused)).verdict
        for card in PACK.cards
    }

    assert {name for name, verdict in verdicts.items() if verdict != "exact"} == set()


@pytest.mark.parametrize(("said", "left"), [("C’est", "c est"), ("non", "non"), ("", ""), ("je suis moi", "moi")])
def test_some_word_is_always_left(said, left):
    assert answer_in(said) == left


@pytest.mark.parametrize("said", ["Tues", "Cesta", "Tesla", "Alorsque", "Ahmed"])
def test_only_whole_words_go(said):
    assert answer_in(f"{said} Mozart") == f"{said.lower()} mozart"
