"""Whoever has the code of a table cannot fill its log by coming and going."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from tablee.server.limits import Limits
from tablee.tables.topics.seating import Leave, Rename, Sit
from tests.server.bounds.house import Guest, House
from tests.tables.tables import Sim

STRANGER, FRIEND = "192.0.2.7", "198.51.100.8"
SOCKETS = 12
AT_ONCE = Limits().seating.burst


async def come_and_go(guest: Guest, answers: Counter[str]) -> None:
    """For as long as the connection is borne, or until there is no doubt."""
    while guest.session.connection.closing is None and answers.total() < AT_ONCE:
        guest.heard.clear()
        seated = await answered(guest, Sit(guest.id(), "Nobody"))
        answers[seated["type"]] += 1
        if seated["type"] == "seated":
            await answered(guest, Rename(guest.id(), seated["person"], "Somebody"))
            await answered(guest, Leave(guest.id(), seated["person"]))


async def answered(guest: Guest, request: Sit | Rename | Leave) -> dict[str, Any]:
    """By a farewell at the latest."""
    guest.ask(request)
    answer: dict[str, Any] = await guest.until(lambda: guest.answered(request.id) or guest.farewell)
    return answer


@pytest.mark.slow
def test_a_stranger_who_comes_and_goes_is_sent_away_long_before_the_log_is_full():
    async def evening() -> tuple[int, str, Counter[str]]:
        house, answers = House(Sim("sept_pour_cent")), Counter[str]()
        await house.lay()
        strangers = [await house.guest(source=STRANGER) for _ in range(SOCKETS)]
        for stranger in strangers:
            await come_and_go(stranger, answers)
        friend = await house.guest(source=FRIEND)
        seated = await friend.answer(Sit(friend.id(), "Ann"))
        live = await house.open_tables.find(house.sim.table.code)
        assert live is not None
        length = live.table.length
        await house.close()
        return length, seated["type"], answers

    length, seated, answers = asyncio.run(evening())

    assert answers["seated"] > AT_ONCE / 4
    assert length < 1.5 * AT_ONCE
    assert seated == "seated"
