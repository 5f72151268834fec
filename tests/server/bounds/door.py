"""A server of sockets at a house, with the limits that every server has."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.doorway import Doorway
from tablee.server.door.proxies import Proxies
from tablee.server.door.taking_turns import TakingTurns
from tablee.server.limits import Limits
from tablee.server.origins import Origins
from tablee.server.websocket import WebSocket
from tests.server.bounds.house import House
from tests.server.wires import Wire


class Door:
    def __init__(self, house: House, now: Callable[[], float] = time.perf_counter) -> None:
        """`now` is the clock by which sockets take turns."""
        doorkeeper = Doorkeeper(Limits(), asyncio.get_running_loop().time)
        self._code = house.sim.table.code
        self._sockets: list[WebSocket] = []
        self._doorway = Doorway(house.open_tables, Origins(), doorkeeper, Proxies(), TakingTurns(now))
        self._server: asyncio.Server

    async def open(self) -> None:
        self._server = await asyncio.get_running_loop().create_server(self._socket, "127.0.0.1", 0)

    def _socket(self) -> WebSocket:
        state = SimpleNamespace(connections=set[Any]())
        self._sockets.append(WebSocket(self._doorway, config=None, server_state=state, app_state=None))
        return self._sockets[-1]

    async def enters(self, source: str = "127.0.0.1") -> tuple[Wire, WebSocket]:
        """Somebody at the table of the house: their end of the line, and the server's."""
        wire = await self.opened(source)
        assert (await wire.enter(self._code) or {})["type"] == "entered"
        return wire, self._sockets[-1]

    async def opened(self, source: str = "127.0.0.1") -> Wire:
        """A line from there, on which nothing was said."""
        return await Wire.opened(f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}", source=source)

    async def close(self) -> None:
        """And every line: what is left of one when the loop ends is a warning, and so a failure."""
        self._server.close()
        for socket in self._sockets:
            socket._transport.abort()
        await asyncio.sleep(0)
