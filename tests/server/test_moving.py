"""A seat moves to another device by a one-time code: to that one, to no other, and not back."""

import asyncio
import random

import pytest

from tests.server.devices import Device
from tests.server.evenings import left, move, next_mover, playing
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("moving") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


def test_a_seat_moves_to_another_device_by_a_one_time_code(server):
    async def evening():
        players = await playing(server, 2)
        (ann, person), ben = players
        lent = await ann.ask("lend", person=person)
        phone = Device(server.url, ann.code)
        await phone.enter()
        seated = await phone.ask("claim", code=lent["code"])
        phone.tokens[person] = seated["token"]
        taken = await ann.wait(lambda: next((m for m in ann.heard if m["type"] == "taken"), None))
        late = await ann.ask("rename", person=person, name="Eve")
        await phone.ask("open", person=person)
        await phone.wait(lambda: phone.perspectives)
        dice = random.Random(3)
        for _ in range(3):
            await move(await next_mover([(phone, person), ben]), dice)
        second = Device(server.url, ann.code)
        await second.enter()
        used = await second.ask("claim", code=lent["code"])
        await ann.leave()
        old = await ann.enter()
        await phone.leave()
        new = await phone.enter()
        await left([*players, (phone, person), (second, -1)])
        return lent, seated, taken, late, used, old, new, person, phone

    lent, seated, taken, late, used, old, new, person, phone = asyncio.run(evening())

    assert lent["seconds"] == 120
    assert (seated["type"], seated["person"]) == ("seated", person)
    assert taken == {"type": "taken", "person": person, "why": "moved"}
    assert "taken" not in [message["type"] for message in phone.heard]
    assert late["why"] == "not_yours"
    assert used["why"] == "unknown_code"
    assert old["people"] == []
    assert new["people"] == [{"person": person, "token": seated["token"]}]


def test_who_claims_a_seat_and_loses_the_answer_claims_it_again(server):
    """The token of the old device is void by then: without this nobody could ever open that seat."""

    async def evening():
        players = await playing(server, 2)
        (ann, person), _ = players
        lent = await ann.ask("lend", person=person)
        phone = Device(server.url, ann.code)
        claim = {"type": "claim", "id": "the-phone-claims-once", "code": lent["code"]}
        answers = []
        for _ in range(2):
            await phone.enter()
            phone.answers.clear()
            await phone.send(claim)
            answers.append(await phone.answer(claim["id"]))
            phone.cut()
            await phone.closed.wait()
        phone.tokens[person] = answers[1]["token"]
        entered = await phone.enter()
        await left([*players, (phone, person)])
        return answers, entered["people"], person

    (first, second), held, person = asyncio.run(evening())

    assert first["person"] == second["person"] == person
    assert first["token"] != second["token"]
    assert held == [{"person": person, "token": second["token"]}]


def test_a_code_of_one_table_opens_nothing_at_another(server):
    async def evening():
        (ann, person), ben = await playing(server, 2)
        lent = await ann.ask("lend", person=person)
        others = await playing(server, 2)
        elsewhere = await others[0][0].ask("claim", code=lent["code"])
        again = await ann.ask("lend", person=person)
        void = await ben[0].ask("claim", code=lent["code"])
        await left([(ann, person), ben, *others])
        return elsewhere, again, void, lent

    elsewhere, again, void, lent = asyncio.run(evening())

    assert elsewhere["why"] == "unknown_code"
    assert again["code"] != lent["code"]
    assert void["why"] == "unknown_code"
