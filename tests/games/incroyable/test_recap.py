"""A recap of « Incroyable ! » says no more than what may have been told on the way, and all that a seat must know."""

import pytest

from tablee.games.incroyable import GAME, positions
from tablee.games.incroyable.facts import (
    AnswerRead,
    Asked,
    Named,
    Ready,
    RiskAsked,
    RiskBegan,
    Shown,
    ShownEstimate,
    Won,
)
from tablee.games.incroyable.vocabulary import Challenge, Choose, Estimate, Kind, Name, Symbol
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.incroyable.cards import PACK, answering
from tests.games.incroyable.random_games import PHASES, samples
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
from tests.games.incroyable.witness import WITNESS

READ_OUT = Asked(ANN, Symbol.PROFESSEUR, "Combien, carte 0, question 4 ?", Kind.COUNT, "")


def risk_asked(answer, stake=2, symbol=Symbol.LIVRES, at=0):
    return RiskAsked(ANN, stake, symbol, f"Combien, carte 0, question {at} ?", Kind.COUNT, "", answer)


def test_before_the_first_question_there_is_nothing_to_tell():
    assert GAME.recap(opening(GAME, 4, pack=PACK), ANN) == ()


def test_while_estimating_the_question_and_who_is_ready():
    table = played(asking(50, 3), (BEN, Estimate(12)))

    for viewer in (SPECTATOR, *seats(3)):
        assert GAME.recap(table, viewer) == (READ_OUT, Ready(BEN))


def test_the_last_answer_is_known_to_all():
    table = positions.estimating(answering(50, 60, *range(1, 7)), (0, 0, 0), before=(1,))

    assert GAME.recap(table, ANN) == (AnswerRead(Kind.COUNT, None, 60, None), READ_OUT)


def test_in_the_challenge_round_and_while_settling_the_question_and_the_estimates():
    shown = Shown((ShownEstimate(BEN, 30), ShownEstimate(CAT, 20), ShownEstimate(ANN, 10)))
    equal = Shown((ShownEstimate(ANN, 10), ShownEstimate(BEN, 10), ShownEstimate(CAT, 8)))

    assert GAME.recap(doubting(50, 10, 30, 20), ANN) == (READ_OUT, shown)
    assert GAME.recap(played(asking(50, 3), *all_estimate(10, 10, 8)), ANN) == (READ_OUT, equal)


def test_in_a_risk_turn_the_questioner_is_told_the_answer_of_this_question():
    assert GAME.recap(risking(50), ANN) == (RiskBegan(ANN), risk_asked(50))
    assert GAME.recap(risking(50), BEN) == (RiskBegan(ANN), risk_asked(None))


def test_while_choosing_the_number_too_and_who_has_chosen():
    table = played(risking(50, stake=3, out=(CAT,)), (ANN, Name(60)), (DOM, Choose(PLUS)))

    assert GAME.recap(table, BEN) == (
        AnswerRead(Kind.COUNT, None, 50, None),
        risk_asked(None, 3, Symbol.GLOBE, 1),
        Named(ANN, 60, 3),
        Ready(DOM),
    )


def test_at_the_end_the_last_answer_and_who_won():
    table = played(doubting(1, 40, 90, 20, pawns=(73, 4, 9)), (ANN, Challenge(BEN)))

    assert GAME.recap(table, CAT) == (AnswerRead(Kind.COUNT, None, 1, None), Won((ANN,)))


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_what_is_recapped_could_have_been_told_in_every_phase(phase):
    for state in samples()[phase]:
        for viewer in (SPECTATOR, ANN, CAT):
            assert WITNESS.possible(state, GAME.recap(state, viewer), viewer)
