"""Keeping: after a game in which people made something of their own, it may be kept if everybody who did agrees."""

from tablee.fairness.header import Seedless
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries, TableEntry
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.topics.topic import Decisions, Effects, game_over_only

# What people ask


class AllowKeeping(PersonRequest, frozen=True, tag="allow_keeping"):
    """Let everybody keep what I drew in the game that is over."""


KeepingRequest = AllowKeeping

# What the log says


class KeepingAllowed(TableEntry, frozen=True, tag="keeping_allowed"):
    seat: Seat


# Decisions


def allow_keeping(table: Table, request: AllowKeeping, _: Circumstances) -> Entries:
    game_over_only(table)
    seat = table.seat_of(request.person)
    current = table.current
    if seat is None or current is None or seat not in artists(current):
        raise Refused(Why.NO_SEAT)
    return () if seat in current.keeping else (KeepingAllowed(seat),)


def artists(current: TableGame) -> tuple[Seat, ...]:
    """Whose it is to say: the seats in which people began the game. Where nobody sits now, nobody can say it."""
    header = current.seal.header
    return tuple([seat for seat in seats(len(header.seats)) if not isinstance(header.seats[seat], Seedless)])


DECISIONS: Decisions = {AllowKeeping: allow_keeping}

# Effects


def keeping_allowed(table: Table, entry: KeepingAllowed) -> None:
    current = table.current
    assert current is not None, "there was a game"
    current.keeping.add(entry.seat)


EFFECTS: Effects = {KeepingAllowed: keeping_allowed}
