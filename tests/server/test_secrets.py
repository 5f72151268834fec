"""Every byte of every connection, searched for what its seat may not have.

The game « canaries » has a word of its own for every card and for every line that is written: a word in the wrong
place is a leak. Tokens, one-time codes, seeds, notes and the table's secret are canaries as well.
"""

import asyncio
import json
from hashlib import sha256

import pytest

from tests.server.canaries import CANARIES, CARDS
from tests.server.devices import Device
from tests.server.evenings import begun, gathered, left, opened, played_out, playing, verified
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("secrets") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


def bodies(server, code):
    """What anybody can fetch over HTTP while the game is on."""
    paths = (
        "/",
        f"/t/{code}",
        "/api/games",
        "/api/address",
        f"/api/tables/{code}/qr.svg",
        f"/api/tables/{code}/record",
        "/healthz",
        f"/api/tables/{code}",
        "/metrics",
    )
    return "".join([server.request("GET", path)[2].decode() for path in paths])


async def writes(player, line):
    device, person = player
    seat = device.seat(person)
    await device.wait(lambda: seat in device.perspectives and device.perspectives[seat]["offers"]["choices"])
    await device.ask("act", person=person, decision=1, action={"type": "write", "line": line})


async def shows(player):
    device, person = player
    seat = device.seat(person)
    await device.wait(lambda: device.perspectives[seat]["offers"]["decision"] == 2)
    await device.ask("act", person=person, decision=2, action={"type": "show"})


def test_no_seat_screen_or_body_gets_a_canary_that_is_not_its_own(server):
    """Three people, each with a note, a line and a card, and a bot; a screen; two of the people lose their line."""

    async def evening():
        players = await gathered(server, 3, 1, game=CANARIES.name)
        code = players[0][0].code
        screen = Device(server.url, code)
        await screen.enter()
        await screen.ask("open", person=None)
        await opened(players)
        await begun(players)
        devices = [device for device, _ in players]
        for number, (device, person) in enumerate(players):
            await device.ask("write_note", person=person, note=f"note-of-{number}-for-nobody")
            await device.ask("ask_aid", person=person)
        fetched = bodies(server, code)
        own = [device.perspectives[device.seat(person)]["view"]["card"] for device, person in players]
        for number, player in enumerate(players):
            before_shown = ["".join(device.raw) for device in (*devices, screen)]  # after the last one the bot may show
            await writes(player, f"line-of-{number}-for-nobody")
        for number in (1, 0):
            device, person = players[number]
            device.cut()
            await device.closed.wait()
            await device.enter()
            await device.ask("open", person=person)
        lent = await devices[2].ask("lend", person=players[2][1])
        fetched += bodies(server, code) + server.metrics()
        for player in players:
            await shows(player)
        await screen.wait(lambda: screen.public_table["stage"] == "over")
        whole = ["".join(device.raw) for device in (*devices, screen)]
        tokens = [device.tokens[person] for device, person in players]
        record = server.request("GET", f"/api/tables/{code}/record")[2]
        await left([*players, (screen, -1)])
        return before_shown, whole, own, fetched, tokens, lent["code"], record, code

    before_shown, whole, own, fetched, tokens, one_time, record, code = asyncio.run(evening())
    journal = server.log.read_text() + server.metrics()
    (header, *_, closing) = [json.loads(line) for line in record.splitlines()]
    secret = closing["closing"]["secret"]
    hunches = [str(line["hunch"]["number"]) for line in map(json.loads, record.splitlines()) if line["type"] == "hunch"]

    assert len(set(own)) == 3
    for number, bytes_ in enumerate(before_shown):
        others = [card for card in CARDS if number == 3 or card != own[number]]
        assert not [card for card in others if card in bytes_], "a card before it was shown"
    for number, bytes_ in enumerate(whole):
        hidden = [card for card in CARDS if card not in own and card not in bytes_]
        assert len(hidden) >= len(CARDS) - 4, "the pile stays hidden for ever"
        for other in range(3):
            if other != number:
                assert f"line-of-{other}-for" not in bytes_
                assert f"note-of-{other}-for" not in bytes_
                assert tokens[other] not in bytes_
        assert (one_time in bytes_) == (number == 2)
        assert not [canary for canary in (secret, *hunches) if canary in bytes_]
    assert not [card for card in CARDS if card in fetched]
    for canary in (*CARDS, "for-nobody", *tokens, one_time, secret, code, "Ann", "Ben", "Cat", *tokens_hashed(tokens)):
        assert canary not in journal
    for canary in ("for-nobody", "for-bots", *tokens, one_time, secret, *hunches):
        assert canary not in fetched
    assert header
    assert verified(record, CANARIES)[0].result is not None


def test_a_hunch_is_for_the_bot_alone_and_not_for_whoever_takes_the_seat_back(server):
    """Ben is away, a bot writes his line, he comes back and sees what it wrote: but never what it felt."""

    async def evening():
        players = await playing(server, 2, 1, game=CANARIES.name)
        (ann, host), (ben, guest) = players
        seat, code = ben.seat(guest), ann.code
        ben.cut()
        await ben.closed.wait()
        await ann.wait(lambda: ann.public_table["chairs"][seat]["away"])
        await ann.ask("stand_in", person=host, seat=seat)
        await ann.wait(lambda: ann.perspectives[ann.seat(host)]["view"]["wrote"][seat])
        await ben.enter()
        await ben.ask("open", person=guest)
        await ben.ask("ask_aid", person=guest)
        await ann.wait(lambda: ann.public_table["chairs"][seat]["level"] is None)
        await writes(players[0], "line")
        fetched = bodies(server, code)
        for player in players:
            await shows(player)
        await ann.wait(lambda: ann.public_table["stage"] == "over")
        frames = "".join([*ann.raw, *ben.raw])
        record = server.request("GET", f"/api/tables/{code}/record")[2]
        await left(players)
        return frames, fetched, record, seat

    frames, fetched, record, seat = asyncio.run(evening())
    drawn = [line["hunch"] for line in map(json.loads, record.splitlines()) if line["type"] == "hunch"]

    assert {(hunch["seat"], hunch["occasion"]) for hunch in drawn} == {(seat, 0), (2, 0), (2, 1)}
    for canary in ("a-hunch-for-bots", *[str(part) for hunch in drawn for part in spellings(hunch["number"])]):
        assert canary not in frames
        assert canary not in fetched
        assert canary not in server.log.read_text() + server.metrics()
    assert verified(record, CANARIES)[0].hunches == 3


def spellings(number):
    return number, f"{number:x}", number / 2**53


def tokens_hashed(tokens):
    return [sha256(b"tablee/token/v1" + token.encode()).hexdigest() for token in tokens]


def test_on_a_device_that_is_passed_round_nobody_is_helped_while_their_seat_is_shut(server):
    """An aid is made of the view, and comes as the view does: only between `open` and `shut`."""

    async def evening():
        code, token = server.lay(CANARIES.name)
        device = Device(server.url, code)
        device.tokens[0] = token
        await device.enter()
        ann, ben = await device.sit("Ann", person=0), await device.sit("Ben")
        await begun([(device, ann), (device, ben)])
        await device.ask("open", person=ann)
        answers = [await device.ask("ask_aid", person=ann), await device.ask("ask_aid", person=ben)]
        await device.ask("shut", person=ann)
        answers.append(await device.ask("ask_aid", person=ann))
        await device.leave()
        return answers, {card for card in CARDS if card in "".join(device.raw)}

    (helped, *others), cards = asyncio.run(evening())

    assert {helped["aid"]["remember"]} == cards
    assert [answer["why"] for answer in others] == ["not_now", "not_now"]


def test_nobodys_seed_is_sent_before_all_have_committed(server):
    """And a seed is sent by its owner alone, until the game has started with all of them."""

    async def evening():
        players = await gathered(server, 3, game=CANARIES.name)
        await begun(players)
        seeds = [sha256(f"{device.code}/{person}".encode()).hexdigest() for device, person in players]
        heard = [list(device.heard) for device, _ in players]
        await left(players)
        return seeds, heard

    seeds, heard = asyncio.run(evening())

    for messages in heard:
        started = next(place for place, m in enumerate(messages) if m.get("public_table", {}).get("stage") == "playing")
        early = json.dumps(messages[:started])
        assert not [seed for seed in seeds if seed in early]
        assert all(seed in json.dumps(messages[started:]) for seed in seeds)


def test_in_a_whole_game_of_seven_per_cent_a_hand_is_told_to_its_own_seat_only(server):
    """Structural: every view is of the seat that the message is for; no `own`, in a view or a fact, on a screen."""

    async def evening():
        players = await gathered(server, 3, 1, game="sept_pour_cent")
        screen = Device(server.url, players[0][0].code)
        await screen.enter()
        await screen.ask("open", person=None)
        await opened(players)
        await begun(players)
        await played_out(players, seed=4)
        await screen.wait(lambda: screen.public_table["stage"] == "over")
        await left([*players, (screen, -1)])
        return [device for device, _ in players], screen

    devices, screen = asyncio.run(evening())

    for seat, device in enumerate(devices):
        feeds = [message for message in device.heard if message["type"] in ("snapshot", "patch")]
        assert {message["seat"] for message in feeds} == {seat}
        assert set(found_in([message.get("view") for message in feeds], "me")) == {seat}
    hands = list(found_in(screen.heard, "own"))
    assert hands
    assert all(hand == [] for hand in hands)


def found_in(thing, name):
    """Every value of a field of this name, however deep."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key == name:
                yield value
            yield from found_in(value, name)
    elif isinstance(thing, list):
        for value in thing:
            yield from found_in(value, name)


def test_the_table_keeps_no_token_and_no_name_is_in_the_record(server):
    async def evening():
        players = await playing(server, 2, game=CANARIES.name)
        for number, player in enumerate(players):
            await writes(player, f"line {number}")
        for player in players:
            await shows(player)
        (ann, _), _ = players
        await ann.wait(lambda: ann.public_table["stage"] == "over")
        record = server.request("GET", f"/api/tables/{ann.code}/record")[2].decode()
        tokens = [device.tokens[person] for device, person in players]
        await left(players)
        return record, tokens

    record, tokens = asyncio.run(evening())
    kept = b"".join([file.read_bytes() for file in server.data.parent.glob("tables.sqlite3*")])

    assert "Ann" not in record
    assert "Ben" not in record
    for token in tokens:
        assert token.encode() not in kept
        assert token not in record
