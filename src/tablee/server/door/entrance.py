"""The entrance to a table: open at once to whoever holds somebody there; strangers learn nothing from the time."""

import asyncio
from functools import partial

from tablee.server import tokens
from tablee.server.connection import Connection
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.time_to_look import found_in_time
from tablee.server.limits import SAME_WAIT
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import OpenTables
from tablee.wire import messages, requests
from tablee.wire.codes import spelt

ABREAST_WITHIN = 12
"""Seconds for what others wrote to a table to be read: longer than the store tries."""


class Entrance:
    def __init__(self, open_tables: OpenTables, doorkeeper: Doorkeeper, address: str, connection: Connection) -> None:
        self._open_tables = open_tables
        self._doorkeeper = doorkeeper
        self._address = address
        self._connection = connection
        self._loop = asyncio.get_running_loop()

    async def table(self, request: requests.Enter) -> LiveTable | None:
        """Whoever holds somebody there is let in at once; strangers all wait as long, whatever the code opens."""
        arrived, code = self._loop.time(), spelt(request.table)
        in_time = partial(found_in_time, arrived=arrived, doorkeeper=self._doorkeeper, address=self._address, code=code)
        live = await in_time(self._open_tables.find(code, self._address))
        if live is not None and self._may_be_behind(live, request):
            abreast = self._abreast(live)
            live = await (abreast if people_held(live, request) else in_time(abreast))
        if live is not None and people_held(live, request):
            return live
        await asyncio.sleep(arrived + SAME_WAIT - self._loop.time())
        if live is None or self._doorkeeper.keeps_waiting(self._address, code):
            return None
        return await self._open_tables.find(code, self._address)  # once more, as it may have been put away meanwhile

    def _may_be_behind(self, live: LiveTable, request: requests.Enter) -> bool:
        """They may have sat down at another node, a moment ago."""
        return self._open_tables.house.sweeps and len(people_held(live, request)) < len(request.tokens)

    async def _abreast(self, live: LiveTable) -> LiveTable:
        async with asyncio.timeout(ABREAST_WITHIN):
            await live.catching_up.abreast(self._connection)
        return live


def people_held(live: LiveTable, request: requests.Enter) -> tuple[messages.Mine, ...]:
    """The people whom these tokens are of."""
    hashes = [(token, tokens.hashed(token)) for token in dict.fromkeys(request.tokens)]
    return tuple(
        [
            messages.Mine(person.id, token)
            for token, hashed in hashes
            for person in live.table.people.values()
            if tokens.same(person.token, hashed)
        ]
    )
