"""What nodes of a house tell each other. None of it is in a log, and none of it is missed when a node is gone.

Tags stay as they are, whatever a struct is called: while a house is updated, nodes of two versions hear each other.
"""

from typing import Literal

from tablee.kernel.codec import Codec
from tablee.kernel.structs import Value
from tablee.tables.entries import PersonId
from tablee.wire.messages import Said


class Here(Value, frozen=True, tag="here"):
    """Who is at a table by way of this node."""

    code: str
    people: tuple[PersonId, ...] = ()
    opened: tuple[PersonId, ...] = ()
    """Whose feeds are shown."""
    watched: bool = False
    held: bool = True
    """Whether it has the table at hand."""


class Enquired(Value, frozen=True, tag="asked"):
    """Who else is there? Every node that has the table answers with a `Here`."""

    code: str
    said: bool = False
    """Also with what was said, for a node that has just come to the table."""


class SaidBefore(Value, frozen=True, tag="lines"):
    """What was said at a table before the node that asked had it."""

    code: str
    to: str
    lines: tuple[Said, ...]


class Spoke(Value, frozen=True, tag="spoke"):
    code: str
    id: str
    said: Said


class Took(Value, frozen=True, tag="took"):
    """A device opened this person's seat: it is the newest."""

    code: str
    person: PersonId


class Released(Value, frozen=True, tag="released"):
    code: str
    people: tuple[PersonId, ...]


class Hurried(Value, frozen=True, tag="hurried"):
    code: str


class Given(Value, frozen=True, tag="given"):
    """A pack was given to this table: it is in the store."""

    code: str


class Knocked(Value, frozen=True, tag="knocked"):
    """What counts against an address, wherever it comes from."""

    what: Literal["guess", "table", "pack", "flood"]
    address: str


class Met(Value, frozen=True, tag="met"):
    """This node was not known to be up. It tells of all tables that it has at hand."""

    node: str


class Gone(Value, frozen=True, tag="gone"):
    """This node stops."""


TableNews = Here | Enquired | SaidBefore | Spoke | Took | Released | Hurried | Given
News = TableNews | Knocked | Met | Gone
NEWS: Codec[News] = Codec(News)
