"""The rulebook, third part: the risk turn. [INC-15 to INC-18, INC-23]"""

import pytest

from tablee.games.incroyable import GAME, views
from tablee.games.incroyable.facts import (
    AnswerRead,
    Fell,
    Named,
    Ready,
    RiskAsked,
    RiskBegan,
    RiskEnded,
    ShownSign,
    SignsShown,
    Walked,
)
from tablee.games.incroyable.phases import Choosing, Estimating, Naming
from tablee.games.incroyable.positions import naming
from tablee.games.incroyable.vocabulary import Challenge, Choose, Estimate, Kind, Name, Symbol, Why
from tablee.kernel.game import Waiting
from tablee.kernel.offers import OneOf, Span
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.incroyable.cards import PACK, RISK
from tests.games.incroyable.tables import (
    ANN,
    BEN,
    CAT,
    DOM,
    MINUS,
    PLUS,
    all_told,
    doubting,
    offered_kinds,
    pawns,
    played,
    plus_or_minus,
    refused,
    risking,
    seen,
    told,
    walks,
)

ALL_MINUS = {BEN: MINUS, CAT: MINUS, DOM: MINUS}


def test_INC_15_a_questioner_on_a_spiral_plays_a_risk_turn_with_the_first_question_of_the_card():
    table = played(doubting(50, 15, 17, 12, 14, pawns=(0, 14, 1, 1)), (ANN, Challenge(CAT)))

    assert pawns(table)[BEN] == 21
    assert isinstance(table, Estimating)
    table = played(doubting(50, 15, 17, 12, 14, pawns=(0, 7, 1, 1)), (ANN, Challenge(CAT)))
    assert pawns(table)[BEN] == 14
    assert isinstance(table, Naming)
    assert seen(table, ANN).question.symbol is Symbol.LIVRES
    assert table.still_in == (CAT, DOM, ANN)


def test_INC_15_all_hear_of_it_and_the_questioner_the_answer_too():
    table = doubting(50, 15, 17, 12, 14, pawns=(0, 7, 1, 1))
    for viewer in (SPECTATOR, *seats(4)):
        *_, began, asked = told(table, (ANN, Challenge(CAT)), viewer)

        assert began == RiskBegan(BEN)
        assert isinstance(asked, RiskAsked)
        assert (asked.seat, asked.stake, asked.symbol) == (BEN, 2, Symbol.LIVRES)
        assert asked.answer == (1 if viewer == BEN else None)


def test_INC_15_the_questions_come_in_printed_order_for_2_3_4_5_and_7():
    table, asked = risking(50), []
    for _ in range(5):
        asked.append((table.at, seen(table, ANN).question.symbol))
        table = played(table, *plus_or_minus(60, ANN, ALL_MINUS))

    assert asked == list(enumerate(Symbol))
    assert pawns(table) == (6, 21, 21, 21)


# The number


def test_INC_16_the_questioner_alone_looks_at_the_answer():
    table = risking(4321)

    assert seen(table, ANN).answer == 4321
    for viewer in (SPECTATOR, BEN, CAT, DOM):
        assert "4321" not in str(seen(table, viewer))


def test_INC_16_of_this_question_only():
    table = naming(PACK, (6, 0, 0, 0), card=RISK)

    assert seen(table, ANN).answer == 93
    assert not any(str(answer) in str(seen(table, ANN)) for answer in (1010, 75, 118))


def test_INC_16_the_number_is_from_1_to_9999_and_not_the_answer():
    table = risking(50)
    (offer,) = GAME.offers(seen(table, ANN)).choices

    assert offer.fields[0].domain == Span(1, 9999, (50,))
    assert refused(table, ANN, Name(50)) is Why.THE_ANSWER
    assert refused(table, ANN, Name(0)) is Why.OUT_OF_RANGE
    assert refused(table, ANN, Name(10_000)) is Why.OUT_OF_RANGE
    assert refused(table, ANN, Estimate(5)) is Why.NOT_NOW


@pytest.mark.parametrize("seat", [BEN, CAT, DOM])
def test_INC_16_nobody_else_names_a_number_nor_learns_by_trying_that_it_is_the_answer(seat):
    for number in (50, 51):
        assert refused(risking(50), seat, Name(number)) is Why.NOT_YOUR_TURN
    assert offered_kinds(risking(50), seat) == set()


def test_INC_16_all_hear_the_number_and_the_others_choose_plus_or_minus():
    table = played(risking(50), (ANN, Name(60)))

    assert told(risking(50), (ANN, Name(60))) == (Named(ANN, 60, 2),)
    assert GAME.pending(table) == Waiting((BEN, CAT, DOM))
    assert GAME.offers(seen(table, BEN)).choices[0].fields[0].domain == OneOf((PLUS, MINUS))
    assert seen(table, ANN).answer == 50
    assert seen(table, BEN).answer is None


def test_INC_16_the_questioner_and_who_is_out_do_not_choose():
    table = played(risking(50, stake=3, out=(CAT,)), (ANN, Name(60)))

    assert GAME.pending(table) == Waiting((BEN, DOM))
    for seat in (ANN, CAT):
        assert refused(table, seat, Choose(PLUS)) is Why.NOT_YOUR_TURN
        assert offered_kinds(table, seat) == set()


def test_INC_16_signs_are_secret_until_all_have_chosen_and_then_shown_together():
    table = played(risking(50), (ANN, Name(60)), (CAT, Choose(PLUS)))

    assert isinstance(table, Choosing)
    assert seen(table, CAT).own is PLUS
    for viewer in (SPECTATOR, ANN, BEN, DOM):
        assert seen(table, viewer).own is None
        assert seen(table, viewer).ready == (False, False, True, False)
    before = played(table, (BEN, Choose(MINUS)))
    assert told(before, (DOM, Choose(MINUS)))[:2] == (
        Ready(DOM),
        SignsShown((ShownSign(BEN, MINUS), ShownSign(CAT, PLUS), ShownSign(DOM, MINUS)), 60),
    )


def test_INC_16_for_dates_plus_is_later():
    """Question 2 of the card: Hanoi, 1010."""
    table = naming(PACK, (6, 0, 0, 0), card=RISK, stake=3)
    assert seen(table, BEN).question.kind is Kind.YEAR
    table = played(table, *plus_or_minus(1000, ANN, {BEN: PLUS, CAT: MINUS, DOM: PLUS}))

    assert table.still_in == (BEN, DOM)


def test_INC_23_a_plus_or_minus_that_is_handed_in_stands():
    table = played(risking(50), (ANN, Name(60)), (BEN, Choose(PLUS)))

    assert refused(table, BEN, Choose(MINUS)) is Why.HANDED_IN
    assert refused(table, CAT, Name(3)) is Why.NOT_NOW
    assert told(played(risking(50), (ANN, Name(60))), (BEN, Choose(PLUS)), ANN) == (Ready(BEN),)


# Who moves, who falls


def test_INC_17_right_moves_by_the_stake_at_once_and_wrong_is_out():
    table = played(risking(50, stake=4), *plus_or_minus(60, ANN, {BEN: MINUS, CAT: PLUS, DOM: MINUS}))

    assert isinstance(table, Naming)
    assert table.still_in == (BEN, DOM)
    assert pawns(table) == (10, 4, 0, 4)


@pytest.mark.parametrize("wrong", [(BEN,), (BEN, CAT), (BEN, CAT, DOM)])
def test_INC_17_the_questioner_moves_by_the_stake_once_when_anybody_was_wrong(wrong):
    signs = {seat: PLUS if seat in wrong else MINUS for seat in (BEN, CAT, DOM)}
    facts = all_told(risking(50), *plus_or_minus(60, ANN, signs))

    assert Fell(wrong) in facts
    assert [(walk.seat, walk.steps) for walk in walks(facts)] == [
        (ANN, 2),
        *[(seat, 2) for seat in (BEN, CAT, DOM) if seat not in wrong],
    ]


def test_INC_17_when_all_are_right_the_questioner_stays_and_nobody_falls():
    facts = all_told(risking(50), *plus_or_minus(60, ANN, ALL_MINUS))

    assert [walk.seat for walk in walks(facts)] == [BEN, CAT, DOM]
    assert not any(isinstance(fact, Fell) for fact in facts)


def test_INC_17_the_answer_is_read_before_anybody_falls_or_moves():
    facts = all_told(risking(50), *plus_or_minus(60, ANN, {**ALL_MINUS, BEN: PLUS}))
    kinds = [type(fact) for fact in facts if not isinstance(fact, Ready)]

    assert kinds == [Named, SignsShown, AnswerRead, Fell, Walked, Walked, Walked, RiskAsked]


def test_INC_18_the_risk_turn_ends_when_all_others_are_out():
    facts = all_told(risking(50), *plus_or_minus(40, ANN, ALL_MINUS))
    table = played(risking(50), *plus_or_minus(40, ANN, ALL_MINUS))

    assert RiskEnded(ANN, standing=(), over=False) in facts
    assert isinstance(table, Estimating)
    assert (table.race.questioner, pawns(table)) == (BEN, (8, 0, 0, 0))


def test_INC_18_the_risk_turn_ends_after_five_questions():
    table = risking(50, stake=7)
    moves = plus_or_minus(60, ANN, ALL_MINUS)

    assert RiskEnded(ANN, standing=(BEN, CAT, DOM), over=False) in all_told(table, *moves)
    assert isinstance(played(table, *moves), Estimating)


def test_INC_18_a_risk_turn_takes_one_card_and_the_next_turn_the_next():
    table = played(risking(50), *plus_or_minus(60, ANN, ALL_MINUS))
    assert table.race.turn == 0
    table = played(table, *plus_or_minus(40, ANN, ALL_MINUS))

    assert table.race.turn == 1


def test_INC_17_the_fourth_worked_turn():
    """Didier on a spiral: 95 of 93, 1500 of 1010, 70 of 75."""
    table = naming(PACK, (13, 14, 5, 6), questioner=DOM, card=RISK)

    table = played(table, *plus_or_minus(95, DOM, {ANN: MINUS, BEN: MINUS, CAT: MINUS}))
    assert pawns(table) == (15, 16, 7, 6)
    table = played(table, *plus_or_minus(1500, DOM, {ANN: PLUS, BEN: PLUS, CAT: MINUS}))
    assert pawns(table) == (15, 16, 10, 9)
    assert table.still_in == (CAT,)
    moves = plus_or_minus(70, DOM, {CAT: MINUS})
    facts = all_told(table, *moves)
    table = played(table, *moves)

    assert pawns(table) == (15, 16, 10, 13)
    assert Fell((CAT,)) in facts
    assert RiskEnded(DOM, standing=(), over=False) in facts
    assert table.race.questioner == ANN


def test_INC_16_of_the_card_only_the_questioner_sees_the_answer_and_that_of_this_question():
    table = risking(40)

    answers = {seat: [part for part in views.parts_seen(table, seat) if part[-1] == "answer"] for seat in seats(4)}
    assert [len(answers[seat]) for seat in (ANN, BEN, CAT, DOM)] == [1, 0, 0, 0]
