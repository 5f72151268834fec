"""Messages from a device to the server. The first one is `enter`; all others are answered by their id."""

from typing import Annotated

from msgspec import Meta, field

from tablee.kernel.values import Value
from tablee.tables.asks import Ask, AskId, Given, Reaction, TableAsk

PROTOCOL_VERSION = 1

Code = Annotated[str, Meta(min_length=1, max_length=12)]
"""Of a table: six letters. Others are answered like one that does not exist."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_\-]*\Z")]
"""A person's secret at one table, kept by their device."""


class Enter(Value, frozen=True, tag="enter"):
    """The first message: which table, and whom this device holds there; nobody, to watch or to sit down."""

    protocol: int
    table: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=8)] = ()


class Since(Value, frozen=True):
    """The last message that the device has of a stream."""

    epoch: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Open(Value, frozen=True, tag="open"):
    """Show this person's seat here from now on. The public stream, that of a screen or spectator, is `person` null."""

    id: AskId
    person: Annotated[int, Meta(ge=0, lt=10_000)] | None
    since: Since | None = None
    take: bool = True
    """Also when it is open on another device, which is then told. With false the answer is `elsewhere` instead."""


class Shut(Value, frozen=True, tag="shut"):
    """Show it no longer: the device is passed on."""

    id: AskId
    person: Annotated[int, Meta(ge=0, lt=10_000)] | None


class WriteNote(Ask, frozen=True, tag="write_note"):
    """The whole of a person's private note; the last one written stays."""

    note: Annotated[str, Meta(max_length=65_536)]


class AskAid(Ask, frozen=True, tag="ask_aid"):
    """What the table lets this seat be helped with, from what it may know."""


class Say(Ask, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(Ask, frozen=True, tag="react"):
    reaction: Reaction


class Lend(Ask, frozen=True, tag="lend"):
    """A one-time code with which another device takes this person over."""


class Claim(Value, frozen=True, tag="claim"):
    """Take a person over from another device, by its one-time code."""

    id: AskId
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    """As it was typed: one that cannot be right is answered like one that is wrong."""


class Ping(Value, frozen=True, tag="ping"):
    """A page cannot see the pings of the socket; it learns in this way that it is still heard."""

    id: AskId


Asked = TableAsk | Enter | Open | Shut | WriteNote | AskAid | Say | React | Lend | Claim | Ping


class LayTable(Value, frozen=True):
    """The body of a request to lay a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], Given] = field(default_factory=dict)
