"""Whether what can be seen in the database is on its standby as well, where one is waited for.

A commit is there to be seen as soon as it waits no more, also when the wait was broken off: by the end of its
connection, by a restart, or as it took too long. Then nobody can tell from what stands there.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncpg import Connection

LATER = "SELECT pg_logical_emit_message(true, 'tablee', '')"
"""Something to commit that is in no table."""


async def everywhere(connection: "Connection") -> None:
    """Waits as long for the standby as all commits that were seen before should have: it comes after them."""
    await connection.execute(LATER)
