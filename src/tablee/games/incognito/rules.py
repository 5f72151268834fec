"""Which file speaks for which phase: the functions of the contract, each with its table of contents."""

from collections.abc import Callable
from typing import Any

from tablee.games.incognito import drawing, phases, rounds, start, views, voting
from tablee.games.incognito.phases import State
from tablee.games.incognito.views import View
from tablee.games.incognito.vocabulary import Action, Why
from tablee.kernel.chance import Shuffled
from tablee.kernel.game import LAST_STROKE, Answer, Over, Pending, Result, Timer, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import members

PLAYERS = range(3, 7)


def players_in(state: State) -> int:
    match state:
        case phases.Preparing():
            return state.players
        case phases.Gathering(of) | phases.Filling(of):
            return players_in(of)
        case _:
            return len(state.match.scores)


def _waiting(name: str, done: tuple[bool, ...], seconds: int) -> Waiting:
    """For all who are not done; once it is one alone, a countdown runs. [ICG-04, ICG-07]"""
    awaited = tuple([Seat(seat) for seat, one in enumerate(done) if not one])
    countdown = Timer(name, seconds, LAST_STROKE, hurries=True)
    return Waiting(awaited, timer=countdown) if len(awaited) == 1 else Waiting(awaited, ahead=countdown)


PENDING: dict[type, Callable[[Any], Pending]] = {
    phases.Preparing: start.question,
    phases.Reshuffling: rounds.to_reshuffle,
    phases.Drawing: lambda state: _waiting("drawing", state.down, state.match.countdown),
    phases.Gathering: lambda _: rounds.SIX,
    phases.Voting: lambda state: _waiting("voting", state.done, state.match.countdown),
    phases.Filling: voting.to_fill,
    phases.Won: lambda state: Over(rounds.result_of(state.match)),
}


def pending(state: State) -> Pending:
    return PENDING[type(state)](state)


def answer(state: State, given: Answer) -> State:
    assert isinstance(given, Shuffled), "nothing else is asked"
    match state:
        case phases.Preparing():
            return start.answered(state, given)
        case phases.Reshuffling():
            return rounds.reshuffled(state, given.order)
        case phases.Gathering():
            return rounds.gathered(state, given.order)
        case _:
            assert isinstance(state, phases.Filling), "nothing else asks chance"
            return voting.filled(state, given.order)


NOTHING = Offers(0, ())
OFFERS: dict[type, Callable[[Any], Offers]] = {
    **dict.fromkeys(members(View), lambda _: NOTHING),  # while chance is to speak, and after the end
    views.Drawing: drawing.offers,
    views.Voting: voting.offers,
}


def offers(seen: View) -> Offers:
    return OFFERS[type(seen)](seen)


REFUSALS: dict[type, Callable[[Any, Action], Why | None]] = {
    **dict.fromkeys(members(View), lambda _, __: Why.NOT_YOUR_TURN),
    views.Drawing: drawing.refusal,
    views.Voting: voting.refusal,
}


def refusal(seen: View, action: Action) -> Why | None:
    return REFUSALS[type(seen)](seen, action)


def apply(state: State, seat: Seat, action: Action) -> State:
    match state:
        case phases.Drawing():
            return drawing.draw(state, seat, action)
        case phases.Voting():
            return voting.vote(state, seat, action)
        case _:
            raise Refused(Why.NOT_YOUR_TURN)


def elapse(state: State, _: Timer) -> State:
    if isinstance(state, phases.Drawing):
        return drawing.time_up(state)
    assert isinstance(state, phases.Voting), "no other countdown runs"
    return voting.time_up(state)


def result(state: State) -> Result | None:
    return rounds.result_of(state.match) if isinstance(state, phases.Won) else None
