"""The rulebook, third part: declarations, right and wrong, and the end of a game. [C77-08, C77-11, C77-12, C77-15]"""

from itertools import permutations
from typing import Any

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.facts import Course, Declared, Found, Held, Replaced
from tablee.games.code777.facts import Won as GameWon
from tablee.games.code777.phases import Asking, Noting, Won
from tablee.games.code777.positions import WRONG
from tablee.games.code777.vocabulary import Action, Declare, Draw, Ending, GoOn, Why
from tablee.kernel.game import Over, Result, Waiting
from tablee.kernel.seats import Seat, seats
from tests.games.by_hand import SPECTATOR
from tests.games.code777.tables import (
    ANN,
    ANNS,
    BEN,
    BENS,
    CAT,
    CATS,
    DAN,
    EIGHT_SECONDS,
    FOUR_RACKS,
    NO_PAUSE,
    asking,
    decision,
    elapsed,
    offered_kinds,
    played,
    rack,
    refused,
    reshuffled,
    right,
    seen,
    told,
)

NEW = "2 yellow, 7 blue, 7 pink"

# At any moment, in turn or not


@pytest.mark.parametrize("seat", [ANN, BEN, CAT, DAN])
def test_C77_08_anybody_may_declare_in_turn_or_not_and_before_the_first_question(seat):
    table = asking()

    assert "declare" in offered_kinds(table, seat)
    assert played(table, (seat, right(table, seat))).tabletop.points[seat] == 1


@pytest.mark.parametrize("seat", [ANN, BEN, CAT, DAN])
def test_C77_08_anybody_may_declare_while_others_note_also_who_has_noted(seat):
    table = played(asking(settings=EIGHT_SECONDS), (ANN, Draw()), (CAT, GoOn()), (DAN, GoOn()))

    assert "declare" in offered_kinds(table, seat)
    assert played(table, (seat, right(table, seat))).tabletop.points[seat] == 1


# Right or wrong


def test_C77_08_right_is_one_point():
    table = played(asking(points=(0, 1, 2, 0)), (BEN, Declare(*BENS)))

    assert table.tabletop.points == (0, 2, 2, 0)


def test_C77_08_wrong_is_no_point_and_costs_none():
    table = played(asking(points=(0, 1, 2, 0)), (BEN, Declare(*ANNS)))

    assert table.tabletop.points == (0, 1, 2, 0)


@pytest.mark.parametrize("said", list(permutations(BENS)))
def test_C77_08_the_order_of_the_numbers_does_not_matter(said):
    facts = told(asking(), (BEN, Declare(*said)), CAT)

    assert facts[0] == Declared(BEN, BENS, right=True, points=1)


@pytest.mark.parametrize("said", [(2, 5, 5), (2, 2, 5), (2, 7, 7), (5, 7, 7), (2, 5, 6), (2, 2, 7)])
def test_C77_08_it_is_all_three_numbers_each_as_often_as_it_is_there(said):
    assert played(asking(), (BEN, Declare(*said))).tabletop.points[BEN] == 0


def test_C77_08_a_number_that_is_there_twice_is_declared_twice():
    table = asking("5 black, 5 red, 6 pink", *FOUR_RACKS[1:])

    assert played(table, (ANN, Declare(5, 6, 5))).tabletop.points[ANN] == 1
    assert played(table, (ANN, Declare(5, 6, 6))).tabletop.points[ANN] == 0


def test_C77_08_the_colours_do_not_matter():
    for words in ("5 black, 6 green, 7 pink", "5 red, 6 pink, 7 blue", "5 red, 6 green, 7 yellow"):
        table = asking(words, "1 green, 2 yellow, 2 yellow", "3 black, 3 black, 3 black", "4 brown, 4 brown, 4 brown")

        assert played(table, (ANN, Declare(7, 6, 5))).tabletop.points[ANN] == 1


@pytest.mark.parametrize("said", [BENS, (1, 1, 1)])
def test_C77_08_either_way_the_tiles_go_to_the_discards_and_the_top_three_of_the_stock_come(said):
    before = asking(top=NEW)
    table = played(before, (BEN, Declare(*said)))

    assert table.racks[BEN] == rack(NEW)
    assert table.tabletop.discards == rack(FOUR_RACKS[BEN])
    assert table.stock == before.stock[3:]
    assert [table.racks[seat] for seat in (ANN, CAT, DAN)] == [before.racks[seat] for seat in (ANN, CAT, DAN)]


def test_C77_08_the_removed_tiles_are_shown_to_their_owner_too():
    facts = told(asking(top=NEW), (BEN, WRONG), BEN)

    assert facts == (Declared(BEN, (1, 1, 1), right=False, points=0), Replaced(BEN, rack(FOUR_RACKS[BEN]), None))


@pytest.mark.parametrize("viewer", [ANN, CAT, DAN])
def test_C77_08_the_others_also_see_what_has_come(viewer):
    facts = told(asking(top=NEW), (BEN, WRONG), viewer)

    assert facts[1] == Replaced(BEN, rack(FOUR_RACKS[BEN]), rack(NEW))
    assert seen(played(asking(top=NEW), (BEN, WRONG)), viewer).racks[BEN] == rack(NEW)


def test_C77_08_a_spectator_sees_what_was_removed_and_not_what_has_come():
    facts = told(asking(top=NEW), (BEN, WRONG), SPECTATOR)

    assert facts[1] == Replaced(BEN, rack(FOUR_RACKS[BEN]), None)
    assert seen(played(asking(top=NEW), (BEN, WRONG)), SPECTATOR).racks[BEN] is None


def test_C77_08_discards_lie_face_up_for_all():
    table = played(asking(), (BEN, WRONG), (ANN, right(asking(), ANN)))

    for viewer in (SPECTATOR, *seats(4)):
        assert seen(table, viewer).tabletop.discards == rack(FOUR_RACKS[BEN]) + rack(FOUR_RACKS[ANN])


# The third point


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C77_11_the_third_point_wins_at_once(players):
    before = asking(players=players, points=(2, 2, 1, 2)[:players])
    table = played(before, (BEN, Declare(*BENS)))

    assert isinstance(table, Won)
    assert table.winner == BEN
    assert table.tabletop.points[BEN] == 3
    assert (table.racks, table.stock) == (before.racks, before.stock)  # nothing is replaced any more


def test_C77_11_it_wins_during_a_pause_too_and_out_of_turn():
    table = played(asking(points=(0, 0, 2, 0), settings=EIGHT_SECONDS), (ANN, Draw()), (CAT, Declare(*CATS)))

    assert isinstance(table, Won)


def test_C77_11_places_are_by_points():
    table = played(asking(points=(1, 2, 1, 0)), (BEN, Declare(*BENS)))
    result = Result(places=(2, 1, 2, 4), scores=(1, 3, 1, 0), why=Ending.THREE_POINTS)

    assert GAME.pending(table) == Over(result)
    assert GAME.result(table) == result
    assert GAME.result(asking(points=(1, 2, 1, 0))) is None


def test_C77_11_a_wrong_declaration_does_not_win():
    assert isinstance(played(asking(points=(0, 2, 0, 0)), (BEN, WRONG)), Asking)


def test_C77_11_at_the_end_all_racks_are_turned_round():
    before = asking(points=(0, 2, 0, 0))
    table = played(before, (BEN, Declare(*BENS)))
    facts = told(before, (BEN, Declare(*BENS)), ANN)

    for viewer in (SPECTATOR, *seats(4)):
        assert seen(table, viewer).racks == before.racks
    assert facts[0] == Declared(BEN, BENS, right=True, points=3)
    assert facts[-1] == GameWon(BEN, tuple(Held(seat, before.racks[seat]) for seat in seats(4)))
    assert {type(fact) for fact in facts[1:-1]} == {Course, Found}


@pytest.mark.parametrize("action", [Draw(), GoOn(), WRONG])
def test_C77_11_after_the_end_nothing_more_is_asked(action):
    table = played(asking(points=(0, 2, 0, 0)), (BEN, Declare(*BENS)))

    for seat in seats(4):
        assert refused(table, seat, action) is Why.NOT_NOW
        assert offered_kinds(table, seat) == set()


# Whose turn it is, and how often one may declare


@pytest.mark.parametrize("seat", [ANN, BEN, CAT, DAN])
def test_C77_12_a_declaration_does_not_change_whose_turn_it_is(seat):
    for said in (right(asking(), seat), WRONG):
        table = played(asking(to_draw=CAT), (seat, said))

        assert table.tabletop.to_draw == CAT
        assert "draw" in offered_kinds(table, CAT)


def test_C77_12_between_two_questions_one_may_declare_once():
    table = played(asking(), (ANN, Draw()), (CAT, WRONG))

    assert refused(table, CAT, WRONG) is Why.ALREADY_DECLARED
    assert offered_kinds(table, CAT) == set()


def test_C77_12_also_after_a_right_one_and_also_during_the_pause():
    table = played(asking(settings=EIGHT_SECONDS), (ANN, Draw()), (CAT, Declare(*CATS)))
    assert isinstance(table, Noting)

    assert refused(table, CAT, WRONG) is Why.ALREADY_DECLARED
    assert offered_kinds(table, CAT) == {"go_on"}
    assert refused(elapsed(table), CAT, WRONG) is Why.ALREADY_DECLARED


def test_C77_12_before_the_first_question_it_is_once_as_well():
    table = played(asking(), (ANN, WRONG))

    assert refused(table, ANN, WRONG) is Why.ALREADY_DECLARED
    assert offered_kinds(table, ANN) == {"draw"}


def test_C77_12_after_the_next_question_one_may_again():
    table = played(asking(), (CAT, WRONG), (ANN, Draw()))
    assert table.tabletop.declared == ()

    table = played(table, (CAT, WRONG), (BEN, Draw()), (CAT, WRONG))

    assert table.tabletop.declarations == 3


def test_C77_12_each_has_a_declaration_of_their_own():
    table = played(asking(), (CAT, WRONG), (ANN, WRONG), (DAN, WRONG))
    table = played(reshuffled(table), (BEN, WRONG))

    assert table.tabletop.declared == (CAT, ANN, DAN, BEN)
    assert GAME.pending(table) == Waiting((ANN,))


def test_C77_12_two_declarations_in_the_same_instant_are_both_heard_in_the_order_in_which_they_come():
    """Ben decided before Cat was heard: the number of his decision is still the one that is asked."""
    table = asking(points=(0, 2, 2, 0))
    both = decision(table, CAT), decision(table, BEN)

    after_cat = played(table, (CAT, WRONG))
    after_both = played(after_cat, (BEN, WRONG))

    assert both == (decision(table, CAT), decision(after_cat, BEN))
    assert after_both.tabletop.declared == (CAT, BEN)


def test_C77_12_of_two_who_would_win_in_the_same_instant_the_first_does():
    table = played(asking(points=(0, 2, 2, 0)), (CAT, Declare(*CATS)))

    assert table.winner == CAT
    assert refused(table, BEN, Declare(*BENS)) is Why.NOT_NOW


def test_C77_12_a_declaration_sent_twice_is_not_taken_for_a_second_one():
    """Its decision has passed; the table says so before the rules do."""
    table = asking()

    assert decision(played(table, (CAT, WRONG)), CAT) > decision(table, CAT)


def in_time(sent_at: Asking, table: Any, seat: Seat, action: Action = WRONG) -> bool:
    """Whether what was sent while the table was so is heard now."""
    assert GAME.in_time is not None
    return GAME.in_time(seen(table, seat), action, decision(sent_at, seat))


def test_C77_12_a_declaration_that_comes_after_the_next_question_still_counts():
    sent_at = asking()

    for settings in (NO_PAUSE, EIGHT_SECONDS):
        table = played(asking(settings=settings), (ANN, Draw()))
        assert in_time(sent_at, table, CAT)
        assert played(table, (CAT, right(sent_at, CAT))).tabletop.points[CAT] == 1


def test_C77_12_it_counts_after_several_questions_and_whatever_others_declared():
    sent_at = asking(players=2)
    table = played(sent_at, (ANN, Draw()), (ANN, Declare(*ANNS)), (BEN, Draw()), (ANN, Draw()))

    assert table.tabletop.refills == (1, 0, 1, 0)
    assert in_time(sent_at, table, BEN)


def test_C77_12_but_not_for_another_rack():
    sent_at = asking()
    table = played(sent_at, (CAT, WRONG), (ANN, Draw()))

    assert not in_time(sent_at, table, CAT)
    assert "declare" in offered_kinds(table, CAT)  # of the new one it may speak


def test_C77_12_and_not_if_its_owner_has_declared_since_that_question():
    sent_at = asking()
    table = played(sent_at, (ANN, Draw()), (CAT, WRONG))

    assert not in_time(sent_at, table, CAT)
    assert refused(table, CAT, right(sent_at, CAT)) is Why.ALREADY_DECLARED


def test_C77_12_a_declaration_of_the_new_rack_may_come_after_the_next_question_too():
    sent_at = played(asking(), (CAT, WRONG))

    assert refused(sent_at, CAT, WRONG) is Why.ALREADY_DECLARED
    assert in_time(sent_at, played(sent_at, (ANN, Draw())), CAT)


@pytest.mark.parametrize("action", [Draw(), GoOn()])
def test_C77_12_nothing_else_is_heard_after_the_question_that_it_answered(action):
    sent_at = asking(players=2, settings=EIGHT_SECONDS)
    table = played(sent_at, (ANN, Draw()))

    assert not in_time(sent_at, table, ANN, action)
    assert not in_time(sent_at, elapsed(table), ANN, action)


def test_C77_12_nobody_is_in_time_once_it_is_won_nor_without_a_seat():
    sent_at = asking(points=(0, 0, 2, 0))

    assert not in_time(sent_at, played(sent_at, (CAT, Declare(*CATS))), BEN)
    assert not GAME.in_time(seen(played(sent_at, (ANN, Draw())), SPECTATOR), WRONG, 0)


# Any three numbers


@pytest.mark.parametrize("said", [(1, 1, 1), (1, 1, 7), (2, 2, 2), (7, 7, 7), (3, 3, 3)])
def test_C77_15_numbers_that_cannot_lie_together_are_just_wrong(said):
    facts = told(asking(), (ANN, Declare(*said)), BEN)

    assert facts[0] == Declared(ANN, said, right=False, points=0)
    assert isinstance(facts[1], Replaced)


@pytest.mark.parametrize("said", [(0, 3, 4), (1, 8, 4), (1, 3, 9), (-1, 3, 4), (1, 3, 400)])
def test_C77_15_anything_else_is_refused_and_is_no_declaration(said):
    table = asking()

    assert refused(table, ANN, Declare(*said)) is Why.OUT_OF_RANGE
    assert played(table, (ANN, Declare(*ANNS))).tabletop.declarations == 1


def test_C77_15_a_refused_one_during_the_pause_leaves_the_pause_as_it_is():
    table = played(asking(settings=EIGHT_SECONDS), (ANN, Draw()), (CAT, GoOn()))

    assert refused(table, BEN, Declare(8, 1, 1)) is Why.OUT_OF_RANGE


@pytest.mark.parametrize("viewer", [ANN, BEN, CAT, DAN, SPECTATOR])
def test_C77_15_all_hear_the_numbers_and_whether_they_were_right(viewer):
    assert told(asking(), (BEN, Declare(7, 5, 2)), viewer)[0] == Declared(BEN, (2, 5, 7), right=True, points=1)
    assert told(asking(), (BEN, Declare(7, 5, 1)), viewer)[0] == Declared(BEN, (1, 5, 7), right=False, points=0)
