"""People at one table by way of two nodes: all that they would see of each other at one, and no more."""

import asyncio
import json
import random
import time

import pytest

from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import write_pack
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.kernel.murmure_cards import WORDS
from tests.server.canaries import CANARIES
from tests.server.devices import PATIENCE, Device
from tests.server.evenings import awaited, begun, gathered, left, move, opened, played_out, playing, verified
from tests.server.servers import ROOMY

pytestmark = pytest.mark.slow

OWN = Pack(WORDS.game, "Nos mots", WORDS.cards[1:], salt=WORDS.salt)
"""That comes with no game."""


def evening(test):
    """Run this with two nodes; afterwards neither has a fault in its journal."""

    def run(two_nodes):
        asyncio.run(test(*two_nodes))
        assert [fault for node in two_nodes for fault in node.faults()] == []

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def away(device, person):
    return device.public_table["chairs"][device.seat(person)]["away"]


@evening
async def test_four_people_and_a_game_to_its_end(one, two):
    players = await playing(one, 4, others=[two])
    host, _ = players[0]
    dice = random.Random(7)
    for number in range(12):
        await move(players[number % 4], dice)
    views = [device.perspectives[device.seat(person)]["view"]["said"] for device, person in players]
    await asyncio.gather(*[awaited(player) for player in players[:1]])

    assert len(views[0]) == 8
    assert all(device.public_table["heads"] == host.public_table["heads"] for device, _ in players)
    await left(players)


@evening
async def test_a_game_with_bots_is_whole_and_each_turn_happens_once(one, two):
    players = await playing(one, 2, 2, game="canaries", others=[two])
    await played_out(players)
    path = f"/api/tables/{players[0][0].code}/record"
    (_, _, first), (_, _, second) = (node.request("GET", path) for node in (one, two))
    await left(players)

    assert first == second
    (game,) = verified(first, CANARIES)
    assert game.result is not None, "a move that was made twice is refused by the rules"


@evening
async def test_who_is_there_and_who_is_away(one, two):
    (ann, ann_id), (ben, ben_id) = await playing(one, 2, others=[two])
    await ann.wait(lambda: not away(ann, ben_id))
    await ben.wait(lambda: not away(ben, ann_id))
    await ben.leave()
    await ann.wait(lambda: away(ann, ben_id))

    await ben.enter()
    await ann.wait(lambda: not away(ann, ben_id))
    await left([(ann, ann_id), (ben, ben_id)])


@evening
async def test_what_is_said_is_heard_and_kept_for_who_comes_later_to_another_node(one, two):
    code, token = one.lay("metronome")
    ann = Device(one.url, code)
    ann.tokens[0] = token
    await ann.enter()
    await ann.sit("Ann", person=0)
    await ann.ask("say", person=0, text="bonsoir")
    await ann.ask("react", person=0, reaction="bravo")
    ben = Device(two.url, code)
    entered = await ben.enter()
    person = await ben.sit("Ben")
    await ben.ask("say", person=person, text="salut")
    heard = await ann.wait(lambda: next((m for m in ann.heard if m.get("text") == "salut"), None))

    assert [line["text"] for line in entered["said"] if line["text"]] == ["bonsoir"]
    assert heard["name"] == "Ben"
    await left([(ann, 0), (ben, person)])


@evening
async def test_however_often_it_is_asked_who_is_there_what_was_said_stands_there_once(one, two):
    [(ann, ann_id)] = await gathered(one, 1)
    await ann.ask("open", person=ann_id)
    await ann.ask("say", person=ann_id, text="bonsoir")
    tablet, screen = Device(two.url, ann.code), Device(two.url, ann.code)
    tablet.tokens = dict(ann.tokens)
    await tablet.enter()
    answers = [await tablet.ask("open", person=ann_id, take=False) for _ in range(3)]
    await ann.ask("say", person=ann_id, text="personne ?")
    await tablet.wait(lambda: next((m for m in tablet.heard if m.get("text") == "personne ?"), None))
    entered = await screen.enter()

    assert [answer["type"] for answer in answers] == ["elsewhere"] * 3
    assert [line["text"] for line in entered["said"]] == ["bonsoir", "personne ?"]
    await left([(device, 0) for device in (ann, tablet, screen)])


@evening
async def test_a_pack_that_was_given_at_one_node_is_chosen_and_played_with_at_any(one, two):
    players = await gathered(one, 2, game=OWN.game, others=[two])
    (ann, ann_id), (ben, _) = players
    await opened(players)
    bearer = f"Bearer {ann.tokens[ann_id]}"
    given, _, _ = two.request("POST", f"/api/tables/{ann.code}/packs", write_pack(OWN), Authorization=bearer)
    chosen = await ann.ask("choose_pack", person=ann_id, pack=OWN.hash)
    await ben.wait(lambda: ben.public_table["pack"] == OWN.hash)
    await begun(players)

    assert (given, chosen["type"]) == (201, "done")
    assert [device.public_table["stage"] for device, _ in players] == ["playing"] * 2
    await left(players)


@evening
async def test_a_code_for_another_device_is_honoured_by_any_node_once(one, two):
    (ann, _), (ben, ben_id) = await playing(one, 2, others=[two])
    lent = await ben.ask("lend", person=ben_id)
    phone, thief = Device(one.url, ann.code), Device(two.url, ann.code)
    await phone.enter()
    await thief.enter()
    answers = await asyncio.gather(phone.ask("claim", code=lent["code"]), thief.ask("claim", code=lent["code"]))
    taken = await ben.wait(lambda: next((m for m in ben.heard if m["type"] == "taken"), None))

    assert sorted(answer["type"] for answer in answers) == ["request_refused", "seated"]
    assert (taken["person"], taken["why"]) == (ben_id, "moved")
    await left([(device, 0) for device in (ann, ben, phone, thief)])


@evening
async def test_of_two_devices_the_newest_shows_the_seat(one, two):
    (ann, ann_id), (ben, _) = await playing(one, 2, others=[two])
    tablet = Device(two.url, ann.code)
    tablet.tokens = dict(ann.tokens)
    await tablet.enter()
    refused = await tablet.ask("open", person=ann_id, take=False)
    await tablet.ask("open", person=ann_id, take=True)
    taken = await ann.wait(lambda: next((m for m in ann.heard if m["type"] == "taken"), None))

    assert refused["type"] == "elsewhere"
    assert (taken["person"], taken["why"]) == (ann_id, "opened_elsewhere")
    assert await awaited((tablet, ann_id)) is not None
    await left([(device, 0) for device in (ann, ben, tablet)])


async def limited(node, *others, seconds=5):
    """Two people, and so much time for each decision. Bots that lose no time would rest while nobody is there."""
    players = await gathered(node, 2, others=others)
    host, person = players[0]
    await host.ask("set_limit", person=person, seconds=seconds)
    await host.ask("set_pace", person=person, pace="normal")
    await opened(players)
    await begun(players)
    return players


@evening
async def test_a_deadline_passes_once_and_in_time_though_the_clock_of_one_of_both_nodes_is_late(one, two):
    """Ben's move is written by the node with that clock, half a minute late: Ann's time runs from it."""
    (ann, ann_id), (ben, ben_id) = players = await limited(one, two)
    await move((ann, ann_id), random.Random(3))
    await move((ben, ben_id), random.Random(3))
    began = time.monotonic()
    for device in (ann, ben):
        await device.wait(lambda device=device: device.public_table["chairs"][device.seat(ann_id)]["level"])
    passed = time.monotonic() - began
    moved = await awaited(players[1])

    assert 4 < passed < 20
    assert moved is not None
    assert moved["decision"] == 3, "one turn of the bot that stands in, and no more"
    await left(players)


def test_a_node_that_is_killed_is_noticed_and_its_tables_go_on_elsewhere(house, two_nodes, cluster):
    """Also one at which nobody is: its deadline passes, once, and the bot that stands in plays."""
    one, two = two_nodes
    third = house("third")
    store = PostgresStore(Address.read(cluster.address_of("house")))

    async def evening():
        (ann, _), (ben, ben_id) = players = await playing(one, 2, 1, others=[third])
        await ann.wait(lambda: not away(ann, ben_id))
        left_alone = await limited(third, seconds=8)
        await left(left_alone)
        third.kill()
        killed = time.monotonic()
        await ann.wait(lambda: away(ann, ben_id))
        noticed = time.monotonic() - killed
        ben.url = one.url
        await ben.enter()
        await ben.ask("open", person=ben_id)
        for player in players:
            await move(player, random.Random(3))
        await left(players)
        happened = await stood_in(store, left_alone[0][0].code)
        await store.close()
        return noticed, happened

    noticed, happened = asyncio.run(evening())
    print(f"a node that was killed was noticed after {noticed:.1f} s")

    assert noticed < 10
    assert happened == ["took_over", "played"]
    assert [*one.faults(), *two.faults()] == []


async def stood_in(store, code):
    """What happened by itself at a table since somebody was late there, once a bot has played; nobody enters it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            kinds = [json.loads(line)["type"] for line in await store.read(code)]
            if "took_over" in kinds and kinds[-1] == "played":
                return kinds[kinds.index("took_over") :]
            await asyncio.sleep(0.1)


def test_tables_that_are_laid_count_at_all_nodes(house):
    """Each alone bears eight from one address."""
    strict = {**ROOMY, "tables": {"a_second": 0.001, "burst": 8}}
    one, two = house("three", limits=strict), house("four", limits=strict)

    def laid(node):
        status, _, body = node.request("POST", "/api/tables", {"game": "metronome"})
        return status, json.loads(body)

    async def heard(code):
        """What is said at a table comes to the other node after all that this one told before."""
        ann, ben = Device(one.url, code), Device(two.url, code)
        await ben.enter()
        await ann.enter()
        person = await ann.sit("Ann")
        await ann.ask("say", person=person, text="bonsoir")
        await ben.wait(lambda: [message for message in ben.heard if message.get("text") == "bonsoir"])
        await left([(ann, person), (ben, 0)])

    at_one = [laid(one) for _ in range(9)]
    asyncio.run(heard(at_one[0][1]["code"]))
    at_two, _ = laid(two)

    assert [status for status, _ in at_one] == [201] * 8 + [429]
    assert at_two == 429
    assert [node.stop() for node in (one, two)] == [0, 0]


@evening
async def test_wrong_codes_count_at_all_nodes(one, two):
    """The last of these tests: after it no stranger is let in from here."""

    async def guessed(node, code):
        stranger = Device(node.url, code)
        farewell = await stranger.enter()
        await stranger.leave()
        return farewell["why"]

    first = [await guessed(one, f"QQQQQ{letter}") for letter in "AB\0"]
    then = [await guessed(two, f"QQQQQ{letter}") for letter in "DE"]

    assert first == ["unknown_table"] * 3
    assert then[-1] == "too_fast", (
        "three are borne: of these only the first may have overtaken what the other node told"
    )
