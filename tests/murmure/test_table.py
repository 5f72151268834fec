"""Murmure at a table of `tablee serve`, over real sockets: cards, hunches, a measured word, strokes, a countdown."""

import asyncio
import json
import time
from io import BytesIO

import pytest

from tablee.fairness.record import read
from tablee.kernel.cards.parts import UNSEEN
from tablee.kernel.game import LAST_STROKE
from tests.fairness import second_verifier
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import WORDS
from tests.murmure.clone import ENVIRONMENT, cloned
from tests.murmure.evening import (
    CARDS,
    SLIPS,
    STROKES,
    WRONG,
    act,
    back,
    card_of,
    draw_through_a_kill,
    everything,
    exact,
    heard,
    killed,
    perspective,
    texts_of,
)
from tests.server.devices import Device
from tests.server.evenings import begun, decoded, gathered, left, opened, verified
from tests.server.servers import RunningServer

pytestmark = pytest.mark.slow

CAT = 2


@pytest.fixture
def server(tmp_path):
    cloned()
    with RunningServer(tmp_path / "tables.sqlite3", environment=ENVIRONMENT) as running:
        yield running
        assert running.faults() == []


async def first_game(server, players, seen):
    """Ann draws through a kill of the server and never hands in; Ben and Cat shout."""
    ann, ben, cat = players
    screen = seen["screen"]
    await begun(players)
    await ann[0].wait(lambda: perspective(ann)["view"].get("ready", [])[3:] == [True])
    seen["answers"] = await draw_through_a_kill(ann, server, (ben, cat))
    await screen.closed.wait()
    await back((screen, None))
    seen["slate"] = perspective(ann)["view"]["slate"]

    assert (await act(cat, "scribble", stroke=STROKES[0]))["type"] == "done"
    await ann[0].ask("overrule", person=ann[1], act={"type": "blank", "seat": CAT})
    await cat[0].wait(lambda: {"type": "blanked", "seat": CAT} in perspective(cat)["told"])
    seen["blanked"] = perspective(cat)["view"]["slate"]

    card = seen["first"] = card_of(ann)
    await act(ben, "guess", number=20)
    refused = [await act(ben, "shout", word=word) for word in ("hush", "Amur", "abracadabra", "\u200b")]
    seen["refused"] = [answer["why"] for answer in refused]
    await act(ben, "shout", word=exact(card))
    await heard(ben, 1)
    await act(cat, "guess", number=21)
    await act(cat, "shout", word=SLIPS[card.word])
    seen["verdicts"] = await heard(ann, 2)
    seen["until"] = ann[0].public_table["timer_at"]
    seen["before the end"] = everything(screen, *[device for device, _ in players])
    await ann[0].wait(lambda: ann[0].public_table["stage"] == "over")
    seen["over"] = time.time() * 1000


async def second_game(server, players, seen):
    """Nobody waits for a countdown; the server is killed when all but one have handed in."""
    ann, ben, cat = players
    await begun(players, "rematch")
    seen["second"] = card_of(ann)
    await act(ann, "guess", number=30)
    await act(ann, "shout", word=WRONG)
    seen["verdicts"] += await heard(ann, 1)
    await killed(server)
    for player in players:
        await player[0].closed.wait()
        await back(player)
    await act(ben, "guess", number=31)
    await act(cat, "guess", number=32)
    for device, _ in players:
        await device.wait(lambda device=device: device.public_table["stage"] == "over")


@pytest.fixture
def evening(server):
    """Two games of three people and a bot, and all that was seen of them."""
    seen = {}

    async def whole():
        players = await gathered(server, 3, 0, game="murmure")
        host = players[0][0]
        await host.ask("seat_bot", person=0, chair=3, level="hard")
        seen["packs"] = [host.public_table["packs"]]
        seen["screen"] = screen = Device(server.url, host.code)
        await back((screen, None))
        await opened(players)
        await first_game(server, players, seen)
        await second_game(server, players, seen)
        seen["packs"].append(host.public_table["packs"])
        await left([*players, (screen, -1)])
        path = f"/api/tables/{host.code}/record"
        seen["records"] = [server.request("GET", f"{path}?game={number}")[2] for number in (1, 2)]
        seen["frames"] = everything(screen, *[device for device, _ in players])
        seen["fetched"] = server.request("GET", "/api/games")[2].decode() + server.log.read_text() + server.metrics()

    asyncio.run(whole())
    return seen


def test_two_games_of_people_and_a_bot_through_two_kills_of_the_server(evening):
    """One long evening, as every part of it needs the others."""
    pack = {"hash": WORDS.hash, "title": WORDS.title, "cards": 5, "language": "fr"}
    assert evening["packs"] == [[{**pack, "played": 0}], [{**pack, "played": 2}]]
    assert evening["answers"] == ["done"] * len(STROKES)
    assert evening["slate"] == STROKES, "each once and in order"
    assert evening["blanked"] == []
    assert evening["refused"] == ["out_of_range"] * 4, "quiet, with mur in it, too long, of marks only"
    assert evening["verdicts"] == ["exact", "slip", "wrong"]
    assert evening["over"] >= evening["until"] + LAST_STROKE, "the last stroke has its grace"
    assert_records_hold(*evening["records"], evening)
    assert_nothing_was_told(evening)


def assert_records_hold(first, second, evening):
    """Without the pack: by the program, and by another that shares no line with it."""
    played = [CARDS.index(evening["first"]), CARDS.index(evening["second"])]
    for record, number in zip((first, second), played, strict=True):
        [game] = verified(record, MURMURE)
        assert (game.pack, game.cards, game.result is not None) == (WORDS.hash, (number,), True)
        assert game.hunches >= 1
        assert second_verifier.verify(record) == []
        [read_again] = read(BytesIO(record), {"murmure": MURMURE}.__getitem__)
        shown, there = read_again.pack.cards[number], CARDS[number]
        assert (shown.clue, shown.word, shown.also) == (there.clue, there.word, UNSEEN)
        assert not [text for text in texts_of([*CARDS[:number], *CARDS[number + 1 :]]) if text in record.decode()]
    assert played[0] != played[1]
    assert [decoded(record)[0]["header"].get("played", []) for record in (first, second)] == [[], played[:1]]


def assert_nothing_was_told(evening):
    """Of cards that did not come up, of the word before the end, of what else a card takes, of what bots felt."""
    unplayed = [card for card in CARDS if card not in (evening["first"], evening["second"])]
    also = [text for card in CARDS for text in card.also]
    hunches = [line["hunch"]["number"] for record in evening["records"] for line in decoded(record) if "hunch" in line]
    numbers = [str(spelt) for number in hunches for spelt in (number, f"{number:x}", number / 2**53)]
    told = evening["frames"] + evening["fetched"]

    assert len(hunches) >= 2
    assert not [text for text in (*texts_of(unplayed), *also, *numbers) if text in told]
    assert evening["first"].word not in evening["before the end"]
    assert evening["first"].word in evening["frames"], "it is told in the end"


def test_one_person_with_bots_of_every_level_who_feel_what_they_play(server):
    """The hard one thinks in another process; each draws a number for its sum, and for its mood where it gets to it."""

    async def game():
        players = await gathered(server, 1, 0, game="murmure")
        [ann] = players
        for chair, level in enumerate(("easy", "medium", "hard"), 1):
            await ann[0].ask("seat_bot", person=0, chair=chair, level=level)
        await opened(players)
        await begun(players)
        await ann[0].wait(lambda: perspective(ann)["view"].get("ready", [])[1:] == [True] * 3)
        await act(ann, "guess", number=20)
        await ann[0].wait(lambda: ann[0].public_table["stage"] == "over")
        await left(players)
        return ann[0].code, perspective(ann)["view"]

    code, view = asyncio.run(game())
    record = server.request("GET", f"/api/tables/{code}/record")[2]
    felt = [line["hunch"] for line in map(json.loads, record.splitlines()) if line["type"] == "hunch"]

    assert {hunch["seat"] for hunch in felt if hunch["occasion"] == 0} == {1, 2, 3}
    for guess, spread in zip(view["guesses"][1:], (8, 4, 1), strict=True):
        assert abs(guess - sum(view["tiles"])) <= spread + 1, "as near as its level feels, and 12 stands for 13"
    assert verified(record, MURMURE)[0].hunches == len(felt)
    assert second_verifier.verify(record) == []
