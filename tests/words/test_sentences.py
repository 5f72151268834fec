"""Facts, offers and refusals as sentences, as each person at the table would hear them."""

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import (
    Announced,
    Contested,
    Dealt,
    Opined,
    Out,
    Rolled,
    RoundWon,
    Shown,
    ShownHand,
    StartRolled,
    Stolen,
    Taken,
    Tied,
    TurnedUp,
    Won,
)
from tablee.games.sept_pour_cent.vocabulary import Bonus, Card, Discard, Ending, Family, Why
from tablee.kernel.game import Result
from tablee.kernel.offers import Field, Offer, Offers, OneOf, Span
from tablee.kernel.seats import Seat
from tablee.words import Company, words_for

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
NAMES = ("Ann", "Ben", "Cat")


def said(language, fact, me=ANN):
    return words_for(language, GAME).fact(fact, Company(NAMES, me)).replace("\u202f", " ")


FACTS = [
    (Announced(ANN, 12, Family.TREFLE), "Tu annonces 12 trèfles.", "You announce 12 clovers."),
    (Announced(BEN, 12, Family.TREFLE), "Ben annonce 12 trèfles.", "Ben announces 12 clovers."),
    (Announced(BEN, 1, Family.ETOILE), "Ben annonce 1 étoile.", "Ben announces 1 star."),
    (
        Contested(CAT, BEN, 3, Family.REQUIN),
        "Cat dit « C’est faux ! » à Ben, qui annonçait 3 requins.",
        "Cat says “That’s false!” to Ben, who announced 3 sharks.",
    ),
    (
        Contested(CAT, ANN, 3, Family.REQUIN),
        "Cat te dit « C’est faux ! », à toi qui annonçais 3 requins.",
        "Cat says “That’s false!” to you: you announced 3 sharks.",
    ),
    (Opined(BEN, agrees=True), "Ben est d’accord avec l’annonce.", "Ben agrees with the announcement."),
    (Opined(ANN, agrees=False), "Tu n’es pas d’accord avec l’annonce.", "You disagree with the announcement."),
    (Out((ANN,)), "Tu es hors jeu jusqu’à la fin de la manche.", "You’re out until the end of the round."),
    (
        Out((BEN, ANN)),
        "Toi et Ben, vous êtes hors jeu jusqu’à la fin de la manche.",
        "You and Ben are out until the end of the round.",
    ),
    (
        Out((BEN, CAT)),
        "Ben et Cat sont hors jeu jusqu’à la fin de la manche.",
        "Ben and Cat are out until the end of the round.",
    ),
    (StartRolled(BEN, (3, 7)), "Ben lance 3 et 7, total 10.", "Ben rolls 3 and 7, 10 in all."),
    (
        Tied((ANN, BEN, CAT)),
        "Égalité au plus petit total : toi, Ben et Cat, vous relancez.",
        "A tie for the lowest: you, Ben and Cat roll again.",
    ),
    (TurnedUp((6,)), "Nouvelle récompense à gagner : 6.", "A new reward up for grabs: 6."),
    (
        TurnedUp((6, Bonus.PIOCHE_2, Bonus.VOL)),
        "Récompenses à gagner : 6, pioche 2 et vol.",
        "Rewards up for grabs: 6, draw 2 and steal.",
    ),
    (
        Dealt((ANN, BEN), (Card(Family.REQUIN, 3), Card(Family.COMETE, 1))),
        "Tu reçois un 3 de requin et un 1 de comète.",
        "You are dealt a 3 of sharks and a 1 of comets.",
    ),
    (Dealt((BEN, CAT), ()), "Ben et Cat reçoivent trois cartes.", "Ben and Cat are dealt three cards."),
    (Rolled(BEN, (0, 4), 1), "Ben choisit un lancer : 0 et 4. Un seul numéro gagnant.", None),
    (Taken(ANN, Bonus.RELANCE), "Ta récompense est une carte : relance.", "Your reward is a card: reroll."),
    (Stolen(BEN, ANN, 6), "Ben te vole la carte 6.", "Ben steals a card from you: 6."),
    (Stolen(ANN, BEN, 6), "Tu voles la carte 6 à Ben.", "You steal a card from Ben: 6."),
    (Won(ANN, Ending.RELANCE), "C’est gagné !", "That wins it!"),
]


@pytest.mark.parametrize(("fact", "french", "english"), FACTS)
def test_a_fact_speaks_to_whoever_hears_it(fact, french, english):
    assert said("fr", fact) == french
    assert english is None or said("en", fact) == english


def test_hands_that_are_shown_have_a_line_each_and_the_total_comes_last():
    hands = (ShownHand(ANN, (Card(Family.TREFLE, 5),)), ShownHand(BEN, (Card(Family.REQUIN, 1),)))
    fact = Shown(hands, 12, Family.TREFLE, 5, holds=False)

    assert said("fr", fact).splitlines() == [
        "Les mains se dévoilent :",
        "  Toi : un 5 de trèfle.",
        "  Ben : un 1 de requin.",
        "Il y a 5 trèfles pour 12 annoncés : l’annonce est fausse.",
    ]
    assert said("en", fact, me=None).splitlines()[1:] == [
        "  Ann: a 5 of clovers.",
        "  Ben: a 1 of sharks.",
        "There are 5 clovers, and 12 were announced: the announcement is false.",
    ]


@pytest.mark.parametrize(
    ("family", "number", "last"),
    [
        (Family.ECLAIR, 1, "Il y a 1 éclair pour 1 annoncé : l’annonce est juste."),
        (Family.ETOILE, 1, "Il y a 1 étoile pour 1 annoncée : l’annonce est juste."),
        (Family.COMETE, 3, "Il y a 3 comètes pour 3 annoncées : l’annonce est juste."),
    ],
)
def test_french_agrees_with_the_family(family, number, last):
    fact = Shown((ShownHand(BEN, (Card(family, number),)),), number, family, number, holds=True)

    assert said("fr", fact).splitlines()[-1] == last


def test_a_card_is_no_amount():
    hand = (Card(Family.ETOILE, 2), Card(Family.ECLAIR, 1))

    assert said("fr", Dealt((ANN,), hand)) == "Tu reçois un 2 d’étoile et un 1 d’éclair."


def test_some_actions_are_asked_about_before_they_are_done():
    french, english, company = words_for("fr", GAME), words_for("en", GAME), Company(NAMES, ANN)

    assert [kind for kind in ("take", "discard", "roll", "lama") if french.guarded(kind)] == ["discard"]
    assert french.sure(Discard(6), company).replace("\u202f", " ") == "Défausser pour de bon la carte 6 ?"
    assert english.sure(Discard(Bonus.VOL), company) == "Discard this card for good: steal?"


def test_a_new_part_of_the_game_has_a_heading_above_its_first_fact():
    words, company = words_for("fr", GAME), Company(NAMES, ANN)

    assert words.heading(RoundWon(BEN), company) == "Récompenses"
    assert words.heading(Out((BEN,)), company) is None


def test_an_offer_says_what_its_fields_can_be():
    words, company = words_for("fr", GAME), Company(NAMES, ANN)
    family = Field("family", OneOf(("requin", "etoile")))

    announce = Offer("announce", (Field("number", Span(8, 30)), family))
    steal = Offer("vol", (Field("victim", OneOf((1,))), Field("card", OneOf((6, "vol")))))

    assert words.offer(announce, company) == "Annoncer un nombre de 8 à 30 et une famille"
    assert words.offer(steal, company).replace("\u202f", " ") == "Voler une carte à Ben : 6 ou vol"
    assert words.domain("announce", family, company) == "requin ou étoile"
    assert words.value("announce", "family", "eclair", company) == "éclair"


def test_what_is_expected_depends_on_what_is_offered():
    words = words_for("en", GAME)
    seen = GAME.view(GAME.setup({}, 2, None), ANN)

    assert words.turn(seen, Offers(0, ()), Company(NAMES, ANN)) == "It’s your turn."


def test_who_is_waited_for_thinks_where_the_game_does_not_say_what_they_are_at():
    words, company = words_for("fr", GAME), Company(NAMES, ANN)
    seen = GAME.view(GAME.setup({}, 2, None), ANN)

    assert words.awaited(seen, (BEN,), company) == words.awaited(None, (BEN,), company) == "Ben réfléchit…"


def test_refusals_and_endings_have_a_sentence():
    words = words_for("fr", GAME)

    assert words.refusal(Why.NOT_HIGHER) == "Il faut annoncer plus que le dernier nombre."
    assert words.ending(Result((1, 2), (1, 0), "winning_roll")) == "Les deux dés montrent des numéros gagnants."
    assert words.winners((ANN,), Company(NAMES, ANN)).replace("\u202f", " ") == "Tu gagnes la partie !"
    assert words.winners((ANN, BEN), Company(NAMES, None)) == "Ann et Ben gagnent ensemble !"
