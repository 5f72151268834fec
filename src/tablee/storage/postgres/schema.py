"""What is in the database, how it is known for ours, and what must hold there so that what is committed stays.

All of it lies in a schema of its own. Nodes of several versions may use it at once: an upgrade adds, and `least` says
from which format on a program can live with it.
"""

from typing import TYPE_CHECKING

import asyncpg

from tablee.storage.postgres.address import Address
from tablee.storage.store import Unavailable

if TYPE_CHECKING:
    from asyncpg import Connection

FORMAT = 1
APPLICATION = "tablee"
LOCK = 0x7AB1EE
"""Of the schema, while it is made or brought up: several nodes may start at once."""

FIRST = (
    "CREATE SCHEMA IF NOT EXISTS tablee",
    # Whoever may connect to a database can listen there and tell, on whatever channel they know of. So the name of this
    # one is as hard to guess as it is to read what is told on it.
    (
        "CREATE TABLE tablee.house (application text NOT NULL, format integer NOT NULL, least integer NOT NULL, "
        "channel text NOT NULL DEFAULT 'tablee_' || replace(gen_random_uuid()::text, '-', ''))"
    ),
    f"INSERT INTO tablee.house VALUES ('{APPLICATION}', 1, 1)",  # noqa: S608 - a name of ours
    # `length` is what appends are held to. Room is left on each page: a table grows without moving to another one.
    # `awake`: something may happen there by itself, so that some node, its `keeper`, must have it at hand.
    # No index holds what an append changes, `changed` least of all: each would be written with every move.
    (
        "CREATE TABLE tablee.tables (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, code text NOT NULL UNIQUE, "
        "length integer NOT NULL, size bigint NOT NULL, changed bigint NOT NULL, open boolean NOT NULL, "
        "awake boolean NOT NULL DEFAULT false, keeper text, "
        "closed_at bigint GENERATED ALWAYS AS (CASE WHEN NOT open THEN changed END) STORED) WITH (fillfactor = 60)"
    ),
    "CREATE INDEX closed_tables ON tablee.tables (closed_at) WHERE closed_at IS NOT NULL",
    "CREATE INDEX awake_tables ON tablee.tables (keeper) WHERE open AND awake",
    (
        "CREATE TABLE tablee.entries (table_id bigint NOT NULL, number integer NOT NULL, at bigint NOT NULL, "
        "body bytea NOT NULL, PRIMARY KEY (table_id, number))"
    ),
    (
        "CREATE TABLE tablee.notes (table_id bigint NOT NULL, person integer NOT NULL, note bytea NOT NULL, "
        "PRIMARY KEY (table_id, person))"
    ),
    "CREATE TABLE tablee.packs (hash text PRIMARY KEY, body bytea NOT NULL)",
    # Two tables may use one pack: it is kept once, and goes with the last of them.
    (
        "CREATE TABLE tablee.table_packs (table_id bigint NOT NULL, hash text NOT NULL REFERENCES tablee.packs, "
        "place bigint GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (table_id, hash))"
    ),
    "CREATE INDEX tables_of_pack ON tablee.table_packs (hash)",
    "CREATE TABLE tablee.nodes (node text PRIMARY KEY, beat timestamptz NOT NULL)",
    # A crash of the database may take them along: they are good for two minutes.
    (
        "CREATE UNLOGGED TABLE tablee.device_codes (hash text PRIMARY KEY, code text NOT NULL, "
        "person integer NOT NULL, until timestamptz NOT NULL, claimed text)"
    ),
)
GROWN_CHANNEL = "(SELECT channel || '_grown' FROM house)"
"""The channel on which nodes hear of logs that have grown."""
NEWS_CHANNEL = "(SELECT channel || '_news' FROM house)"
"""The one for all else."""

UPGRADES: dict[int, tuple[str, ...]] = {}
"""From each format to the next."""

FOREIGN = (
    "SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE relkind IN ('r', 'p') "
    "AND nspname !~ '^pg_' AND nspname <> 'information_schema'"
)
OLDEST = 13
"""Of PostgreSQL: what is asked of it is in none before."""
SAFE_COMMITS = ("on", "remote_apply")
MUST_BE_ON = ("fsync", "full_page_writes")
SETTINGS = (
    "SET search_path = tablee, pg_temp; SET default_transaction_isolation = 'read committed'; "
    "SET lock_timeout = '4s'; SET client_min_messages = 'warning'; SET jit = off"
)


async def checked(connection: "Connection", address: Address) -> None:
    """Unavailable where tables cannot be kept, or a commit could be lost though it was acknowledged.

    What was found stays so for this session.
    """
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise Unavailable(
            f"the database {address} is of PostgreSQL {version.major}; Tablée needs {OLDEST} or a later one: "
            "upgrade it (pg_upgrade), or name another"
        )
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":  # what nodes tell each other is text, and there are names that others have no letters for
        raise Unavailable(
            f"the database {address} has the encoding {encoding}, in which not all names can be written; make one for "
            "Tablée with: createdb --encoding=UTF8 --template=template0 tablee"
        )
    commit = await connection.fetchval("SHOW synchronous_commit")
    if commit not in SAFE_COMMITS:
        raise Unavailable(
            f"the database {address} has synchronous_commit = {commit}, so that a move which was acknowledged could be "
            "lost; set it to on there (ALTER ROLE, ALTER DATABASE or postgresql.conf)"
        )
    for name in MUST_BE_ON:
        if await connection.fetchval(f"SHOW {name}") != "on":
            raise Unavailable(
                f"the database {address} has {name} = off, so that a power cut could cost it all; set it to on in "
                "postgresql.conf and start it again"
            )
    await connection.execute(f"SET synchronous_commit = '{commit}'; {SETTINGS}")


async def ready(connection: "Connection", address: Address) -> None:
    """Ours, and as this program knows it: made or brought up where it has to be, by one node at a time."""
    if await _format(connection, address) == FORMAT:
        return
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        found = await _format(connection, address)
        if not found:
            if await connection.fetchval(FOREIGN):
                raise _foreign(address)
            for statement in FIRST:
                await connection.execute(statement)
        for step in range(max(found, 1), FORMAT):
            for statement in UPGRADES[step]:
                await connection.execute(statement)
            await connection.execute("UPDATE house SET format = $1", step + 1)


async def _format(connection: "Connection", address: Address) -> int:
    """0 where nothing is there."""
    there = await connection.fetchval("SELECT array_agg(tablename::text) FROM pg_tables WHERE schemaname = 'tablee'")
    if not there:
        return 0
    if "house" not in there:
        raise _foreign(address)
    try:
        house = await connection.fetchrow("SELECT application, format, least FROM tablee.house")
    except asyncpg.UndefinedColumnError:
        raise _foreign(address) from None
    if house is None or house[0] != APPLICATION:
        raise _foreign(address)
    _, found, least = house
    if least > FORMAT:
        raise Unavailable(
            f"the database {address} is of a newer Tablée (format {found}, and this one knows {FORMAT}); "
            "start that version, or put back a backup from before"
        )
    return min(int(found), FORMAT)


def _foreign(address: Address) -> Unavailable:
    return Unavailable(
        f"the database {address} holds tables of another program; make one for Tablée alone, with: createdb tablee"
    )
