"""The rulebook, second part: estimates, equal ones, the challenge round and its points. [INC-06 to INC-14, INC-23]"""

import pytest

from tablee.games.incroyable import GAME
from tablee.games.incroyable.challenging import raises, scores
from tablee.games.incroyable.facts import (
    AnswerRead,
    Asked,
    Challenged,
    Judged,
    Passed,
    Raised,
    Ready,
    Scored,
    SeatPoints,
    Shifted,
    Shown,
    ShownEstimate,
    Walked,
)
from tablee.games.incroyable.phases import Challenging, Estimating, Settling
from tablee.games.incroyable.vocabulary import Challenge, Estimate, Kind, Pass, Raise, Shift, Symbol, Why
from tablee.kernel.game import Waiting
from tablee.kernel.offers import OneOf, Span
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.incroyable.tables import (
    ANN,
    BEN,
    CAT,
    DOM,
    EVE,
    FAY,
    all_estimate,
    all_told,
    asking,
    decision,
    doubting,
    offered_kinds,
    pawns,
    played,
    refused,
    scored,
    seen,
    told,
)


def free(table, seat):
    """What somebody may move to."""
    (offer,) = GAME.offers(seen(table, seat)).choices
    domain = offer.fields[0].domain
    assert isinstance(domain, OneOf)
    return domain.these


def to_raise(table, seat):
    """The numbers to which somebody may raise; None where there is none."""
    found = [offer.fields[0].domain for offer in GAME.offers(seen(table, seat)).choices if offer.action == "raise"]
    return found[0] if found else None


# Estimates


def test_INC_06_everyone_sets_an_estimate_the_questioner_included():
    table = asking(50)

    assert GAME.pending(table) == Waiting((ANN, BEN, CAT, DOM))
    for seat in seats(4):
        assert GAME.offers(seen(table, seat)).choices[0].fields[0].domain == Span(1, 9999)


@pytest.mark.parametrize("number", [1, 50, 9999])
def test_INC_06_an_estimate_is_a_whole_number_from_1_to_9999(number):
    assert seen(played(asking(50), (ANN, Estimate(number))), ANN).own == number


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_INC_06_any_other_number_is_refused(number):
    assert refused(asking(50), ANN, Estimate(number)) is Why.OUT_OF_RANGE


def test_INC_06_an_estimate_is_secret_until_all_are_ready():
    table = played(asking(50), (BEN, Estimate(1234)))

    assert seen(table, BEN).own == 1234
    for viewer in (SPECTATOR, ANN, CAT, DOM):
        assert "1234" not in str(seen(table, viewer))
        assert told(asking(50), (BEN, Estimate(1234)), viewer) == (Ready(BEN),)


def test_INC_06_they_are_shown_together_from_high_to_low():
    table = played(asking(50), *all_estimate(15, 10, 8, 16)[:3])

    assert told(table, (DOM, Estimate(16))) == (
        Ready(DOM),
        Shown((ShownEstimate(DOM, 16), ShownEstimate(ANN, 15), ShownEstimate(BEN, 10), ShownEstimate(CAT, 8))),
    )
    assert played(table, (DOM, Estimate(16))).estimates == (15, 10, 8, 16)


def test_INC_23_an_estimate_that_is_handed_in_stands():
    table = played(asking(50), (ANN, Estimate(10)))

    assert refused(table, ANN, Estimate(11)) is Why.HANDED_IN
    assert offered_kinds(table, ANN) == set()


def test_INC_23_all_see_who_is_ready_and_nothing_more():
    table = played(asking(50), (ANN, Estimate(10)), (CAT, Estimate(12)))

    for viewer in (SPECTATOR, BEN, DOM):
        assert seen(table, viewer).ready == (True, False, True, False)
        assert seen(table, viewer).own is None


def test_INC_23_who_is_still_to_estimate_is_asked_under_the_same_number():
    """So that nobody's answer comes too late for somebody else's."""
    assert decision(played(asking(50), (ANN, Estimate(10))), BEN) == decision(asking(50), BEN)


# Equal estimates


def test_INC_07_the_example():
    """C reads; A 10, B 8, C 7, D 10, E 10, F 7."""
    table = played(asking(50, 6, questioner=CAT), *all_estimate(10, 8, 7, 10, 10, 7))
    assert (table.to_move, free(table, EVE)) == (EVE, (9, 11))
    table = played(table, (EVE, Shift(9)))
    assert (table.to_move, free(table, ANN)) == (ANN, (6, 11))
    table = played(table, (ANN, Shift(6)))
    assert (table.to_move, free(table, FAY)) == (FAY, (5, 11))
    table = played(table, (FAY, Shift(11)))

    assert isinstance(table, Challenging)
    assert table.estimates == (6, 8, 7, 10, 9, 11)


def test_INC_07_all_hear_who_gives_way():
    table = played(asking(50, 3), *all_estimate(10, 10, 8))

    assert told(table, (BEN, Shift(11))) == (Shifted(BEN, 11),)


@pytest.mark.parametrize(("questioner", "keeps", "moves"), [(ANN, ANN, BEN), (BEN, BEN, ANN), (CAT, ANN, BEN)])
def test_INC_07_the_first_in_turn_order_from_the_questioner_keeps_the_estimate(questioner, keeps, moves):
    table = played(asking(50, 3, questioner=questioner), *all_estimate(10, 10, 8))

    assert isinstance(table, Settling)
    assert GAME.pending(table) == Waiting((moves,))
    assert refused(table, keeps, Shift(11)) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, keeps) == set()
    assert seen(table, moves).keeper == keeps


@pytest.mark.parametrize("number", [10, 8, 12, 7, 20])
def test_INC_07_only_the_nearest_free_number_on_either_side_will_do(number):
    table = played(asking(50, 4), *all_estimate(10, 10, 9, 8))

    assert free(table, BEN) == (7, 11)
    if number == 7:
        assert played(table, (BEN, Shift(number))).estimates == (10, 7, 9, 8)
    else:
        assert refused(table, BEN, Shift(number)) is Why.NOT_NEAREST_FREE


def test_INC_07_below_1_and_above_9999_there_is_nothing():
    assert free(played(asking(50, 3), *all_estimate(1, 1, 3)), BEN) == (2,)
    assert free(played(asking(50, 3), *all_estimate(9999, 9999, 9998)), BEN) == (9997,)
    assert free(played(asking(50, 3), *all_estimate(1, 1, 2)), BEN) == (3,)


def test_INC_07_whoever_settles_may_not_do_anything_else():
    table = played(asking(50, 3), *all_estimate(10, 10, 8))

    assert refused(table, BEN, Estimate(9)) is Why.NOT_NOW


# The challenge round


def test_INC_08_from_the_second_highest_down_and_the_highest_does_not_speak():
    table = played(asking(50), *all_estimate(15, 10, 8, 16))

    assert table.to_speak == (ANN, BEN, CAT)
    assert GAME.pending(table) == Waiting((ANN,))


def test_INC_08_each_challenges_any_other_estimate_or_passes():
    table = doubting(50, 15, 10, 8, 16)
    challenge, pass_ = GAME.offers(seen(table, ANN)).choices

    assert challenge.fields[0].domain == OneOf((BEN, CAT, DOM))
    assert pass_.action == "pass"
    assert told(table, (ANN, Pass())) == (Passed(ANN),)
    assert played(table, (ANN, Pass())).to_speak == (BEN, CAT)


def test_INC_08_nobody_speaks_out_of_turn_or_challenges_themselves_or_nobody():
    table = doubting(50, 15, 10, 8, 16)

    assert refused(table, BEN, Pass()) is Why.NOT_YOUR_TURN
    assert refused(table, DOM, Challenge(ANN)) is Why.NOT_YOUR_TURN
    assert refused(table, ANN, Challenge(ANN)) is Why.NOT_ANOTHER
    assert refused(table, ANN, Challenge(FAY)) is Why.NOT_ANOTHER
    assert refused(table, ANN, Estimate(3)) is Why.NOT_NOW


def test_INC_08_only_the_lowest_raises_and_the_lowest_cannot_pass():
    first, lowest = doubting(50, 15, 10, 8, 16), doubting(50, 15, 10, 8, 16, passed=2)

    assert refused(first, ANN, Raise(20)) is Why.NOT_LOWEST
    assert refused(lowest, CAT, Pass()) is Why.CANNOT_PASS
    assert offered_kinds(lowest, CAT) == {"challenge", "raise"}


def test_INC_09_a_raise_goes_above_the_next_higher_estimate_and_to_a_free_number():
    table = doubting(50, 15, 10, 8, 16, passed=2)

    assert to_raise(table, CAT) == Span(11, 9999, (15, 16))
    assert refused(table, CAT, Raise(10)) is Why.TOO_LOW
    assert refused(table, CAT, Raise(9)) is Why.TOO_LOW
    assert refused(table, CAT, Raise(15)) is Why.TAKEN
    assert refused(table, CAT, Raise(10_000)) is Why.OUT_OF_RANGE
    assert told(table, (CAT, Raise(12))) == (Raised(CAT, 12),)
    assert played(table, (CAT, Raise(12))).estimates == (15, 10, 12, 16)


def test_INC_09_with_no_legal_raise_left_one_must_challenge():
    table = doubting(50, 9998, 9997, 9999, passed=1)

    assert to_raise(table, BEN) is None
    assert offered_kinds(table, BEN) == {"challenge"}
    assert refused(table, BEN, Raise(9999)) is Why.TAKEN
    assert raises((9999, 9998, 9990), CAT) is None
    assert raises((9999, 9997, 9990), CAT) == Span(9998, 9999, (9999,))
    assert refused(doubting(50, 9999, 20, 30, passed=1), BEN, Raise(10_000)) is Why.OUT_OF_RANGE


def test_INC_10_then_whoever_is_lowest_now_raises_or_challenges():
    table = played(doubting(50, 15, 10, 8, 16, passed=2), (CAT, Raise(12)))

    assert table.to_speak == (BEN,)
    assert offered_kinds(table, BEN) == {"challenge", "raise"}
    assert played(table, (BEN, Raise(17))).to_speak == (CAT,)


# The challenge and its points


@pytest.mark.parametrize(("answer", "success"), [(9, True), (10, False), (11, False)])
def test_INC_11_the_challenged_estimate_must_be_above_the_answer(answer, success):
    """Exactly right is not too high."""
    facts = told(doubting(answer, 12, 10, 15), (ANN, Challenge(BEN)))

    assert facts[2] == Judged(ANN, 10, success=success)


def test_INC_11_the_cry_then_the_answer_then_the_verdict_the_points_the_walks_and_the_next_question():
    facts = told(doubting(50, 15, 17, 12, 14), (ANN, Challenge(BEN)))[:4]
    cry, read, judged, points = facts

    assert cry == Challenged(ANN, BEN, 17)
    assert read == AnswerRead(Kind.COUNT, None, 50, None)
    assert judged == Judged(ANN, 17, success=False)
    assert points == Scored((SeatPoints(BEN, 7), SeatPoints(DOM, 5), SeatPoints(CAT, 4)))


def test_INC_11_the_turn_ends_and_the_next_player_asks_the_next_card():
    table = played(doubting(50, 15, 17, 12, 14), (ANN, Challenge(BEN)))

    assert isinstance(table, Estimating)
    assert (table.race.questioner, table.race.turn) == (BEN, 1)
    assert table.estimates == (None,) * 4


@pytest.mark.parametrize(("target", "points"), [(BEN, 7), (CAT, 9), (DOM, 10), (EVE, 11), (FAY, 12)])
def test_INC_12_success_gives_7_and_the_rank_of_the_challenged_estimate_unless_it_is_the_highest(target, points):
    table = doubting(1, 10, 90, 80, 70, 60, 50, passed=4)

    assert scored(told(table, (ANN, Challenge(target)))) == {ANN: points}
    assert seen(table, ANN).worth[target] == points


def test_INC_12_the_rank_counts_the_challenger():
    """Ann has the second highest, and challenges the third."""
    assert scored(told(doubting(1, 80, 90, 70), (ANN, Challenge(CAT)))) == {ANN: 10}


def test_INC_12_others_that_are_not_too_high_get_5_4_3_2_in_order_of_closeness():
    table = doubting(50, 55, 60, 20, 50, 10, 30)

    assert scored(told(table, (ANN, Challenge(BEN)))) == {ANN: 7, DOM: 5, FAY: 4, CAT: 3, EVE: 2}


def test_INC_12_too_high_gets_nothing_and_the_challenger_is_not_in_the_ranking():
    """Ann's own 40 is closest, and she has her 7 for the challenge."""
    assert scored(told(doubting(50, 40, 60, 30, 20, passed=0), (ANN, Challenge(BEN)))) == {ANN: 7, CAT: 5, DOM: 4}
    assert scores((55, 60, 20), 50, ANN, rank=1) == (7, 0, 5)


def test_INC_13_failure_gives_the_challenger_nothing_and_the_others_7_5_4_3_2():
    table = doubting(99, 55, 60, 20, 50, 10, 30)

    assert scored(told(table, (ANN, Challenge(BEN)))) == {BEN: 7, DOM: 5, FAY: 4, CAT: 3, EVE: 2}


def test_INC_13_only_those_not_above_the_answer_are_paid():
    table = doubting(50, 55, 60, 20, 50, 10, 30)

    assert scored(told(table, (ANN, Challenge(CAT)))) == {DOM: 7, FAY: 5, CAT: 4, EVE: 3}


def test_INC_14_points_are_squares_and_a_square_holds_any_number_of_pawns():
    table = played(doubting(50, 15, 17, 12, 14, pawns=(0, 3, 6, 5)), (ANN, Challenge(BEN)))

    assert pawns(table) == (0, 10, 10, 10)


def test_INC_14_pawns_move_in_turn_order_from_the_questioner():
    table = doubting(50, 15, 17, 12, 14, questioner=DOM, pawns=(1, 2, 3, 4))
    walked = [fact for fact in told(table, (ANN, Challenge(BEN))) if isinstance(fact, Walked)]

    assert [(fact.seat, fact.steps, fact.path[-1]) for fact in walked] == [(DOM, 5, 9), (BEN, 7, 9), (CAT, 4, 7)]


# The three worked turns, with everybody on the start


def test_INC_13_the_first_worked_turn():
    table = asking(50)
    moves = [
        *all_estimate(15, 10, 8, 16),
        (ANN, Pass()),
        (BEN, Pass()),
        (CAT, Raise(12)),
        (BEN, Raise(17)),
        (CAT, Challenge(BEN)),
    ]

    assert scored(all_told(table, *moves)) == {BEN: 7, DOM: 5, ANN: 4}
    assert pawns(played(table, *moves)) == (4, 7, 0, 5)


def test_INC_12_the_second_worked_turn():
    table = asking(45, questioner=BEN, pawns=(4, 7, 0, 5))
    moves = [
        *all_estimate(35, 50, 40, 25),
        (CAT, Pass()),
        (ANN, Pass()),
        (DOM, Raise(41)),
        (ANN, Raise(42)),
        (CAT, Raise(45)),
        (DOM, Raise(51)),
        (ANN, Challenge(BEN)),
    ]
    facts = all_told(table, *moves)

    assert Judged(ANN, 50, success=True) in facts
    assert scored(facts) == {ANN: 9, CAT: 5}
    assert pawns(played(table, *moves)) == (13, 7, 5, 5)


def test_INC_12_the_third_worked_turn():
    table = asking(13, questioner=CAT, pawns=(13, 7, 5, 5))
    moves = [*all_estimate(23, 22, 21, 15), (BEN, Challenge(ANN))]

    assert scored(all_told(table, *moves)) == {BEN: 7}
    assert pawns(played(table, *moves)) == (13, 14, 5, 5)


def test_INC_05_after_a_worked_turn_the_next_question_is_read_out():
    table = played(asking(50), *all_estimate(15, 10, 8, 16))
    last = told(table, (ANN, Challenge(DOM)))[-1]

    assert isinstance(last, Asked)
    assert (last.seat, last.symbol) == (BEN, Symbol.PROFESSEUR)
