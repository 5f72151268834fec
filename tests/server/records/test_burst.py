"""Many records of a long table, asked for in a burst: the loop goes on, and so do a neighbour and whoever comes in."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread

import pytest

from tablee.server.records.record_line import OF_ONE
from tablee.server.run import ServerSettings, serve
from tablee.storage.sqlite import SqliteStore
from tests.server.canary_server import CATALOGUE
from tests.server.evenings import decoded, left, move, next_mover, playing
from tests.server.records.long_tables import kept, rematches
from tests.server.records.loop_steps import BOUND, watched_steps
from tests.server.servers import RunningServer

pytestmark = pytest.mark.slow
BURST = 20
ENTRIES = [7_000, pytest.param(70_000, marks=pytest.mark.trust)]
"""The longer one is what six bots wrote within a minute, in the attack."""


class ServerHere(RunningServer):
    """In a thread of the test, whose loop can be watched."""

    def __init__(self, data, entries):
        self._data, self._entries = data, entries
        self._listening = Event()
        self.thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.thread.start()
        assert self._listening.wait(60)

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._serving.cancel)
        self.thread.join(60)

    async def _serve(self):
        store = SqliteStore(self._data)
        lines, self.games = rematches(self._entries)
        await kept(store, lines)
        self._loop = asyncio.get_running_loop()
        settings = ServerSettings(port=0, metrics_port=None)
        self._serving = asyncio.create_task(serve(store, settings, self._ready, catalogue=CATALOGUE))
        await asyncio.gather(self._serving, return_exceptions=True)

    def _ready(self, _, port):
        self.port = port
        self._listening.set()


def asked(server, number):
    return server.request("GET", f"/api/tables/ABCDEF/record?game={number}")


@pytest.mark.parametrize("entries", ENTRIES)
def test_a_burst_of_records_holds_up_nobody(tmp_path, entries):
    async def evening(server):
        players = await playing(server)
        with watched_steps(server.thread) as steps:
            burst = [pool.submit(asked, server, server.games - 1 - number) for number in range(BURST)]
            moves, dice = 0, random.Random(1)
            while not all(record.done() for record in burst):
                await move(await next_mover(players), dice)
                moves += 1
        await left(players)
        return steps, moves, [record.result() for record in burst]

    with ServerHere(tmp_path / "t.sqlite3", entries) as server, ThreadPoolExecutor(BURST) as pool:
        steps, moves, answers = asyncio.run(evening(server))

    assert steps.longest < BOUND, steps
    assert moves >= 5
    assert sorted(status for status, _, _ in answers) == [200] * OF_ONE + [503] * (BURST - OF_ONE)
    for status, headers, body in answers:
        if status == 200:
            assert decoded(body)[-1]["type"] == "closing"
        else:
            assert json.loads(body)["error"].startswith("other records are being made")
            assert headers["retry-after"] == "5"
