"""Whoever guessed too often learns nothing from how long a table's log takes to be read."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request

from tablee.kernel.codec import encode
from tablee.server.limits import Doorkeeper, Limits, Rate
from tablee.server.origins import Origins
from tablee.server.records.record_route import RecordRoute
from tablee.server.routes.pack_routes import PackRoutes
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.bounds.house import Guest, House
from tests.tables.long_games import drawing_on, token_of

GUESSER = "192.0.2.7"
MADE_UP = "a-token-that-somebody-has-made-up"
PATIENCE = 10
"""Seconds for an answer, though the log is not read before the test says so."""


class SlowToRead(House):
    """Its log is read when `read_on` is set; and its doorkeeper has borne all that he bears of the guesser."""

    def __init__(self) -> None:
        super().__init__(drawing_on(0))
        self.read_on = asyncio.Event()
        self.doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 1)), lambda: 0.0)
        while self.doorkeeper.may_try_code(GUESSER):
            pass
        read = self.store.read

        async def slowly(table: str, after: int = 0, before: int | None = None) -> list[bytes]:
            await self.read_on.wait()
            return await read(table, after, before)

        self.store.read = slowly  # type: ignore[assignment]  # awaited alike

    async def knock(self, token: str) -> str:
        """What is said to the guesser's device, and why."""
        guest = Guest(self, GUESSER)
        enter = Enter(PROTOCOL_VERSION, self.sim.table.code, (token,))
        await asyncio.wait_for(guest.session.enter(encode(enter)), PATIENCE)
        first = msgspec.json.decode(guest.heard[0])
        return str(first.get("why", first["type"]))


def evening(of: Callable[[SlowToRead], Awaitable[list[object]]]) -> list[object]:
    async def whole() -> list[object]:
        house = SlowToRead()
        await house.lay()
        found = await of(house)
        house.read_on.set()
        await house.close()
        return found

    return asyncio.run(whole())


def test_at_the_door_of_a_table_they_are_answered_before_its_log_is_read():
    async def entering(house: SlowToRead) -> list[object]:
        return [await house.knock(MADE_UP), await house.knock(token_of(1))]

    assert evening(entering) == ["too_fast", "too_fast"]


def test_whoever_holds_a_token_is_let_in_as_soon_as_it_is_read():
    async def entering(house: SlowToRead) -> list[object]:
        before = await house.knock(token_of(1))
        house.read_on.set()
        await house.open_tables.find(house.sim.table.code)
        return [before, await house.knock(token_of(1)), await house.knock(MADE_UP)]

    assert evening(entering) == ["too_fast", "entered", "too_fast"]


def test_over_http_they_are_answered_before_it_is_read_too():
    async def asking(house: SlowToRead) -> list[object]:
        records = RecordRoute(house.open_tables, house.doorkeeper)
        packs = PackRoutes(house.open_tables, Origins(), house.doorkeeper)
        headers = [
            (b"host", b"localhost"),
            (b"origin", b"http://localhost"),
            (b"authorization", b"Bearer " + b"x" * 32),
        ]
        scope = {
            "type": "http",
            "method": "GET",
            "path_params": {"code": house.sim.table.code},
            "query_string": b"",
            "client": (GUESSER, 1),
            "headers": headers,
        }
        answers = [await asyncio.wait_for(ask(Request(scope)), PATIENCE) for ask in (records.record, packs.give)]
        return [answer.status_code for answer in answers]

    assert evening(asking) == [429, 429]
