"""The pad: kept by the table for each player, for their eyes alone. What it helps with is in `test_aid.py`. [C77-03]"""

import asyncio

import pytest

from tests.server.devices import Device
from tests.server.evenings import left, playing
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow

MARKS = '{"crossed":["7_blue","7_blue"],"circled":["1_green"]}'


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("pad") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


def test_C77_03_notes_survive_a_reload_and_are_shown_to_nobody_else(server):
    async def evening():
        (ann, anns), (ben, bens) = players = await playing(server, 2, game="code777")
        kept = await ann.ask("write_note", person=anns, note=MARKS)
        await ann.leave()
        again, other = Device(server.url, ann.code), Device(server.url, ann.code)
        again.tokens, other.tokens = dict(ann.tokens), dict(ben.tokens)
        for device, person in ((again, anns), (other, bens)):
            await device.enter()
            await device.ask("open", person=person)
        note = await again.wait(lambda: next((m for m in again.heard if m["type"] == "note_kept"), None))
        await other.ask("ping")
        await left([(again, anns), (other, bens), players[1]])
        return kept, note, anns, ben.raw + other.raw

    kept, note, anns, sent_to_ben = asyncio.run(evening())

    assert kept["type"] == "done"
    assert note == {"type": "note_kept", "person": anns, "note": MARKS}
    assert not [frame for frame in sent_to_ben if "circled" in frame or "note_kept" in frame]


def test_C77_03_the_last_one_written_stays(server):
    async def evening():
        (ann, anns), _ = players = await playing(server, 2, game="code777")
        for note in ("first", MARKS):
            await ann.ask("write_note", person=anns, note=note)
        await ann.ask("open", person=anns)
        found = await ann.wait(lambda: next((m for m in ann.heard if m["type"] == "note_kept"), None))
        await left(players)
        return found

    assert asyncio.run(evening())["note"] == MARKS
