"""What is said at a table: once, also when the line is lost before the answer."""

import asyncio

import pytest

from tests.server.devices import Device
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow

ASKS = {
    "say": {"type": "say", "id": "said-by-ann", "person": 0, "text": "hello"},
    "react": {"type": "react", "id": "said-by-ann", "person": 0, "reaction": "wow"},
}


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_what_is_asked_again_after_a_lost_line_is_answered_and_not_said_again(tmp_path, ask):
    async def evening(server):
        code, token = server.lay("metronome")
        ann, ben = Device(server.url, code), Device(server.url, code)
        ann.tokens = {0: token}
        await ann.enter()
        await ben.enter()
        await ann.send(ask)
        await ann.wait(lambda: ann.answers.get(ask["id"]))
        await ann.leave()
        ann.answers.clear()
        await ann.enter()
        await ann.send(ask)
        await ann.wait(lambda: ann.answers.get(ask["id"]))
        await ann.ask("say", person=0, text="and then")
        await ben.wait(lambda: any(message.get("text") == "and then" for message in ben.heard))
        await ann.leave()
        await ben.leave()
        return [message for message in ben.heard if message["type"] in ("said", "reacted")]

    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        heard = asyncio.run(evening(server))

    assert len(heard) == 2
