"""Which file speaks for which phase: the functions of the contract, each with its table of contents.

Tables by type rather than `match`: this is the inner loop of every simulation, and `match` on classes costs most of it.
"""

from collections.abc import Callable
from typing import Any

from tablee.games.incroyable import challenging, estimating, phases, risk, start, turns, views
from tablee.games.incroyable.phases import State
from tablee.games.incroyable.views import View
from tablee.games.incroyable.vocabulary import Action, Ending, Why
from tablee.kernel.game import Answer, Over, Pending, Result, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members

PLAYERS = range(3, 7)
AWAITED = tuple(Waiting((seat,)) for seat in seats(PLAYERS[-1]))


def players_in(state: State) -> int:
    return state.players if isinstance(state, phases.Preparing) else len(state.race.pawns)


def _estimators(state: phases.Estimating) -> Waiting:
    return Waiting(tuple([Seat(seat) for seat, one in enumerate(state.estimates) if one is None]))


def _choosers(state: phases.Choosing) -> Waiting:
    return Waiting(tuple([seat for seat in state.still_in if state.signs[seat] is None]))


PENDING: dict[type, Callable[[Any], Pending]] = {
    phases.Challenging: lambda state: AWAITED[state.to_speak[0]],
    phases.Estimating: _estimators,
    phases.Settling: lambda state: AWAITED[state.to_move],
    phases.Naming: lambda state: AWAITED[state.race.questioner],
    phases.Choosing: _choosers,
    phases.Preparing: start.question,
    phases.Won: lambda state: Over(turns.result_of(state.race, Ending.FINISH)),
}


def pending(state: State) -> Pending:
    return PENDING[type(state)](state)


def answer(state: State, given: Answer) -> State:
    assert isinstance(state, phases.Preparing), "nothing else asks chance"
    return start.answered(state, given)


NOTHING = Offers(0, ())
OFFERS: dict[type, Callable[[Any], Offers]] = {
    **dict.fromkeys(members(View), lambda _: NOTHING),  # while chance is to speak, and after the end
    views.Estimating: estimating.offers,
    views.Settling: estimating.settling_offers,
    views.Challenging: challenging.offers,
    views.Naming: risk.naming_offers,
    views.Choosing: risk.choosing_offers,
}


def offers(seen: View) -> Offers:
    return OFFERS[type(seen)](seen)


REFUSALS: dict[type, Callable[[Any, Action], Why | None]] = {
    **dict.fromkeys(members(View), lambda _, __: Why.NOT_YOUR_TURN),
    views.Estimating: estimating.refusal,
    views.Settling: estimating.settling_refusal,
    views.Challenging: challenging.refusal,
    views.Naming: risk.naming_refusal,
    views.Choosing: risk.choosing_refusal,
}


def refusal(seen: View, action: Action) -> Why | None:
    return REFUSALS[type(seen)](seen, action)


def nobody(state: State, seat: Seat, action: Action) -> State:
    raise Refused(Why.NOT_YOUR_TURN)


APPLIED: dict[type, Callable[[Any, Seat, Action], State]] = {
    **dict.fromkeys(members(State), nobody),
    phases.Estimating: estimating.hand_in,
    phases.Settling: estimating.shift,
    phases.Challenging: challenging.speak,
    phases.Naming: risk.name,
    phases.Choosing: risk.choose,
}


def apply(state: State, seat: Seat, action: Action) -> State:
    return APPLIED[type(state)](state, seat, action)


def result(state: State) -> Result | None:
    return turns.result_of(state.race, Ending.FINISH) if isinstance(state, phases.Won) else None
