"""What changes the database besides appends and notes, each in a transaction of its own."""

from itertools import islice
from typing import TYPE_CHECKING, assert_never

from tablee.kernel.refusals import Malformed
from tablee.storage.jobs import DropNotes, Erase, Forget, KeepPack, Put
from tablee.storage.store import NO_SUCH_ENTRY, check_pack, check_whole

if TYPE_CHECKING:
    from asyncpg import Connection

AT_ONCE = 10
"""Tables forgotten in one commit: moves are not to wait for hundreds of thousands of deletions."""
LINES_AT_ONCE = 1000
"""Entries copied in one statement: each is done within the time for one answer, however large the table is."""
Change = Put | DropNotes | KeepPack | Erase | Forget

ENTRY, NOTE = ("table_id", "number", "at", "body"), ("table_id", "person", "note")
"""By name: a later version may have more columns, with nodes of this one beside it."""
HOLD = "SELECT id, length FROM tables WHERE code = $1 FOR UPDATE"
OLD = "SELECT id FROM tables WHERE closed_at < $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED"  # another node
HOLD_PACKS = (
    "SELECT hash FROM packs WHERE hash IN (SELECT hash FROM table_packs WHERE table_id = ANY($1::bigint[])) "
    "ORDER BY hash FOR UPDATE"
)
"""Whoever lays one of them, or forgets another table that uses it, is waited for: only then is it known who uses it."""
UNUSED = "DELETE FROM packs WHERE hash = ANY($1::text[]) AND hash NOT IN (SELECT hash FROM table_packs)"


async def changed(connection: "Connection", job: Change) -> object:
    """The answer, or Malformed. Done twice it is as done once."""
    async with connection.transaction():
        try:
            match job:
                case Put():
                    return await _put(connection, job)
                case DropNotes():
                    which = "DELETE FROM notes USING tables WHERE table_id = id AND code = $1 AND NOT person = ANY($2)"
                    await connection.execute(which, job.table, list(job.but))
                case KeepPack():
                    await _keep_pack(connection, job)
                case Erase():
                    await _erase(connection, job)
                case Forget():
                    return await _forget(connection, job)
                case _:
                    assert_never(job)
        except Malformed as fault:  # found before anything was written
            return fault
    return None


async def _put(connection: "Connection", job: Put) -> bool:
    """Awake if it is open: some node looks whether anything is due there."""
    whole = job.whole
    check_whole(whole)
    lay = (
        "INSERT INTO tables (code, length, size, changed, open, awake) VALUES ($1, $2, $3, $4, $5, $5) "
        "ON CONFLICT (code) DO NOTHING RETURNING id"
    )
    size = sum(map(len, whole.entries))
    number = await connection.fetchval(lay, whole.code, len(whole.entries), size, whole.times[-1], whole.open)
    if number is None:
        return False
    log = enumerate(zip(whole.times, whole.entries, strict=True), 1)
    lines = iter([(number, place, *line) for place, line in log])
    while piece := list(islice(lines, LINES_AT_ONCE)):
        await connection.copy_records_to_table("entries", records=piece, columns=ENTRY)
    notes = [(number, *note) for note in whole.notes]
    await connection.copy_records_to_table("notes", records=notes, columns=NOTE)
    for hash_, body in whole.packs:
        await _lay_pack(connection, number, hash_, body)
    return True


async def _keep_pack(connection: "Connection", job: KeepPack) -> None:
    found = await connection.fetchrow(HOLD, job.table)
    count = "SELECT count(*) FROM table_packs WHERE table_id = $1 AND hash <> $2"
    others = await connection.fetchval(count, found[0], job.hash) if found else 0
    check_pack(job.body, others, there=found is not None)
    await _lay_pack(connection, found[0], job.hash, job.body)


async def _lay_pack(connection: "Connection", table: int, hash_: str, body: bytes) -> None:
    """Touched where it is there already: nobody forgets it before this table uses it, too."""
    keep = "INSERT INTO packs VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash"
    await connection.execute(keep, hash_, body)
    use = "INSERT INTO table_packs (table_id, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    await connection.execute(use, table, hash_)


async def _erase(connection: "Connection", job: Erase) -> None:
    found = await connection.fetchrow(HOLD, job.table)
    if found is None or not all(0 <= place < found[1] for place in job.left):
        raise Malformed(NO_SUCH_ENTRY)
    put = (
        "WITH erased AS (UPDATE entries SET body = $3::bytea WHERE table_id = $1 AND number = $2) UPDATE tables "
        "SET size = size + length($3::bytea) "
        "- (SELECT length(body) FROM entries WHERE table_id = $1 AND number = $2) WHERE id = $1"
    )
    await connection.executemany(put, [(found[0], place + 1, body) for place, body in job.left.items()])
    if job.close:
        await connection.execute("UPDATE tables SET open = false WHERE id = $1", found[0])


async def _forget(connection: "Connection", job: Forget) -> int:
    ids = [number for (number,) in await connection.fetch(OLD, job.before, AT_ONCE)]
    if ids:
        await connection.execute(HOLD_PACKS, ids)
        gone = "DELETE FROM table_packs WHERE table_id = ANY($1::bigint[]) RETURNING hash"
        used = [hash_ for (hash_,) in await connection.fetch(gone, ids)]
        await connection.execute(UNUSED, used)
        for where in ("entries WHERE table_id", "notes WHERE table_id", "tables WHERE id"):
            await connection.execute(f"DELETE FROM {where} = ANY($1::bigint[])", ids)  # noqa: S608 - names of ours
    return len(ids)
