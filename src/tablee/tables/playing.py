"""A game at the table: moves, deadlines, bots that play for somebody, pauses."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.kernel import codec
from tablee.kernel.game import Pending, Timer, Waiting
from tablee.kernel.log import Acted, Elapsed
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat
from tablee.tables import asks
from tablee.tables import entries as log
from tablee.tables.entries import Moment, PersonId
from tablee.tables.gathering import Entries, host_only
from tablee.tables.people import Occupant, Sitter
from tablee.tables.play import Foreseen, Play
from tablee.tables.refusals import Why
from tablee.tables.scene import Scene
from tablee.tables.table import Playing, Table


def act(table: Table, ask: asks.Act, at: Moment) -> Entries:
    """A person's move. Whoever moves is back, if a bot was playing for them."""
    seat = table.seat_of(ask.person)
    known = table.play.ids.get(seat, ()) if seat is not None and table.play is not None else ()
    if ask.id in known or ask.id in table.earlier:
        return ()  # played already, be it as the last move of a game
    play = in_play(table)
    if seat is None:
        raise Refused(Why.NO_SEAT)
    if play.paused is not None:
        raise Refused(Why.NOT_NOW)
    try:
        action = codec.actions(play.game).decode(ask.action)
    except Malformed:
        raise Refused(Why.NOT_AN_ACTION) from None
    back = _back(table, play, seat, at) if seat in play.stand_ins else None
    foreseen = _judged(play, seat, ask.decision, action)
    played = follow(table, play, foreseen, people_at(table.chairs), at, ask.id, back)
    return (played,) if back is None else (back, played)


def move(
    table: Table,
    play: Play,
    seat: Seat,
    decision: int,
    action: Any,  # noqa: ANN401 - of any game
    at: Moment,
    id_: str = "",
) -> log.Played[Any]:
    """A bot's."""
    return follow(table, play, _judged(play, seat, decision, action), people_at(table.chairs), at, id_)


def _judged(play: Play, seat: Seat, decision: int, action: Any) -> Foreseen:  # noqa: ANN401 - of any game
    """Of a person or a bot: both are held to the decision that they answer, and to the rules."""
    seen = play.seen(seat)
    if decision != seen.offers.decision:
        raise Refused(Why.TOO_LATE)
    if seat not in play.awaited and seat not in play.may:
        raise Refused(play.game.refusal(seen.view, action) or Why.TOO_LATE)
    return play.foreseen(Acted(seat, action), play.game.apply(play.state, seat, action))


def people_at(chairs: Sequence[Occupant]) -> dict[Seat, PersonId]:
    return {Seat(seat): chair.person for seat, chair in enumerate(chairs) if isinstance(chair, Sitter)}


def follow(
    table: Table,
    play: Play,
    foreseen: Foreseen,
    people: Mapping[Seat, PersonId],
    at: Moment,
    id_: str = "",
    back: log.CameBack | None = None,
) -> log.Played[Any]:
    """One entry for what happens, and the deadlines that follow from it; `back` is who comes back by it."""
    pending, entries = foreseen.pending, foreseen.entries
    if not isinstance(pending, Waiting) or (table.limit is None and pending.timer is None):
        return log.Played(entries, id_)
    running = (back and back.limit) or play.limit
    if _unseen(play, foreseen):
        return log.Played(entries, id_, running, play.timer)
    bots = play.stand_ins.keys() - ({back.seat} if back else ())
    awaited = [seat for seat in pending.awaited if seat in people and seat not in bots]
    if _passed_round(table, [people[seat] for seat in awaited]):
        return log.Played(entries, id_)
    limit = running if _same_decisions(play, foreseen, awaited) else None
    if table.limit is None or not awaited or counts_down(pending):
        limit = None
    elif limit is None:
        limit = at + 1000 * table.limit
    return log.Played(entries, id_, limit, _timer(play, foreseen, pending.timer, at))


def counts_down(pending: Pending) -> bool:
    """Whether the rules' own countdown runs: it is limit enough, and may be longer than the host's, which waits."""
    return isinstance(pending, Waiting) and pending.timer is not None


def _unseen(play: Play, foreseen: Foreseen) -> bool:
    """Whether this is a move of which nobody else sees anything: a deadline that it moved would betray it."""
    if foreseen.pending != play.pending or not foreseen.entries or isinstance(foreseen.entries[0], Elapsed):
        return False
    return bool(play.game.view(foreseen.moments[-1][2], None) == play.seen(None).view)


def _passed_round(table: Table, people: Sequence[PersonId]) -> bool:
    """Whether one device must serve several of those who are awaited: then no clock runs."""
    devices = [table.people[person].device for person in people]
    return len(set(devices)) < len(devices)


def _same_decisions(play: Play, foreseen: Foreseen, awaited: Sequence[Seat]) -> bool:
    """Whether nobody has anything new to decide: the host's limit starts again only when somebody has."""
    game = play.game
    state = foreseen.moments[-1][2] if foreseen.moments else play.state
    return all(
        seat in play.awaited and play.offers(game.view(state, seat)).decision == play.seen(seat).offers.decision
        for seat in awaited
    )


def _timer(play: Play, foreseen: Foreseen, timer: Timer | None, at: Moment) -> Moment | None:
    """The rules' own. It runs on for as long as the rules name an equal one; one that has run out starts again."""
    if timer is None:
        return None
    runs_on = isinstance(play.pending, Waiting) and play.pending.timer == timer
    if runs_on and play.timer is not None and not isinstance(foreseen.entries[0], Elapsed):
        return play.timer
    return at + 1000 * timer.seconds


def elapsed(table: Table, play: Play, at: Moment) -> Entries:
    """The rules' countdown is at 0."""
    assert isinstance(play.pending, Waiting)
    assert play.pending.timer is not None, "its deadline came with it"
    entry = Elapsed(play.pending.timer.name)
    foreseen = play.foreseen(entry, step(play.game, play.state, entry))
    return (follow(table, play, foreseen, people_at(table.chairs), at),)


def out_of_time(table: Table, play: Play) -> Entries:
    """A bot plays for every person who is awaited still."""
    people = people_at(table.chairs)
    late = [seat for seat in play.awaited if seat in people and seat not in play.stand_ins]
    return tuple([log.TookOver(seat, table.house.stand_in(play.game), "late") for seat in late])


def stand_in(table: Table, ask: asks.StandIn, scene: Scene) -> Entries:
    """The host's word is enough; others wish, and most of those who are here and not meant decide."""
    play = in_play(table)
    people = people_at(table.chairs)
    if ask.seat not in people:
        raise Refused(Why.NO_SEAT)
    if ask.seat in play.stand_ins:
        return ()
    if people[ask.seat] in scene.present:
        raise Refused(Why.STILL_THERE)
    took_over = log.TookOver(ask.seat, table.house.stand_in(play.game), "away")
    if ask.person == table.host:
        return (took_over,)
    if table.seat_of(ask.person) is None:
        raise Refused(Why.NO_SEAT)
    voters = {person for seat, person in people.items() if seat != ask.seat and person in scene.present}
    before = play.wishes.get(ask.seat, set())
    wished: Entries = () if ask.person in before else (log.Wished(ask.person, ask.seat),)
    wishes = {*before, ask.person}
    return (*wished, took_over) if 2 * len(wishes & voters) > len(voters) else wished


def come_back(table: Table, ask: asks.ComeBack, at: Moment) -> Entries:
    play = in_play(table)
    seat = table.seat_of(ask.person)
    return (_back(table, play, seat, at),) if seat is not None and seat in play.stand_ins else ()


def _back(table: Table, play: Play, seat: Seat, at: Moment) -> log.CameBack:
    """With time as for a new decision, if the seat is awaited and no limit runs: it ran out, or only bots were left."""
    if table.limit is None or play.limit is not None or seat not in play.awaited or counts_down(play.pending):
        return log.CameBack(seat)
    people = people_at(table.chairs)
    others = [person for other, person in people.items() if other in play.awaited and other not in play.stand_ins]
    if _passed_round(table, [people[seat], *others]):
        return log.CameBack(seat)
    now = at if play.paused is None else play.paused
    return log.CameBack(seat, now + 1000 * table.limit)


def pause(table: Table, ask: asks.Pause | asks.Resume, at: Moment) -> Entries:
    host_only(table, ask.person)
    play = in_play(table)
    match ask:
        case asks.Pause():
            return (log.Paused(at),) if play.paused is None else ()
        case asks.Resume():
            return (log.Resumed(at),) if play.paused is not None else ()


def hurry(table: Table) -> Entries:
    """Nothing for the log: only that nobody would be overrun by it."""
    play = in_play(table)
    if any(table.bot_at(seat) is None for seat in play.awaited):
        raise Refused(Why.PEOPLE_AWAITED)
    return ()


def give_up(table: Table, ask: asks.GiveUp) -> Entries:
    host_only(table, ask.person)
    in_play(table)
    return (log.GivenUp(),)


def in_play(table: Table) -> Play:
    if not isinstance(table.stage, Playing):
        raise Refused(Why.NOT_NOW)
    return table.stage.play
