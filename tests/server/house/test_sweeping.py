"""Tables whose node was killed are taken up, each by itself: one that cannot be read costs no other its deadlines."""

import asyncio
import json

from tablee.server.house.alone import Alone
from tablee.server.house.sweeping import Sweeping
from tablee.server.journal import Journal
from tablee.server.upkeep.log_folder import Unfolded
from tablee.storage.store import Unavailable

AT_ONCE = ["BROKEN", "BUSY", "FAULTY", "WHOLE"]


class Left(Alone):
    """A house in which some tables are nobody's, once."""

    sweeps = True

    def __init__(self, *codes):
        super().__init__()
        self._codes = [*codes]

    async def sweep(self):
        codes, self._codes = self._codes, []
        if not codes:
            raise Unavailable("the database starts anew")
        return codes


def swept(times, busy):
    """What was taken up, in its order, and what the journal says; `busy` is how often one table cannot be read."""
    troubles = {"BROKEN": [Unfolded("no table")], "BUSY": [Unavailable("later")] * busy, "FAULTY": [KeyError("a bug")]}
    taken, lines = [], []

    async def take_up(code):
        if troubles.get(code):
            raise troubles[code].pop()
        taken.append(code)

    async def evening():
        sweeping = Sweeping(Left(*AT_ONCE), take_up, Journal(lines.append))
        for _ in range(times):
            await sweeping.sweep()

    asyncio.run(evening())
    return taken, [json.loads(line)["event"] for line in lines]


def test_one_that_cannot_be_read_costs_no_other_its_deadlines():
    assert swept(1, busy=1) == (["WHOLE"], ["table broken"])


def test_one_that_could_not_be_read_then_is_tried_again_as_no_other_node_looks_for_it():
    taken, told = swept(3, busy=2)

    assert taken == ["WHOLE", "BUSY"]
    assert told == ["table broken", "store trouble", "store trouble"]
