"""The rulebook, last part: bonus and danger, and how the race ends. [INC-19 to INC-22]"""

import pytest

from tablee.games.incroyable import GAME, views
from tablee.games.incroyable.facts import RiskEnded, Walked, Won
from tablee.games.incroyable.phases import Estimating
from tablee.games.incroyable.phases import Won as WonPhase
from tablee.games.incroyable.track import BOARDS, Walk, is_spiral, symbol_of, walk
from tablee.games.incroyable.vocabulary import SQUARES, BoardName, Challenge, Ending
from tablee.kernel.game import Over, Result
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
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
    risking,
    seen,
    told,
    walks,
)

LONG, SHORT = BOARDS[BoardName.LONG], BOARDS[BoardName.SHORT]


@pytest.mark.parametrize("board", BoardName)
def test_INC_01_what_stands_on_a_square_is_what_it_does(board):
    for square, sign in enumerate(SQUARES[board]):
        assert (sign == "danger") == bool(BOARDS[board].danger(square))
        assert (sign == "bonus") == (square == BOARDS[board].bonus)
        assert (sign == "flag") == (square == BOARDS[board].finish)
        if sign not in {"danger", "bonus", "flag"}:
            assert sign == ("spiral" if is_spiral(square) else symbol_of(square))


# Bonus


@pytest.mark.parametrize(("steps", "bonus"), [(2, 0), (3, 1), (4, 1), (7, 1)])
def test_INC_19_a_pawn_that_reaches_or_passes_the_bonus_moves_on(steps, bonus):
    """From 45, the leader."""
    assert walk(LONG, (45, 0, 0), ANN, steps) == Walk(ANN, 45, steps, bonus, back=0)


@pytest.mark.parametrize(
    ("others", "bonus"), [((0, 0, 0), 1), ((60, 0, 0), 2), ((60, 61, 0), 3), ((60, 61, 62), 4), ((50, 0, 0), 1)]
)
def test_INC_19_by_its_rank_in_the_race(others, bonus):
    """Ann comes to 50: whoever is strictly ahead then counts, who stands beside her does not."""
    assert walk(LONG, (45, *others), ANN, 5).bonus == bonus


def test_INC_19_the_rank_is_taken_after_the_pawns_own_move():
    """Ben was ahead at 46, and is not any more when Ann stands on 50."""
    assert walk(LONG, (45, 46, 0), ANN, 5).bonus == 1


def test_INC_19_pawns_that_have_not_moved_yet_count_where_they_stand():
    """Ann moves first, and is the leader then: that Ben will be ahead of her counts for nothing."""
    table = doubting(50, 40, 45, 30, pawns=(44, 47, 0), passed=1)
    anns, bens = walks(told(table, (CAT, Challenge(ANN))))

    assert (anns.seat, anns.path[-1], anns.bonus) == (ANN, 50, 1)
    assert (bens.seat, bens.path[-1], bens.bonus) == (BEN, 55, 1)


def test_INC_19_it_acts_each_time_that_it_is_passed_and_not_for_who_is_beyond():
    assert walk(LONG, (49, 0, 0), ANN, 7).bonus == 0
    assert walk(SHORT, (25, 0, 0), ANN, 1).bonus == 1
    assert walk(SHORT, (45, 0, 0), ANN, 2).bonus == 0


def test_INC_19_a_walk_is_told_square_by_square():
    assert walk(LONG, (46, 60, 0), ANN, 3).path == (47, 48, 49, 50, 51)


def test_INC_20_several_pawns_that_pass_it_move_in_turn_order_from_the_questioner():
    """All three go from 46 past 48: Cat by 4, who is first, then Ann by 7, then Ben by 5."""
    estimates = {ANN: 40, BEN: 30, CAT: 20, DOM: 10}
    table = doubting(50, *estimates.values(), pawns=(46, 46, 45, 0), questioner=CAT, passed=2)
    found = {fact.seat: fact for fact in walks(told(table, (DOM, Challenge(ANN))))}

    assert [fact.seat for fact in walks(told(table, (DOM, Challenge(ANN))))] == [CAT, ANN, BEN]
    assert [(found[seat].steps, found[seat].bonus) for seat in (CAT, ANN, BEN)] == [(4, 1), (7, 1), (5, 2)]


# Danger


@pytest.mark.parametrize(("square", "back"), [(18, 3), (34, 4), (58, 5), (74, 6)])
def test_INC_21_a_pawn_that_lands_on_a_danger_goes_back_by_its_number(square, back):
    found = walk(LONG, (square - 7, 0, 0), ANN, 7)

    assert (found.back, found.end) == (back, square - back)
    assert found.path[-back - 1 :] == tuple(range(square, square - back - 1, -1))


def test_INC_21_passing_a_danger_does_nothing():
    assert walk(LONG, (17, 0, 0), ANN, 2) == Walk(ANN, 17, 2, bonus=0, back=0)


def test_INC_21_a_danger_acts_on_a_pawn_that_the_bonus_brought_there():
    """From 47, 9 squares lead to 56, and 2 of bonus to 58."""
    found = walk(LONG, (47, 70, 0), ANN, 9)

    assert (found.bonus, found.back, found.end) == (2, 5, 53)


def test_INC_21_but_not_when_the_bonus_carries_the_pawn_on_from_it():
    """47 + 11 = 58, + 2 = 60: the danger on 58 is not met."""
    found = walk(LONG, (47, 70, 0), ANN, 11)

    assert (found.bonus, found.back, found.end) == (2, 0, 60)


def test_INC_21_47_and_11_in_a_whole_turn():
    """Ann doubts the fourth highest, rightly: 11 squares, with Ben ahead of her."""
    table = doubting(1, 40, 90, 80, 70, 75, pawns=(47, 70, 0, 0, 0), passed=3)
    (walked,) = walks(told(table, (ANN, Challenge(DOM))))

    assert (walked.steps, walked.bonus, walked.back) == (11, 2, 0)
    assert pawns(played(table, (ANN, Challenge(DOM))))[ANN] == 60


def test_INC_21_going_back_ends_the_move():
    """From 74 back to 68, and no other square acts: no danger leads to a danger or over the bonus."""
    found = walk(LONG, (67, 0, 0), ANN, 7)

    assert (found.end, found.bonus) == (68, 0)
    assert found.path == (68, 69, 70, 71, 72, 73, 74, 73, 72, 71, 70, 69, 68)


def test_INC_21_there_is_no_danger_beyond_the_finish_of_the_short_board():
    assert walk(SHORT, (47, 0, 0), ANN, 11) == Walk(ANN, 47, 11, bonus=0, back=0)


# The end


def test_INC_22_the_game_ends_when_a_pawn_reaches_the_finish():
    table = played(doubting(1, 40, 90, 20, pawns=(73, 0, 0)), (ANN, Challenge(BEN)))

    assert isinstance(table, WonPhase)
    assert GAME.pending(table) == Over(Result((1, 2, 2), (80, 0, 0), Ending.FINISH))


def test_of_the_cards_a_game_that_is_over_shows_what_was_read_last_and_no_next_question():
    table = played(doubting(1, 40, 90, 20, pawns=(73, 0, 0)), (ANN, Challenge(BEN)))

    assert {field for *_, field in views.parts_seen(table, ANN)} == {"text", "kind", "unit", "answer", "comment"}
    assert len({card for card, *_ in views.parts_seen(table, ANN)}) == 1


def test_INC_22_one_square_short_of_it_the_race_goes_on():
    table = played(doubting(1, 40, 90, 20, pawns=(72, 0, 0)), (ANN, Challenge(BEN)))

    assert isinstance(table, Estimating)
    assert GAME.result(table) is None


def test_INC_22_all_moves_are_made_first_and_the_farthest_beyond_wins():
    """Ann reaches 82 first; Ben, who moves after her, comes to 85."""
    table = doubting(50, 40, 48, 60, questioner=ANN, pawns=(77, 78, 0), passed=0)
    table = played(table, (BEN, Challenge(CAT)))

    assert pawns(table) == (82, 85, 0)
    assert GAME.result(table) == Result((2, 1, 3), (82, 85, 0), Ending.FINISH)


def test_INC_22_equally_far_is_a_shared_win():
    table = doubting(50, 40, 48, 60, pawns=(79, 77, 0))
    after = played(table, (BEN, Challenge(CAT)))
    *_, last = told(table, (BEN, Challenge(CAT)))

    assert last == Won((ANN, BEN))
    assert GAME.result(after) == Result((1, 1, 3), (84, 84, 0), Ending.FINISH)
    assert GAME.result(after).winners == (ANN, BEN)


def test_INC_22_it_ends_within_a_risk_turn_right_after_that_questions_moves():
    """Ben is right at 79, and Cat and Dom are still in; Ann had three more questions."""
    table = risking(50, (70, 79, 0, 0), stake=3)
    moves = plus_or_minus(60, ANN, {BEN: MINUS, CAT: MINUS, DOM: PLUS})
    facts, after = all_told(table, *moves), played(table, *moves)

    assert isinstance(after, WonPhase)
    assert pawns(after) == (73, 82, 3, 0)
    assert [type(fact) for fact in facts[-5:]] == [Walked, Walked, Walked, RiskEnded, Won]
    assert RiskEnded(ANN, standing=(BEN, CAT), over=True) in facts


def test_INC_22_the_short_board_ends_on_48():
    table = doubting(1, 40, 90, 20, pawns=(41, 0, 0), board="short")

    assert isinstance(played(table, (ANN, Challenge(BEN))), WonPhase)
    assert isinstance(played(doubting(1, 40, 90, 20, pawns=(41, 0, 0)), (ANN, Challenge(BEN))), Estimating)


def test_INC_22_nobody_is_asked_anything_after_the_end_and_all_see_the_last_answer():
    table = played(doubting(1, 40, 90, 20, pawns=(73, 0, 0)), (ANN, Challenge(BEN)))

    for viewer in (SPECTATOR, *seats(3)):
        assert offered_kinds(table, viewer) == set()
        assert seen(table, viewer).last.answer == 1
