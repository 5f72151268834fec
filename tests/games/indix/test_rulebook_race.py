"""The rules of points and of the race, by their numbers."""

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.facts import CardDrawn, Found, Unfound, Walked, Won
from tablee.games.indix.vocabulary import Category, Ending, Pass
from tablee.kernel.entries import Acted
from tablee.kernel.game import Over, Result
from tests.games.indix.tables import (
    ANN,
    BEN,
    CAT,
    DOM,
    by_call,
    heard,
    in_turn,
    lived,
    nobody_knows,
    pawns,
    picking,
    seen,
    thinking,
)

RIGHT = ("Jeanne d’Arc", "exact")


def after(clues: int, **how):
    """So many tokens are placed, and the last clue was read; 4 and 11 are question marks."""
    numbers = [number for number in range(1, 21) if number not in (4, 11)]
    return thinking((*(4, 11)[: max(0, clues - 18)], *numbers[:clues]), **how)


def test_IDX_14_the_example_of_the_rulebook_after_12_clues_8_and_12():
    table = after(12)
    finder = table.table.round.investigator
    facts = heard(table, *in_turn(finder, *RIGHT))

    assert facts[3:] == [
        Found(finder, "Jeanne d’Arc", 12, called=False),
        Walked(finder, 8, tuple(range(1, 9))),
        Walked(ANN, 12, tuple(range(1, 13))),
        CardDrawn(DOM, Category.PLACE, None),
    ]


@pytest.mark.parametrize("clues", range(1, 21))
def test_IDX_14_twenty_points_a_card_are_shared_by_finder_and_reader(clues):
    table = after(clues)
    finder = table.table.round.investigator
    squares = pawns(lived(table, *in_turn(finder, *RIGHT)))

    assert (squares[finder], squares[ANN]) == (20 - clues, clues)
    assert sum(squares) == 20


def test_IDX_14_whoever_moves_no_square_is_not_said_to_walk():
    table = after(20)
    finder = table.table.round.investigator
    walked = [fact for fact in heard(table, *in_turn(finder, *RIGHT)) if isinstance(fact, Walked)]

    assert [(one.seat, one.steps) for one in walked] == [(ANN, 20)]


def test_IDX_14_points_are_moved_when_the_round_is_over():
    table = nobody_knows(picking(), 1, 2, 3)

    assert pawns(table) == (0, 0, 0, 0)


def test_IDX_15_not_found_after_20_the_reader_moves_20():
    table = after(20)
    finder = table.table.round.investigator
    facts = heard(table, Acted(finder, Pass()))

    assert facts[1:3] == [Unfound("Jeanne d’Arc"), Walked(ANN, 20, tuple(range(1, 21)))]
    assert pawns(lived(table, Acted(finder, Pass()))) == (20, 0, 0, 0)


# The end


def test_IDX_18_the_first_pawn_to_reach_the_finish_wins():
    table = lived(after(1, pawns=(0, 61, 0, 0)), *in_turn(BEN, *RIGHT))

    assert GAME.result(table) == Result((2, 1, 3, 3), (1, 80, 0, 0), Ending.FINISH)
    assert GAME.pending(table) == Over(GAME.result(table))


def test_IDX_18_or_to_pass_it():
    table = lived(after(1, pawns=(0, 79, 0, 0)), *in_turn(BEN, *RIGHT))

    assert GAME.result(table).winners == (BEN,)
    assert pawns(table)[BEN] == 98


def test_IDX_18_short_of_it_the_race_goes_on():
    table = lived(after(1, pawns=(0, 60, 0, 0)), *in_turn(BEN, *RIGHT))

    assert GAME.result(table) is None


def test_IDX_18_both_move_before_it_is_looked_at_and_the_one_farther_beyond_wins():
    """Finder and reader reach it in one scoring."""
    table = lived(after(12, pawns=(70, 0, 0, 75), investigator=DOM), *in_turn(DOM, *RIGHT))

    assert pawns(table) == (82, 0, 0, 83)
    assert GAME.result(table).places == (2, 3, 3, 1)


def test_IDX_18_equally_far_is_a_shared_win():
    table = after(12, pawns=(70, 0, 0, 74), investigator=DOM)
    over = lived(table, *in_turn(DOM, *RIGHT))

    assert GAME.result(over).winners == (ANN, DOM)
    assert heard(table, *in_turn(DOM, *RIGHT))[-1] == Won((ANN, DOM))


def test_IDX_18_an_interrupter_can_win_and_so_can_a_reader_whose_card_nobody_found():
    called = lived(after(5, pawns=(0, 0, 75, 0), investigator=BEN), *by_call(CAT, *RIGHT))
    unfound = after(20, pawns=(60, 0, 0, 0))

    assert GAME.result(called).winners == (CAT,)
    assert GAME.result(lived(unfound, Acted(unfound.table.round.investigator, Pass()))).winners == (ANN,)


def test_IDX_18_on_the_short_board_the_finish_is_48():
    table = lived(after(1, pawns=(0, 29, 0, 0), board="short"), *in_turn(BEN, *RIGHT))

    assert GAME.result(table).winners == (BEN,)


def test_IDX_18_nothing_more_happens_then_and_the_last_card_is_known():
    table = lived(after(1, pawns=(0, 79, 0, 0)), *in_turn(BEN, *RIGHT))

    assert not GAME.offers(seen(table, CAT)).choices
    assert seen(table, CAT).last.name == "Jeanne d’Arc"
