"""What every entry of a table's log is; the entries themselves stand in their topics, each with its effect.

The log is all that ever changed a table, in the order in which it happened. A field of an entry that is marked SECRET
leaves the server only as the rules of fairness say.
"""

from typing import Annotated, Literal

from msgspec import Meta

from tablee.kernel.structs import Value

FORMAT = 2
"""Of the log: the second says which pack a game is played with. Older ones are read; a newer one is refused."""

PersonId = int
"""Somebody at this table, counted from 0: the one who laid it."""
Timestamp = int
"""Milliseconds since 1970."""
PaceName = Literal["slow", "normal", "instant"]
"""Of how long bots take: a key of `bots.pace.PACES`."""
Chair = Annotated[int, Meta(ge=0, lt=64)]
"""A place at the table, from 0. Once the game starts the taken ones close ranks, and a chair is a seat of the game."""


class TableEntry(Value, frozen=True):
    """Its tag and its fields stay as they are for ever: logs on disk are written in them."""


Entries = tuple[TableEntry, ...]
