"""A recap tells what led here at its shortest, and a world that is imagined from it looks the same."""

from random import Random

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.facts import Dealt, Laid, PutDown, Reshuffled, Revealed, Scored, Voted, VotingTimeUp
from tablee.games.incognito.phases import Preparing
from tablee.kernel.seats import seats
from tests.games.incognito.cards import PACK
from tests.games.incognito.random_games import PHASES, samples, wild_game
from tests.games.incognito.tables import ANN, BEN, CAT, cast, drawing, elapsed, played, voting
from tests.games.incognito.witness import WITNESS


def test_while_cards_are_shuffled_nothing_was_told():
    assert GAME.recap(Preparing(3, 5, PACK, ()), ANN) == ()


def test_of_a_drawing_one_knows_places_ones_word_and_who_is_done():
    told = GAME.recap(drawing(down=(False, True, False)), ANN)

    assert [type(fact) for fact in told] == [Dealt, PutDown]
    assert told[0].word == "carotte"
    assert told[1] == PutDown(BEN)


def test_of_a_vote_one_knows_the_six_words_and_who_is_done():
    told = GAME.recap(played(voting(), *cast(CAT, (1, 2, None))), ANN)

    assert [type(fact) for fact in told] == [Dealt, Laid, Voted]


def test_when_votes_are_filled_up_one_knows_for_whom():
    table = played(voting(), *cast(CAT, (1, 2, None)), *cast(BEN, (1, None, 3)))

    assert GAME.recap(elapsed(table), None)[-1] == VotingTimeUp(ANN, 2)


@pytest.mark.slow
@pytest.mark.covers
def test_rounds_that_are_over_are_told_as_they_were_and_piles_reshuffled_where_they_were():
    game = wild_game(4, 1)
    end = game[-1][2]
    kinds = (Dealt, Laid, Revealed, Scored, Reshuffled)
    told = [fact for step in game for fact in GAME.tell(*step, None) if isinstance(fact, kinds)]
    recap = [fact for fact in GAME.recap(end, None) if isinstance(fact, kinds)]

    assert [fact for fact in recap if not isinstance(fact, Reshuffled)] == [
        fact for fact in told if not isinstance(fact, Reshuffled)
    ]
    last = {fact.pile: at for at, fact in enumerate(told) if isinstance(fact, Reshuffled)}
    assert {fact.pile for fact in recap if isinstance(fact, Reshuffled)} == {*last}


@pytest.mark.slow
@pytest.mark.covers
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_a_world_imagined_from_a_recap_looks_the_same_and_is_whole(phase):
    for seed, state in enumerate(samples()[phase][:8]):
        for viewer in (None, *seats(GAME.players_in(state))):
            told, seen = GAME.recap(state, viewer), GAME.view(state, viewer)
            world = GAME.imagine(seen, told, PACK, Random(seed))

            assert GAME.view(world, viewer) == seen
            assert WITNESS.conserved(world)
            assert WITNESS.possible(world, told, viewer)


def test_an_imagined_rival_may_hold_any_word_but_mine():
    table = drawing()
    held = {
        GAME.imagine(GAME.view(table, ANN), GAME.recap(table, ANN), PACK, Random(seed)).deal.words[BEN]
        for seed in range(60)
    }

    assert len(held) > 8
    assert table.deal.words[ANN] not in held
