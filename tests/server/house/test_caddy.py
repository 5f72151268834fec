"""deploy/Caddyfile, run by a real Caddy before two nodes: what people who come by way of it see, also when one goes."""

import asyncio
import json
import random
import signal
import time
from http.client import HTTPConnection

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server.limits import Limits
from tests.server.devices import PATIENCE
from tests.server.evenings import begun, left, move, opened
from tests.server.house.caddy import NAME, Caddy, Guest
from tests.server.house.proxy import Proxy

pytestmark = pytest.mark.slow

ANN, BEN = "127.0.0.5", "127.0.0.6"
"""Where they come from."""
MOST = Limits().sockets


@pytest.fixture(scope="module")
def ways(cluster):
    """Of two nodes to their database."""
    with Proxy(cluster.port) as one, Proxy(cluster.port) as two:
        yield one, two


@pytest.fixture(scope="module")
def nodes(ways, house):
    """Two, as deploy/ starts them."""
    words = ("--name", NAME, "--behind-proxy")
    return [house(f"{number}", *words, limits=None, by=way.port) for number, way in enumerate(ways)]


@pytest.fixture
def caddy(nodes, tmp_path):
    """A new one each time: it remembers for a moment who was gone."""
    with Caddy(tmp_path, *nodes) as running:
        yield running


async def connections(nodes, total):
    """How many guests each of them has, once they have so many: who has left is there for a moment."""
    async with asyncio.timeout(PATIENCE):
        while sum(found := [node.guests() for node in nodes]) != total:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)
    return found


def test_the_page_comes_over_https_and_nodes_know_that_it_does(caddy):
    status, headers, page = asyncio.run(caddy.asked("GET", "/", Accept="text/html"))
    _, _, address = asyncio.run(caddy.asked("GET", "/api/address"))
    plain = HTTPConnection("127.0.0.1", caddy.http_port, timeout=10)
    plain.request("GET", "/t/QUARTZ", headers={"Host": NAME})
    led = plain.getresponse()
    plain.close()

    assert (status, b"<html" in page) == (200, True)
    assert headers["cross-origin-opener-policy"] == "same-origin", "which a node says over https alone"
    assert json.loads(address) == {"base": f"https://{NAME}/", "only_here": False, "no_network": False}
    assert (led.status, led.headers["Location"]) == (308, f"https://{NAME}/t/QUARTZ")


def test_everybody_at_a_table_comes_to_one_node_and_both_nodes_have_tables(caddy, nodes):
    async def evening():
        guests, tables = [], [0, 0]
        while not all(tables) and len(guests) < 60:
            source = f"127.0.1.{len(guests)}"
            code, _ = await caddy.lay(source)
            before = await connections(nodes, len(guests))
            coming = [Guest(caddy, code, source) for _ in range(3)]
            await asyncio.gather(*[guest.enter() for guest in coming])
            guests += coming
            after = await connections(nodes, len(guests))
            came = [now - then for now, then in zip(after, before, strict=True)]
            assert sorted(came) == [0, 3]
            tables[came.index(3)] += 1
        await left([(guest, 0) for guest in guests])
        return tables

    assert all(asyncio.run(evening()))


def test_limits_count_for_the_address_of_whoever_comes_whatever_they_say_of_it(caddy):
    async def evening():
        code, _ = await caddy.lay()
        here = [Guest(caddy, code, ANN) for _ in range(MOST + 1)]
        entered = 0
        for number, guest in enumerate(here):
            try:
                await guest.enter(additional_headers={"X-Forwarded-For": f"203.0.113.{number}"})
                entered += 1
            except InvalidStatus as refused:
                status = refused.response.status_code
        elsewhere = Guest(caddy, code, BEN)
        answer = await elsewhere.enter()
        await left([(guest, 0) for guest in [*here, elsewhere]])
        return entered, status, answer["type"]

    assert asyncio.run(evening()) == (MOST, 429, "entered")


async def seated(caddy):
    """Two people in the middle of a game."""
    code, token = await caddy.lay()
    ann, ben = Guest(caddy, code, ANN), Guest(caddy, code, BEN)
    ann.tokens[0] = token
    await ann.enter()
    await ben.enter()
    players = [(ann, await ann.sit("Ann", person=0)), (ben, await ben.sit("Ben"))]
    await opened(players)
    await begun(players)
    return players


async def back(player):
    """Without a second try: it is the proxy that finds the other node."""
    device, person = player
    await device.closed.wait()
    began = time.monotonic()
    entered = await device.enter()
    took = time.monotonic() - began
    await device.ask("open", person=person)
    return entered["type"], took


async def moved(players):
    """One move of whoever is to move, acknowledged."""
    moves = [asyncio.create_task(move(player, random.Random(3))) for player in players]
    done, late = await asyncio.wait(moves, return_when=asyncio.FIRST_COMPLETED)
    for waiting in late:
        waiting.cancel()
    return [one.result()["type"] for one in done]


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_guests_of_a_node_that_is_gone_are_at_the_other_at_their_first_try(caddy, nodes, how):
    async def evening():
        players = await seated(caddy)
        before = await connections(nodes, 2)
        gone = nodes[before.index(2)]
        (other,) = [node for node in nodes if node is not gone]
        harm = asyncio.create_task(asyncio.to_thread(getattr(gone, how)))
        try:
            _, *returns = await asyncio.gather(harm, *[back(player) for player in players])
            after = await connections([other], 2)
            types = await moved(players)
            await left(players)
        finally:
            await harm
            gone.start()
        return before, after, returns, types

    before, after, returns, types = asyncio.run(evening())
    print(f"after a {how} guests were back within {max(took for _, took in returns):.2f} s")

    assert (sorted(before), after) == ([0, 2], [2])
    assert [type_ for type_, _ in returns] == ["entered", "entered"]
    assert types[0] == "done"


def test_a_node_that_does_not_answer_is_left_aside_after_a_moment(caddy, nodes):
    """It takes connections, and only the look at its health tells: which asks by the name that people come by."""

    async def evening():
        code, _ = await caddy.lay()
        ann, ben = Guest(caddy, code, ANN), Guest(caddy, code, BEN)
        await ann.enter()
        held = nodes[(await connections(nodes, 1)).index(1)]
        (other,) = [node for node in nodes if node is not held]
        held.process.send_signal(signal.SIGSTOP)
        try:
            began = time.monotonic()
            async with asyncio.timeout(20):
                while not await entered(ben, open_timeout=2):
                    pass
            took, here = time.monotonic() - began, await connections([other], 1)
        finally:
            held.process.send_signal(signal.SIGCONT)
        await left([(ann, 0), (ben, 0)])
        return took, here

    took, here = asyncio.run(evening())
    print(f"a node that did not answer was left aside after {took:.1f} s")

    assert here == [1]
    assert [fault for node in nodes for fault in node.faults()] == []


@pytest.mark.parametrize("how", ["hold", pytest.param("cut", marks=pytest.mark.trust)])
def test_guests_of_a_node_that_alone_is_cut_off_from_the_database_play_on_at_the_other(caddy, nodes, ways, how):
    """Without having asked for anything: whoever waits for another one's move is to hear of it."""

    async def evening():
        players = await seated(caddy)
        number = (await connections(nodes, 2)).index(2)
        alone, other, way = nodes[number], nodes[1 - number], ways[number]
        began = time.monotonic()
        getattr(way, how)()
        try:
            async with asyncio.timeout(PATIENCE):
                returns = await asyncio.gather(*[back(player) for player in players])
            took, after, health = time.monotonic() - began, await connections([other], 2), well(alone)
            types = await moved(players)
        finally:
            way.mend()
        async with asyncio.timeout(PATIENCE):
            while not well(alone):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.1)
        await left(players)
        return took, returns, after, health, types

    took, returns, after, health, types = asyncio.run(evening())
    print(f"guests of a node that was alone with its trouble ({how}) were at the other after {took:.1f} s")

    assert ([type_ for type_, _ in returns], after) == (["entered", "entered"], [2])
    assert not health
    assert types[0] == "done"
    assert [fault for node in nodes for fault in node.faults() if fault["event"] != "store trouble"] == []


def well(node):
    return node.request("GET", "/healthz", Host=NAME)[0] == 200


async def entered(guest, **others):
    try:
        await guest.enter(**others)
    except (TimeoutError, InvalidStatus):
        return False
    return True
