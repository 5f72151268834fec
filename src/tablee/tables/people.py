"""Who is at a table, and who or what has each chair."""

from collections.abc import Sequence

from tablee.kernel.game import Level
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash, Value
from tablee.tables.entries import PersonId


class Person(Value, frozen=True):
    id: PersonId
    name: str
    """Empty for a device that laid the table and did not sit down."""
    token: Hash
    """Of the token that this person's device keeps; the token itself is nowhere here."""
    device: int
    ready: bool = False
    face: str = ""
    """One of the cast; none in logs that were written before there was one."""


class Empty(Value, frozen=True, tag="empty"):
    pass


class BotSitter(Value, frozen=True, tag="bot"):
    level: Level
    name: str
    face: str = ""


class Sitter(Value, frozen=True, tag="sitter"):
    person: PersonId


Occupant = Empty | BotSitter | Sitter


def people_at(chairs: Sequence[Occupant]) -> dict[Seat, PersonId]:
    """In a game, where a chair is a seat."""
    return {Seat(seat): chair.person for seat, chair in enumerate(chairs) if isinstance(chair, Sitter)}


def taken(chairs: Sequence[Occupant]) -> list[Occupant]:
    """Those that people or bots have, as they close ranks for a game."""
    return [chair for chair in chairs if not isinstance(chair, Empty)]


def spread(chairs: Sequence[Occupant], count: int) -> list[Occupant]:
    """As many as a game takes, those who sit first."""
    seated = taken(chairs)
    return seated + [Empty()] * (count - len(seated))
