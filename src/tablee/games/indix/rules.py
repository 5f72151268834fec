"""Which file speaks for which phase: the functions of the contract, each with its table of contents."""

from collections.abc import Callable
from typing import Any

from tablee.games.indix import answers, clues, phases, question_marks, scoring, start, views
from tablee.games.indix.actions import Action
from tablee.games.indix.phases import State
from tablee.games.indix.views import View
from tablee.games.indix.vocabulary import Why
from tablee.kernel.chance import Rolled
from tablee.kernel.entries import Measured
from tablee.kernel.game import Answer, Over, Pending, Result, Timer, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import members

PLAYERS = range(2, 7)


def players_in(state: State) -> int:
    match state:
        case phases.Preparing():
            return state.players
        case phases.Won():
            return len(state.race.pawns)
        case _:
            return len(state.table.race.pawns)


def _investigator(state: phases.Turn) -> Waiting:
    return Waiting((state.table.round.investigator,))


def _reader(state: phases.Turn) -> Waiting:
    return Waiting((state.table.race.reader,))


PENDING: dict[type, Callable[[Any], Pending]] = {
    phases.Preparing: start.question,
    phases.Picking: _investigator,
    phases.Rolling: _investigator,
    phases.Tumbling: lambda _: question_marks.DIE,
    phases.Asking: _investigator,
    phases.Replying: _reader,
    phases.Thinking: answers.thinking,
    phases.Answering: answers.answering,
    phases.Measuring: answers.to_measure,
    phases.Judging: _reader,
    phases.Won: lambda state: Over(scoring.result_of(state.race)),
}


def pending(state: State) -> Pending:
    return PENDING[type(state)](state)


def answer(state: State, given: Answer) -> State:
    match state, given:
        case phases.Tumbling(), Rolled((face,)):
            return question_marks.rolled(state, face)
        case phases.Measuring(), Measured(verdict):
            return answers.measured(state, verdict)
        case _:
            assert isinstance(state, phases.Preparing), "nothing else asks"
            return start.answered(state, given)


NOTHING = Offers(0, ())
OFFERS: dict[type, Callable[[Any], Offers]] = {
    **dict.fromkeys(members(View), lambda _: NOTHING),  # while chance or the measure is to speak, and after the end
    views.Picking: clues.offers,
    views.Rolling: question_marks.rolling_offers,
    views.Asking: question_marks.asking_offers,
    views.Replying: question_marks.replying_offers,
    views.Thinking: answers.thinking_offers,
    views.Answering: answers.answering_offers,
    views.Judging: answers.judging_offers,
}


def offers(seen: View) -> Offers:
    return OFFERS[type(seen)](seen)


REFUSALS: dict[type, Callable[[Any, Action], Why | None]] = {
    **dict.fromkeys(members(View), lambda _, __: Why.NOT_YOUR_TURN),
    views.Picking: clues.refusal,
    views.Rolling: question_marks.rolling_refusal,
    views.Asking: question_marks.asking_refusal,
    views.Replying: question_marks.replying_refusal,
    views.Thinking: answers.thinking_refusal,
    views.Answering: answers.answering_refusal,
    views.Judging: answers.judging_refusal,
}


def refusal(seen: View, action: Action) -> Why | None:
    return REFUSALS[type(seen)](seen, action)


APPLY: dict[type, Callable[[Any, Seat, Action], State]] = {
    phases.Picking: clues.pick,
    phases.Rolling: question_marks.roll,
    phases.Asking: question_marks.ask,
    phases.Replying: question_marks.reply,
    phases.Thinking: answers.speak_up,
    phases.Answering: answers.give,
    phases.Judging: answers.judge,
}


def apply(state: State, seat: Seat, action: Action) -> State:
    if (applied := APPLY.get(type(state))) is None:
        raise Refused(Why.NOT_YOUR_TURN)
    return applied(state, seat, action)


def elapse(state: State, _: Timer) -> State:
    assert isinstance(state, phases.Answering), "no other countdown runs"
    return answers.none_given(state)


def result(state: State) -> Result | None:
    return scoring.result_of(state.race) if isinstance(state, phases.Won) else None
