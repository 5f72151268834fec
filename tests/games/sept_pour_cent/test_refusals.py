"""Every reason for which the rules say no: a table at which it is given, and nothing changes there."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.phases import Boxed
from tablee.games.sept_pour_cent.vocabulary import (
    Action,
    Agree,
    Announce,
    Contest,
    Disagree,
    Discard,
    End,
    Family,
    Pioche,
    Relance,
    Roll,
    Take,
    Vol,
    Why,
)
from tablee.kernel.entries import Elapsed
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members, tag
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    announcing,
    before_start_rolls,
    discarding,
    offered_kinds,
    played,
    refused,
    rewarding,
    unboxed,
)

HANDS = ("1 requin, 2 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle", "4 comete, 4 etoile, 4 eclair")
FIVE_SAID = [Announced(ANN, 5, Family.REQUIN)]


def must_discard() -> Any:
    return discarding("1 2 3 4 5 6 7 8", "", deck="9")


REASONS: list[tuple[Why, Callable[[], Any], Seat, Action]] = [
    (Why.NOT_YOUR_TURN, lambda: announcing(*HANDS), BEN, Announce(3, Family.REQUIN)),
    (Why.NOT_NOW, lambda: announcing(*HANDS), ANN, Agree()),
    (Why.NOT_HIGHER, lambda: announcing(*HANDS, to_act=BEN, said=FIVE_SAID), BEN, Announce(5, Family.TREFLE)),
    (Why.OUT_OF_RANGE, lambda: announcing(*HANDS), ANN, Announce(31, Family.REQUIN)),
    (Why.NOTHING_TO_CONTEST, lambda: announcing(*HANDS), ANN, Contest()),
    (Why.NO_REWARD_LEFT, lambda: rewarding("vol", "5", left=0), ANN, Roll()),
    (Why.REWARDS_LEFT, lambda: rewarding("", "", left=1), ANN, End()),
    (Why.NOT_FACE_UP, lambda: rewarding("", "", face_up="1 2 3"), ANN, Take(4)),
    (Why.TOO_MANY_CARDS, lambda: rewarding("1 2 3 4 5 6 7 8", ""), ANN, Take(1)),
    (Why.NOT_YOUR_CARD, lambda: rewarding("", "5"), ANN, Discard(5)),
    (Why.NO_SUCH_OPPONENT, lambda: rewarding("vol", "5"), ANN, Vol(ANN, 5)),
    (Why.NOT_THEIR_CARD, lambda: rewarding("vol", "5"), ANN, Vol(BEN, 6)),
    (Why.DECK_EMPTY, lambda: rewarding("pioche_2", "", deck=""), ANN, Pioche()),
    (Why.NO_LONE_HIT, lambda: rewarding("relance", ""), ANN, Relance()),
    (Why.MUST_DISCARD, must_discard, ANN, Roll()),
]
"""Each with its table, laid only when it is tried: when a rule changes, a table that cannot be is one failed test."""

ANY_ACTION: list[Action] = [
    Announce(3, Family.REQUIN),
    Contest(),
    Agree(),
    Disagree(),
    Roll(),
    Take(1),
    Vol(BEN, 1),
    Pioche(),
    Relance(),
    Discard(1),
    End(),
]


@pytest.mark.parametrize(("why", "table", "seat", "action"), REASONS, ids=[why for why, *_ in REASONS])
def test_the_reason_is_given_and_nothing_changes(why, table, seat, action):
    assert refused(table(), seat, action) is why


def test_every_reason_is_met_here():
    assert {why for why, *_ in REASONS} == set(Why)


def test_every_action_is_tried_here():
    assert {tag(action) for action in ANY_ACTION} == {tag(kind) for kind in members(GAME.actions)}


@pytest.mark.parametrize("action", ANY_ACTION, ids=tag)
def test_during_the_set_up_nobody_is_asked_anything(action):
    for table in (Boxed(2), unboxed(2), before_start_rolls(2)):
        for seat in seats(2):
            assert refused(table, seat, action) is Why.NOT_YOUR_TURN
            assert offered_kinds(table, seat) == set()


@pytest.mark.parametrize("action", ANY_ACTION, ids=tag)
def test_a_spectator_is_never_asked(action):
    for table in (announcing(*HANDS), rewarding("1", "1"), must_discard()):
        assert GAME.refusal(GAME.view(table, None), action) is Why.NOT_YOUR_TURN
        assert offered_kinds(table, None) == set()


def test_a_spectator_gives_no_opinion():
    contesting = played(announcing(*HANDS), (ANN, Announce(5, Family.REQUIN)), (BEN, Contest()))

    assert GAME.refusal(GAME.view(contesting, None), Agree()) is Why.NOT_YOUR_TURN
    assert offered_kinds(contesting, None) == set()


def test_there_are_no_timers_to_run_out():
    """An entry that cannot be in a record of this game is a bug, and says so."""
    with pytest.raises(AssertionError, match="no timers"):
        GAME.tell(Boxed(2), Elapsed("countdown"), Boxed(2), None)
