"""One person's seat: what they are shown when it is their turn, and what becomes of what they type."""

import re

import pytest
from rich.text import Text

from tablee.games.sept_pour_cent import GAME, phases
from tablee.games.sept_pour_cent.facts import Announced, Out, RoundWon, Shown, ShownHand
from tablee.games.sept_pour_cent.phases import Tabletop
from tablee.games.sept_pour_cent.vocabulary import Announce, Bonus, Card, Contest, Discard, Family, Roll, Take, Vol
from tablee.kernel.game import Result
from tablee.kernel.seats import Seat
from tablee.terminal.conversation import Conversation
from tablee.terminal.prompt import Quit
from tablee.words import words_for
from tests.terminal.scripted import Script

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
NAMES = ("Ann", "Ben", "Cat")
HAND = (Card(Family.REQUIN, 3), Card(Family.REQUIN, 1), Card(Family.COMETE, 5))
TABLE = Tabletop((ANN, BEN, CAT), (6, 3, Bonus.VOL), ((4, 4, Bonus.VOL), (7,), ()), (), ())
TABLE_OF_NINE = Tabletop((ANN, BEN, CAT), (6, 3), ((9,), (7,), ()), (), ())
LADDER = (Announced(BEN, 5, Family.TREFLE), Announced(CAT, 7, Family.REQUIN))


def announcing(ladder=LADDER):
    return phases.Announcing(TABLE, (), (HAND, (), ()), (), ladder, ANN, decision=3)


def rewarding(table=TABLE):
    return phases.Rewarding(table, (), ANN, 3, None, decision=3)


def seated(lines, language="fr", **looks):
    script = Script(lines, **looks)
    return Conversation(GAME, words_for(language, GAME), script.screen, NAMES, ANN), script


def asked(state, lines, language="fr", **looks):
    conversation, script = seated(lines, language, **looks)
    view = GAME.view(state, ANN)
    return conversation.choose(view, GAME.offers(view)), script.shown


def test_my_turn_shows_what_i_hold_what_stands_and_what_i_can_do():
    _, shown = asked(announcing(), ["2"])

    assert shown.splitlines() == [
        "",
        "Ta main : un 3 de requin, un 1 de requin et un 5 de comète",
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
    assert "You win with: 0 and 4 (4% chance on each roll); bonuses: steal" in shown
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
        ("3", "Il n’y a pas de choix 3.\nCombien : un nombre de 8 à 30."),
        ("99", "Il n’y a pas de choix 99.\nCombien : un nombre de 8 à 30."),
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
    assert "« carte vol » peut vouloir dire « prendre vol » ou « défausser vol ». Tape celui que tu veux." in shown
    assert "« e » peut vouloir dire étoile ou éclair. Précise, ou tape son numéro." in field


def test_the_number_of_a_choice_that_is_a_card_as_well_is_asked_again():
    """Found by a newcomer: the third choice throws away the 9, which is no way to take the 3."""
    action, shown = asked(rewarding(TABLE_OF_NINE), ["3", "prendre 3"])

    assert action == Take(3)
    assert "« 3 » peut vouloir dire « défausser 9 » ou « prendre 3 ». Tape celui que tu veux.\n" in shown


def test_what_cannot_be_undone_asks_once_and_a_no_goes_back_to_the_choices():
    action, shown = asked(rewarding(), ["défausser 4", "n", "4", "4", "non", "défausser 4", "o"])

    assert action == Discard(4)
    assert shown.count("Défausser pour de bon la carte 4 ? (o/n) ") == 3
    assert shown.count("4 Défausser une carte : 4 ou vol") == 3


def test_a_card_alone_is_never_thrown_away():
    action, shown = asked(rewarding(TABLE_OF_NINE), ["9", "lancer"])

    assert action == Roll()
    assert "Il n’y a pas de choix 9.\nSi c’est ce que tu veux, tape « défausser 9 ».\n" in shown


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
    conversation, script = seated(["r", "?", "1", "/r", "", "s", "/règles", "situ", "2"])
    conversation.tell([Out((BEN,)), RoundWon(CAT)], GAME.view(announcing(), ANN))
    view = GAME.view(announcing(), ANN)

    assert conversation.choose(view, GAME.offers(view)) == Contest()
    assert script.shown.count("Ben est hors jeu") == 3
    assert script.shown.count("\nRécompenses\n") == 1
    assert script.shown.count("\nAide\n") == 1
    assert "Par exemple, maintenant : 8 requin\n" in script.shown
    assert script.shown.count("\nLa situation\n") == 2
    assert "**SPC-27**" in script.shown


@pytest.mark.parametrize("command", ["?", "r", "s", "règles"])
def test_after_a_command_the_question_stands_right_above_the_prompt(command):
    _, shown = asked(announcing(), [command, "2"])

    assert shown.endswith(
        "\nÀ toi : surenchéris, ou dis « C’est faux ! ».\n"
        "1 Annoncer un nombre de 8 à 30 et une famille\n"
        "2 « C’est faux ! »\n"
        "Ton choix › 2\n\n"
    )


def test_help_speaks_of_the_field_that_is_asked():
    _, shown = asked(announcing(), ["1", "?", "12", "?", "requin"])
    number, family = shown.split("\nAide\n")[1:]

    assert number.startswith("Combien : un nombre de 8 à 30.\nEntrée seule ramène aux choix.\n")
    assert family.startswith("Famille : requin, comète, étoile, éclair ou trèfle.\nEntrée seule")
    assert "Par exemple" not in shown
    assert family.endswith("1 requin   2 comète   3 étoile   4 éclair   5 trèfle\nfamille › requin\n\n")


def test_the_example_of_the_help_does_what_it_says():
    _, shown = asked(rewarding(), ["?", "lancer"])
    _, taking = asked(rewarding(TABLE_OF_NINE), ["?", "lancer"])
    _, opening = asked(announcing(ladder=()), ["?", "1 requin"])

    assert "Par exemple, maintenant : Ben 7\n" in shown
    assert "Par exemple, maintenant : 1 requin\n" in opening
    assert "Par exemple" not in taking, "3 could be the third choice"


def test_repeating_starts_anew_after_each_choice():
    conversation, script = seated(["2", "r", "2"])
    view = GAME.view(announcing(), ANN)
    conversation.tell([Out((BEN,))], view)
    conversation.choose(view, GAME.offers(view))
    conversation.tell([Out((CAT,))], view)
    conversation.choose(view, GAME.offers(view))

    assert script.shown.count("Ben est hors jeu") == 1
    assert script.shown.count("Cat est hors jeu") == 2


def test_quitting_asks_once():
    conversation, script = seated(["q", "peut-être", "n", "/quitter", "oui"])
    view = GAME.view(announcing(), ANN)

    with pytest.raises(Quit):
        conversation.choose(view, GAME.offers(view))
    assert script.shown.count("Quitter la partie en cours ? (o/n) ") == 3
    assert "Réponds o pour oui, n pour non." in script.shown


@pytest.mark.parametrize("lines", [[], ["1"], ["q"], ["?", "1", "12"]])
def test_the_end_of_the_lines_leaves_the_table(lines):
    with pytest.raises(Quit):
        asked(announcing(), lines)


def test_the_end_says_who_won_and_why():
    conversation, script = seated([])
    conversation.over(Result((2, 1, 2), (0, 1, 0), "winning_roll"))

    assert script.shown.splitlines()[1:] == [
        "Fin de la partie",
        "Ben gagne la partie !",
        "Les deux dés montrent des numéros gagnants.",
    ]


def test_the_end_shows_scores_where_there_are_any():
    conversation, script = seated([])
    conversation.over(Result((1, 1, 3), (5, 5, 1), "winning_roll"))

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


def test_what_is_broken_goes_on_below_where_it_began():
    conversation, script = seated([], fancy=True, width=40)
    hands = (ShownHand(BEN, HAND), ShownHand(CAT, HAND))
    conversation.tell([Shown(hands, 12, Family.TREFLE, 5, holds=False)], GAME.view(announcing(), ANN))

    assert [line.rstrip() for line in Text.from_ansi(script.shown).plain.splitlines()][1:3] == [
        "    Ben : un 3 de requin, un 1 de requin",
        "          et un 5 de comète.",
    ]


def test_help_at_forty_columns_keeps_its_columns():
    _, shown = asked(announcing(), ["?", "2"], fancy=True, width=40)
    lines = [line.rstrip() for line in Text.from_ansi(shown).plain.splitlines()]

    at = lines.index("  r         répéter ce qui s’est passé")
    assert lines[at + 1] == "            depuis ton dernier choix"


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
    conversation, script = seated([], fancy=True)
    conversation.tell([Out((BEN,))], GAME.view(announcing(), ANN))

    assert "\x1b[1;35mBen\x1b[0m est hors jeu" in script.shown
