"""What a host is told when the database fails: what is the matter, and what to do about it, in one line."""

import asyncio

import asyncpg

from tablee.storage.postgres.address import Address
from tablee.storage.store import Unavailable


class NotAwaited(Exception):  # noqa: N818 - it says what happened
    """Somebody told the database not to wait for its standby."""


class NoGreeting(Exception):  # noqa: N818 - same
    """Somebody answers there, and not as PostgreSQL does."""


PASSES = (
    NotAwaited,
    NoGreeting,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.InternalClientError,  # what the driver makes of an answer that breaks off; or no server is written to
    OSError,
    TimeoutError,
    asyncio.IncompleteReadError,
)
"""Troubles that go by without a change to what was asked: a restart, another server taking over, a full disk."""

FULL = (
    "the disk of the database {at} is full; make room there, and it goes on by itself. "
    "All that was acknowledged is kept"
)
LET_IN = (
    "the database {at} does not let {user} in; see the password (PGPASSWORD, PGPASSFILE or --store-password-file) and "
    "pg_hba.conf"
)
RIGHTS = (
    "{user} may not make or use tables in {at}; let its owner say: GRANT CREATE ON DATABASE {database} TO {user}, or "
    "start Tablée as the user who made them"
)
ADVICE: tuple[tuple[type[BaseException], str], ...] = (
    (asyncpg.InvalidAuthorizationSpecificationError, LET_IN),
    (
        asyncpg.InvalidCatalogNameError,
        "there is no database {database} at {at}; make one with: createdb --owner={user} {database}",
    ),
    (asyncpg.InsufficientPrivilegeError, RIGHTS),
    (asyncpg.DiskFullError, FULL),
    (
        asyncpg.TooManyConnectionsError,
        "the database {at} takes no more connections; raise max_connections there (a node has six)",
    ),
    (
        asyncpg.ReadOnlySQLTransactionError,
        "the database {at} only lets itself be read; name the one that is written to",
    ),
    (
        asyncpg.TargetServerAttributeNotMatched,
        "of the databases {at} none lets itself be written to; see which one was made the first of them",
    ),
    (asyncpg.CannotConnectNowError, "the database {at} is starting or stopping; it goes on by itself"),
    (asyncpg.PostgresConnectionError, "the connection to the database {at} was lost; it goes on by itself"),
    (NotAwaited, "the database {at} was told not to wait for its standby; see that it runs, and it goes on by itself"),
    (
        NoGreeting,
        "what answers at {at} does not greet as PostgreSQL does; see the port, and sslmode if it has no TLS",
    ),
    (TimeoutError, "the database {at} does not answer in time; see what keeps it busy, and the way to it"),
    (OSError, "nobody answers at {at} ({why}); see that PostgreSQL runs there, and the address"),
)
"""The first that fits."""


def passes(error: BaseException) -> bool:
    """Whether the same may succeed on another connection, in a moment."""
    return isinstance(error, PASSES) or type(error) is asyncpg.InterfaceError


def unavailable(error: BaseException, address: Address) -> Unavailable | None:
    """None when it is no trouble of the database, but a bug of whoever asked."""
    if isinstance(error, Unavailable):
        return error
    why = (error.strerror if isinstance(error, OSError) else "") or type(error).__name__
    advice = next((words for kind, words in ADVICE if isinstance(error, kind)), None)
    if advice is None and passes(error):
        advice = "the database {at} has trouble ({why}); see what it says in its own log"
    if advice is None:
        return None
    return Unavailable(advice.format(at=address, database=address.database, user=address.user, why=why))
