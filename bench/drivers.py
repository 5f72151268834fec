"""asyncpg beside psycopg 3: the statement that keeps moves, with the same batches by both in one run.

    python -m bench.drivers [--seconds S] [--rounds R]

On a PostgreSQL that is started for it, over one connection each, in turn. Processor time is that of this process: of a
node, that is; what the database does is the same. psycopg keeps the statement prepared, and sends numbers in binary.
"""

import argparse
import asyncio
import os
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial
from statistics import median
from typing import Any

import psycopg
import uvloop

from tablee.storage.jobs import Append
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.appends import appended
from tablee.storage.postgres.line import opened
from tablee.storage.postgres.schema import SETTINGS
from tests.storage.postgres.cluster import PASSWORD, Cluster

ENTRY = os.urandom(75).hex().encode()
AT_ONCE = (1, 16, 100)
NODE = "a-node"


class Psycopg:
    """As much of asyncpg's connection as this statement asks for."""

    def __init__(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        self._connection = connection
        self._spelt: dict[str, bytes] = {}

    async def fetchval(self, statement: str, *values: object) -> object:
        if (spelt := self._spelt.get(statement)) is None:
            spelt = self._spelt[statement] = re.sub(r"\$(\d+)", r"%(p\1)b", statement).encode()
        named = {f"p{number}": value for number, value in enumerate(values, 1)}
        found = await self._connection.execute(spelt, named, prepare=True, binary=True)
        row = await found.fetchone()
        return None if row is None else row[0]


class Tables:
    """Each grows by an entry with every batch."""

    def __init__(self, name: str, many: int) -> None:
        self._codes = [f"{name}{number:05}" for number in range(many)]
        self._length = 0

    async def grow(self, connection: Any) -> None:
        future = asyncio.get_running_loop().create_future
        batch = [Append(future(), code, self._length, (ENTRY,), 1_790_000_000_000, True) for code in self._codes]
        answers = await appended(connection, NODE, batch, begun=False)
        assert all(answer for _, answer in answers)
        self._length += 1


async def cost(step: Callable[[], Awaitable[None]], seconds: float, many: int) -> float:
    """Microseconds of a processor an append."""
    for _ in range(10):
        await step()
    steps, end, began = 0, time.perf_counter() + seconds, time.process_time()
    while time.perf_counter() < end:
        await step()
        steps += 1
    return (time.process_time() - began) / steps / many * 1e6


async def compared(address: str, seconds: float, rounds: int) -> None:
    ours = await opened(Address.read(address))
    other = await psycopg.AsyncConnection.connect(address, password=PASSWORD, autocommit=True)
    await other.execute(SETTINGS)
    connections = {"asyncpg": ours, "psycopg": Psycopg(other)}
    for many in AT_ONCE:
        took: dict[str, list[float]] = {name: [] for name in connections}
        for turn in range(rounds):
            for name, connection in connections.items():
                grow = partial(Tables(f"{name}-{many}-{turn}-", many).grow, connection)
                took[name].append(await cost(grow, seconds, many))
        ratio = median([one / two for one, two in zip(took["psycopg"], took["asyncpg"], strict=True)])
        figures = ", ".join(f"{name} {median(some):.0f} µs" for name, some in took.items())
        print(f"  {many:>3} appends a statement: {figures} an append; psycopg {ratio:.2f} times asyncpg's")
    await ours.close()
    await other.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each driver and round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    os.environ["PGPASSWORD"] = PASSWORD
    print(f"python -m bench.drivers --seconds {args.seconds} --rounds {args.rounds}")
    with Cluster(shared_buffers="128MB") as cluster, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(compared(cluster.address, args.seconds, args.rounds))


if __name__ == "__main__":
    main()
