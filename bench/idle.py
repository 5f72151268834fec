"""Sockets that do nothing, at all nodes of a house: pages that stand open at tables where nobody plays.

One process holds this end of all of them, so it needs as many files open, and a few more. All come from one address:
the servers of `bench.ours_server` let it have them, and to each port there are 28,000 connections from one address.
"""

import asyncio
import json
import resource
import sys
from collections.abc import Iterable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from bench.house import House
from bench.wire import Wire
from tablee.cli.serve import make_room
from tablee.wire.requests import PROTOCOL_VERSION

AT_ONE_TABLE = 10
TABLES_AT_ONCE = 20
MORE_FILES = 300
"""Besides sockets, of this process."""
STAND = 5.0
"""Seconds for which they stand there, before they are counted."""


def room_for(sockets: int) -> None:
    """As many files as that, for this process and all that it starts; or it says what to type."""
    make_room(wanted := sockets + MORE_FILES)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in (soft, hard) and soft < wanted:
        sys.exit(
            f"bench.postgres: {sockets:,} sockets need {wanted:,} open files, and this shell allows {hard:,}; type "
            f"`sudo prlimit --pid $$ --nofile={wanted}` and run it again, or give it --idle {max(0, hard - MORE_FILES)}"
        )


async def idle(house: House, sockets: int) -> tuple[int, int]:
    """How many are still there in the end, and bytes that each takes at its node, tables included."""
    before = house.resident()
    wires: list[Wire] = []
    tables = sockets // AT_ONE_TABLE
    for first in range(0, tables, TABLES_AT_ONCE):
        some = range(first, min(tables, first + TABLES_AT_ONCE))
        for watched in await asyncio.gather(*[_table(house.ports, number) for number in some]):
            wires += watched
    await asyncio.sleep(STAND)
    there = sum([wire.stands for wire in wires])
    return there, (house.resident() - before) // max(1, there)


async def _table(ports: list[int], number: int) -> Iterable[Wire]:
    """Some look on at one table, half of them at either node."""
    port = ports[number % len(ports)]
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        origin = {"Origin": f"http://127.0.0.1:{port}"}
        connection.request("POST", "/api/tables", json.dumps({"game": "sept_pour_cent"}), origin)
        code = json.loads(connection.getresponse().read())["code"]
    return await asyncio.gather(*[_watch(ports[at % len(ports)], code) for at in range(AT_ONE_TABLE)])


async def _watch(port: int, code: str) -> Wire:
    loop = asyncio.get_running_loop()
    entered: asyncio.Future[None] = loop.create_future()

    def take(message: dict[str, Any]) -> None:
        if message["type"] == "entered":
            entered.set_result(None)

    _, wire = await loop.create_connection(lambda: Wire(port, take), "127.0.0.1", port)
    await wire.opened
    wire.send({"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": []})
    await entered
    return wire
