"""Which nodes are up, which of them keeps a table, and codes that any of them honours: what they share beside logs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncpg import Connection

SILENT = 6.0
"""Seconds without a beat, after which a node is held for gone."""
AT_ONCE = 50
"""Tables that one node takes over in one go: the next ones may go to another."""

BEAT = (
    "INSERT INTO nodes VALUES ($1, clock_timestamp()) ON CONFLICT (node) DO UPDATE SET beat = excluded.beat "
    "RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
)
SWEEP = f"""
UPDATE tables SET keeper = $1 WHERE id IN (
    SELECT id FROM tables WHERE open AND awake
    AND (keeper IS NULL OR keeper NOT IN (SELECT node FROM nodes WHERE beat > now() - interval '{SILENT} seconds'))
    ORDER BY id LIMIT {AT_ONCE} FOR UPDATE SKIP LOCKED
) RETURNING code
"""  # noqa: S608 - numbers of ours
CLAIM = (
    "UPDATE device_codes SET claimed = $3 WHERE hash = $1 AND code = $2 AND until > now() "
    "AND (claimed IS NULL OR claimed = $3) RETURNING person"
)


async def beat(connection: "Connection", node: str) -> int:
    """The time of the database, in milliseconds since 1970: all nodes go by it."""
    return int(await connection.fetchval(BEAT, node))


async def up(connection: "Connection") -> list[str]:
    asked = f"SELECT node FROM nodes WHERE beat > now() - interval '{SILENT} seconds'"  # noqa: S608 - a number of ours
    return [node for (node,) in await connection.fetch(asked)]


async def leave(connection: "Connection", node: str) -> None:
    """Its tables are anybody's, and nodes that were killed long ago are forgotten."""
    await connection.execute("DELETE FROM nodes WHERE node = $1 OR beat < now() - interval '1 day'", node)


async def keep(connection: "Connection", node: str, code: str) -> None:
    await connection.execute("UPDATE tables SET keeper = $1 WHERE code = $2 AND keeper IS DISTINCT FROM $1", node, code)


async def put_away(connection: "Connection", node: str, code: str, length: int) -> None:
    """Nothing happens there by itself, with so much in its log: nobody need keep it."""
    rest = "UPDATE tables SET awake = false, keeper = NULL WHERE keeper = $1 AND code = $2 AND length = $3"
    await connection.execute(rest, node, code, length)


async def sweep(connection: "Connection", node: str) -> list[str]:
    """Tables at which something may happen by itself and that nobody keeps: from now on it is this node."""
    return [code for (code,) in await connection.fetch(SWEEP, node)]


async def lengths(connection: "Connection", codes: Sequence[str]) -> list[tuple[str, int]]:
    asked = "SELECT code, length FROM tables WHERE code = ANY($1::text[])"
    return [(code, length) for code, length in await connection.fetch(asked, list(codes))]


async def lend(connection: "Connection", hashed: str, code: str, person: int, seconds: int) -> None:
    async with connection.transaction():
        void = "DELETE FROM device_codes WHERE until <= now() OR (code = $1 AND person = $2)"
        await connection.execute(void, code, person)
        new = "INSERT INTO device_codes VALUES ($1, $2, $3, now() + make_interval(secs => $4))"
        await connection.execute(new, hashed, code, person, seconds)


async def claim(connection: "Connection", hashed: str, code: str, request: str) -> int | None:
    found = await connection.fetchval(CLAIM, hashed, code, request)
    return None if found is None else int(found)
