"""Four people on two nodes behind one address: a node stops, another is killed, then the database, and they play on."""

import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle
from time import monotonic

import pytest

from tablee.games import GAMES
from tablee.games.incroyable.vocabulary import Symbol
from tests.browser import estimators
from tests.browser.devices import PHONE
from tests.browser.estimators import Estimator
from tests.browser.indix import seekers
from tests.browser.indix.seekers import Seeker
from tests.browser.indix.test_indix import play_card
from tests.browser.players import Player, over, play
from tests.browser.slate import sketchers
from tests.browser.slate.sketchers import Sketcher
from tests.browser.test_code777 import note, question
from tests.browser.test_four_people import gather
from tests.browser.thinkers import Thinker
from tests.server.evenings import verified
from tests.server.house.found import NOTICED_WITHIN
from tests.server.house.proxy import Proxy
from tests.server.servers import RunningServer
from tests.storage.postgres.cluster import PASSWORD, Cluster

pytestmark = pytest.mark.slow

LOST = re.compile("WebSocket|Failed to load resource")
"""What a browser says by itself of a line that was cut."""
NAMES = ("Ann", "Ben", "Cat", "Dan")
MOST_RELOADS = 20
"""Each leads to the node that has no guests half of the time."""


class House:
    """A database, two nodes, and the address that leads to either."""

    def __init__(self, cluster, one, two, url):
        self.cluster, self.one, self.two, self.url = cluster, one, two, url
        self.harmed = 0

    def harms(self, people):
        """A node is killed, and then, when both have guests again, the database. From then on there is peace."""
        self.spread(people)
        self.one.kill()
        self.harmed = 1
        yield
        self.one.start()
        self.spread(people)
        self.cluster.kill()
        self.cluster.start()
        self.harmed = 2
        while True:
            yield

    def spread(self, people):
        """Until both nodes have guests: whoever loads the page again comes to the one or to the other."""
        reloads = 0
        while not all(node.guests() for node in (self.one, self.two)):
            assert reloads < MOST_RELOADS
            device = people[reloads % len(people)].device
            device.page.reload()
            device.until(lambda device=device: device.is_connected)
            reloads += 1

    def result(self, player, game):
        """As both nodes have it in their record, after all that was done to them."""
        assert self.harmed == 2
        code = player.page.url.rpartition("/")[2]
        records = [node.request("GET", f"/api/tables/{code}/record")[2] for node in (self.one, self.two)]
        assert records[0] == records[1]
        return verified(records[0], GAMES[game])[-1].result


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patched, ExitStack() as running:
        patched.setenv("PGPASSWORD", PASSWORD)
        cluster = running.enter_context(Cluster())
        one, two = [
            running.enter_context(RunningServer(folder / f"{name}.db", store=cluster.address))
            for name in ("one", "two")
        ]
        proxy = running.enter_context(Proxy(one.port, two.port))
        yield House(cluster, one, two, proxy.url)
        assert [line for node in (one, two) for line in node.faults() if line["event"] != "store trouble"] == []


@pytest.fixture
def four(device, house):
    """Makes them, of the kind that plays a game."""

    def make(kind):
        people = [kind(device(house.url, **PHONE), name) for name in NAMES]
        for player in people:
            player.device.forgive(LOST)
        return people

    return make


def test_a_whole_game_survives_the_stop_of_a_node_and_the_kill_of_one_and_of_the_database(four, house):
    people = four(Player)
    gather(people)
    people[0].start()
    play_on(people, 2)
    house.spread(people)
    with ThreadPoolExecutor() as beside:
        stopped = back_after(people, house.two, lambda: beside.submit(house.two.stop))
    house.two.start()
    play_on(people, 2)
    house.spread(people)
    harms = house.harms(people)
    killed = back_after(people, house.one, lambda: next(harms))
    play_on(people, 4)
    next(harms)
    play(people, lambda _: all(over(player) for player in people))

    print(f"back {stopped:.1f} s after a node was told to stop, {killed:.1f} s after one was killed")
    assert house.result(people[0], "sept_pour_cent") is not None
    assert stopped < NOTICED_WITHIN, "within 3 s where nothing runs beside: a storm of stops holds that"
    assert killed < NOTICED_WITHIN


def play_on(people, acts):
    """So many acts; in another game, where dice have ended one meanwhile."""
    while acts > 0:
        acts -= play(people, lambda done, left=acts: done >= left or over(people[0]))
        if acts > 0:
            people[0].play_again()


def back_after(people, node, harm):
    """Seconds until all guests of this node have lost their line by it, and everybody has one again."""
    devices = [player.device for player in people]
    were_there, before, began = node.guests(), lost(devices), monotonic()
    assert were_there
    harm()
    devices[0].until(lambda: lost(devices) >= before + were_there and all(device.is_connected for device in devices))
    return monotonic() - began


def lost(devices):
    return sum(socket.is_closed() for device in devices for socket in device.sockets)


@pytest.mark.trust
def test_code_777_survives_it_too(four, house):
    people = four(Thinker)
    harms = house.harms(people)
    ann, _, cat, _ = people
    gather(people)
    ann.open_options().get_by_label("Temps pour noter").select_option("30")
    ann.put_away()
    ann.start()
    for points in (1, 2, 3):
        question(people)
        cat.declare(ann.numbers_of(cat))
        if points < 3:
            note(people)
            next(harms)

    ann.device.until(lambda: all(over(player) for player in people))
    assert house.result(ann, "code777").scores == (0, 0, 3, 0)


@pytest.mark.trust
def test_incroyable_survives_it_too(four, house):
    """Cat doubts whom it takes to land on squares where nothing happens: on 11, 21, 32, 43, and at the end."""
    people = four(Estimator)
    harms = house.harms(people)
    _, ben, cat, dan = people
    estimators.begin(people, dict.fromkeys(Symbol, 4937), first=0, board="short")
    for doubted in (dan, ben, dan, dan, dan):
        estimators.estimate(people, 9000, 8000, 8500, 7000)
        next(harms)
        cat.doubt(doubted)

    cat.device.until(lambda: all(over(player) for player in people))
    assert house.result(cat, "incroyable").winners == (2,)


@pytest.mark.trust
def test_incognito_survives_it_too(four, house):
    """Ann finds every word, in three rounds, and nobody else any."""
    people = four(Sketcher)
    harms = house.harms(people)
    ann = people[0]
    sketchers.begin(people)
    for _ in range(3):
        words = {player.name: player.word for player in people}
        for player in people:
            player.draw(((0.2, 0.3), (0.6, 0.7)))
        next(harms)
        for player in people:
            player.put_down()
        for player in people:
            others = [name for name in NAMES if name != player.name]
            believed = others if player is ann else [*others[1:], others[0]]
            player.vote({name: player.number_of(words[of]) for name, of in zip(others, believed, strict=True)})
        for player in people:
            player.finish_voting()

    ann.device.until(lambda: all(over(player) for player in people))
    assert house.result(ann, "incognito").scores == (9, 6, 6, 6)


@pytest.mark.trust
def test_indix_survives_it_too(four, house):
    people = four(Seeker)
    harms = house.harms(people)
    ann, ben, cat, dan = people
    seekers.begin(people, first=0)
    for reader in cycle((ann, dan, cat, ben)):
        play_card(people, reader, asked=True)
        if over(ann):
            break
        next(harms)

    ann.device.until(lambda: all(over(player) for player in people))
    assert house.result(ann, "indix") is not None
