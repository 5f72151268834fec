"""Questions: the next player draws and replies, all have time to note, and on it goes."""

from msgspec.structs import replace

from tablee.games.code777 import views
from tablee.games.code777.chunked_log import written
from tablee.games.code777.phases import Asked, Asking, Given, Noting, Tabletop
from tablee.games.code777.questions import reply
from tablee.games.code777.views import View
from tablee.games.code777.vocabulary import UNTIL_NOTED, Action, Declare, Draw, GoOn, Why
from tablee.kernel.game import Timer
from tablee.kernel.offers import Field, Offer, Offers, Span
from tablee.kernel.seats import LEFT, Seat, Viewer, seats

NUMBER = Span(1, 7)
DRAW = Offer("draw")
GO_ON = Offer("go_on")
DECLARE = Offer("declare", (Field("first", NUMBER), Field("second", NUMBER), Field("third", NUMBER)))
A_RACK = 2**16
"""So many decisions are set aside for every rack that I have: more than a game has questions."""


def decision(table: Tabletop, me: Viewer) -> int:
    """One between two questions, and another once I have declared: it tells my rack and the question.

    It stays the same when the pause ends or somebody else declares: what I was about to declare is as good as before,
    and two who declare in the same instant are both heard. [C77-12]
    """
    return table.questions if me is None else A_RACK * table.refills[me] + table.questions


def in_time(seen: View, action: Action, decision: int) -> bool:
    """A declaration speaks of a rack: as long as that one stands, it may come after the next question. [C77-12]"""
    if type(action) is not Declare or not isinstance(seen, views.Asking | views.Noting) or seen.me is None:
        return False
    return decision // A_RACK == seen.tabletop.refills[seen.me]


def offers(seen: views.Asking) -> Offers:
    table, me = seen.tabletop, seen.me
    draw = (DRAW,) if me == table.to_draw else ()
    return Offers(decision(table, me), draw if me is None or me in table.declared else (*draw, DECLARE))


def noting_offers(seen: views.Noting) -> Offers:
    table, me = seen.tabletop, seen.me
    if me is None:
        return Offers(decision(table, me), ())
    go_on = () if me in seen.noted else (GO_ON,)
    return Offers(decision(table, me), go_on if me in table.declared else (*go_on, DECLARE))


def refusal(seen: views.Asking, action: Action) -> Why | None:
    if type(action) is Declare:
        return declare_refusal(seen, action)
    if type(action) is GoOn:
        return Why.PAUSE_OVER
    return None if seen.me == seen.tabletop.to_draw else Why.NOT_YOUR_TURN


def noting_refusal(seen: views.Noting, action: Action) -> Why | None:
    if type(action) is Declare:
        return declare_refusal(seen, action)
    if type(action) is Draw:
        return Why.PAUSE if seen.me == seen.tabletop.to_draw else Why.NOT_YOUR_TURN
    return Why.NOT_NOW if seen.me is None or seen.me in seen.noted else None


def declare_refusal(seen: views.Asking | views.Noting, said: Declare) -> Why | None:
    if seen.me is None:
        return Why.NOT_YOUR_TURN
    if seen.me in seen.tabletop.declared:
        return Why.ALREADY_DECLARED  # [C77-12]
    if 1 <= said.first <= 7 and 1 <= said.second <= 7 and 1 <= said.third <= 7:
        return None
    return Why.OUT_OF_RANGE  # [C77-15]


def drawn(state: Asking) -> Asking | Noting:
    """The reply comes from what the one who drew sees: all racks but one. [C77-06]"""
    table, (question, *deck) = state.tabletop, state.deck
    seat = table.to_draw
    said = reply(question, state.racks[:seat] + state.racks[seat + 1 :])
    after = replace(
        table,
        last=Asked(seat, question, said),
        questions=table.questions + 1,
        to_draw=LEFT[seats(len(table.points))][seat],
        declared=(),
    )
    given = Given(seat, question, said, state.racks, table.refills)
    return paused(Asking(after, (*deck, question), state.racks, state.stock, written(state.log, given)))


def paused(state: Asking) -> Asking | Noting:
    """Time to note what was said or what now stands on a rack. [C77-13]"""
    if not state.tabletop.settings.pause:
        return state
    return Noting(state.tabletop, state.deck, state.racks, state.stock, state.log, ())


def noted(state: Noting, seat: Seat) -> Asking | Noting:
    ready = (*state.noted, seat)
    if len(ready) == len(state.tabletop.points):
        return unpaused(state)
    return replace(state, noted=ready)


def unpaused(state: Noting) -> Asking:
    return Asking(state.tabletop, state.deck, state.racks, state.stock, state.log)


def pause_timer(table: Tabletop) -> Timer | None:
    """Named by what is to be noted, so that a declaration during a pause begins a new one."""
    if table.settings.pause == UNTIL_NOTED:
        return None
    return Timer(f"note-{table.questions}-{table.declarations}", table.settings.pause)
