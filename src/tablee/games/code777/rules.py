"""Which file speaks for which phase: the functions of the contract, each with its table of contents.

Tables by type rather than `match`: this is the inner loop of every simulation, and `match` on classes costs most of it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from tablee.games.code777 import asking, declaring, phases, start, views
from tablee.games.code777.phases import State, Tabletop
from tablee.games.code777.views import View
from tablee.games.code777.vocabulary import QUESTIONS, STOCK, TILES, Action, Declare, Draw, Ending, Why
from tablee.kernel.chance import Pick, Shuffle
from tablee.kernel.game import Answer, Over, Pending, Result, Timer, Waiting
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members

PLAYERS = range(2, 5)
QUESTION_SHUFFLE = Shuffle(QUESTIONS)
TILE_SHUFFLE = Shuffle(len(TILES))
STOCK_SHUFFLE = Shuffle(STOCK)


def players_in(state: State) -> int:
    if isinstance(state, phases.Boxed | phases.Shuffled | phases.Seated):
        return state.players
    return len(state.tabletop.points)


@cache
def _waiting_to_draw(players: int, to_draw: Seat, declared: tuple[Seat, ...]) -> Waiting:
    return Waiting((to_draw,), tuple(seat for seat in seats(players) if seat != to_draw and seat not in declared))


def _asking(state: phases.Asking) -> Waiting:
    table = state.tabletop
    return _waiting_to_draw(len(table.points), table.to_draw, table.declared)


def _noting(state: phases.Noting) -> Waiting:
    """All are asked whether they have noted; who has may still declare."""
    table: Tabletop = state.tabletop
    everyone = seats(len(table.points))
    return Waiting(
        tuple(seat for seat in everyone if seat not in state.noted),
        tuple(seat for seat in state.noted if seat not in table.declared),
        asking.pause_timer(table),
    )


PENDING: dict[type, Callable[[Any], Pending]] = {
    phases.Asking: _asking,
    phases.Noting: _noting,
    phases.Reshuffling: lambda _: STOCK_SHUFFLE,
    phases.Seated: lambda state: Pick(state.players),
    phases.Shuffled: lambda _: TILE_SHUFFLE,
    phases.Boxed: lambda _: QUESTION_SHUFFLE,
    phases.Won: lambda state: Over(won(state)),
}


def pending(state: State) -> Pending:
    return PENDING[type(state)](state)


ANSWERED: dict[type, Callable[[Any, Any], State]] = {
    phases.Boxed: start.shuffle_questions,
    phases.Shuffled: start.deal,
    phases.Seated: start.draw_lots,
    phases.Reshuffling: declaring.reshuffled,
}


def answer(state: State, given: Answer) -> State:
    return ANSWERED[type(state)](state, given)


NOTHING = Offers(0, ())
OFFERS: dict[type, Callable[[Any], Offers]] = {
    **dict.fromkeys(members(View), lambda _: NOTHING),  # while chance is to speak, and after the end
    views.Asking: asking.offers,
    views.Noting: asking.noting_offers,
}


def offers(seen: View) -> Offers:
    return OFFERS[type(seen)](seen)


REFUSALS: dict[type, Callable[[Any, Action], Why | None]] = {
    **dict.fromkeys(members(View), lambda _, __: Why.NOT_NOW),
    views.Asking: asking.refusal,
    views.Noting: asking.noting_refusal,
}


def refusal(seen: View, action: Action) -> Why | None:
    return REFUSALS[type(seen)](seen, action)


def apply(state: State, seat: Seat, action: Action) -> State:
    if type(state) is phases.Asking:
        if why := asking.refusal(views.asking(state, seat), action):
            raise Refused(why)
        return asking.drawn(state) if type(action) is Draw else _declared(state, seat, action)
    if type(state) is phases.Noting:
        if why := asking.noting_refusal(views.noting(state, seat), action):
            raise Refused(why)
        return _declared(state, seat, action) if type(action) is Declare else asking.noted(state, seat)
    raise Refused(Why.NOT_NOW)


def _declared(state: phases.Asking | phases.Noting, seat: Seat, action: Action) -> State:
    assert type(action) is Declare, "all else was refused"
    return declaring.declared(state, seat, action)


def elapse(state: State, timer: Timer) -> State:
    """The pause is over for everybody. [C77-13]"""
    assert type(state) is phases.Noting, f"no timer but that of a pause, not {timer}"
    return asking.unpaused(state)


def result(state: State) -> Result | None:
    return won(state) if isinstance(state, phases.Won) else None


def won(state: phases.Won) -> Result:
    """Places by points: whoever has more is before."""
    points = state.tabletop.points
    return Result(
        places=tuple(1 + sum([other > own for other in points]) for own in points),
        scores=points,
        why=Ending.THREE_POINTS,
    )
