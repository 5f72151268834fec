"""The rules of votes, points and the end, one by one and in the rulebook's words."""

import pytest

from tablee.games.incognito import GAME, phases
from tablee.games.incognito.facts import Reshuffled, Revealed, Scored, TurnedVote, Voted, VotingTimeUp, Won
from tablee.games.incognito.vocabulary import Finish, Found, PileName, TakeBack, Vote, Why
from tablee.kernel.chance import Shuffle, Shuffled
from tablee.kernel.game import LAST_STROKE, Timer, Waiting
from tests.games.incognito.cards import NUMBER
from tests.games.incognito.tables import (
    ANN,
    AS_DEALT,
    BEN,
    CAT,
    DOM,
    VOTING_OVER,
    WORDS,
    all_down,
    all_vote,
    answered,
    cast,
    drawing,
    elapsed,
    last_told,
    offered_kinds,
    played,
    refused,
    seen,
    told,
    voting,
)

ALL_RIGHT = ((None, 2, 3), (1, None, 3), (1, 2, None))
"""Of three: everybody finds everything."""


def points(facts) -> dict[int, int]:
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    return {one.seat: one.points for one in scored.points}


def reveals(facts) -> list[Revealed]:
    return [fact for fact in facts if isinstance(fact, Revealed)]


def test_ICG_06_one_vote_card_before_every_other_slate_and_none_before_ones_own():
    table = voting()

    assert {(offer.fields[0].domain.these[0]) for offer in GAME.offers(seen(table, ANN)).choices} == {BEN, CAT}
    assert refused(table, ANN, Vote(ANN, 1)) is Why.OWN_SLATE
    assert seen(played(table, (ANN, Vote(BEN, 4))), ANN).mine == (None, 4, None)


def test_ICG_06_no_number_can_be_given_to_two_slates():
    table = played(voting(), (ANN, Vote(BEN, 4)))

    assert refused(table, ANN, Vote(CAT, 4)) is Why.CARD_USED
    assert refused(table, ANN, Vote(BEN, 4)) is Why.CARD_USED


def test_ICG_06_the_number_of_ones_own_word_may_be_played_and_is_marked():
    table = played(voting(), (ANN, Vote(BEN, 1)))

    assert seen(table, ANN).own_number == 1
    assert seen(table, ANN).mine[BEN] == 1


def test_ICG_06_others_see_that_a_card_lies_there_not_which():
    one, other = (played(voting(), (ANN, Vote(BEN, number))) for number in (2, 5))

    for viewer in (BEN, CAT, None):
        assert seen(one, viewer) == seen(other, viewer)
        assert seen(one, viewer).laid == ((BEN,), (), ())
        assert told(voting(), (ANN, Vote(BEN, 2)), viewer) == ()


def test_ICG_07_a_vote_can_be_changed_until_the_player_says_done():
    table = played(voting(), (ANN, Vote(BEN, 4)), (ANN, Vote(BEN, 2)), (ANN, Vote(CAT, 4)))
    assert seen(table, ANN).mine == (None, 2, 4)

    table = played(table, (ANN, TakeBack(CAT)), (ANN, Vote(CAT, 3)), (ANN, Finish()))
    assert refused(table, ANN, Vote(CAT, 5)) is Why.VOTED
    assert refused(table, ANN, TakeBack(CAT)) is Why.VOTED


def test_ICG_07_as_soon_as_all_but_one_are_done_a_countdown_runs():
    table = played(voting(countdown=10), *cast(ANN, (None, 2, 3)))
    countdown = Timer("voting", 10, LAST_STROKE, hurries=True)
    assert GAME.pending(table) == Waiting((BEN, CAT), ahead=countdown)

    table = played(table, *cast(CAT, (1, 2, None)))
    assert GAME.pending(table) == Waiting((BEN,), timer=countdown)


def test_ICG_07_at_zero_missing_votes_are_filled_at_random_from_the_unused_cards():
    table = voting(4, votes=((None, 2, 3, 4), (1, None, 3, 4), (1, 2, None, 4), (None, 5, None, None)))
    table = played(table, *[(seat, Finish()) for seat in (ANN, BEN, CAT)])
    assert told(table, VOTING_OVER) == (VotingTimeUp(DOM, 2),)

    filling = elapsed(table)
    assert GAME.pending(filling) == Shuffle(5)
    facts = told(filling, Shuffled((4, 2, 0, 1, 3)))
    cast_by_dom = {one.seat: vote.number for one in reveals(facts) for vote in one.votes if vote.seat == DOM}
    assert cast_by_dom == {ANN: 6, BEN: 5, CAT: 3}


def test_ICG_07_at_zero_votes_that_all_lie_stand_and_nothing_is_drawn():
    table = voting(votes=((None, 2, 3), (1, None, 3), (1, 2, None)), done=(True, True, False))
    facts = told(table, VOTING_OVER)

    assert facts[0] == VotingTimeUp(CAT, 0)
    assert len(reveals(facts)) == 3
    assert isinstance(elapsed(table), phases.Drawing)


def test_ICG_08_each_player_who_found_the_word_has_a_point_and_the_artist_two_if_some_did_and_some_did_not():
    """Ann's word was found by Ben alone, Ben's by both, Cat's by nobody."""
    facts = last_told(voting(), *all_vote((None, 2, 4), (1, None, 4), (6, 2, None)))

    assert points(facts) == {ANN: 1 + 2, BEN: 1, CAT: 1}
    assert [(one.found, one.points) for one in reveals(facts)] == [
        (Found.SOME, 2),
        (Found.EVERYBODY, 0),
        (Found.NOBODY, 0),
    ]


def test_ICG_08_the_worked_example_of_six():
    """Marjolaine, the first, finds three words, and three of five find hers."""
    facts = last_told(
        voting(6),
        *all_vote(
            (None, 2, 3, 4, 6, 5),
            (1, None, 4, 5, 6, 2),
            (1, 3, None, 5, 6, 4),
            (1, 3, 4, None, 6, 5),
            (2, 3, 4, 5, None, 1),
            (2, 3, 4, 5, 6, None),
        ),
    )

    assert points(facts)[ANN] == 3 + 2


def test_ICG_08_a_slate_left_empty_is_found_by_whoever_lays_its_number_by_luck():
    table = voting()

    facts = last_told(table, *all_vote((None, 2, 4), (1, None, 4), (6, 2, None)))

    assert table.pictures[ANN].strokes == ()
    assert (reveals(facts)[0].finders, reveals(facts)[0].points) == ((BEN,), 2)


def test_ICG_08_all_votes_are_turned_up_drawing_by_drawing():
    facts = last_told(voting(), *all_vote(*ALL_RIGHT))

    assert facts[0] == Voted(CAT)
    assert [one.seat for one in reveals(facts)] == [ANN, BEN, CAT]
    (first, *_) = reveals(facts)
    assert (first.word, first.place, first.number) == ("carotte", "au marché", 1)
    assert first.votes == (TurnedVote(BEN, 1, found=True), TurnedVote(CAT, 1, found=True))
    assert first.finders == (BEN, CAT)


def test_ICG_12_with_three_the_artist_scores_when_exactly_one_of_two_found_it():
    for found, won in (((1, 1), 0), ((1, 4), 2), ((4, 1), 2), ((4, 5), 0)):
        facts = last_told(voting(), *all_vote((None, 2, 3), (found[0], None, 3), (found[1], 2, None)))

        assert reveals(facts)[0].points == won


def test_ICG_14_done_with_the_votes_needs_a_vote_for_every_other_slate():
    table = played(voting(), (ANN, Vote(BEN, 2)))

    assert refused(table, ANN, Finish()) is Why.VOTES_MISSING
    assert "finish" not in offered_kinds(table, ANN)
    assert "finish" in offered_kinds(played(table, (ANN, Vote(CAT, 3))), ANN)


def test_ICG_09_all_six_words_are_discarded_not_only_those_that_were_drawn():
    after = played(voting(), *all_vote(*ALL_RIGHT))

    assert {*after.box.words.discards} == {NUMBER[word] for word in WORDS}


def third_round():
    """Two rounds are over: of fourteen words two are left, and of seven places one."""
    table = drawing()
    for _ in range(2):
        table = played(answered(played(table, *all_down()), AS_DEALT), *all_vote(*ALL_RIGHT))
    return table


def test_ICG_10_a_pile_that_runs_out_is_reshuffled_from_its_discards():
    table = third_round()
    assert isinstance(table, phases.Reshuffling)
    assert GAME.pending(table) == Shuffle(12)

    order = Shuffled(tuple(reversed(range(12))))
    left, discards = table.box.words.left, table.box.words.discards
    facts = told(table, order)
    assert facts[0] == Reshuffled(PileName.WORDS)
    after = answered(table, order)
    assert GAME.pending(after) == Shuffle(6)
    assert after.box.words.left == (*left, *reversed(discards))
    assert told(after, Shuffled((0, 1, 2, 3, 4, 5)))[0] == Reshuffled(PileName.PLACES)


def test_ICG_11_after_three_rounds_the_most_points_win():
    table = voting(round_=3, scores=(0, 5, 0))
    facts = last_told(table, *all_vote(*ALL_RIGHT))
    end = played(table, *all_vote(*ALL_RIGHT))

    assert facts[-1] == Won((BEN,))
    result = GAME.result(end)
    assert result.winners == (BEN,)
    assert result.scores == (2, 7, 2)
    assert result.places == (2, 1, 2)


def test_ICG_11_a_tie_is_a_shared_win():
    table = voting(round_=3)

    assert last_told(table, *all_vote(*ALL_RIGHT))[-1] == Won((ANN, BEN, CAT))
    assert GAME.result(played(table, *all_vote(*ALL_RIGHT))).winners == (ANN, BEN, CAT)


@pytest.mark.parametrize("round_", [1, 2])
def test_ICG_11_before_that_the_game_goes_on(round_):
    assert GAME.result(played(voting(round_=round_), *all_vote(*ALL_RIGHT))) is None
