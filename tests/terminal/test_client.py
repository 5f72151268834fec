"""One person's seat: what they are shown when it is their turn, and what becomes of what they type."""

import re

import pytest
from rich.text import Text

from tablee.games.sept_pour_cent import GAME, phases
from tablee.games.sept_pour_cent.phases import Tabletop
from tablee.games.sept_pour_cent.vocabulary import (
    Announce,
    Announced,
    Bonus,
    Card,
    Contest,
    Family,
    Out,
    RoundWon,
    Take,
    Vol,
)
from tablee.kernel.game import Result
from tablee.kernel.seats import Seat
from tablee.terminal.client import Client, Left
from tablee.words import words_for
from tests.terminal.scripted import Script

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
NAMES = ("Ann", "Ben", "Cat")
HAND = (Card(Family.REQUIN, 3), Card(Family.REQUIN, 1), Card(Family.COMETE, 5))
TABLE = Tabletop((ANN, BEN, CAT), (6, 3, Bonus.VOL), ((4, 4, Bonus.VOL), (7,), ()), (), ())
LADDER = (Announced(BEN, 5, Family.TREFLE), Announced(CAT, 7, Family.REQUIN))


def announcing(ladder=LADDER):
    return phases.Announcing(TABLE, (), (HAND, (), ()), (), ladder, ANN, decision=3)


def rewarding():
    return phases.Rewarding(TABLE, (), ANN, 3, None, decision=3)


def seated(lines, language="fr", **looks):
    script = Script(lines, **looks)
    return Client(GAME, words_for(language, GAME), script.screen, NAMES, ANN), script


def asked(state, lines, language="fr", **looks):
    client, script = seated(lines, language, **looks)
    view = GAME.view(state, ANN)
    return client.choose(view, GAME.offers(view)), script.shown


def test_my_turn_shows_what_i_hold_what_stands_and_what_i_can_do():
    _, shown = asked(announcing(), ["2"])

    assert shown.splitlines() == [
        "",
        "Ta main : 3 requins, 1 requin et 5 comètes",
        "Soit : 5 comètes et 4 requins",
        "Annonce : 7 requins, par Cat ; avant : 5 trèfles (Ben)",
        "En jeu : toi, Ben et Cat",
        "À prendre : 6, 3 et vol",
        "Tu gagnes avec : 0 et 4 (4 % de chances par lancer) ; bonus : vol",
        "En face : ",
        "  Ben : 7 (4 %)",
        "",
        "À toi : surenchéris, ou dis « C’est faux ! ».",
        "1 Annoncer un nombre de 8 à 30 et une famille",
        "2 « C’est faux ! »",
        "Ton choix › 2",
        "",
    ]


def test_in_english_too():
    action, shown = asked(announcing(), ["a 9 co"], "en")

    assert action == Announce(9, Family.COMETE)
    assert "You win with: 0 and 4 (4% chance in each roll); bonuses: steal" in shown
    assert "Your turn: go higher, or say “That’s false!”" in shown


def test_fields_are_asked_one_after_another_with_what_they_can_be():
    action, shown = asked(announcing(), ["1", "12", "r"])

    assert action == Announce(12, Family.REQUIN)
    assert "combien (un nombre de 8 à 30) › 12\n" in shown
    assert "1 requin   2 comète   3 étoile   4 éclair   5 trèfle\nfamille › r\n" in shown


def test_a_listed_value_can_be_picked_by_its_number_and_several_fields_given_at_once():
    assert asked(announcing(), ["1", "12", "5"])[0] == Announce(12, Family.TREFLE)
    assert asked(announcing(), ["1", "12 trèfle"])[0] == Announce(12, Family.TREFLE)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Tape le numéro d’un choix, ou « ? » pour l’aide."),
        ("lama", "Je ne comprends pas « lama ». Tape le numéro d’un choix, ou « ? » pour l’aide."),
        ("12 lama", "Famille : requin, comète, étoile, éclair ou trèfle."),
        ("5 requin", "Il faut annoncer plus que le dernier nombre."),
        ("40 requin", "Le nombre va de 1 à 30."),
        ("lancer", "Ce n’est pas le moment de faire cela."),
    ],
)
def test_a_line_that_makes_no_choice_gets_a_kind_word_and_another_try(line, answer):
    action, shown = asked(announcing(), [line, "faux"])

    assert action == Contest()
    assert f"Ton choix › {line}\n{answer}\nTon choix › faux\n" in shown


def test_the_first_player_who_contests_is_told_why_not():
    _, shown = asked(announcing(ladder=()), ["faux", "3 requin"])

    assert "Il n’y a encore rien à contester : c’est à toi d’ouvrir." in shown


def test_a_line_that_could_mean_two_things_is_asked_again():
    action, shown = asked(rewarding(), ["carte vol", "prendre vol"])
    _, field = asked(announcing(), ["12", "e", "ec"])

    assert action == Take(Bonus.VOL)
    assert "« carte vol » peut vouloir dire Prendre une carte : 3, 6 ou vol ou Défausser" in shown
    assert "« e » peut vouloir dire étoile ou éclair. Précise, ou tape son numéro." in field


def test_a_choice_with_nothing_left_to_ask_is_made_at_once():
    action, shown = asked(rewarding(), ["voler"])

    assert action == Vol(BEN, 7)
    assert "1 Voler une carte à Ben : 7\n" in shown


def test_a_wrong_value_is_asked_again_and_an_empty_line_goes_back_to_the_choices():
    action, shown = asked(announcing(), ["1", "7", "douze", "", "2"])

    assert action == Contest()
    assert shown.count("Combien : un nombre de 8 à 30.\nEntrée seule ramène aux choix.\n") == 2
    assert shown.count("1 Annoncer un nombre") == 2


def test_help_situation_repeat_and_rules_are_there_wherever_something_is_asked():
    client, script = seated(["r", "1", "?", "/r", "", "s", "/règles", "situ", "2"])
    client.tell([Out((BEN,)), RoundWon(CAT)], GAME.view(announcing(), ANN))
    view = GAME.view(announcing(), ANN)

    assert client.choose(view, GAME.offers(view)) == Contest()
    assert script.shown.count("Ben est hors jeu") == 3
    assert script.shown.count("\nRécompenses\n") == 1
    assert script.shown.count("\nAide\n") == 1
    assert "Par exemple, maintenant : 8 requin\n" in script.shown
    assert script.shown.count("\nLa situation\n") == 2
    assert "**SPC-27**" in script.shown


def test_repeating_starts_anew_after_each_choice():
    client, script = seated(["2", "r", "2"])
    view = GAME.view(announcing(), ANN)
    client.tell([Out((BEN,))], view)
    client.choose(view, GAME.offers(view))
    client.tell([Out((CAT,))], view)
    client.choose(view, GAME.offers(view))

    assert script.shown.count("Ben est hors jeu") == 1
    assert script.shown.count("Cat est hors jeu") == 2


def test_quitting_asks_once():
    client, script = seated(["q", "peut-être", "n", "/quitter", "oui"])
    view = GAME.view(announcing(), ANN)

    with pytest.raises(Left):
        client.choose(view, GAME.offers(view))
    assert script.shown.count("Quitter la partie en cours ? (o/n) ") == 3
    assert "Réponds o pour oui, n pour non." in script.shown


@pytest.mark.parametrize("lines", [[], ["1"], ["q"], ["?", "1", "12"]])
def test_the_end_of_the_lines_leaves_the_table(lines):
    with pytest.raises(Left):
        asked(announcing(), lines)


def test_the_end_says_who_won_and_why():
    client, script = seated([])
    client.over(Result((2, 1, 2), (0, 1, 0), "winning_roll"))

    assert script.shown.splitlines()[1:] == [
        "Fin de la partie",
        "Ben gagne la partie.",
        "Les deux dés montrent des numéros gagnants.",
    ]


def test_the_end_shows_scores_where_there_are_any():
    client, script = seated([])
    client.over(Result((1, 1, 3), (5, 5, 1), "winning_roll"))

    assert script.shown.splitlines()[2:] == [
        "Toi et Ben, vous gagnez ensemble !",
        "Les deux dés montrent des numéros gagnants.",
        "Ann : 5 points",
        "Ben : 5 points",
        "Cat : 1 point",
    ]


def test_a_rematch_is_a_plain_yes_or_no():
    assert seated(["o"])[0].again()
    assert not seated(["huh", "non"])[0].again()
    assert not seated([])[0].again()


def test_eighty_columns_are_enough_on_a_terminal():
    _, shown = asked(announcing(), ["?", "regles", "2"], fancy=True)
    bare = Text.from_ansi(shown).plain

    assert all(len(line) <= 80 for line in bare.splitlines())
    assert "  1  Annoncer un nombre de 8 à 30 et une famille" in bare


@pytest.mark.slow
def test_no_line_begins_with_a_sign_that_belongs_to_the_one_before():
    for width in (41, 53, 67, 80):
        _, shown = asked(announcing(), ["?", "regles", "2"], fancy=True, width=width)

        assert not re.search(r"^\W*[;:!?»%]\s", Text.from_ansi(shown).plain.replace("  ?  ", ""), re.MULTILINE)


def test_names_stand_out_as_whole_words_on_a_terminal():
    client, script = seated([], fancy=True)
    client.tell([Out((BEN,))], GAME.view(announcing(), ANN))

    assert "\x1b[1;35mBen\x1b[0m est hors jeu" in script.shown
