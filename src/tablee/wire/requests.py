"""Messages from a device to the server. The first one is `enter`; all others are answered by their id."""

from typing import Annotated, Literal

from msgspec import Meta, field

from tablee.kernel.structs import Value
from tablee.tables.decide import TableRequest
from tablee.tables.requests import OptionValue, PersonNumber, PersonRequest, RequestId, ShortName
from tablee.wire.codes import UNGUESSABLE

PROTOCOL_VERSION = 2

Code = Annotated[str, Meta(min_length=1, max_length=UNGUESSABLE)]
"""Of a table: six letters, or more by its host's choice. Others are answered like one that does not exist."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_\-]*\Z")]
"""A person's secret at one table, kept by their device."""
LONGEST_LINE = 500
"""Of chat, in letters."""
LINES_KEPT = 200
"""Of chat, for somebody who comes later."""
REACTIONS_KEPT = 40
"""Besides: they take no message's place."""
Reaction = Literal["clap", "laugh", "wow", "think", "sad", "heart"]


class Enter(Value, frozen=True, tag="enter"):
    """The first message: which table, and whom this device holds there; nobody, to watch or to sit down."""

    protocol: int
    table: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=8)] = ()


class Since(Value, frozen=True):
    """The last message that the device has of a feed."""

    epoch: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Open(Value, frozen=True, tag="open"):
    """Show this person's seat here from now on. The public feed, that of a screen or spectator, is `person` null."""

    id: RequestId
    person: PersonNumber | None
    since: Since | None = None
    take: bool = True
    """Also when it is open on another device, which is then told. With false the answer is `elsewhere` instead."""


class Shut(Value, frozen=True, tag="shut"):
    """Show it no longer: the device is passed on."""

    id: RequestId
    person: PersonNumber | None


class Release(Value, frozen=True, tag="release"):
    """What this feed told up to this message was shown here, or skipped: the table need not wait for that any longer.

    It speaks for all whom the device holds. One that comes too early, late or twice changes nothing.
    """

    id: RequestId
    person: PersonNumber | None
    upto: Since


class Recall(Value, frozen=True, tag="recall"):
    """What this feed told before a fact, counted from 0: of a game so long that a snapshot has only the last of it."""

    id: RequestId
    person: PersonNumber | None
    epoch: Annotated[str, Meta(max_length=40)]
    before: Annotated[int, Meta(ge=0, lt=2**53)]


class WriteNote(PersonRequest, frozen=True, tag="write_note"):
    """The whole of a person's private note; the last one written stays."""

    note: Annotated[str, Meta(max_length=65_536)]


class AskAid(PersonRequest, frozen=True, tag="ask_aid"):
    """What the table lets this seat be helped with, from what it may know.

    In a game that has aid, and while the seat is open here.
    """


class Say(PersonRequest, frozen=True, tag="say"):
    """A line of chat; everybody gets it as `said`, also whoever said it."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class React(PersonRequest, frozen=True, tag="react"):
    """Everybody gets it as `reacted`, also whose it is."""

    reaction: Reaction


class Lend(PersonRequest, frozen=True, tag="lend"):
    """A one-time code with which another device takes this person over."""


class Claim(Value, frozen=True, tag="claim"):
    """Take a person over from another device, by its one-time code."""

    id: RequestId
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    """As it was typed: one that cannot be right is answered like one that is wrong."""


class Ping(Value, frozen=True, tag="ping"):
    """A page cannot see the pings of the socket; it learns in this way that it is still heard."""

    id: RequestId


Request = TableRequest | Enter | Open | Shut | Release | Recall | WriteNote | AskAid | Say | React | Lend | Claim | Ping


class LayTable(Value, frozen=True):
    """The body of a request to lay a table."""

    game: ShortName
    options: dict[ShortName, OptionValue] = field(default_factory=dict)
