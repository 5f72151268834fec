"""Stand-ins: a bot plays for somebody who is away, was late or left, until they are back."""

from typing import Annotated, Literal

from msgspec import Meta

from tablee.kernel.game import Level
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.tables.circumstances import Circumstances
from tablee.tables.deadlines import lift_limit_if_only_bots_are_left, limit_on_return
from tablee.tables.entries import Entries, PersonId, TableEntry, Timestamp
from tablee.tables.people import people_at
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.topic import Decisions, Effects, game_in_play

# What people ask


class StandIn(PersonRequest, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who is away: the host's word does it, or most of the others'."""

    seat: Annotated[Seat, Meta(ge=0, lt=64)]


class ComeBack(PersonRequest, frozen=True, tag="come_back"):
    """Play one's seat again, instead of the bot that stood in."""


StandInRequest = StandIn | ComeBack

# What the log says


class TookOver(TableEntry, frozen=True, tag="took_over"):
    """A bot plays this seat until its person is back."""

    seat: Seat
    level: Level
    why: Literal["late", "away", "left"]


class CameBack(TableEntry, frozen=True, tag="came_back"):
    """A person plays their seat again."""

    seat: Seat
    limit: Timestamp | None = None
    """When they run out of time, where no limit was running; null leaves it as it is."""


class Wished(TableEntry, frozen=True, tag="wished"):
    """A person would have a bot play for this seat; when most agree, it does."""

    person: PersonId
    seat: Seat


# Decisions


def stand_in(table: Table, request: StandIn, circumstances: Circumstances) -> Entries:
    """The host's word is enough; others wish, and most of those who are here and not meant decide."""
    current = game_in_play(table)
    people = people_at(table.chairs)
    if request.seat not in people:
        raise Refused(Why.NO_SEAT)
    if request.seat in current.stand_ins:
        return ()
    if people[request.seat] in circumstances.present:
        raise Refused(Why.STILL_THERE)
    taken_over = take_over(table, request.seat, "away")
    if request.person == table.host:
        return (taken_over,)
    if table.seat_of(request.person) is None:
        raise Refused(Why.NO_SEAT)
    voters = {person for seat, person in people.items() if seat != request.seat and person in circumstances.present}
    before = current.wishes.get(request.seat, set())
    wish: Entries = () if request.person in before else (Wished(request.person, request.seat),)
    wishes = {*before, request.person}
    return (*wish, taken_over) if 2 * len(wishes & voters) > len(voters) else wish


def take_over(table: Table, seat: Seat, why: Literal["late", "away", "left"]) -> TookOver:
    return TookOver(seat, table.catalogue.stand_in(table.game), why)


def come_back(table: Table, request: ComeBack, circumstances: Circumstances) -> Entries:
    current = game_in_play(table)
    seat = table.seat_of(request.person)
    if seat is None or seat not in current.stand_ins:
        return ()
    return (give_back(table, current, seat, circumstances.clocks_from),)


def give_back(table: Table, current: TableGame, seat: Seat, at: Timestamp) -> CameBack:
    return CameBack(seat, limit_on_return(table, current, seat, at))


DECISIONS: Decisions = {StandIn: stand_in, ComeBack: come_back}

# Effects


def took_over(table: Table, entry: TookOver) -> None:
    current = table.playing()
    current.take_over(entry.seat, entry.level)
    lift_limit_if_only_bots_are_left(table, current)


def came_back(table: Table, entry: CameBack) -> None:
    current = table.playing()
    current.give_back(entry.seat, "person")
    current.limit = entry.limit or current.limit


def wished(table: Table, entry: Wished) -> None:
    table.playing().wishes.setdefault(entry.seat, set()).add(entry.person)


EFFECTS: Effects = {TookOver: took_over, CameBack: came_back, Wished: wished}
