"""All appends that wait, in one statement: which logs grow, which begin, and what other nodes are told of it.

Whoever appends locks the row of the table, whose length says where its log ends: of two nodes with the same head one
waits for the other, and is then told that it is behind. Rows are locked in their order, so that no two batches ever
wait for each other. Others are told what was kept and nothing else, and hear it once it is committed: what they are
told they may take for the log.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tablee.kernel.refusals import Malformed
from tablee.storage.jobs import Append, JobDone
from tablee.storage.postgres.schema import GROWN_CHANNEL
from tablee.storage.postgres.words import Grown, told
from tablee.storage.store import NOTHING_TO_APPEND

if TYPE_CHECKING:
    from asyncpg import Connection

APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::bool[], $7::int[], $8::text[]
    ) AS wanted (code, expected, many, size, at, stays, word, line)
), held AS MATERIALIZED (
    SELECT id FROM tables WHERE code = ANY($1::text[]) ORDER BY id FOR UPDATE
), grown AS (
    UPDATE tables SET length = length + many, size = tables.size + wanted.size, changed = at, open = stays,
        awake = true, keeper = coalesce(keeper, $13)
    FROM wanted WHERE tables.code = wanted.code AND length = expected AND (SELECT count(*) FROM held) >= 0
    RETURNING id, tables.code
), begun AS (
    INSERT INTO tables (code, length, size, changed, open)
    SELECT code, many, size, at, stays FROM wanted WHERE expected = 0 ORDER BY code
    ON CONFLICT (code) DO NOTHING RETURNING id, code
), kept AS (
    SELECT * FROM grown UNION ALL SELECT * FROM begun
), written AS (
    INSERT INTO entries (table_id, number, at, body)
    SELECT kept.id, line.number, line.at, line.body
    FROM unnest($9::text[], $10::int[], $11::bigint[], $12::bytea[]) AS line (code, number, at, body)
    JOIN kept ON kept.code = line.code
), told AS (
    SELECT count(pg_notify({GROWN_CHANNEL}, $13 || lines)) FROM (
        SELECT string_agg(line, '') AS lines FROM wanted JOIN kept USING (code) GROUP BY word
    ) AS words
)
SELECT coalesce(array_agg(code), '{{}}') FROM kept WHERE (SELECT count FROM told) >= 0
"""  # noqa: S608 - a name of ours
FOUND = (
    "SELECT body FROM entries WHERE table_id = (SELECT id FROM tables WHERE code = $1) "
    "AND number > $2 AND number <= $3 ORDER BY number"
)


class Growth(Struct):
    """Appends of one table that follow one another."""

    appends: list[Append]
    end: int

    @property
    def expected(self) -> int:
        return self.appends[0].expected

    @property
    def entries(self) -> tuple[bytes, ...]:
        return tuple([body for job in self.appends for body in job.entries])


def judged(batch: Sequence[Append]) -> tuple[dict[str, Growth], list[Append], list[JobDone]]:
    """What can go into one statement, what must wait for how that ends, and what is answered already."""
    growths: dict[str, Growth] = {}
    later: list[Append] = []
    answers: list[JobDone] = []
    waiting: set[str] = set()
    for job in batch:
        growth = growths.get(job.table)
        if not job.entries:
            answers.append((job.answer, Malformed(NOTHING_TO_APPEND)))
        elif job.table in waiting or (growth is not None and job.expected != growth.end):
            waiting.add(job.table)
            later.append(job)
        elif growth is None:
            growths[job.table] = Growth([job], job.expected + len(job.entries))
        else:
            growth.appends.append(job)
            growth.end += len(job.entries)
    return growths, later, answers


async def appended(connection: "Connection", node: str, batch: Sequence[Append], *, begun: bool) -> list[JobDone]:
    """`begun`: this was sent before over a connection that was lost, and may have been done.

    Then what stands in the log just as it was asked for is taken for done: the same bytes in the same place are the
    same entry, whoever wrote them. Whoever answers so sees to it that it is `everywhere` first.
    """
    answers: list[JobDone] = []
    left = list(batch)
    if begun:
        stands = [await _stands(connection, job) for job in left]
        answers += [(job.answer, True) for job, done in zip(left, stands, strict=True) if done]
        left = [job for job, done in zip(left, stands, strict=True) if not done]
    while left:
        growths, left, malformed = judged(left)
        answers += malformed
        kept = await _written(connection, node, growths) if growths else set()
        for code, growth in growths.items():
            if code in kept:
                answers += [(job.answer, True) for job in growth.appends]
            else:  # those after the first one may be what fits
                answers.append((growth.appends[0].answer, False))
                left = growth.appends[1:] + left
    return answers


async def _stands(connection: "Connection", job: Append) -> bool:
    if not job.entries:
        return False
    found = await connection.fetch(FOUND, job.table, job.expected, job.expected + len(job.entries))
    return [body for (body,) in found] == list(job.entries)


async def _written(connection: "Connection", node: str, growths: dict[str, Growth]) -> set[str]:
    tables = list(growths.items())
    lines = [
        (code, number, job.at, body)
        for code, growth in tables
        for number, (job, body) in enumerate(
            [(job, body) for job in growth.appends for body in job.entries], growth.expected + 1
        )
    ]
    words = list(told(node, [Grown(code, growth.end, growth.entries) for code, growth in tables]))
    kept = await connection.fetchval(
        APPEND,
        [code for code, _ in tables],
        [growth.expected for _, growth in tables],
        [growth.end - growth.expected for _, growth in tables],
        [sum(map(len, growth.entries)) for _, growth in tables],
        [growth.appends[-1].at for _, growth in tables],
        [growth.appends[-1].open for _, growth in tables],
        [number for number, _ in words],
        [line for _, line in words],
        *([line[field] for line in lines] for field in range(4)),
        node,
    )
    return set(kept)
