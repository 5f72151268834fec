"""When tables take all the room that they may, nothing new is begun, and everybody who is concerned is told."""

import asyncio
import json

import pytest

from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.server.upkeep.disk_room import LITTLE_FREE, DiskRoom, ServerFull
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Space
from tablee.tables.catalogue import Catalogue
from tablee.wire.requests import LayTable
from tests.server.devices import Device
from tests.server.servers import RunningServer

GAME = LayTable("sept_pour_cent")
NOON = 1_800_000_000_000
MOST = 100_000
PLENTY = 10 * LITTLE_FREE


class Measured(MemoryStore):
    """Says that so much of the disk is used and free."""

    used, free = 0, PLENTY

    def space(self):
        answer = asyncio.get_running_loop().create_future()
        answer.set_result(Space(self.used, self.free))
        return answer


@pytest.mark.parametrize(
    ("used", "free", "most", "room"),
    [
        (79_999, PLENTY, MOST, "enough"),
        (80_000, PLENTY, MOST, "little"),
        (99_999, PLENTY, MOST, "little"),
        (100_000, PLENTY, MOST, "none"),
        (10**12, PLENTY, 0, "enough"),
        (0, 2 * LITTLE_FREE - 1, MOST, "little"),
        (0, LITTLE_FREE - 1, MOST, "none"),
        (0, LITTLE_FREE - 1, 0, "none"),
    ],
)
def test_there_is_room_until_so_much_is_used_or_so_little_is_left(used, free, most, room):
    store, lines = Measured(), []
    store.used, store.free = used, free
    disk = DiskRoom(store, Journal(lines.append, detail="quiet"), most)
    asyncio.run(disk.look())

    assert disk.room == room
    assert disk.full == (room == "none")
    told = [] if room == "enough" else [f"disk room: {room}"]
    assert [json.loads(line)["event"] for line in lines] == told


def test_a_full_server_lays_no_table_and_lays_them_again_when_there_is_room():
    async def evening():
        store, lines = Measured(), []
        tables = OpenTables(store, Catalogue(), Environment(now=lambda: NOON, most_on_disk=MOST), Journal(lines.append))
        await tables.lay(GAME)
        store.used = MOST
        with pytest.raises(ServerFull):
            await tables.lay(GAME)
        with pytest.raises(ServerFull):
            await tables.lay(GAME)
        store.used = 0
        await tables.lay(GAME)
        return [json.loads(line)["event"] for line in lines], tables.journal.metrics()

    events, metrics = asyncio.run(evening())

    assert events == ["table laid", "disk room: none", "disk room: enough", "table laid"]
    assert f"tablee_disk_bytes_most {MOST}" in metrics
    assert "tablee_disk_bytes 0" in metrics


@pytest.mark.slow
def test_over_http_a_full_server_says_so_with_a_status_of_its_own(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3", "--disk", "1K") as server:
        status, _, body = server.request("POST", "/api/tables", {"game": "sept_pour_cent"})
        assert server.request("GET", "/healthz")[0] == 200
        events = [line["event"] for line in server.journal()]

    assert status == 507
    assert json.loads(body)["error"].startswith("this server has no room for more")
    assert "disk room: none" in events


@pytest.mark.trust
def test_one_stranger_with_six_bots_who_lose_no_time_cannot_fill_a_disk(tmp_path):
    """The attack wrote 70,000 entries and 13.5 MB in a minute; here it goes on until the table says no."""

    async def attack(server):
        code, token = server.lay("sept_pour_cent")
        host = Device(server.url, code)
        host.tokens[0] = token
        await host.enter()
        for chair in range(6):
            await host.ask("seat_bot", person=0, chair=chair, level="easy")
        await host.ask("set_pace", person=0, pace="instant")
        answer, games = await host.ask("start", person=0), 0
        while answer["type"] == "done":
            games += 1
            await host.wait(
                lambda games=games: (host.public_table["stage"], host.public_table["games"]) == ("over", games)
            )
            answer = await host.ask("rematch", person=0)
        await host.leave()
        return answer["why"], games

    with RunningServer(tmp_path / "t.sqlite3") as server:
        why, games = asyncio.run(attack(server))
        written = sum(file.stat().st_size for file in tmp_path.iterdir())

    assert (why, games) == ("too_soon", 10)
    assert written < 8_000_000
