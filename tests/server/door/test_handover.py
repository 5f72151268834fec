"""A code for another device that cannot be lent or claimed now: who asks is told so, and the host what it was."""

import asyncio
import json

import msgspec
import pytest

from tablee.server.connection import Connection
from tablee.server.door.handover import Handover
from tablee.server.house.alone import Alone
from tablee.server.journal import Journal
from tablee.storage.store import Unavailable
from tablee.tables.refusals import Why
from tablee.wire.requests import Claim, Lend
from tests.server.house.town import Town

BEN = 1


class Failing(Alone):
    def __init__(self, error):
        super().__init__()
        self._error = error

    def lend(self, code, person):
        return self._failed()

    def claim(self, code, lent, request):
        return self._failed()

    def _failed(self):
        answer = asyncio.get_running_loop().create_future()
        answer.set_exception(self._error)
        return answer


@pytest.mark.parametrize(
    ("error", "event"), [(Unavailable("nobody answers"), "store trouble"), (KeyError("a bug"), "fault")]
)
def test_a_code_that_cannot_be_had_now_is_refused_and_the_reason_is_in_the_journal(error, event):
    lines = []

    async def evening():
        town = Town("a")
        (node,) = await town.begin()
        device = Connection(lambda: None)
        handover = Handover(device, Failing(error), Journal(lines.append), lambda: True)
        live = await node.live()
        handover.lend(live, Lend("ben-asks-for-one", BEN))
        handover.claim(live, Claim("ben-has-got-one", "ABCDEFGH"))
        await asyncio.sleep(0)
        return [msgspec.json.decode(message)["why"] for message in iter(device.next, None)]

    assert asyncio.run(evening()) == [Why.NOT_NOW] * 2
    assert [json.loads(line)["event"] for line in lines] == [event] * 2
