"""A game at the table: moves, bots that play for somebody, pauses."""

from collections.abc import Sequence
from typing import Any

from tablee.kernel import codec
from tablee.kernel.entries import Acted
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Seat
from tablee.tables import entries as log
from tablee.tables import requests
from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import deadlines_after, limit_on_return
from tablee.tables.entries import Timestamp
from tablee.tables.people import Occupant, people_at
from tablee.tables.refusals import Why
from tablee.tables.seating import Entries, host_only
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.table_game import Outcome, TableGame


def act(table: Table, request: requests.Act, at: Timestamp) -> Entries:
    """A person's move. Whoever moves is back, if a bot was playing for them."""
    seat = table.seat_of(request.person)
    known = table.current.ids.get(seat, ()) if seat is not None and table.current is not None else ()
    if request.id in known or request.id in table.earlier:
        return ()  # played already, be it as the last move of a game
    current = in_play(table)
    if seat is None:
        raise Refused(Why.NO_SEAT)
    if current.paused is not None:
        raise Refused(Why.NOT_NOW)
    try:
        action = codec.actions(current.game).decode(request.action)
    except Malformed:
        raise Refused(Why.NOT_AN_ACTION) from None
    back = _back(table, current, seat, at) if seat in current.stand_ins else None
    outcome = _judged(current, seat, request.decision, action)
    played = follow(table, current, outcome, table.chairs, at, request.id, back)
    return (played,) if back is None else (back, played)


def move(
    table: Table,
    current: TableGame,
    seat: Seat,
    decision: int,
    action: Any,  # noqa: ANN401 - of any game
    at: Timestamp,
    id_: str = "",
) -> log.Played[Any]:
    """A bot's."""
    return follow(table, current, _judged(current, seat, decision, action), table.chairs, at, id_)


def _judged(current: TableGame, seat: Seat, decision: int, action: Any) -> Outcome:  # noqa: ANN401 - of any game
    """Of a person or a bot: both are held to the decision that they answer, and to the rules."""
    seen = current.seen(seat)
    if decision != seen.offers.decision:
        raise Refused(Why.TOO_LATE)
    if seat not in current.awaited and seat not in current.may:
        raise Refused(current.game.refusal(seen.view, action) or Why.TOO_LATE)
    return current.outcome(Acted(seat, action), current.game.apply(current.state, seat, action))


def follow(
    table: Table,
    current: TableGame,
    outcome: Outcome,
    chairs: Sequence[Occupant],
    at: Timestamp,
    id_: str = "",
    back: log.CameBack | None = None,
) -> log.Played[Any]:
    """One entry for what happens, and the deadlines that follow from it; `back` is who comes back by it."""
    seat, until = (back.seat, back.limit) if back else (None, None)
    limit, timer = deadlines_after(table, current, outcome, chairs, at, seat, until)
    return log.Played(outcome.entries, id_, limit, timer)


def stand_in(table: Table, request: requests.StandIn, circumstances: Circumstances) -> Entries:
    """The host's word is enough; others wish, and most of those who are here and not meant decide."""
    current = in_play(table)
    people = people_at(table.chairs)
    if request.seat not in people:
        raise Refused(Why.NO_SEAT)
    if request.seat in current.stand_ins:
        return ()
    if people[request.seat] in circumstances.present:
        raise Refused(Why.STILL_THERE)
    took_over = log.TookOver(request.seat, table.catalogue.stand_in(current.game), "away")
    if request.person == table.host:
        return (took_over,)
    if table.seat_of(request.person) is None:
        raise Refused(Why.NO_SEAT)
    voters = {person for seat, person in people.items() if seat != request.seat and person in circumstances.present}
    before = current.wishes.get(request.seat, set())
    wished: Entries = () if request.person in before else (log.Wished(request.person, request.seat),)
    wishes = {*before, request.person}
    return (*wished, took_over) if 2 * len(wishes & voters) > len(voters) else wished


def come_back(table: Table, request: requests.ComeBack, at: Timestamp) -> Entries:
    current = in_play(table)
    seat = table.seat_of(request.person)
    return (_back(table, current, seat, at),) if seat is not None and seat in current.stand_ins else ()


def _back(table: Table, current: TableGame, seat: Seat, at: Timestamp) -> log.CameBack:
    return log.CameBack(seat, limit_on_return(table, current, seat, at))


def pause(table: Table, request: requests.Pause | requests.Resume, at: Timestamp) -> Entries:
    host_only(table, request.person)
    current = in_play(table)
    match request:
        case requests.Pause():
            return (log.Paused(at),) if current.paused is None else ()
        case requests.Resume():
            return (log.Resumed(at),) if current.paused is not None else ()


def hurry(table: Table) -> Entries:
    """Nothing for the log: only that nobody would be overrun by it."""
    current = in_play(table)
    if any(table.bot_at(seat) is None for seat in current.awaited):
        raise Refused(Why.PEOPLE_AWAITED)
    return ()


def give_up(table: Table, request: requests.GiveUp) -> Entries:
    host_only(table, request.person)
    in_play(table)
    return (log.GivenUp(),)


def in_play(table: Table) -> TableGame:
    if not isinstance(table.stage, Playing):
        raise Refused(Why.NOT_NOW)
    return table.stage.current
