"""What a table is told about the moment in which somebody asks: all that it cannot know from its log."""

from collections.abc import Callable

from msgspec import Struct

from tablee.kernel.structs import Hash
from tablee.tables.entries import PersonId, Timestamp


class Circumstances(Struct, frozen=True):
    at: Timestamp
    present: frozenset[PersonId]
    """People with an open connection."""
    secret: Callable[[int], bytes]
    """So many bytes that nobody knows."""
    token: Hash | None = None
    """Of a token that was made for whoever sits down now; the token itself goes to their device alone."""
    device: int | None = None
    """Of the connection that asks; None when nobody sits there yet."""
    shown_until: Timestamp = 0
    """When all that has happened will have been shown."""
    no_room: bool = False
    """Where the log is kept: no other game is to begin."""

    @property
    def clocks_from(self) -> Timestamp:
        """From when on time runs for whoever is asked: nobody loses any of it to a show."""
        return max(self.at, self.shown_until)
