"""Hosts who stall with a pack: what has come of theirs is kept, and no other host waits for the rest."""

import asyncio

import pytest
from starlette.requests import Request

from tablee.packs.pack_file import LARGEST_PACK
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.limits import Limits
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.server.routes.pack_routes import COMING, PackRoutes
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import OURS
from tablee.wire.requests import LayTable

pytestmark = pytest.mark.slow


def bearer(token):
    return [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"authorization", f"Bearer {token}".encode())]


def test_hosts_who_stall_keep_no_other_host_out():
    """Four of them did: each had a place for as long as its file took, a minute at most."""

    async def evening():
        hall = OpenTables(MemoryStore(), OURS, Environment(), Journal(lambda _: None))
        routes = PackRoutes(hall, Origins(), Doorkeeper(Limits(), asyncio.get_running_loop().time))
        come = asyncio.Queue()

        async def gives(host, *parts):
            laid, left = await hall.lay(LayTable("indix")), [*parts]

            async def receive():
                if left:
                    return {"type": "http.request", "body": left.pop(0), "more_body": bool(left) or len(parts) > 1}
                come.put_nowait(host)
                return await asyncio.Event().wait()

            scope = {"type": "http", "method": "POST", "path_params": {"code": laid.code}, "client": (host, 1)}
            request = Request({**scope, "headers": bearer(laid.token), "query_string": b""}, receive)
            return (await routes.give(request)).status_code

        stalling = [
            asyncio.ensure_future(gives(f"198.51.{one}.1", b"x" * (LARGEST_PACK - 1), b"x")) for one in range(9)
        ]
        for _ in range(8):
            await come.get()
        given = await gives("203.0.113.7", b"question;")
        cut = [one.result() for one in stalling if one.done()]
        for one in stalling:
            one.cancel()
        await hall.close()
        return given, cut

    given, cut = asyncio.run(evening())

    assert given == 400, "it was read, and is no pack"
    assert cut == [503]
    assert 8 * LARGEST_PACK < COMING < 9 * LARGEST_PACK
