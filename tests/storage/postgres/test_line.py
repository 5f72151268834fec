"""A line to the database: each answer comes in time, and what needs many of them takes as long as it takes."""

import asyncio

import pytest

from tablee.storage.jobs import Put
from tablee.storage.postgres import reads
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.changes import LINES_AT_ONCE, changed
from tablee.storage.postgres.line import Line
from tablee.storage.store import Unavailable, WholeTable
from tests.storage.contract import NOON

pytestmark = pytest.mark.slow

WITHIN = 0.6
SLOW_DISK = """
CREATE FUNCTION tablee.wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.25); RETURN NULL; END $$;
CREATE TRIGGER wait AFTER INSERT ON tablee.entries FOR EACH STATEMENT EXECUTE FUNCTION tablee.wait()
"""


def test_a_large_table_moves_though_as_a_whole_it_takes_longer_than_an_answer_may(database, cluster):
    lines = tuple([b"%d" % number for number in range(3 * LINES_AT_ONCE + 1)])
    large = WholeTable("ABCDEF", lines, (NOON,) * len(lines), True, (), ())

    async def evening():
        line, loop = Line(Address.read(database), answer_within=WITHIN), asyncio.get_running_loop()
        await line.run(lambda connection, _: connection.execute(SLOW_DISK))
        began = loop.time()
        put = await line.run(lambda connection, _: changed(connection, Put(loop.create_future(), "ABCDEF", large)))
        took = loop.time() - began
        found = await line.run(lambda connection, _: reads.whole(connection, "ABCDEF"))
        await line.close()
        return put, took, found

    try:
        put, took, found = asyncio.run(evening())
    finally:
        cluster.sql("DROP FUNCTION tablee.wait CASCADE")

    assert took > WITHIN
    assert (put, found) == (True, large)


def test_a_statement_that_is_not_answered_in_time_is_given_up(database):
    async def evening():
        line = Line(Address.read(database), answer_within=WITHIN)
        with pytest.raises(Unavailable, match="does not answer in time"):
            await line.run(lambda connection, _: connection.execute("SELECT pg_sleep(30)"), patience=0)
        answer = await line.run(lambda connection, _: connection.fetchval("SELECT 1"))
        await line.close()
        return answer

    assert asyncio.run(evening()) == 1
