"""A standby takes over in the middle of games at two nodes: all are back, and what it had not got is lost, no more."""

import asyncio
import random

import pytest

from tests.server.evenings import left, move, playing
from tests.server.house.storm import storm
from tests.server.servers import ROOMY, RunningServer
from tests.storage.postgres.cluster import PASSWORD
from tests.storage.postgres.pair import Pair

pytestmark = [pytest.mark.slow, pytest.mark.trust]


@pytest.fixture
def pair(monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    with Pair() as pair:
        yield pair


def test_with_a_synchronous_standby_nothing_acknowledged_is_lost(pair, tmp_path):
    pair.name_synchronous()
    found = storm(pair, tmp_path, harms=3, tables=6, kinds=("promotion",))
    print(found)

    assert found.clean, str(found)
    assert found.acknowledged > 20


def test_with_one_that_nobody_waits_for_tables_stand_at_an_earlier_moment_and_go_on_from_there(pair, tmp_path):
    """The last moves were acknowledged, and are gone: docs/how-to/host-a-town.md says so."""
    dice = random.Random(3)

    async def evening(one, two):
        players = await playing(one, 2, others=[two])
        for player in players:
            await move(player, dice)
        await asyncio.to_thread(pair.catch_up)
        await asyncio.to_thread(pair.second.stop)
        for player in players:
            await move(player, dice)
        before = said(players[0])
        await asyncio.to_thread(pair.first.kill)
        await asyncio.to_thread(pair.second.start)
        await asyncio.to_thread(pair.take_over)
        for device, person in players:
            await device.closed.wait()
            await device.enter()
            await device.ask("open", person=person)
        after = [said(player) for player in players]
        for player in players:
            await move(player, dice)
        (ann, _), (ben, _) = players
        await ann.wait(lambda: ann.public_table["heads"] == ben.public_table["heads"])
        in_the_end = said(players[1])
        await left(players)
        return before, after, in_the_end

    with (
        RunningServer(tmp_path / "one.db", limits=ROOMY, store=pair.address) as one,
        RunningServer(tmp_path / "two.db", limits=ROOMY, store=pair.address) as two,
    ):
        before, after, in_the_end = asyncio.run(evening(one, two))
        faults = [line for node in (one, two) for line in node.faults() if line["event"] != "store trouble"]

    assert len(before) == 4
    assert after == [before[:2]] * 2, "two acknowledged moves are lost, for everybody"
    assert in_the_end[:2] == before[:2]
    assert len(in_the_end) == 4
    assert faults == []


def said(player):
    device, person = player
    return device.perspectives[device.seat(person)]["view"]["said"]
