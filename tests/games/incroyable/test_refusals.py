"""Every reason to say no, each met once, and nobody asked who has nothing to say."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.incroyable import GAME
from tablee.games.incroyable.vocabulary import (
    Action,
    Challenge,
    Choose,
    Estimate,
    Name,
    Pass,
    Raise,
    Shift,
    Sign,
    Why,
)
from tablee.kernel.entries import Elapsed
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members, tag
from tests.games.incroyable.cards import PACK
from tests.games.incroyable.tables import (
    ANN,
    BEN,
    CAT,
    all_estimate,
    asking,
    doubting,
    offered_kinds,
    played,
    refused,
    risking,
)


def settling() -> Any:
    return played(asking(50, 3), *all_estimate(10, 10, 8))


def choosing() -> Any:
    return played(risking(50), (ANN, Name(60)))


def won() -> Any:
    return played(doubting(1, 40, 90, 20, pawns=(73, 0, 0)), (ANN, Challenge(BEN)))


REASONS: list[tuple[Why, Callable[[], Any], Seat, Action]] = [
    (Why.NOT_YOUR_TURN, lambda: doubting(50, 10, 30, 20), ANN, Pass()),
    (Why.NOT_NOW, lambda: asking(50), ANN, Pass()),
    (Why.HANDED_IN, lambda: played(asking(50), (ANN, Estimate(3))), ANN, Estimate(4)),
    (Why.OUT_OF_RANGE, lambda: asking(50), ANN, Estimate(0)),
    (Why.NOT_NEAREST_FREE, settling, BEN, Shift(20)),
    (Why.CANNOT_PASS, lambda: doubting(50, 10, 30, 20, passed=1), ANN, Pass()),
    (Why.NOT_LOWEST, lambda: doubting(50, 10, 30, 20), CAT, Raise(40)),
    (Why.TOO_LOW, lambda: doubting(50, 10, 30, 20, passed=1), ANN, Raise(20)),
    (Why.TAKEN, lambda: doubting(50, 10, 30, 20, passed=1), ANN, Raise(30)),
    (Why.NOT_ANOTHER, lambda: doubting(50, 10, 30, 20), CAT, Challenge(CAT)),
    (Why.THE_ANSWER, lambda: risking(50), ANN, Name(50)),
]
"""Each with its table, laid only when it is tried."""

ANY_ACTION: list[Action] = [
    Estimate(3),
    Shift(3),
    Pass(),
    Raise(3),
    Challenge(BEN),
    Name(3),
    Choose(Sign.PLUS),
]
IN_PLAY = [lambda: asking(50), settling, lambda: doubting(50, 10, 30, 20), lambda: risking(50), choosing]


@pytest.mark.parametrize(("why", "table", "seat", "action"), REASONS, ids=[why for why, *_ in REASONS])
def test_the_reason_is_given_and_nothing_changes(why, table, seat, action):
    assert refused(table(), seat, action) is why


def test_every_reason_is_met_here():
    assert {why for why, *_ in REASONS} == set(Why)


def test_every_action_is_tried_here():
    assert {tag(action) for action in ANY_ACTION} == {tag(kind) for kind in members(GAME.actions)}


@pytest.mark.parametrize("action", ANY_ACTION, ids=tag)
def test_before_the_first_question_and_after_the_end_nobody_is_asked_anything(action):
    for table in (opening(GAME, 3, pack=PACK), won()):
        for seat in seats(3):
            assert refused(table, seat, action) is Why.NOT_YOUR_TURN
            assert offered_kinds(table, seat) == set()


@pytest.mark.parametrize("action", ANY_ACTION, ids=tag)
@pytest.mark.parametrize("laid", IN_PLAY)
def test_a_spectator_is_never_asked(laid, action):
    table = laid()

    assert GAME.refusal(GAME.view(table, None), action) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, None) == set()


def test_there_are_no_timers_to_run_out():
    """An entry that cannot be in a record of this game is a bug, and says so."""
    with pytest.raises(AssertionError, match="nothing else asks chance"):
        GAME.tell(asking(50), Elapsed("countdown"), asking(50), None)
