"""Two nodes and their database, harmed again and again in the middle of games: is an acknowledged move lost or doubled?

python -m tests.server.house.storm [--harms 200] [--tables 40] [--seed 7] [--kinds node,database,…] [--journals FOLDER]

Harms of all kinds in turn; `--kinds node,database` has kills alone. `--kinds promotion` has a second database that
follows the first, and takes over. It fails when a node that was killed is known to be gone later than NOTICED_WITHIN,
and when guests of a node that stops are back later than BACK_ELSEWHERE: with `--kinds stop` one of them, else one in
twenty, as what other harms left behind is measured as well. It also fails where it did not come to something that was
asked of it: fewer harms, no guests to look at, no deadline that passed.
"""

import argparse
import asyncio
import itertools
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.store import Store
from tests.server.house.found import HouseFound, deadlines
from tests.server.house.proxy import Proxy
from tests.server.house.roaming import Roaming
from tests.server.kills import GAMES, Storm
from tests.server.servers import ROOMY, RunningServer
from tests.server.steadfast import Steadfast
from tests.storage.postgres.cluster import PASSWORD, Cluster
from tests.storage.postgres.pair import Pair

QUICK = ("node", "database", "cut", "held", "slow", "full", "stop", "alone_cut")
KINDS = (*QUICK, "gone", "held_long", "alone_held")
HELD = 1.0
"""Seconds for which the database does not answer, is slow, or has no room."""
HELD_LONG = (7.0, 12.0)
"""Likewise, in turn: longer than an answer is waited for and a node may be silent; and than the same is tried again."""
HELD_ALONE = 8.0
"""Likewise, for one node alone: by the time its statements come through, others have played on without it."""
CLOCK_LATE = 30_000
"""Milliseconds by which the clock of the second node's machine is behind that of the first."""
BACK_WITHIN = 120
"""Seconds after which somebody who is not back, or a house in which nothing is acknowledged, fails."""
FULL = """
CREATE OR REPLACE FUNCTION tablee.no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON tablee.entries EXECUTE FUNCTION tablee.no_room()
"""
SLOW = """
CREATE OR REPLACE FUNCTION tablee.slowly() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_sleep(0.4); RETURN NULL; END $$;
CREATE TRIGGER slowly AFTER INSERT ON tablee.entries FOR EACH STATEMENT EXECUTE FUNCTION tablee.slowly()
"""
CUT = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
    "AND datname IS NOT NULL"
)


class HouseStorm(Storm):
    found: HouseFound

    def __init__(
        self, database: Cluster | Pair, folder: Path, *, kinds: Sequence[str], harms: int, tables: int, seed: int
    ) -> None:
        super().__init__(folder / "tables", kills=harms, tables=tables, seed=seed, life=60)
        self.found = HouseFound()
        self._databases = database
        self._kinds = kinds
        self._urls: list[str] = []
        self._nodes: list[RunningServer] = []
        self._ways: list[Proxy] = []
        """Of each node to the database, where one of them is to be harmed."""
        self._long = itertools.cycle(HELD_LONG)

    @property
    def _cluster(self) -> Cluster:
        """The one that is written to."""
        return self._databases.first if isinstance(self._databases, Pair) else self._databases

    async def rage(self) -> HouseFound:
        with ExitStack() as running:
            for name, late in (("one", 0), ("two", CLOCK_LATE)):
                data, words = self._data.with_name(f"{name}.db"), (f"--clock-late={late}",)
                node = RunningServer(data, *words, limits=ROOMY, store=self._way(running))
                self._nodes.append(running.enter_context(node))
            self._urls[:] = [node.url for node in self._nodes]
            async with self._patience, asyncio.TaskGroup() as everybody:
                for number in range(self._tables):
                    everybody.create_task(self._evenings(self._urls[number % 2], 2 + number % 3, random.Random(number)))
                await self._harm()
            for node in self._nodes:
                assert await asyncio.to_thread(node.stop) == 0
                broken = [line for line in node.faults() if line["event"] != "store trouble"]
                assert broken == [], broken
        await self._check(PostgresStore(Address.read(self._databases.address)))
        return self.found

    def _way(self, running: ExitStack) -> str:
        """The address of the database for one more node."""
        if not any(kind.startswith("alone") for kind in self._kinds):
            return self._databases.address
        way = running.enter_context(Proxy(self._cluster.port))
        self._ways.append(way)
        return self._cluster.address_by(way.port)

    def _person(self, url: str, code: str, token: str | None, players: int, dice: random.Random) -> Steadfast:
        return Roaming(self._urls, code, token, players, GAMES, dice, limited=players == 2)

    async def _harm(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self._end)
        while self._left > 0:
            await self._reached(1 + self._dice.randrange(self._life))
            kind = self._kinds[self.found.kills % len(self._kinds)]
            began = time.perf_counter()
            await asyncio.to_thread(getattr(self, f"_{kind}"))
            async with asyncio.timeout(BACK_WITHIN):
                await self._reached(2)
                self.found.acknowledged_after[kind].append(time.perf_counter() - began)
                await self._all_back()
            self.found.back_after[kind].append(time.perf_counter() - began)
            if isinstance(self._databases, Pair) and self._left > 1:
                await asyncio.to_thread(self._follow, self._databases)
            self._left -= 1
            self.found.kills += 1
            if self.found.kills % 20 == 0:
                print(f"{self.found.kills} harms, {len(self.evenings)} tables", file=sys.stderr, flush=True)
        self._over = True

    def _end(self) -> None:
        """By Ctrl-C, before its time: all that has been is checked."""
        self._left = 0

    async def _all_back(self) -> None:
        """Everybody is at their table at one moment, or done with it."""
        everybody = [person for _, people in self.evenings for person in people]
        while not all(isinstance(person, Roaming) and person.is_back for person in everybody):  # noqa: ASYNC110 - rarely
            await asyncio.sleep(0.01)

    # Harms

    def _busiest(self) -> tuple[RunningServer, RunningServer]:
        """And the other one. A node that was killed a while ago has no guests: to harm that one would show nothing."""
        other, node = sorted(self._nodes, key=RunningServer.guests)
        return node, other

    def _node(self) -> None:
        node, _ = self._busiest()
        node.kill()
        node.start()

    def _gone(self) -> None:
        """Killed, and not started again before the other one has noticed."""
        node, other = self._busiest()
        node.kill()
        killed = time.perf_counter()
        seen_to(lambda: other.metric("tablee_nodes") == 1)
        self.found.noticed_after.append(time.perf_counter() - killed)
        node.start()

    def _stop(self) -> None:
        """As for an upgrade: its guests are told, and go to the other one."""
        node, _ = self._busiest()
        assert node.stop() == 0
        node.start()

    def _database(self) -> None:
        self._cluster.kill()
        self._cluster.start()

    def _promotion(self) -> None:
        assert isinstance(self._databases, Pair)
        self._databases.take_over()

    def _follow(self, pair: Pair) -> None:
        pair.follow()
        pair.name_synchronous()

    def _cut(self) -> None:
        self._cluster.sql(CUT)

    def _held(self) -> None:
        with self._cluster.standing_still():
            time.sleep(HELD)

    def _held_long(self) -> None:
        with self._cluster.standing_still():
            time.sleep(next(self._long))

    def _alone_held(self) -> None:
        """What the node had sent comes to the database later."""
        way = self._ways[self._nodes.index(self._busiest()[0])]
        way.hold()
        time.sleep(HELD_ALONE)
        way.mend()

    def _alone_cut(self) -> None:
        """Until all its guests are at the other one, where they come as by a proxy that asks /healthz."""
        node, _ = self._busiest()
        way, began = self._ways[self._nodes.index(node)], time.perf_counter()
        way.cut()
        try:
            seen_to(lambda: not well(node))
            self._urls.remove(node.url)
            seen_to(lambda: not node.guests())
            self.found.elsewhere_after.append(time.perf_counter() - began)
        finally:
            way.mend()
        seen_to(lambda: well(node))
        self._urls.append(node.url)

    def _slow(self) -> None:
        """Each commit takes a while, and all that comes meanwhile goes into the next one."""
        self._cluster.sql(SLOW)
        time.sleep(HELD)
        self._cluster.sql("DROP TRIGGER slowly ON tablee.entries")

    def _full(self) -> None:
        self._cluster.sql(FULL)
        time.sleep(HELD)
        self._cluster.sql("DROP TRIGGER no_room ON tablee.entries")

    # Afterwards

    async def _check(self, store: Store) -> None:
        for code, people in self.evenings:
            passed, early = await deadlines(store, code)
            self.found.deadlines += passed
            self.found.early += early
            for person in people:
                assert isinstance(person, Roaming)
                self.found.returns += person.returns
        await super()._check(store)


def well(node: RunningServer) -> bool:
    """As a proxy asks it."""
    return node.request("GET", "/healthz")[0] == 200


def seen_to(so: Callable[[], bool]) -> None:
    end = time.perf_counter() + BACK_WITHIN
    while not so():
        assert time.perf_counter() < end
        time.sleep(0.05)


def storm(
    database: Cluster | Pair, folder: Path, *, harms: int, tables: int, seed: int = 7, kinds: Sequence[str] = KINDS
) -> HouseFound:
    async def raging() -> HouseFound:
        return await HouseStorm(database, folder, kinds=kinds, harms=harms, tables=tables, seed=seed).rage()

    return asyncio.run(raging())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.house.storm", description=__doc__)
    parser.add_argument("--harms", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--journals", type=Path, help="where the journals of the nodes are left")
    args = parser.parse_args()
    os.environ["PGPASSWORD"] = PASSWORD
    kinds = args.kinds.split(",")
    with ExitStack() as running:
        folder = args.journals or Path(running.enter_context(tempfile.TemporaryDirectory()))
        if "promotion" in kinds:
            pair = running.enter_context(Pair())
            pair.name_synchronous()
        database = pair if "promotion" in kinds else running.enter_context(Cluster())
        found = storm(database, folder, harms=args.harms, tables=args.tables, seed=args.seed, kinds=kinds)
    print(found)
    unseen = found.unseen(kinds, args.harms)
    if unseen:
        print(f"Not seen, so nothing is shown of it: {', '.join(unseen)}")
    return 1 if unseen or not found.clean or found.late_after(kinds) else 0


if __name__ == "__main__":
    sys.exit(main())
