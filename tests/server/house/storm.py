"""Two nodes and their database, harmed again and again in the middle of games: is an acknowledged move lost or doubled?

python -m tests.server.house.storm [--harms 200] [--tables 40] [--seed 7] [--kinds node,database,…]
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.server.kills import GAMES, Found, Storm
from tests.server.servers import ROOMY, RunningServer
from tests.server.steadfast import Steadfast
from tests.storage.postgres.cluster import PASSWORD, Cluster

KINDS = ("node", "database", "cut", "held", "full", "stop")
HELD = 1.0
"""Seconds for which the database does not answer, or has no room."""
FULL = """
CREATE OR REPLACE FUNCTION tablee.no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON tablee.entries EXECUTE FUNCTION tablee.no_room()
"""
CUT = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
    "AND datname IS NOT NULL"
)


class Roaming(Steadfast):
    """It comes to whichever node, as by way of a proxy that knows none of them from the other."""

    def __init__(self, urls: Sequence[str], *others: object) -> None:
        self.urls = urls
        super().__init__("", *others)  # type: ignore[arg-type]

    @property
    def url(self) -> str:
        return random.choice(self.urls)

    @url.setter
    def url(self, _: str) -> None:
        pass


class HouseStorm(Storm):
    def __init__(
        self, cluster: Cluster, folder: Path, *, kinds: Sequence[str], harms: int, tables: int, seed: int
    ) -> None:
        super().__init__(folder / "tables", kills=harms, tables=tables, seed=seed, life=60)
        self._cluster = cluster
        self._kinds = kinds
        self._urls: list[str] = []
        self._nodes: list[RunningServer] = []

    async def rage(self) -> Found:
        with ExitStack() as running:
            for name in ("one", "two"):
                node = RunningServer(self._data.with_name(f"{name}.db"), limits=ROOMY, store=self._cluster.address)
                self._nodes.append(running.enter_context(node))
            self._urls[:] = [node.url for node in self._nodes]
            async with asyncio.TaskGroup() as everybody:
                for number in range(self._tables):
                    everybody.create_task(self._evenings(self._urls[number % 2], 2 + number % 3, random.Random(number)))
                await self._harm()
            for node in self._nodes:
                assert await asyncio.to_thread(node.stop) == 0
                broken = [line for line in node.faults() if line["event"] != "store trouble"]
                assert broken == [], broken
        await self._check(PostgresStore(Address.read(self._cluster.address)))
        return self.found

    def _person(self, url: str, code: str, token: str | None, players: int, dice: random.Random) -> Steadfast:
        return Roaming(self._urls, code, token, players, GAMES, dice)

    async def _harm(self) -> None:
        while self._left:
            await self._reached(1 + self._dice.randrange(self._life))
            kind = self._kinds[self.found.kills % len(self._kinds)]
            began = time.perf_counter()
            await asyncio.to_thread(getattr(self, f"_{kind}"))
            await self._reached(2)
            self.found.restarts.append(time.perf_counter() - began)
            self._left -= 1
            self.found.kills += 1
            if self.found.kills % 20 == 0:
                print(f"{self.found.kills} harms, {len(self.evenings)} tables", file=sys.stderr, flush=True)
        self._over = True

    def _node(self) -> None:
        node = self._dice.choice(self._nodes)
        node.kill()
        node.start()

    def _stop(self) -> None:
        """As for an upgrade: its guests are told, and go to the other one."""
        node = self._dice.choice(self._nodes)
        assert node.stop() == 0
        node.start()

    def _database(self) -> None:
        self._cluster.kill()
        self._cluster.start()

    def _cut(self) -> None:
        self._cluster.sql(CUT)

    def _held(self) -> None:
        """Its processes stand still: connections are open, and nobody answers."""
        held = [self._cluster.process.pid, *self._cluster.children()]
        for signum in (signal.SIGSTOP, signal.SIGCONT):
            for pid in held:
                os.kill(pid, signum)
            time.sleep(HELD if signum == signal.SIGSTOP else 0)

    def _full(self) -> None:
        self._cluster.sql(FULL)
        time.sleep(HELD)
        self._cluster.sql("DROP TRIGGER no_room ON tablee.entries")


def storm(
    cluster: Cluster, folder: Path, *, harms: int, tables: int, seed: int = 7, kinds: Sequence[str] = KINDS
) -> Found:
    async def raging() -> Found:
        return await HouseStorm(cluster, folder, kinds=kinds, harms=harms, tables=tables, seed=seed).rage()

    return asyncio.run(raging())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.house.storm", description=__doc__)
    parser.add_argument("--harms", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--kinds", default=",".join(KINDS))
    args = parser.parse_args()
    os.environ["PGPASSWORD"] = PASSWORD
    with tempfile.TemporaryDirectory() as folder, Cluster() as cluster:
        kinds = args.kinds.split(",")
        found = storm(cluster, Path(folder), harms=args.harms, tables=args.tables, seed=args.seed, kinds=kinds)
    print(found)
    return 0 if found.clean and found.acknowledged else 1


if __name__ == "__main__":
    sys.exit(main())
