"""Chairs: where the host seats bots, what they free, and which two change places."""

from typing import Annotated

from msgspec import Meta

from tablee.kernel.game import Level
from tablee.kernel.refusals import Refused
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import Chair, Entries, TableEntry
from tablee.tables.faces import BOT_FACES, face_for
from tablee.tables.names import bot_name
from tablee.tables.people import BotSitter, Empty, Occupant, Sitter
from tablee.tables.refusals import Why
from tablee.tables.requests import PersonRequest
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.topics.seating import leaving
from tablee.tables.topics.topic import Decisions, Effects, gathering_only, host_only

# What people ask


class SeatBot(PersonRequest, frozen=True, tag="seat_bot"):
    """The host's; on a chair that has a bot it changes the level."""

    chair: Chair
    level: Annotated[Level, Meta(max_length=40)]


class Free(PersonRequest, frozen=True, tag="free"):
    """The host's: whoever sits there leaves."""

    chair: Chair


class Swap(PersonRequest, frozen=True, tag="swap"):
    """The host's: two chairs change places."""

    chair: Chair
    other: Chair


ChairRequest = SeatBot | Free | Swap

# What the log says


class BotSat(TableEntry, frozen=True, tag="bot_sat"):
    chair: Chair
    level: Level
    name: str
    face: str = ""


class BotLeft(TableEntry, frozen=True, tag="bot_left"):
    chair: Chair


class Swapped(TableEntry, frozen=True, tag="swapped"):
    chair: Chair
    other: Chair


# Decisions


def seat_bot(table: Table, request: SeatBot, _: Circumstances) -> Entries:
    host_only(table, request.person)
    gathering_only(table)
    if request.level not in table.catalogue.levels(table.game):
        raise Refused(Why.NO_SUCH_LEVEL)
    match _occupant(table, request.chair):
        case BotSitter(name=name, face=face):
            return (BotSat(request.chair, request.level, name, face),)
        case Sitter():
            raise Refused(Why.SEAT_TAKEN)
        case Empty():
            return (_newcomer(table, request.chair, request.level),)


def _newcomer(table: Table, chair: Chair, level: Level) -> BotSat:
    faces = table.faces()
    name = bot_name(table.names(), faces)
    return BotSat(chair, level, name, face_for(BOT_FACES.get(name, ""), faces, chair))


def free(table: Table, request: Free, circumstances: Circumstances) -> Entries:
    host_only(table, request.person)
    match _occupant(table, request.chair):
        case Sitter(person) if isinstance(table.stage, Playing) and person in circumstances.present:
            # Their hand is for no other eyes: else a host could send somebody away to look at it.
            newcomer = _newcomer(table, request.chair, table.catalogue.stand_in(table.game))
            return (*leaving(table, person, circumstances), newcomer)
        case Sitter(person):
            return leaving(table, person, circumstances)
        case BotSitter():
            gathering_only(table)
            return (BotLeft(request.chair),)
        case Empty():
            return ()


def swap(table: Table, request: Swap, _: Circumstances) -> Entries:
    host_only(table, request.person)
    gathering_only(table)
    _occupant(table, request.chair)
    _occupant(table, request.other)
    return (Swapped(request.chair, request.other),)


def _occupant(table: Table, chair: int) -> Occupant:
    if chair >= len(table.chairs):
        raise Refused(Why.NO_SEAT)
    return table.chairs[chair]


DECISIONS: Decisions = {SeatBot: seat_bot, Free: free, Swap: swap}

# Effects


def bot_sat(table: Table, entry: BotSat) -> None:
    table.chairs[entry.chair] = BotSitter(entry.level, entry.name, entry.face)


def bot_left(table: Table, entry: BotLeft) -> None:
    table.chairs[entry.chair] = Empty()


def swapped(table: Table, entry: Swapped) -> None:
    chairs, one, other = table.chairs, entry.chair, entry.other
    chairs[one], chairs[other] = chairs[other], chairs[one]


EFFECTS: Effects = {BotSat: bot_sat, BotLeft: bot_left, Swapped: swapped}
