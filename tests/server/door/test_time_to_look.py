"""Whoever guessed too often learns nothing from how long a table's log takes to be read."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.kernel.codec import encode
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.guesses import FIRST_WAIT
from tablee.server.door.time_to_look import SOON
from tablee.server.limits import Limits, Rate
from tablee.server.origins import Origins
from tablee.server.records.record_route import RecordRoute
from tablee.server.routes.pack_routes import PackRoutes
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.bounds.house import Guest, House
from tests.tables.long_games import drawing_on, token_of

GUESSER = "192.0.2.7"
MADE_UP = "a-token-that-somebody-has-made-up"
WRONG = "ZZZZZZ"
"""No table has this code."""
PATIENCE = 10
"""Seconds for an answer, though the log is not read before the test says so."""
TURNS = 50
"""Of the loop, in which what is at hand was found."""


class SlowToRead(House):
    """Its log is read when `read_on` is set; and its doorkeeper bears one wrong code of the guesser, if any."""

    def __init__(self, *, has_guessed: bool) -> None:
        super().__init__(drawing_on(0))
        self.read_on = asyncio.Event()
        self.doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 1)), lambda: 0.0)
        while has_guessed and self.doorkeeper.may_try_code(GUESSER):
            pass
        read = self.store.read

        async def slowly(table: str, after: int = 0, before: int | None = None) -> list[bytes]:
            if table == self.sim.table.code:
                await self.read_on.wait()
            return await read(table, after, before)

        self.store.read = slowly  # type: ignore[assignment]  # awaited alike

    async def knock(self, token: str, code: str = "") -> str:
        """What is said to the guesser's device, and why."""
        guest = Guest(self, GUESSER)
        enter = Enter(PROTOCOL_VERSION, code or self.sim.table.code, (token,))
        await asyncio.wait_for(guest.session.enter(encode(enter)), PATIENCE)
        first = msgspec.json.decode(guest.heard[0])
        return str(first.get("why", first["type"]))

    async def asks(self, ask: Callable[[Request], Awaitable[Response]], code: str = "", token: str = MADE_UP) -> int:
        """The status of the answer, over plain HTTP."""
        return (await self.answer(ask, code, token)).status_code

    async def answer(self, ask: Callable[[Request], Awaitable[Response]], code: str, token: str) -> Response:
        headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
        if token:
            headers.append((b"authorization", b"Bearer " + token.encode()))
        scope = {
            "type": "http",
            "method": "GET",
            "path_params": {"code": code or self.sim.table.code},
            "query_string": b"",
            "client": (GUESSER, 1),
            "headers": headers,
        }
        return await asyncio.wait_for(ask(Request(scope)), PATIENCE)


def evening(of: Callable[[SlowToRead], Awaitable[list[object]]], *, has_guessed: bool = True) -> list[object]:
    async def whole() -> list[object]:
        house = SlowToRead(has_guessed=has_guessed)
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


def test_nor_is_it_read_once_more_for_a_stranger_if_it_is_put_away_before_they_are_answered():
    """How long that took told them that the code is a table's."""

    async def entering(house: SlowToRead) -> list[object]:
        house.read_on.set()
        await house.open_tables.find(house.sim.table.code)
        house.read_on.clear()
        knocking = asyncio.ensure_future(house.knock(MADE_UP))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        house.open_tables.let_go()
        return [await knocking]

    assert evening(entering) == ["too_fast"]


def test_over_http_they_are_answered_before_it_is_read_too():
    async def asking(house: SlowToRead) -> list[object]:
        records = RecordRoute(house.open_tables, house.doorkeeper)
        packs = PackRoutes(house.open_tables, Origins(), house.doorkeeper)
        return [await house.asks(ask) for ask in (records.record, packs.give)]

    assert evening(asking) == [429, 429]


def test_who_shows_a_token_to_give_cards_is_told_to_come_again_soon_and_others_when_codes_are_borne():
    """The host beside a guesser, whose table is still to be read."""

    async def giving(house: SlowToRead) -> list[object]:
        packs = PackRoutes(house.open_tables, Origins(), house.doorkeeper)
        answers = [await house.answer(packs.give, "", token) for token in (token_of(1), MADE_UP, "")]
        return [answer.headers["retry-after"] for answer in answers]

    assert evening(giving) == [f"{SOON}", f"{SOON}", f"{FIRST_WAIT:.0f}"]


def test_who_tries_many_codes_at_once_learns_no_more_than_of_one():
    """Nobody was kept waiting yet when they came: the answer to all that were tables' came later, whatever it said."""

    async def entering(house: SlowToRead) -> list[object]:
        return [*await asyncio.gather(house.knock(MADE_UP, WRONG), house.knock(MADE_UP))]

    assert evening(entering, has_guessed=False) == ["unknown_table", "too_fast"]


def test_over_http_neither():
    async def reading(house: SlowToRead) -> list[object]:
        records = RecordRoute(house.open_tables, house.doorkeeper)
        return [*await asyncio.gather(house.asks(records.record, WRONG), house.asks(records.record))]

    async def giving(house: SlowToRead) -> list[object]:
        packs = PackRoutes(house.open_tables, Origins(), house.doorkeeper)
        return [*await asyncio.gather(house.asks(packs.give, WRONG), house.asks(packs.give))]

    assert evening(reading, has_guessed=False) == [404, 429]
    assert evening(giving, has_guessed=False) == [403, 429]
