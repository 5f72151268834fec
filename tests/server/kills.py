"""A server killed again and again in the middle of a hundred games: is any acknowledged move lost, or played twice?

python -m tests.server.kills [--kills 1000] [--tables 100] [--seed 7]
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from statistics import median

from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.games import named
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Store
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.stages import GameOver
from tests.server.servers import ROOMY, RunningServer
from tests.server.steadfast import Steadfast, laid

GAMES = 2
"""At one table; then it is closed and another one laid, so that logs stay as long as an evening's."""
LIFE = 400
"""Answers that a server gives at most before it is killed."""
PATIENCE = 60.0
"""Seconds without any answer after which the storm fails: the server died by itself, or hangs."""


@dataclass
class Found:
    kills: int = 0
    tables: int = 0
    games: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    out_of_order: int = 0
    altered: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    restarts: list[float] = field(default_factory=list)
    """Seconds from the start of a process to the first thing that it acknowledged."""

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.out_of_order or self.altered)

    def __str__(self) -> str:
        worst, usual = max(self.restarts, default=0), median(self.restarts or [0])
        return (
            f"{self.kills} kills, {self.tables} tables, {self.games} games verified, {self.connections} connections; "
            f"{self.acknowledged} moves acknowledged, {self.lost} lost, {self.doubled} doubled, "
            f"{self.out_of_order} out of order, {self.altered} altered; "
            f"restart to first acknowledgement {1000 * usual:.0f} ms median, {1000 * worst:.0f} ms worst; "
            f"refused: {dict(self.refused)}"
        )


class Storm:
    def __init__(self, data: Path, *, kills: int, tables: int, seed: int, life: int) -> None:
        self._dice = random.Random(seed)
        self._data = data
        self._left = kills
        self._tables = tables
        self._life = life
        self._over = kills == 0
        self._answers = 0
        self._answered = asyncio.Event()
        self._patience = asyncio.timeout(PATIENCE)
        self.found = Found()
        self.evenings: list[tuple[str, list[Steadfast]]] = []

    async def rage(self) -> Found:
        with RunningServer(self._data, limits=ROOMY) as server:
            async with self._patience, asyncio.TaskGroup() as everybody:
                for number in range(self._tables):
                    everybody.create_task(self._evenings(server.url, 2 + number % 3, random.Random(number)))
                await self._kill(server)
            assert await asyncio.to_thread(server.stop) == 0
            assert server.faults() == []
        await self._check(SqliteStore(self._data))
        return self.found

    async def _kill(self, server: RunningServer) -> None:
        """After so many answers, and then at any moment: in the middle of a batch, say, or of an answer."""
        started = time.perf_counter()
        while self._left:
            await self._reached(1)
            if self.found.kills:
                self.found.restarts.append(time.perf_counter() - started)
            await self._reached(self._dice.randrange(self._life))
            await asyncio.sleep(self._dice.random() / 100)
            server.kill()
            self._left -= 1
            self.found.kills += 1
            if self.found.kills % 50 == 0:
                print(f"{self.found.kills} kills, {len(self.evenings)} tables", file=sys.stderr, flush=True)
            started = time.perf_counter()
            await asyncio.to_thread(server.start)
        self._over = True

    async def _reached(self, more: int) -> None:
        wanted = self._answers + more
        while self._answers < wanted:
            self._answered.clear()
            await self._answered.wait()

    def _count(self) -> None:
        self._answers += 1
        self._answered.set()
        self._patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)

    async def _evenings(self, url: str, players: int, dice: random.Random) -> None:
        """One table after the other, for as long as there are kills to come."""
        while True:
            code, token = await laid(url)
            tokens = [token] + [None] * (players - 1)
            people = [self._person(url, code, one, players, random.Random(dice.random())) for one in tokens]
            self.evenings.append((code, people))
            for person in people:
                person.on_done, person.enough = self._count, lambda: self._over
            await asyncio.gather(*[person.play() for person in people])
            if self._over:
                return

    def _person(self, url: str, code: str, token: str | None, players: int, dice: random.Random) -> Steadfast:
        return Steadfast(url, code, token, players, GAMES, dice)

    async def _check(self, store: Store) -> None:
        for code, people in self.evenings:
            lines = await store.read(code)
            self.found.tables += 1
            self.found.games += sum(1 for _ in verified(lines))
            self._compare(people, lines)
        await store.close()

    def _compare(self, people: Sequence[Steadfast], lines: Sequence[bytes]) -> None:
        played = [entry for entry in map(json.loads, lines) if entry["type"] == "played" and entry.get("id")]
        kept = [entry["id"] for entry in played]
        actions = {entry["id"]: entry["entries"][0]["action"] for entry in played}
        places = {id_: place for place, id_ in enumerate(kept)}
        self.found.doubled += len(kept) - len(places)
        for person in people:
            acts = person.acts
            self.found.connections += person.connections
            self.found.acknowledged += len(acts.acknowledged)
            self.found.doubled += len(acts.acknowledged) - len(set(acts.acknowledged))
            self.found.lost += sum(id_ not in places for id_ in acts.acknowledged)
            order = [places[id_] for id_ in acts.acknowledged if id_ in places]
            self.found.out_of_order += order != sorted(order)
            self.found.altered += sum(
                actions.get(id_, act["action"]) != act["action"] for id_, act in acts.sent.items()
            )
            self.found.refused.update([why for _, why in acts.refused])


def verified(lines: Sequence[bytes]) -> Iterator[None]:
    """Each game of this log, once its record has been verified."""
    table = log.folded(Catalogue(), lines[:1])
    for line in lines[1:]:
        was_over = isinstance(table.stage, GameOver)
        log.read(table, [line])
        if isinstance(table.stage, GameOver) and not was_over:
            for game in read(BytesIO(table.stage.current.record(table.stage.result)), named):
                verify(game)
                yield


def storm(data: Path, *, kills: int, tables: int, seed: int, life: int = LIFE) -> Found:
    async def raging() -> Found:
        return await Storm(data, kills=kills, tables=tables, seed=seed, life=life).rage()

    return asyncio.run(raging())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = storm(Path(folder) / "tables.sqlite3", kills=args.kills, tables=args.tables, seed=args.seed)
    print(found)
    return 0 if found.clean and found.acknowledged else 1


if __name__ == "__main__":
    sys.exit(main())
