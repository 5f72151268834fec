"""All notes that wait, in one statement: whoever writes while others play keeps nobody waiting.

Rows of tables are locked in their order, as by appends: no two batches ever wait for each other, and no table is
forgotten meanwhile.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.kernel.refusals import Malformed
from tablee.storage.jobs import JobDone, KeepNote
from tablee.storage.store import check_note

if TYPE_CHECKING:
    from asyncpg import Connection

KEEP = """
WITH held AS MATERIALIZED (
    SELECT id, code FROM tables WHERE code = ANY($1::text[]) ORDER BY id FOR UPDATE
), wanted AS (
    SELECT id, written.person, written.note
    FROM unnest($1::text[], $2::int[], $3::bytea[]) AS written (code, person, note) JOIN held USING (code)
), gone AS (
    DELETE FROM notes USING wanted WHERE table_id = id AND notes.person = wanted.person AND wanted.note = ''
), kept AS (
    INSERT INTO notes (table_id, person, note) SELECT id, person, note FROM wanted WHERE note <> ''
    ON CONFLICT (table_id, person) DO UPDATE SET note = excluded.note
)
SELECT coalesce(array_agg(code), '{}') FROM held
"""


async def noted(connection: "Connection", batch: Sequence[KeepNote]) -> list[JobDone]:
    """The last one of each person stays. Done twice it is as done once."""
    faults = [_fault(job, there=True) for job in batch]
    last = {(job.table, job.person): job.note for job, fault in zip(batch, faults, strict=True) if fault is None}
    people = list(last)
    codes, persons = [table for table, _ in people], [person for _, person in people]
    there = set(await connection.fetchval(KEEP, codes, persons, list(last.values()))) if last else set()
    return [
        (job.answer, fault or _fault(job, there=job.table in there)) for job, fault in zip(batch, faults, strict=True)
    ]


def _fault(job: KeepNote, *, there: bool) -> Malformed | None:
    try:
        check_note(job.note, there=there)
    except Malformed as fault:
        return fault
    return None
