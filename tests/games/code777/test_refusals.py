"""Every reason for which the rules say no: a table at which it is given, and nothing changes there."""

from typing import Any

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.phases import Asking, Boxed
from tablee.games.code777.positions import WRONG
from tablee.games.code777.vocabulary import Action, Declare, Draw, GoOn, Why
from tablee.kernel.entries import Elapsed
from tablee.kernel.game import Timer
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members, tag
from tests.games.code777.tables import (
    ANN,
    BEN,
    CAT,
    EIGHT_SECONDS,
    asking,
    boxed,
    elapsed,
    offered_kinds,
    played,
    refused,
    seated,
    shuffled_questions,
)

NOTING = played(asking(settings=EIGHT_SECONDS), (ANN, Draw()))
RESHUFFLING = played(asking(stock=10), (ANN, WRONG))
ONE_HAS_DECLARED = played(asking(), (CAT, WRONG))

REASONS: list[tuple[Why, Any, Seat, Action]] = [
    (Why.NOT_YOUR_TURN, asking(), BEN, Draw()),
    (Why.NOT_NOW, RESHUFFLING, ANN, Draw()),
    (Why.PAUSE, NOTING, BEN, Draw()),
    (Why.PAUSE_OVER, asking(), ANN, GoOn()),
    (Why.OUT_OF_RANGE, asking(), ANN, Declare(1, 2, 8)),
    (Why.ALREADY_DECLARED, ONE_HAS_DECLARED, CAT, WRONG),
]

ANY_ACTION: list[Action] = [Draw(), GoOn(), Declare(1, 2, 3)]


@pytest.mark.parametrize(("why", "table", "seat", "action"), REASONS, ids=[why for why, *_ in REASONS])
def test_the_reason_is_given_and_nothing_changes(why, table, seat, action):
    assert refused(table, seat, action) is why


def test_every_reason_is_met_here():
    assert {why for why, *_ in REASONS} == set(Why)


def test_every_action_is_tried_here():
    assert {tag(action) for action in ANY_ACTION} == {tag(kind) for kind in members(GAME.actions)}


@pytest.mark.parametrize("action", ANY_ACTION, ids=tag)
def test_during_the_set_up_and_a_reshuffle_nobody_is_asked_anything(action):
    for table in (boxed(2), shuffled_questions(2), seated(2), RESHUFFLING):
        for seat in seats(2):
            assert refused(table, seat, action) is Why.NOT_NOW
            assert offered_kinds(table, seat) == set()


def test_a_spectator_is_never_asked():
    reasons = [
        [GAME.refusal(GAME.view(table, None), action) for action in ANY_ACTION]
        for table in (asking(), NOTING, RESHUFFLING)
    ]

    assert reasons == [
        [Why.NOT_YOUR_TURN, Why.PAUSE_OVER, Why.NOT_YOUR_TURN],
        [Why.NOT_YOUR_TURN, Why.NOT_NOW, Why.NOT_YOUR_TURN],
        [Why.NOT_NOW] * 3,
    ]
    assert [offered_kinds(table, None) for table in (asking(), NOTING, RESHUFFLING)] == [set()] * 3


def test_who_has_declared_hears_that_before_anything_about_the_numbers():
    assert refused(ONE_HAS_DECLARED, CAT, Declare(0, 0, 0)) is Why.ALREADY_DECLARED


def test_no_timer_runs_out_but_that_of_the_pause():
    """An entry that cannot be in a record of this game is malformed; the rules themselves call it a bug."""
    assert isinstance(step(GAME, NOTING, Elapsed("note-1-0")), Asking)
    with pytest.raises(Malformed, match="runs out while"):
        step(GAME, NOTING, Elapsed("note-0-0"))
    with pytest.raises(Malformed, match="runs out while"):
        step(GAME, elapsed(NOTING), Elapsed("note-1-0"))
    assert GAME.elapse is not None
    with pytest.raises(AssertionError, match="no timer but that of a pause"):
        GAME.elapse(Boxed(2, EIGHT_SECONDS), Timer("countdown", 5))
