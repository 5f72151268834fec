"""Four people on two nodes behind one address, and a whole game while a node and then the database are killed."""

import re
from contextlib import ExitStack

import pytest

from tablee.games import GAMES
from tests.browser.devices import PHONE
from tests.browser.players import Player, over, play
from tests.browser.test_code777 import note, question
from tests.browser.test_four_people import gather
from tests.browser.thinkers import Thinker
from tests.server.evenings import verified
from tests.server.house.proxy import Proxy
from tests.server.servers import RunningServer
from tests.storage.postgres.cluster import PASSWORD, Cluster

pytestmark = pytest.mark.slow

LOST = re.compile("WebSocket|Failed to load resource")
"""What a browser says by itself of a line that was cut."""
NAMES = ("Ann", "Ben", "Cat", "Dan")


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A database, two nodes, and the address that leads to either."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with ExitStack() as running:
        cluster = running.enter_context(Cluster())
        nodes = [
            running.enter_context(RunningServer(tmp_path / f"{name}.db", store=cluster.address))
            for name in ("one", "two")
        ]
        proxy = running.enter_context(Proxy(*[node.port for node in nodes]))
        yield cluster, nodes, proxy.url
        assert [line for node in nodes for line in node.faults() if line["event"] != "store trouble"] == []


def test_a_whole_game_survives_the_kill_of_a_node_and_of_the_database(device, house):
    cluster, (one, two), url = house
    four = [Player(device(url, **PHONE), name) for name in NAMES]
    for player in four:
        player.device.forgive(LOST)
    gather(four)
    four[0].start()
    play(four, lambda acts: acts >= 4)
    one.kill()
    play(four, lambda acts: acts >= 4)
    cluster.kill()
    cluster.start()
    one.start()
    play(four, lambda _: all(over(player) for player in four))

    code = four[0].page.url.rpartition("/")[2]
    for node in (one, two):
        record = node.request("GET", f"/api/tables/{code}/record")[2]
        assert verified(record, GAMES["sept_pour_cent"])[-1].result is not None


@pytest.mark.trust
def test_code_777_survives_it_too(device, house):
    cluster, (one, two), url = house
    four = [Thinker(device(url, **PHONE), name) for name in NAMES]
    ann, _, cat, _ = four
    for player in four:
        player.device.forgive(LOST)
    gather(four)
    ann.page.get_by_label("Temps pour noter").select_option("30")
    ann.start()
    for harm in (one.kill, cluster.kill, None):
        question(four)
        cat.declare(ann.numbers_of(cat))
        if harm is not None:
            note(four)
            harm()
        if harm == cluster.kill:
            cluster.start()

    ann.device.until(lambda: all(over(player) for player in four))
    record = two.request("GET", f"/api/tables/{ann.page.url.rpartition('/')[2]}/record")[2]
    result = verified(record, GAMES["code777"])[-1].result
    assert result is not None
    assert result.scores == (0, 0, 3, 0)
