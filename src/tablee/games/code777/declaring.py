"""Declarations: three numbers, right or wrong; racks that are replaced, and the stock that is shuffled anew."""

from msgspec.structs import replace

from tablee.games.code777.asking import paused
from tablee.games.code777.chunked_log import written
from tablee.games.code777.phases import Asking, Claimed, Event, Mixed, Noting, Refilled, Reshuffling, Won
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import POINTS, RACK, RACKS, RESHUFFLE, Declare, RackIndex, Triple
from tablee.kernel import chance
from tablee.kernel.chance import in_order
from tablee.kernel.seats import Seat

MIXED = Mixed()


def triple(said: Declare) -> Triple:
    first, second, third = sorted((said.first, said.second, said.third))
    return first, second, third


def declared(state: Asking | Noting, seat: Seat, said: Declare) -> Asking | Noting | Reshuffling | Won:
    """Right or wrong, new tiles come; a right one brings a point, and a new dummy where there is one."""
    table = state.tabletop
    declaration = triple(said)
    right = declaration == numbers(state.racks[seat])  # [C77-08] neither the colours nor the order
    points = table.points
    if right:
        points = (*points[:seat], points[seat] + 1, *points[seat + 1 :])
    claimed = Claimed(seat, declaration, right, points[seat])
    after = replace(table, points=points, declared=(*table.declared, seat), declarations=table.declarations + 1)
    if points[seat] == POINTS:
        return Won(after, state.deck, state.racks, state.stock, written(state.log, claimed), seat)  # [C77-11] at once
    dummy: tuple[RackIndex, ...] = ()
    if right and table.next_dummy is not None:
        dummy = (table.next_dummy,)
        after = replace(after, next_dummy=following(table.next_dummy, len(points)))
    return replaced(Asking(after, state.deck, state.racks, state.stock, state.log), (seat, *dummy), (claimed,))


def following(dummy: RackIndex, players: int) -> RackIndex:
    """First the one, then the other, whoever declares; a lone one every time. [C77-10]"""
    return dummy + 1 if dummy + 1 < RACKS else players


def replaced(
    state: Asking, to_replace: tuple[RackIndex, ...], led_to: tuple[Event, ...] = ()
) -> Asking | Noting | Reshuffling:
    """Each rack is emptied and refilled, and the stock looked at, before the next. [C77-09, C77-10]

    What led to it comes along, to be written in one go.
    """
    if not to_replace:
        return paused(state)
    refilled = refill(state, to_replace[0], led_to)
    if len(refilled.stock) > RESHUFFLE:
        return replaced(refilled, to_replace[1:])
    return Reshuffling(refilled.tabletop, refilled.deck, refilled.racks, refilled.stock, refilled.log, to_replace[1:])


def refill(state: Asking, rack: RackIndex, led_to: tuple[Event, ...]) -> Asking:
    table, racks = state.tabletop, state.racks
    removed, drawn = racks[rack], tuple(sorted(state.stock[:RACK]))
    return Asking(
        replace(
            table,
            refills=(*table.refills[:rack], table.refills[rack] + 1, *table.refills[rack + 1 :]),
            discards=table.discards + removed,
        ),
        state.deck,
        (*racks[:rack], drawn, *racks[rack + 1 :]),
        state.stock[RACK:],
        written(state.log, *led_to, Refilled(rack, removed, drawn)),
    )


def reshuffled(state: Reshuffling, given: chance.Shuffled) -> Asking | Noting | Reshuffling:
    table = state.tabletop
    stock = in_order(state.stock + table.discards, given.order)
    after = replace(table, discards=(), reshuffles=table.reshuffles + 1)
    return replaced(Asking(after, state.deck, state.racks, stock, written(state.log, MIXED)), state.to_replace)
