"""A view in a few lines, for a terminal and for those who do not see."""

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.glance import Drawings, MySlate, MyVotes, MyWord, Places, Scores, Waited, Words
from tablee.games.incognito.phases import Preparing
from tablee.games.incognito.vocabulary import Describe, Draw, PutDown, Vote
from tablee.kernel.structs import members
from tablee.kernel.text import Text
from tablee.words import LANGUAGES, words_for
from tablee.words.missing import unsayable
from tests.games.incognito.cards import PACK
from tests.games.incognito.tables import (
    ACROSS,
    ANN,
    AS_DEALT,
    BEN,
    all_down,
    all_vote,
    answered,
    drawing,
    played,
    seen,
    voting,
)


def glanced(table, me):
    return {type(line): line for line in GAME.glance(seen(table, me))}


def test_while_cards_are_shuffled_there_is_nothing_to_see():
    assert GAME.glance(seen(Preparing(3, 5, PACK, ()), None)) == ()


def test_the_artist_sees_the_word_and_how_much_is_drawn():
    table = played(drawing(), (ANN, Draw(ACROSS)), (ANN, Describe(Text("Un étal"))), (BEN, PutDown()))
    lines = glanced(table, ANN)

    assert lines[MyWord].word == "carotte"
    assert lines[MySlate] == MySlate(1, "Un étal")
    assert lines[Waited].ready == (BEN,)
    assert lines[Places].places[0].place == "au marché"


def test_others_see_who_draws_and_where_and_nothing_else():
    assert {*glanced(played(drawing(), (ANN, Draw(ACROSS))), None)} == {Places, Waited, Scores}


def test_who_votes_hears_the_words_what_artists_say_of_their_drawings_and_their_own_votes():
    table = played(drawing(), (BEN, Describe(Text("La mer"))), *all_down())
    lines = glanced(played(answered(table, AS_DEALT), (ANN, Vote(BEN, 2))), ANN)

    assert [one.word for one in lines[Words].words][:2] == ["carotte", "poisson"]
    assert [one.text for one in lines[Drawings].drawings] == [None, "La mer", None]
    assert [(one.seat, one.number) for one in lines[MyVotes].votes] == [(BEN, 2)]
    assert lines[MyVotes].own == 1
    assert MyVotes not in glanced(voting(), None)


def test_scores_go_from_the_most_to_the_least_with_the_round():
    scores = glanced(voting(round_=2, scores=(1, 5, 3)), None)[Scores]

    assert [one.points for one in scores.scores] == [5, 3, 1]
    assert (scores.round, scores.rounds) == (2, 3)


def test_in_the_end_only_the_scores_are_left():
    end = played(voting(round_=3), *all_vote((None, 2, 3), (1, None, 3), (1, 2, None)))

    assert {*glanced(end, ANN)} == {Scores}


def test_while_chance_speaks_things_stand_as_before():
    table = played(drawing(), *all_down())

    assert MyWord in glanced(table, ANN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(language):
    kinds = (MyWord, MySlate, Places, Waited, Words, Drawings, MyVotes, Scores)

    assert unsayable(words_for(language, GAME), "glance", kinds) == []
    assert len(members(GAME.views)) == 7
