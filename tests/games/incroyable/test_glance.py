"""How things stand, in short: what each viewer sees of it, phase by phase."""

from tablee.games.incroyable import GAME
from tablee.games.incroyable.glance import (
    Ladder,
    MyEstimate,
    MySign,
    Named,
    Pawns,
    Question,
    Risk,
    Rung,
    TheAnswer,
    Waited,
    glance,
)
from tablee.games.incroyable.vocabulary import Challenge, Choose, Estimate, Name, Symbol
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.incroyable.cards import PACK
from tests.games.incroyable.random_games import mixed_game
from tests.games.incroyable.tables import (
    ANN,
    BEN,
    CAT,
    DOM,
    PLUS,
    all_estimate,
    asking,
    doubting,
    played,
    risking,
)

BY_CARD = Question(Symbol.PROFESSEUR, "Combien, carte 0, question 4 ?")
RISKY = Question(Symbol.LIVRES, "Combien, carte 0, question 0 ?")
START = Pawns((Rung(ANN, 0), Rung(BEN, 0), Rung(CAT, 0)), 80)
ON_A_SPIRAL = Pawns((Rung(ANN, 6), Rung(BEN, 0), Rung(CAT, 0), Rung(DOM, 0)), 80)


def at_a_glance(state, me=ANN):
    return glance(GAME.view(state, me))


def test_while_estimating_the_question_my_estimate_and_whom_we_wait_for():
    table = played(asking(50, 3), (ANN, Estimate(12)))

    assert at_a_glance(table) == (BY_CARD, MyEstimate(12), Waited((ANN,), (BEN, CAT)), START)
    assert at_a_glance(table, BEN) == (BY_CARD, Waited((ANN,), (BEN, CAT)), START)
    assert at_a_glance(table, None) == at_a_glance(table, BEN)


def test_shown_estimates_are_a_ladder_from_high_to_low():
    ladder = Ladder((Rung(BEN, 30), Rung(CAT, 20), Rung(ANN, 10)))

    assert at_a_glance(doubting(50, 10, 30, 20)) == (BY_CARD, ladder, START)


def test_equal_estimates_stand_side_by_side_in_the_order_of_seats():
    table = played(asking(50, 3), *all_estimate(10, 10, 8))

    assert at_a_glance(table)[1] == Ladder((Rung(ANN, 10), Rung(BEN, 10), Rung(CAT, 8)))


def test_in_a_risk_turn_the_stake_and_the_answer_for_the_questioner_alone():
    still_in = Risk(2, (BEN, CAT, DOM))

    assert at_a_glance(risking(50)) == (RISKY, still_in, TheAnswer(50), ON_A_SPIRAL)
    assert at_a_glance(risking(50), BEN) == at_a_glance(risking(50), None) == (RISKY, still_in, ON_A_SPIRAL)


def test_while_choosing_the_number_my_sign_and_who_is_awaited_of_those_still_in():
    table = played(risking(50, stake=3, out=(CAT,)), (ANN, Name(60)), (BEN, Choose(PLUS)))
    question = Question(Symbol.GLOBE, "Combien, carte 0, question 1 ?")
    both, waited = Risk(3, (BEN, DOM)), Waited((BEN,), (DOM,))

    assert at_a_glance(table) == (question, both, TheAnswer(50), Named(60), waited, ON_A_SPIRAL)
    assert at_a_glance(table, BEN) == (question, both, Named(60), MySign(PLUS), waited, ON_A_SPIRAL)
    assert at_a_glance(table, DOM) == (question, both, Named(60), waited, ON_A_SPIRAL)


def test_at_the_end_the_race_from_the_winner_to_the_last():
    table = played(doubting(1, 40, 90, 20, pawns=(73, 4, 9)), (ANN, Challenge(BEN)))

    assert at_a_glance(table) == (Pawns((Rung(ANN, 80), Rung(CAT, 9), Rung(BEN, 4)), 80),)


def test_nothing_is_to_be_seen_before_the_cards_are_shuffled():
    assert at_a_glance(opening(GAME, 4, pack=PACK)) == ()


def test_every_moment_of_a_game_can_be_glanced_at():
    for _, _, state in mixed_game(3)[2:]:
        for me in (None, *seats(6)):
            assert at_a_glance(state, me)
