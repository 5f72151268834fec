"""The entrance to a table: open at once to whoever holds somebody there; strangers learn nothing from the time."""

import asyncio

from tablee.server import tokens
from tablee.server.connection import Connection
from tablee.server.limits import SAME_WAIT, Doorkeeper
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
        arrived = self._loop.time()
        within = self._doorkeeper.time_to_look(self._address, spelt(request.table))
        try:
            async with asyncio.timeout(within):
                live = await self._looked_up(request)
        except TimeoutError:
            if within is None:
                raise
            return None
        if live is not None and people_held(live, request):
            return live
        await asyncio.sleep(arrived + SAME_WAIT - self._loop.time())
        # Looked for again, as it may have been put away meanwhile.
        return None if live is None else await self._open_tables.find(request.table)

    async def _looked_up(self, request: requests.Enter) -> LiveTable | None:
        live = await self._open_tables.find(request.table)
        if (
            live is not None
            and self._open_tables.house.sweeps
            and len(people_held(live, request)) < len(request.tokens)
        ):
            async with asyncio.timeout(ABREAST_WITHIN):  # they may have sat down at another node, a moment ago
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
