"""Which history of the database a node lives in.

PostgreSQL counts one more whenever another server takes over, or a backup is put back. What was acknowledged last may
be missing there, unless the standby was a synchronous one; and from here nobody can tell. So nothing that was read or
decided in the one before goes on.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.storage.store import Unavailable

if TYPE_CHECKING:
    from asyncpg import Connection


class AnotherHistory(Unavailable):
    """All that was asked for before it is to be decided anew."""


class History:
    def __init__(self) -> None:
        self.number: str | None = None
        """Of the one that is now; None before there was a connection."""
        self.ended: Callable[[], None] | None = None
        """Called when another one begins, before anything is read or written there. Who has nothing at hand for longer
        than an answer takes need not know: without it all that was asked for goes on."""

    def come_to(self, found: str) -> None:
        before, self.number = self.number, found
        if before not in (None, found) and self.ended is not None:
            self.ended()

    def check(self, asked_in: str | None) -> None:
        """AnotherHistory, where something was asked for in one that has ended."""
        if asked_in not in (None, self.number) and self.ended is not None:
            raise AnotherHistory("another database has taken over; what was asked is to be asked again")


async def number(connection: "Connection") -> str:
    """Not by way of the last checkpoint: that may be of the one before."""
    return str(await connection.fetchval("SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)"))
