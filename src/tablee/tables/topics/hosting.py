"""Hosting: what only the host does with the table as a whole, and who is the host next."""

from msgspec.structs import replace

from tablee.kernel.refusals import Refused
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries, PersonId, TableEntry
from tablee.tables.people import spread
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonNumber, PersonRequest
from tablee.tables.stages import Gathering, Playing, TableClosed
from tablee.tables.table import Table
from tablee.tables.topics.moves import end_game
from tablee.tables.topics.topic import Decisions, Effects, game_in_play, game_over_only, host_only

# What people ask


class HandOver(PersonRequest, frozen=True, tag="hand_over"):
    """The host's: somebody else at the table is the host from now on."""

    to: PersonNumber


class GiveUp(PersonRequest, frozen=True, tag="give_up"):
    """The host's: the game ends here, without a result."""


class Regather(PersonRequest, frozen=True, tag="regather"):
    """The host's, after a game: the same people, but something is to be changed first."""


class CloseTable(PersonRequest, frozen=True, tag="close_table"):
    """The host's: for good. A game that is played is given up."""


HostRequest = HandOver | GiveUp | Regather | CloseTable

# What the log says


class HandedOver(TableEntry, frozen=True, tag="handed_over"):
    """Somebody else is the host."""

    to: PersonId


class GivenUp(TableEntry, frozen=True, tag="given_up"):
    """The game ends here, without a result."""


class CutShort(TableEntry, frozen=True, tag="cut_short"):
    """The game met a bound: the table ends it here, without a result."""


class Rematched(TableEntry, frozen=True, tag="rematched"):
    """The same people gather again."""


class Closed(TableEntry, frozen=True, tag="closed"):
    pass


# Decisions


def hand_over(table: Table, request: HandOver, _: Circumstances) -> Entries:
    host_only(table, request.person)
    if request.to not in table.people:
        raise Refused(Why.NO_SUCH_PERSON)
    return (HandedOver(request.to),) if request.to != table.host else ()


def heir_of(table: Table, circumstances: Circumstances) -> PersonId | None:
    """Who is the host next: the first who is here, or else the first; those who sit before a device that does not."""
    sitters = [person.id for _, person in table.sitters()]
    others = [person for person in dict.fromkeys([*sitters, *table.people]) if person != table.host]
    return next((person for person in others if person in circumstances.present), others[0] if others else None)


def give_up(table: Table, request: GiveUp, _: Circumstances) -> Entries:
    host_only(table, request.person)
    game_in_play(table)
    return (GivenUp(),)


def regather(table: Table, request: Regather, _: Circumstances) -> Entries:
    host_only(table, request.person)
    game_over_only(table)
    return (Rematched(),)


def close(table: Table, request: CloseTable, _: Circumstances) -> Entries:
    host_only(table, request.person)
    return closing(table)


def closing(table: Table) -> Entries:
    """A game that was under way is given up first, so that its chance can be checked."""
    return (GivenUp(), Closed()) if isinstance(table.stage, Playing) else (Closed(),)


DECISIONS: Decisions = {HandOver: hand_over, GiveUp: give_up, Regather: regather, CloseTable: close}

# Effects


def handed_over(table: Table, entry: HandedOver) -> None:
    table.host = entry.to


def given_up(table: Table, _: GivenUp) -> None:
    end_game(table, None)


def cut_short(table: Table, _: CutShort) -> None:
    end_game(table, None, cut_short=True)


def rematched(table: Table, _: Rematched) -> None:
    table.stage = Gathering()
    table.people = {id_: replace(person, ready=False) for id_, person in table.people.items()}
    table.options = table.options_by_seat()
    table.chairs = spread(table.chairs, table.game.players[-1])


def closed(table: Table, _: Closed) -> None:
    table.stage = TableClosed()


EFFECTS: Effects = {
    HandedOver: handed_over,
    GivenUp: given_up,
    CutShort: cut_short,
    Rematched: rematched,
    Closed: closed,
}
