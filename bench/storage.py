"""How fast moves are kept: appends of one entry of 150 bytes, durable, beside plain `sqlite3` in the same run.

    python -m bench.storage [--seconds S] [--folder FOLDER]

A table asks for its next move when the one before is acknowledged, as at a real table. "plain" is what one writes
first: a loop of INSERT and COMMIT, same file settings, no event loop, no table to judge. Processor time is that of the
whole process, the wait for the disk not counted but the kernel's work for it (which dominates one by one); with
PostgreSQL, which is started for it on loopback with its files in a temporary folder, also that of the database.
"""

import argparse
import asyncio
import os
import platform
import sqlite3
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tablee.storage.memory import MemoryStore
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.schema import durable
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Store
from tablee.storage.witness import Witness
from tests.storage.postgres.cluster import PASSWORD, Cluster

ENTRY = os.urandom(75).hex().encode()
"""Text, as entries are: PostgreSQL tells other nodes of it whole."""
AT_ONCE = (1, 16, 100)
AT_ONE_DATABASE = (*AT_ONCE, 1000)


class Pace:
    """Tables that append until the time is up, each by the callback of its last append, as the server does."""

    def __init__(self, store: Store, tables: int, seconds: float) -> None:
        self.store = store
        self.lengths = dict.fromkeys((f"T{number:05}" for number in range(tables)), 0)
        self.end = time.perf_counter() + seconds
        self.over = asyncio.get_running_loop().create_future()

    def go_on(self, table: str) -> None:
        answer = self.store.append(table, self.lengths[table], (ENTRY,), at=1_790_000_000_000)
        answer.add_done_callback(lambda kept: self.kept(table, kept))

    def kept(self, table: str, answer: asyncio.Future[bool]) -> None:
        assert answer.result()
        self.lengths[table] += 1
        if time.perf_counter() < self.end:
            self.go_on(table)
        elif not self.over.done():
            self.over.set_result(None)


async def appends(store: Store, tables: int, seconds: float) -> int:
    pace = Pace(store, tables, seconds)
    for table in pace.lengths:
        pace.go_on(table)
    await pace.over
    await store.close()
    return sum(pace.lengths.values())


def kept_in(folder: Path, tables: int, seconds: float) -> int:
    return asyncio.run(appends(SqliteStore(folder / f"{tables}.db"), tables, seconds))


def kept_by(cluster: Cluster, tables: int, seconds: float) -> int:
    return asyncio.run(appends(PostgresStore(Address.read(cluster.address)), tables, seconds))


def plain(path: Path, seconds: float) -> int:
    connection = sqlite3.connect(path, isolation_level=None)
    durable(connection, path)
    connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, body BLOB)")
    kept, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        connection.execute("INSERT INTO entries (body) VALUES (?)", (ENTRY,))
        kept += 1
    connection.close()
    return kept


class NoWitness(Witness):
    """Tells nobody anything."""

    def tell(self, *_: object) -> None:
        pass

    def settle(self) -> None:
        pass


def bare(path: Path) -> SqliteStore:
    """A store that trusts its -wal, as a program would that knows nothing of damage."""
    store = SqliteStore(path)
    writer = store._writer
    writer._witness = NoWitness(path)
    writer.checkpoint = lambda: setattr(writer, "ahead", None)  # type: ignore[method-assign]
    return store


async def in_turn(home: Path, seconds: float) -> dict[str, list[float]]:
    """Seconds of single appends, to both kinds of store in turn: whatever else the machine does, it does to both."""
    stores = {"with witness and checkpoints": SqliteStore(home / "told.db"), "without": bare(home / "bare.db")}
    took: dict[str, list[float]] = {what: [] for what in stores}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for what, store in stores.items():
            began = time.perf_counter()
            assert await store.append("ABCDEF", len(took[what]), (ENTRY,), at=1_790_000_000_000)
            took[what].append(time.perf_counter() - began)
    for store in stores.values():
        await store.close()
    return took


def compared(took: dict[str, list[float]]) -> None:
    """A move that is told and checkpointed beside one that is not: the median, and one in a hundred."""
    (_, told), (_, plainly) = [(what, sorted(seconds)) for what, seconds in took.items()]
    for what, part in (("median", 0.5), ("one in a hundred", 0.99)):
        one, other = told[int(len(told) * part)], plainly[int(len(plainly) * part)]
        ratio = f"{one / other:.2f} times as long"
        print(f"  one move with witness and checkpoints, {what}: {one * 1e3:.2f} ms, {ratio} as without")


def shown(what: str, kept: int, wall: float, cpu: float) -> None:
    print(f"  {what:34} {kept / wall:>9,.0f} appends/s {cpu / kept * 1e6:>8.1f} µs of processor each")


def measured(what: str, run: Callable[[], int], others: Callable[[], float] = lambda: 0.0) -> None:
    """`others` says what other processes that work for it have used so far, in seconds of a processor."""
    wall, cpu = time.perf_counter(), time.process_time() + others()
    kept = run()
    shown(what, kept, time.perf_counter() - wall, time.process_time() + others() - cpu)


def in_postgres(seconds: float) -> None:
    """A database for each; making the schema does not count."""
    os.environ["PGPASSWORD"] = PASSWORD
    for tables in AT_ONE_DATABASE:
        with Cluster(shared_buffers="128MB") as cluster:
            asyncio.run(PostgresStore(Address.read(cluster.address)).look())
            what = f"PostgresStore, {tables:,} table{'s' * (tables > 1)} at once"
            measured(what, partial(kept_by, cluster, tables, seconds), cluster.busy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each line")
    parser.add_argument("--folder", type=Path, help="on the disk to measure; a temporary one otherwise")
    args = parser.parse_args()
    print(f"python -m bench.storage --seconds {args.seconds}")
    print(f"python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        home = Path(folder)
        runs: dict[str, Callable[[], int]] = {
            "plain sqlite3, a commit each": lambda: plain(home / "plain.db", args.seconds),
            **{
                f"SqliteStore, {tables} table{'s' * (tables > 1)} at once": partial(kept_in, home, tables, args.seconds)
                for tables in AT_ONCE
            },
            "MemoryStore, 100 tables at once": lambda: asyncio.run(appends(MemoryStore(), 100, args.seconds / 3)),
        }
        for what, run in runs.items():
            measured(what, run)
        in_postgres(args.seconds)
        compared(asyncio.run(in_turn(home, 4 * args.seconds)))


if __name__ == "__main__":
    main()
