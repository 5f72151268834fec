"""The rulebook, second part: questions, the time to note, and what an answer speaks of. [C77-06, C77-13, C77-14]"""

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.chunked_log import events
from tablee.games.code777.facts import Replied
from tablee.games.code777.phases import Asked, Asking, Given, Noting, Settings
from tablee.games.code777.positions import WRONG
from tablee.games.code777.vocabulary import UNTIL_NOTED, Dial, Draw, GoOn, More, Why
from tablee.kernel.entries import Elapsed
from tablee.kernel.game import Timer, Waiting
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.code777.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    EIGHT_SECONDS,
    FOUR_RACKS,
    IN_ORDER,
    asking,
    decision,
    elapsed,
    offered_kinds,
    played,
    rack,
    refused,
    seen,
    told,
)

# Ann 1 green, 3 black, 4 brown; Ben 2 yellow, 5 red, 7 blue;
# Cat 3 black, 6 pink, 7 yellow; Dan 4 brown, 5 red, 6 green


def drawing(question: int, **how: object) -> Asking:
    """The next question will be this one."""
    deck = (question, *(other for other in IN_ORDER if other != question))
    return asking(deck=deck, **how)  # type: ignore[arg-type]


# Whose turn, and which question


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C77_06_players_draw_in_turn_clockwise(players):
    table = asking(players=players, to_draw=BEN)
    drew = []
    for _ in range(2 * players):
        drew.append(table.tabletop.to_draw)
        table = played(table, (drew[-1], Draw()))

    assert drew == [(1 + turn) % players for turn in range(2 * players)]


def test_C77_06_nobody_else_may_draw():
    for seat in (BEN, CAT, DAN):
        assert refused(asking(), seat, Draw()) is Why.NOT_YOUR_TURN
        assert "draw" not in offered_kinds(asking(), seat)


def test_C77_06_the_top_question_is_drawn_and_then_goes_under_the_deck():
    table = played(asking(deck=(21, *(q for q in IN_ORDER if q != 21))), (ANN, Draw()))

    assert table.tabletop.last == Asked(ANN, 21, More.SAME)
    assert table.deck == (*(q for q in IN_ORDER if q != 21), 21)


def test_C77_06_after_23_questions_the_first_comes_again():
    table = asking(deck=tuple(reversed(IN_ORDER)))
    asked = []
    for _ in range(25):
        table = played(table, (table.tabletop.to_draw, Draw()))
        asked.append(table.tabletop.last.question)

    assert asked == [*reversed(IN_ORDER), 23, 22]
    assert table.tabletop.questions == 25


# The answer comes from the answerer's side


@pytest.mark.parametrize(
    ("seat", "browns"),
    [(ANN, More.SAME), (BEN, More.FIRST), (CAT, More.FIRST), (DAN, More.SAME)],
)
def test_C77_06_the_answer_leaves_out_the_answerers_own_rack(seat, browns):
    """Question 17, brown or blue: Ann and Dan have a brown 4 each, Ben a blue 7."""
    table = played(drawing(17, to_draw=seat), (seat, Draw()))

    assert table.tabletop.last.reply == browns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C77_06_dummies_are_seen_like_any_rack(players):
    """Question 8: Ann does not see green, but on the last rack, whosever it is."""
    table = played(drawing(8, players=players), (ANN, Draw()))

    assert table.tabletop.last.reply == 7  # yellow, red, blue; black, pink, yellow; brown, red, green


def test_C77_06_all_hear_the_question_the_answer_and_whose_it_is():
    for viewer in (SPECTATOR, *seats(4)):
        (fact,) = told(drawing(11, to_draw=CAT), (CAT, Draw()), viewer)

        assert isinstance(fact, Replied)
        assert (fact.seat, fact.question, fact.reply) == (CAT, 11, 1)
        assert seen(played(drawing(11, to_draw=CAT), (CAT, Draw())), viewer).tabletop.last == Asked(CAT, 11, 1)


# Time to note


def noting() -> Noting:
    table = played(asking(settings=EIGHT_SECONDS), (ANN, Draw()))
    assert isinstance(table, Noting)
    return table


def waiting(table: object) -> Waiting:
    pending = GAME.pending(table)  # type: ignore[arg-type]  # a test knows its phase
    assert isinstance(pending, Waiting)
    return pending


def test_C77_13_after_an_answer_there_is_time_to_note_and_everybody_is_waited_for():
    assert waiting(noting()).awaited == (ANN, BEN, CAT, DAN)
    assert waiting(noting()).timer == Timer("note-1-0", 8)
    assert [offered_kinds(noting(), seat) for seat in seats(4)] == [{"go_on", "declare"}] * 4


def test_C77_13_the_next_player_cannot_draw_yet():
    assert refused(noting(), BEN, Draw()) is Why.PAUSE
    assert refused(noting(), CAT, Draw()) is Why.NOT_YOUR_TURN


def test_C77_13_when_all_have_noted_the_next_player_draws_when_ready():
    table = played(noting(), (CAT, GoOn()), (ANN, GoOn()), (DAN, GoOn()))
    assert waiting(table).awaited == (BEN,)
    assert seen(table, SPECTATOR).noted == (CAT, ANN, DAN)

    table = played(table, (BEN, GoOn()))

    assert isinstance(table, Asking)
    assert waiting(table) == Waiting((BEN,), (ANN, CAT, DAN))
    assert waiting(table).timer is None


def test_C77_13_noting_twice_counts_once():
    table = played(noting(), (CAT, GoOn()))

    assert refused(table, CAT, GoOn()) is Why.NOT_NOW
    assert offered_kinds(table, CAT) == {"declare"}


def test_C77_13_the_pause_ends_for_all_when_its_time_is_over():
    table = elapsed(played(noting(), (CAT, GoOn())))

    assert isinstance(table, Asking)
    assert waiting(table).awaited == (BEN,)
    assert refused(table, DAN, GoOn()) is Why.PAUSE_OVER


def test_C77_13_nothing_need_be_said_of_who_has_noted_and_that_the_pause_is_over():
    assert told(noting(), (CAT, GoOn()), ANN) == ()
    assert told(noting(), Elapsed("note-1-0"), ANN) == ()
    assert seen(played(noting(), (CAT, GoOn())), ANN).noted == (CAT,)


def test_C77_13_each_answer_has_a_pause_of_its_own():
    table = played(elapsed(noting()), (BEN, Draw()))

    assert waiting(table).timer == Timer("note-2-0", 8)
    assert table.noted == ()


def test_C77_13_a_declaration_during_the_pause_starts_it_anew():
    """New tiles stand on a rack: all that was noted before is looked at again."""
    table = played(noting(), (CAT, GoOn()), (ANN, GoOn()))

    table = played(table, (DAN, WRONG))

    assert isinstance(table, Noting)
    assert table.noted == ()
    assert waiting(table) == Waiting((ANN, BEN, CAT, DAN), (), Timer("note-1-1", 8))


def test_C77_13_a_declaration_after_the_pause_starts_another():
    table = played(elapsed(noting()), (DAN, WRONG))

    assert isinstance(table, Noting)
    assert waiting(table).timer == Timer("note-1-1", 8)
    assert elapsed(table).tabletop.to_draw == BEN


def test_C77_13_whoever_noted_and_declared_is_waited_for_no_more():
    table = played(noting(), (DAN, WRONG), (DAN, GoOn()), (CAT, GoOn()))

    assert waiting(table) == Waiting((ANN, BEN), (CAT,), Timer("note-1-1", 8))
    assert offered_kinds(table, DAN) == set()


def test_C77_13_without_a_pause_the_next_question_may_follow_at_once():
    table = played(asking(), (ANN, Draw()))

    assert isinstance(table, Asking)
    assert isinstance(played(table, (CAT, WRONG)), Asking)


def test_C77_13_the_same_decision_lasts_through_the_pause_and_after_it():
    """Whoever was about to declare when the pause ended is not told that it is too late."""
    numbers = [decision(table, CAT) for table in (noting(), played(noting(), (BEN, WRONG)), elapsed(noting()))]

    assert len(set(numbers)) == 1


# What an answer speaks of


def test_C77_14_an_answer_is_told_with_what_its_answerer_saw_as_far_as_the_listener_saw_it_too():
    racks = tuple(map(rack, FOUR_RACKS))
    facts = {viewer: told(asking(to_draw=BEN), (BEN, Draw()), viewer) for viewer in (*seats(4), SPECTATOR)}

    assert facts[ANN] == (Replied(BEN, 1, 0, (None, None, racks[2], racks[3]), (0, 0, 0, 0)),)
    assert facts[BEN] == (Replied(BEN, 1, 0, (racks[0], None, racks[2], racks[3]), (0, 0, 0, 0)),)
    assert facts[CAT] == (Replied(BEN, 1, 0, (racks[0], None, None, racks[3]), (0, 0, 0, 0)),)
    assert facts[SPECTATOR] == (Replied(BEN, 1, 0, (None, None, None, None), (0, 0, 0, 0)),)


def test_C77_14_a_spectator_hears_it_with_the_dummies():
    racks = tuple(map(rack, FOUR_RACKS))
    (fact,) = told(asking(players=2, to_draw=BEN), (BEN, Draw()), SPECTATOR)

    assert isinstance(fact, Replied)
    assert fact.racks == (None, None, racks[2], racks[3])


def test_C77_14_the_log_keeps_the_racks_as_they_stood_when_the_answer_was_given():
    before = asking(top="7 blue, 7 blue, 7 pink")
    table = played(before, (ANN, Draw()), (DAN, WRONG), (BEN, Draw()))
    first, _, _, second = events(table.log)

    assert first == Given(ANN, 1, 0, before.racks, (0, 0, 0, 0))
    assert (second.racks[DAN], second.reply) == (rack("7 blue, 7 blue, 7 pink"), 1)


def test_C77_14_a_rack_that_was_replaced_since_is_marked():
    """Each answer carries how often each rack had been refilled; the table shows how often that is now."""
    table = played(asking(), (ANN, Draw()), (DAN, WRONG), (BEN, Draw()), (DAN, WRONG), (ANN, WRONG))
    said = [event.refills for event in events(table.log) if isinstance(event, Given)]

    assert said == [(0, 0, 0, 0), (0, 0, 0, 1)]
    assert seen(table, CAT).tabletop.refills == (1, 0, 0, 2)


def test_C77_14_an_answer_stays_true_though_the_racks_change():
    """Question 1, a sum of 18 or more: none has it, then Dan's new rack does."""
    table = played(asking(top="7 blue, 7 blue, 7 pink"), (ANN, Draw()))

    after = played(table, (DAN, WRONG))

    assert after.tabletop.last == Asked(ANN, 1, 0)
    assert after.racks[DAN] == rack("7 blue, 7 blue, 7 pink")


def test_C77_13_a_pause_can_last_until_all_have_noted():
    table = played(asking(settings=Settings(UNTIL_NOTED, Dial.SEEN)), (ANN, Draw()))

    pending = GAME.pending(table)

    assert pending.timer is None
    assert pending.awaited == (ANN, BEN, CAT, DAN)
    assert isinstance(played(table, *((seat, GoOn()) for seat in (ANN, BEN, CAT, DAN))), Asking)
