"""What `missing` finds: every hole that a game's words can have, and none in ours."""

import pytest

from tablee.games import GAMES
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import members
from tablee.words import LANGUAGES, Company, Words, language_of, missing, rules_page, words_for
from tablee.words.missing import lacking, unsayable
from tablee.words.samples import ME, NAMES, struct_samples
from tablee.words.sources import game_text
from tests.kernel.murmure import MURMURE
from tests.terminal.murmure_words import FRENCH

GAME = GAMES["sept_pour_cent"]
COMPANY = Company(NAMES, ME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_missing(language, name):
    assert missing(language, GAMES[name]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_glance_can_be_said(language, name):
    union = GAMES[name].glance.__annotations__["return"].__args__[0]
    words = words_for(language, GAMES[name])

    assert unsayable(words, "glance", members(union)) == []
    for kind in members(union):
        for sample in struct_samples(kind):
            label, text = words.glance(sample, COMPANY)
            assert label
            assert text


def holes(text):
    return lacking(Words("fr", GAME, own=text), GAME)


@pytest.mark.parametrize(
    "key",
    [
        "game-title",
        "fact-announced",
        "offer-contest",
        "field-family",
        "refusal-not-higher",
        "ending-relance",
        "family-requin",
        "bonus-pioche-2",
    ],
)
def test_a_key_that_is_not_there_is_missing(key):
    text = game_text(GAME.name, "fr").replace(f"\n{key} =", "\nnobody-asks =", 1)

    assert key in holes(text)


def test_a_fact_that_refers_to_what_it_does_not_have_is_missing():
    text = game_text(GAME.name, "fr").replace("est hors jeu jusqu", "est { $sorti } jusqu")

    assert holes(text) == ["fact-out in fr: Unknown external: sorti"]


def test_what_is_said_while_a_fact_is_shown_can_refer_to_nothing_else_either():
    text = game_text(GAME.name, "fr").replace("y a-t-il { claim }", "y a-t-il { $sorti }")

    assert holes(text) == ["fact-shown in fr: Unknown external: sorti"]


def test_an_offer_that_refers_to_what_it_does_not_have_is_missing():
    text = game_text(GAME.name, "fr").replace("terminer la manche", "terminer { $when }")

    assert holes(text) == ["offer-end in fr: Unknown external: when"]


def test_a_card_without_its_own_message_makes_its_facts_unsayable():
    text = game_text(GAME.name, "fr").replace("\ncard =", "\nnobody-asks =")

    assert any("no words for card" in hole for hole in holes(text))


def test_a_game_without_words_lacks_them_all():
    found = missing("fr", MURMURE)

    assert {"game-title", "fact-shouted", "offer-guess", "option-step", "option-mood-loud"} <= set(found)


def test_free_text_slates_and_options_have_words_too():
    assert lacking(Words("fr", MURMURE, own=FRENCH), MURMURE) == []


def test_a_file_that_does_not_parse_is_refused_with_its_line():
    with pytest.raises(Malformed, match="line 2 of these words"):
        Words("fr", GAME, own="game-title = 7\nfact-out { oops\n")


def test_a_language_that_nobody_speaks_here_is_refused():
    with pytest.raises(Malformed, match="there is fr, en"):
        words_for("de", GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_page(language):
    assert all(rules_page(name, language).startswith("# ") for name in GAMES)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": ""}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_US"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment, language):
    assert language_of(environment) == language
