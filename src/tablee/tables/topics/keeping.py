"""Keeping: after a game in which people made something of their own, it may be kept if everybody who did agrees."""

from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Entries, TableEntry
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.table import Table
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
    if seat is None or current is None or current.people.get(seat) != request.person:
        raise Refused(Why.NO_SEAT)  # who took the seat of somebody who left does not speak for them
    return () if seat in current.keeping else (KeepingAllowed(seat),)


DECISIONS: Decisions = {AllowKeeping: allow_keeping}

# Effects


def keeping_allowed(table: Table, entry: KeepingAllowed) -> None:
    current = table.current
    assert current is not None, "there was a game"
    current.keeping.add(entry.seat)
    table.record_lengths[table.games] = table.length


EFFECTS: Effects = {KeepingAllowed: keeping_allowed}
