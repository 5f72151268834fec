"""A game at the table: moves, deadlines, bots that play for somebody, pauses."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.kernel import codec
from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.game import Pending, Timer, Waiting
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat
from tablee.tables import entries as log
from tablee.tables import requests
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import PersonId, Timestamp
from tablee.tables.people import Occupant, Sitter
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
    played = follow(table, current, outcome, people_at(table.chairs), at, request.id, back)
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
    return follow(table, current, _judged(current, seat, decision, action), people_at(table.chairs), at, id_)


def _judged(current: TableGame, seat: Seat, decision: int, action: Any) -> Outcome:  # noqa: ANN401 - of any game
    """Of a person or a bot: both are held to the decision that they answer, and to the rules."""
    seen = current.seen(seat)
    if decision != seen.offers.decision:
        raise Refused(Why.TOO_LATE)
    if seat not in current.awaited and seat not in current.may:
        raise Refused(current.game.refusal(seen.view, action) or Why.TOO_LATE)
    return current.outcome(Acted(seat, action), current.game.apply(current.state, seat, action))


def people_at(chairs: Sequence[Occupant]) -> dict[Seat, PersonId]:
    return {Seat(seat): chair.person for seat, chair in enumerate(chairs) if isinstance(chair, Sitter)}


def follow(
    table: Table,
    current: TableGame,
    outcome: Outcome,
    people: Mapping[Seat, PersonId],
    at: Timestamp,
    id_: str = "",
    back: log.CameBack | None = None,
) -> log.Played[Any]:
    """One entry for what happens, and the deadlines that follow from it; `back` is who comes back by it."""
    pending, entries = outcome.pending, outcome.entries
    if not isinstance(pending, Waiting) or (table.limit is None and pending.timer is None):
        return log.Played(entries, id_)
    running = (back and back.limit) or current.limit
    if _unseen(current, outcome):
        return log.Played(entries, id_, running, current.timer)
    bots = current.stand_ins.keys() - ({back.seat} if back else ())
    awaited = [seat for seat in pending.awaited if seat in people and seat not in bots]
    if _passed_round(table, [people[seat] for seat in awaited]):
        return log.Played(entries, id_)
    limit = running if _same_decisions(current, outcome, awaited) else None
    if table.limit is None or not awaited or counts_down(pending):
        limit = None
    elif limit is None:
        limit = at + 1000 * table.limit
    return log.Played(entries, id_, limit, _timer(current, outcome, pending.timer, at))


def counts_down(pending: Pending) -> bool:
    """Whether the rules' own countdown runs: it is limit enough, and may be longer than the host's, which waits."""
    return isinstance(pending, Waiting) and pending.timer is not None


def _unseen(current: TableGame, outcome: Outcome) -> bool:
    """Whether this is a move of which nobody else sees anything: a deadline that it moved would betray it."""
    if outcome.pending != current.pending or not outcome.entries or isinstance(outcome.entries[0], Elapsed):
        return False
    return bool(current.game.view(outcome.steps[-1][2], None) == current.seen(None).view)


def _passed_round(table: Table, people: Sequence[PersonId]) -> bool:
    """Whether one device must serve several of those who are awaited: then no clock runs."""
    devices = [table.people[person].device for person in people]
    return len(set(devices)) < len(devices)


def _same_decisions(current: TableGame, outcome: Outcome, awaited: Sequence[Seat]) -> bool:
    """Whether nobody has anything new to decide: the host's limit starts again only when somebody has."""
    game = current.game
    state = outcome.steps[-1][2] if outcome.steps else current.state
    return all(
        seat in current.awaited
        and current.offers(game.view(state, seat)).decision == current.seen(seat).offers.decision
        for seat in awaited
    )


def _timer(current: TableGame, outcome: Outcome, timer: Timer | None, at: Timestamp) -> Timestamp | None:
    """The rules' own. It runs on for as long as the rules name an equal one; one that has run out starts again."""
    if timer is None:
        return None
    runs_on = isinstance(current.pending, Waiting) and current.pending.timer == timer
    if runs_on and current.timer is not None and not isinstance(outcome.entries[0], Elapsed):
        return current.timer
    return at + 1000 * timer.seconds


def elapsed(table: Table, current: TableGame, at: Timestamp) -> Entries:
    """The rules' countdown is at 0."""
    assert isinstance(current.pending, Waiting)
    assert current.pending.timer is not None, "its deadline came with it"
    entry = Elapsed(current.pending.timer.name)
    outcome = current.outcome(entry, step(current.game, current.state, entry))
    return (follow(table, current, outcome, people_at(table.chairs), at),)


def out_of_time(table: Table, current: TableGame) -> Entries:
    """A bot plays for every person who is awaited still."""
    people = people_at(table.chairs)
    late = [seat for seat in current.awaited if seat in people and seat not in current.stand_ins]
    return tuple([log.TookOver(seat, table.catalogue.stand_in(current.game), "late") for seat in late])


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
    """With time as for a new decision, if the seat is awaited and no limit runs: it ran out, or only bots were left."""
    if table.limit is None or current.limit is not None or seat not in current.awaited or counts_down(current.pending):
        return log.CameBack(seat)
    people = people_at(table.chairs)
    others = [person for other, person in people.items() if other in current.awaited and other not in current.stand_ins]
    if _passed_round(table, [people[seat], *others]):
        return log.CameBack(seat)
    now = at if current.paused is None else current.paused
    return log.CameBack(seat, now + 1000 * table.limit)


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
