"""What is said in « Incognito »: nothing is missing, nobody is told too much, and the rules page has every rule."""

import re
from pathlib import Path

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.facts import (
    Blanked,
    Dealt,
    DrawingTimeUp,
    PutDown,
    Reshuffled,
    Revealed,
    Scored,
    SeatPlace,
    SeatPoints,
    TurnedVote,
    Voted,
    VotingTimeUp,
    Won,
)
from tablee.games.incognito.vocabulary import LONGEST_DESCRIPTION, Found, PileName
from tablee.kernel.seats import Seat
from tablee.words import LANGUAGES, Company, rules_page, words_for
from tablee.words.missing import missing
from tablee.words.sources import game_text
from tests.games.incognito.tables import ANN as FIRST
from tests.games.incognito.tables import cast, drawing, played, seen, voting
from tests.rule_ids import faults_of

ANN, BEN, CAT, DOM = map(Seat, range(4))
NAMES = ("Ann", "Ben", "Cat", "Dom")
ROOT = Path(__file__).parents[3]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def said(language, fact, me=ANN):
    return words_for(language, GAME).fact(fact, Company(NAMES, me)).replace("\u202f", " ")


def revealed(found, *finders, seat=BEN):
    others = [one for one in (ANN, BEN, CAT, DOM) if one != seat]
    votes = tuple(TurnedVote(one, 2 if one in finders else 5, found=one in finders) for one in others)
    return Revealed(seat, "à la plage", 2, "poisson", "Ha !", votes, found, finders, 2 * (found == Found.SOME), None)


@in_each_language
def test_nothing_is_missing(language):
    assert missing(language, GAME) == []


def test_every_rule_has_a_test_and_both_pages_have_the_same():
    assert list(faults_of(ROOT, "incognito")) == []


@in_each_language
def test_the_deal_names_the_word_to_its_player_and_to_nobody_else(language):
    places = (SeatPlace(ANN, "au marché"), SeatPlace(BEN, "à la plage"))

    assert "carotte" in said(language, Dealt(1, places, "carotte", "Ha !"))
    assert "au marché" in said(language, Dealt(1, places, None, None))


def test_a_round_begins_a_part_of_the_record():
    assert words_for("fr", GAME).heading(Dealt(2, (), None, None), Company(NAMES, ANN)) == "Manche 2"


@in_each_language
def test_what_was_hidden_and_why_the_artist_scores_is_said_differently_each_time(language):
    texts = [
        said(language, revealed(*what))
        for what in (
            (Found.NOBODY,),
            (Found.EVERYBODY, ANN, CAT, DOM),
            (Found.SOME, ANN),
            (Found.SOME, CAT),
            (Found.SOME, ANN, CAT),
            (Found.SOME, CAT, DOM),
        )
    ]

    assert len({*texts}) == len(texts)
    assert all("poisson" in text for text in texts)
    assert all("2 points" in text for text in texts[2:])
    assert not any("2 points" in text for text in texts[:2])


def test_a_reveal_reads_like_this():
    assert said("fr", revealed(Found.SOME, CAT, DOM)) == (
        "Le dessin signé Ben, à la plage. Votes : toi 5, Cat 2 et Dom 2.\n"
        "C’était « poisson », le 2. "
        "Cat et Dom l’ont trouvé, mais pas tout le monde : 2 points pour Ben, et 1 pour qui l’a trouvé."
    )
    assert said("en", revealed(Found.NOBODY, seat=ANN)) == (
        "Your drawing, à la plage. Votes: Ben 5, Cat 5 and Dom 5.\n"
        "It was “poisson”, number 2. Nobody found it: nothing for you."
    )


@pytest.mark.parametrize(
    ("finders", "seat", "french", "english"),
    [
        (
            (ANN,),
            BEN,
            "Tu l’as trouvé, et personne d’autre : 2 points pour Ben, et 1 pour qui l’a trouvé.",
            "You found it, and nobody else: 2 points for Ben, and 1 for everyone who found it.",
        ),
        (
            (CAT,),
            ANN,
            "Cat l’a trouvé, et personne d’autre : 2 points pour toi, et 1 pour qui l’a trouvé.",
            "Cat found it, and nobody else: 2 points for you, and 1 for everyone who found it.",
        ),
        (
            (ANN, CAT),
            BEN,
            "Vous l’avez trouvé, toi et Cat, mais pas tout le monde : 2 points pour Ben, et 1 pour qui l’a trouvé.",
            "It was found by you and Cat, but not by everybody: 2 points for Ben, and 1 for everyone who found it.",
        ),
        (
            (CAT, DOM),
            ANN,
            "Cat et Dom l’ont trouvé, mais pas tout le monde : 2 points pour toi, et 1 pour qui l’a trouvé.",
            "Cat and Dom found it, but not everybody: 2 points for you, and 1 for everyone who found it.",
        ),
    ],
)
def test_who_found_it_is_named_to_all_alike_and_the_artist_too(finders, seat, french, english):
    fact = revealed(Found.SOME, *finders, seat=seat)

    assert said("fr", fact).endswith(f"le 2. {french}")
    assert said("en", fact).endswith(f"number 2. {english}")


def test_french_has_no_de_before_a_name_that_may_begin_with_a_vowel():
    text = game_text("incognito", "fr")

    assert re.findall(r".*\b(?:de|que) \{ \$(?:seat|target|finders|others|seats)\b.*", text) == []


@pytest.mark.parametrize(
    ("table", "seats", "french", "english"),
    [
        (drawing(), (BEN,), "Ben dessine…", "Ben is drawing…"),
        (drawing(), (BEN, CAT), "Ben et Cat dessinent…", "Ben and Cat are drawing…"),
        (voting(), (BEN,), "Ben vote…", "Ben is voting…"),
        (voting(), (BEN, CAT), "Ben et Cat votent…", "Ben and Cat are voting…"),
    ],
)
@pytest.mark.parametrize("me", [ANN, None])
def test_what_others_are_at_is_said_while_they_are_waited_for(table, seats, french, english, me):
    view, company = seen(table, me), Company(NAMES, me)

    assert words_for("fr", GAME).awaited(view, seats, company) == french
    assert words_for("en", GAME).awaited(view, seats, company) == english


@in_each_language
@pytest.mark.parametrize("kind", [PutDown, DrawingTimeUp, Blanked, Voted])
def test_what_happens_to_me_is_said_to_me(language, kind):
    assert said(language, kind(ANN)) != said(language, kind(BEN))
    assert "Ben" in said(language, kind(BEN))


@in_each_language
def test_at_the_end_of_a_vote_it_is_said_whether_the_lot_must_help(language):
    assert len({said(language, VotingTimeUp(seat, count)) for seat in (ANN, BEN) for count in (0, 2)}) == 4


@in_each_language
def test_points_winners_and_piles_are_told(language):
    assert "Ben 3" in said(language, Scored((SeatPoints(BEN, 3, 5), SeatPoints(ANN, 1, 4))))
    assert len({said(language, Won(seats)) for seats in ((ANN,), (BEN,), (ANN, BEN), (BEN, CAT))}) == 4
    assert said(language, Reshuffled(PileName.WORDS)) != said(language, Reshuffled(PileName.PLACES))


@in_each_language
def test_the_rules_page_has_every_rule_once(language):
    page = rules_page("incognito", language)

    assert sorted(re.findall(r"^- \*\*(ICG-\d\d)\*\*", page, re.MULTILINE)) == [f"ICG-{at:02}" for at in range(1, 15)]


@in_each_language
def test_the_hint_has_the_advice_of_the_rulebook(language):
    words = words_for(language, GAME)

    assert {"fr": "d’abord ton mot", "en": "your word first"}[language] in words.say("hint-drawing")


@in_each_language
def test_what_is_expected_changes_when_all_cards_lie(language):
    words = words_for(language, GAME)
    table = voting()
    laid = played(table, *cast(FIRST, (None, 2, 3))[:-1])
    texts = {words.turn(seen(one, FIRST), GAME.offers(seen(one, FIRST)), Company(NAMES, ANN)) for one in (table, laid)}

    assert len(texts) == 2


@in_each_language
def test_a_refusal_names_how_long_a_description_may_be(language):
    assert str(LONGEST_DESCRIPTION) in words_for(language, GAME).say("refusal-too-long")
