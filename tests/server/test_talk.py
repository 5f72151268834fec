"""What is said at a table: once, also when the connection is lost before the answer."""

import asyncio

import pytest

from tablee.kernel.refusals import Refused
from tablee.server.talk import Talk
from tablee.tables.topics.settings import SetTalk
from tablee.wire.messages import Reacted, Said
from tablee.wire.requests import LINES_KEPT, REACTIONS_KEPT, React, Say
from tests.server.devices import Device
from tests.server.servers import ROOMY, RunningServer
from tests.tables.tables import gathered

ANN = 0
REQUESTS = {
    "say": {"type": "say", "id": "said-by-ann", "person": 0, "text": "hello"},
    "react": {"type": "react", "id": "said-by-ann", "person": 0, "reaction": "wow"},
}


@pytest.fixture
def sim():
    sim, _ = gathered("Ann", "Ben")
    return sim


@pytest.fixture
def talk(sim):
    return Talk(sim.table)


def test_a_line_goes_to_all_under_the_name_of_who_says_it_and_is_kept_for_those_who_come_later(talk):
    message = talk.hear(Say("said-once", ANN, " bien   joué "))

    assert message == Said(ANN, "Ann", "bien joué")
    assert list(talk.said) == [message]


def test_a_reaction_goes_to_all_and_is_kept_among_the_lines(talk):
    assert talk.hear(React("said-once", ANN, "wow")) == Reacted(ANN, "wow")

    assert list(talk.said) == [Said(ANN, "Ann", "", "wow")]


def test_a_flood_of_reactions_pushes_out_reactions_and_never_a_message(talk):
    first = talk.hear(Say("said-first", ANN, "hello"))
    for number in range(2 * REACTIONS_KEPT):
        talk.hear(React(f"reacted-{number}", ANN, "wow"))

    assert talk.said == [first, *REACTIONS_KEPT * [Said(ANN, "Ann", "", "wow")]]


def test_of_messages_the_last_are_kept(talk):
    said = [talk.hear(Say(f"said-no-{number}", ANN, str(number))) for number in range(LINES_KEPT + 1)]

    assert talk.said == said[1:]


def test_a_line_of_which_nothing_is_left_goes_to_nobody(talk):
    assert talk.hear(Say("said-once", ANN, "\u202e")) is None


def test_the_same_request_is_not_said_again(talk):
    talk.hear(Say("said-once", ANN, "hello"))

    assert talk.hear(Say("said-once", ANN, "hello")) is None


def test_nobody_talks_where_the_host_has_switched_it_off(sim, talk):
    sim.ask(SetTalk(sim.id(), ANN, on=False))

    with pytest.raises(Refused, match="quiet_table"):
        talk.hear(Say("said-once", ANN, "hello"))


@pytest.mark.slow
@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_what_is_asked_again_after_a_lost_connection_is_answered_and_not_said_again(tmp_path, request_):
    async def evening(server):
        code, token = server.lay("metronome")
        ann, ben = Device(server.url, code), Device(server.url, code)
        ann.tokens = {0: token}
        await ann.enter()
        await ben.enter()
        await ann.send(request_)
        await ann.wait(lambda: ann.answers.get(request_["id"]))
        await ann.leave()
        ann.answers.clear()
        await ann.enter()
        await ann.send(request_)
        await ann.wait(lambda: ann.answers.get(request_["id"]))
        await ann.ask("say", person=0, text="and then")
        await ben.wait(lambda: any(message.get("text") == "and then" for message in ben.heard))
        await ann.leave()
        await ben.leave()
        return [message for message in ben.heard if message["type"] in ("said", "reacted")]

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        heard = asyncio.run(evening(server))

    assert len(heard) == 2
