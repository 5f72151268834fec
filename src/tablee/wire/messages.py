"""Messages from the server to a device."""

from collections.abc import Sequence
from typing import Any, Literal

from tablee.kernel.game import Level
from tablee.kernel.offers import Option
from tablee.kernel.structs import Hash, Value
from tablee.tables.entries import PersonId, Timestamp
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import PublicTable
from tablee.wire.requests import Reaction

LARGEST_MESSAGE = 768 * 1024
"""Bytes of any of them. Nearly all have a hundredth of it: a wall of eighteen full slates has most."""


class Mine(Value, frozen=True):
    """A person whom this device holds."""

    person: PersonId
    token: str
    """Which of the tokens that it sent."""


class Entered(Value, frozen=True, tag="entered"):
    """The answer to `enter`."""

    protocol: int
    people: tuple[Mine, ...]
    """Tokens that opened nothing are not there; the device may forget them."""
    public_table: PublicTable
    now: Timestamp
    """The server's clock, by which deadlines are told."""
    said: "tuple[Said, ...]"
    """The last of what was said here."""


class TableChanged(Value, frozen=True, tag="table_changed"):
    """Fields of the public table, each with its new value."""

    public_table: dict[str, Any]


class Done(Value, frozen=True, tag="done"):
    """It has happened, and is on disk."""

    id: str


class RequestRefused(Value, frozen=True, tag="request_refused"):
    """It has not happened, and nothing has changed."""

    id: str
    why: str
    """One of the table's reasons, or of the game's."""


class Seated(Value, frozen=True, tag="seated"):
    """This device holds a person from now on, who has a chair if the public table says so."""

    id: str
    person: PersonId
    token: str
    """To be kept, and shown to nobody. Empty for the host, whose device has it since the table was laid."""


class Lent(Value, frozen=True, tag="lent"):
    """The answer to `lend`."""

    id: str
    code: str
    seconds: int
    """How long it can be used."""


class Aided(Value, frozen=True, tag="aided"):
    """The answer to `ask_aid`."""

    id: str
    aid: Any
    """Null where there is nothing to help with: it is off at this table, or the game is over."""


class Recalled(Value, frozen=True, tag="recalled"):
    """The last facts before the one that was named, as many as a message holds."""

    id: str
    earlier: int
    """Facts that were told before these."""
    told: Sequence[Any]


class Elsewhere(Value, frozen=True, tag="elsewhere"):
    """The seat is open on another device; ask again with `take` to have it here."""

    id: str
    person: PersonId


class Taken(Value, frozen=True, tag="taken"):
    """This person is no longer shown here: opened on another device, moved there, or gone from the table."""

    person: PersonId
    why: Literal["opened_elsewhere", "moved", "left"]


class NoteKept(Value, frozen=True, tag="note_kept"):
    """A person's private note, when their seat is opened."""

    person: PersonId
    note: str


class Said(Value, frozen=True, tag="said"):
    """Somebody said something."""

    person: PersonId
    name: str
    text: str
    reaction: Reaction | None = None
    """In place of a text, among what was said before somebody came."""


class Reacted(Value, frozen=True, tag="reacted"):
    """Somebody reacted, just now."""

    person: PersonId
    reaction: Reaction


class Pong(Value, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: str


class Farewell(Value, frozen=True, tag="farewell"):
    """The server closes the connection."""

    why: Literal[
        "unknown_table",
        "malformed",
        "too_fast",
        "too_slow",
        "restarting",
        "other_protocol",
        "enter_first",
        "trouble",
        "crowded",
    ]
    text: str
    """One line for whoever reads a log."""
    retry: int | None
    """Seconds after which trying again makes sense; null: never, or with something else."""


Message = (
    Entered
    | TableChanged
    | Snapshot
    | Patch
    | Done
    | RequestRefused
    | Seated
    | Lent
    | Aided
    | Recalled
    | Elsewhere
    | Taken
    | NoteKept
    | Said
    | Reacted
    | Pong
    | Farewell
)


class TableLaid(Value, frozen=True):
    """The answer to a request to lay a table."""

    code: str
    person: PersonId
    token: str


class CardFault(Value, frozen=True):
    """What is wrong with cards that somebody gave, in the language that was asked for."""

    text: str
    lines: tuple[int, ...] = ()
    """Of the file, the first few; none where it concerns the whole, or cards of a built file."""
    cards: tuple[str, ...] = ()
    """Of a built file."""
    count: int = 1
    """How often it is so."""


class PackKept(Value, frozen=True):
    """The answer to a pack that was given to a table."""

    hash: Hash
    game: str
    title: str
    cards: int
    language: str
    advice: tuple[CardFault, ...] = ()
    """What could be better; it refuses nothing."""


class PackFaults(Value, frozen=True):
    """The answer to one that cannot be played with."""

    error: str
    faults: tuple[CardFault, ...] = ()


class GameCard(Value, frozen=True):
    """What a game is, for choosing one."""

    name: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    levels: tuple[Level, ...]
    options: tuple[Option, ...]
    cards: bool = False
    """Whether it is played with a pack of cards."""
    tables: bool = False
    """Whether these can be written in a table (CSV)."""
    guided: bool = False
    """Whether it has a guided first round."""
