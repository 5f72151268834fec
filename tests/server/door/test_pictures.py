"""QR codes: who asks for as many as they may, from however many addresses, keeps no neighbour's from being drawn."""

import asyncio

import pytest

from tablee.server.app import PICTURES, application
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.join_link import JoinLink
from tablee.server.journal import Journal
from tablee.server.limits import Limits
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue

pytestmark = pytest.mark.slow

LIMITS = Limits()


def test_a_neighbours_is_drawn_where_strangers_have_filled_the_line():
    """26 addresses did."""

    async def evening():
        hall = OpenTables(MemoryStore(), Catalogue(), Environment(), Journal(lambda _: None))
        app = application(hall, Origins(), Doorkeeper(LIMITS, lambda: 0.0), JoinLink())

        async def drawn(host):
            told = []

            async def told_so(message):
                told.append(message)

            scope = {"type": "http", "method": "GET", "scheme": "http", "client": (host, 1), "query_string": b""}
            path = "/api/tables/ABCDEF/qr.svg"
            await app(scope | {"path": path, "headers": [(b"host", b"localhost")]}, asyncio.Event().wait, told_so)
            return told[0]["status"]

        of_one = LIMITS.pictures.burst
        hosts = [f"198.51.{number}.1" for number in range(-(-PICTURES // of_one)) for _ in range(of_one)][:PICTURES]
        strangers = [asyncio.ensure_future(drawn(host)) for host in hosts]
        neighbour = await asyncio.ensure_future(drawn("203.0.113.7"))
        refused = [one.result() for one in strangers if one.done() and one.result() != 200]
        for one in strangers:
            one.cancel()
        await asyncio.wait(strangers)
        await hall.close()
        return neighbour, refused

    assert asyncio.run(evening()) == (200, [503])
