"""Every reason to say no, each met once, and nobody asked who has nothing to say."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.actions import Action
from tablee.games.indix.menu import Ask, Trait
from tablee.games.indix.vocabulary import (
    LONGEST_ANSWER,
    LONGEST_QUESTION,
    LONGEST_REPLY,
    Accept,
    AskFreely,
    Call,
    Nod,
    Pass,
    Pick,
    Refuse,
    Reply,
    Roll,
    Say,
    Speak,
    Truth,
    Why,
)
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat, seats
from tests.games.indix.cards import PACK
from tests.games.indix.tables import (
    ANN,
    BEN,
    CAT,
    DOM,
    asking,
    in_turn,
    lived,
    nobody_knows,
    offered_kinds,
    picking,
    played,
    refused,
    seen,
    text,
    thinking,
)


def rolling() -> Any:
    return played(picking(), (BEN, Pick(4)))


def replying() -> Any:
    return played(asking(), (BEN, AskFreely(text("Qui es-tu ?"))))


def answering() -> Any:
    return played(thinking(), (BEN, Speak()))


def measuring() -> Any:
    return played(answering(), (BEN, Say(text("Obélix"))))


def judging() -> Any:
    return lived(thinking(), *in_turn(BEN, "Obélix"))


def won() -> Any:
    return lived(thinking(pawns=(0, 79, 0, 0)), *in_turn(BEN, "Jeanne d’Arc", "exact"))


REASONS: list[tuple[Why, Callable[[], Any], Seat, Action]] = [
    (Why.NOT_YOUR_TURN, picking, CAT, Pick(1)),
    (Why.NOT_YOUR_TURN, picking, ANN, Pick(1)),
    (Why.NOT_NOW, picking, BEN, Speak()),
    (Why.OUT_OF_RANGE, picking, BEN, Pick(0)),
    (Why.OUT_OF_RANGE, picking, BEN, Pick(21)),
    (Why.TAKEN, lambda: nobody_knows(picking(), 7), CAT, Pick(7)),
    (Why.NOT_YOUR_TURN, rolling, CAT, Roll()),
    (Why.NOT_NOW, rolling, BEN, Pick(5)),
    (Why.NOT_YOUR_TURN, asking, CAT, Ask(Trait.WOMAN)),
    (Why.NOT_NOW, asking, BEN, Pass()),
    (Why.OFF_THE_MENU, asking, BEN, Ask(Trait.IN_FRANCE)),
    (Why.EMPTY, asking, BEN, AskFreely(text(""))),
    (Why.TOO_LONG, asking, BEN, AskFreely(text("a" * (LONGEST_QUESTION + 1)))),
    (Why.NOT_YOUR_TURN, replying, BEN, Nod(Truth.YES)),
    (Why.NOT_NOW, replying, ANN, Accept()),
    (Why.EMPTY, replying, ANN, Reply(text(""))),
    (Why.TOO_LONG, replying, ANN, Reply(text("a" * (LONGEST_REPLY + 1)))),
    (Why.HOLDS_THE_NAME, replying, ANN, Reply(text("Jeanne d’Arc !"))),
    (Why.NOT_YOUR_TURN, thinking, CAT, Speak()),
    (Why.NOT_YOUR_TURN, thinking, DOM, Pick(3)),
    (Why.NOT_NOW, thinking, BEN, Pick(3)),
    (Why.NOT_NOW, thinking, BEN, Call()),
    (Why.READER_CANNOT, thinking, ANN, Call()),
    (Why.NO_TOKEN, lambda: thinking(tokens=(True, True, False, True)), CAT, Call()),
    (Why.NO_TOKEN, lambda: thinking((1, 2), (0, 0, 0), tokens=(True, False, True)), BEN, Call()),
    (Why.SOMEBODY_ANSWERS, answering, CAT, Call()),
    (Why.NOT_YOUR_TURN, answering, CAT, Say(text("Obélix"))),
    (Why.NOT_NOW, answering, BEN, Speak()),
    (Why.EMPTY, answering, BEN, Say(text(""))),
    (Why.TOO_LONG, answering, BEN, Say(text("a" * (LONGEST_ANSWER + 1)))),
    (Why.TOO_LONG, answering, BEN, Say(text("a" * 4_000))),
    (Why.NOT_YOUR_TURN, measuring, ANN, Accept()),
    (Why.NOT_YOUR_TURN, judging, BEN, Accept()),
    (Why.SOMEBODY_ANSWERS, judging, CAT, Call()),
    (Why.NOT_NOW, judging, ANN, Pass()),
    (Why.NOT_YOUR_TURN, won, BEN, Pick(1)),
    (Why.NOT_YOUR_TURN, lambda: opening(GAME, 4, pack=PACK), ANN, Pick(1)),
]


@pytest.mark.parametrize(("why", "table", "seat", "action"), REASONS)
def test_the_rules_say_why_not(why, table, seat, action):
    assert refused(table(), seat, action) is why


def test_every_reason_is_met():
    assert {why for why, *_ in REASONS} == set(Why)


@pytest.mark.parametrize("table", [picking, rolling, asking, replying, thinking, answering, judging, won])
def test_a_spectator_is_asked_nothing_and_may_do_nothing(table):
    view = seen(table(), None)

    assert not GAME.offers(view).choices
    for action in (Pick(1), Roll(), Ask(Trait.WOMAN), Nod(Truth.YES), Speak(), Say(text("Obélix")), Refuse()):
        assert GAME.refusal(view, action) is Why.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("table", "asked"),
    [
        (picking, {BEN: {"pick"}}),
        (rolling, {BEN: {"roll"}}),
        (asking, {BEN: {"ask", "ask_freely"}}),
        (replying, {ANN: {"nod", "reply"}}),
        (thinking, {BEN: {"speak", "pass"}, CAT: {"call"}, DOM: {"call"}}),
        (answering, {BEN: {"say", "pass"}}),
        (measuring, {}),
        (judging, {ANN: {"accept", "refuse"}}),
        (won, {}),
    ],
)
def test_exactly_those_are_asked_who_have_something_to_say(table, asked):
    state = table()

    assert {seat: kinds for seat in seats(4) if (kinds := offered_kinds(state, seat))} == asked


def test_a_longest_answer_is_as_long_as_it_may_be():
    assert played(answering(), (BEN, Say(text("a" * LONGEST_ANSWER)))).words == "a" * LONGEST_ANSWER
