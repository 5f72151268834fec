"""Where records are asked for over plain HTTP."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.line import LineFull
from tablee.server.door.time_to_look import found_in_time
from tablee.server.limits import SAME_WAIT
from tablee.server.open_tables import OpenTables
from tablee.server.records.handing_out import HandingOut, InParts, busy
from tablee.server.routes.http_answers import address, fault, too_many_codes
from tablee.storage.store import Unavailable
from tablee.wire.codes import spelt


class RecordRoute:
    def __init__(self, open_tables: OpenTables, doorkeeper: Doorkeeper) -> None:
        self._open_tables = open_tables
        self._doorkeeper = doorkeeper
        self._handing_out = HandingOut()

    async def record(self, request: Request) -> Response:
        number = request.query_params.get("game", "")
        if number and not (number.isascii() and number.isdigit() and len(number) < 6):
            return fault(400, "`game` is the number of a game at this table, from 1")
        if not self._doorkeeper.may_read(address(request)):
            return fault(429, "many records were read from here; wait a little", {"Retry-After": "10"})
        loop = asyncio.get_running_loop()
        arrived = loop.time()
        code, game = request.path_params["code"], int(number) if number else None
        try:
            looking = self._open_tables.has_record(code, game, address(request))
            there = bool(await found_in_time(looking, arrived, self._doorkeeper, address(request), spelt(code)))
            borne = self._doorkeeper.may_try_code(address(request), opens=there, code=spelt(code))
            if not there or not borne:
                await asyncio.sleep(arrived + SAME_WAIT - loop.time())
            if not borne:
                return too_many_codes(self._doorkeeper.code_wait(address(request)))
            found = await self._open_tables.record(code, game, address(request)) if there else None
        except Unavailable:
            return fault(503, "the record cannot be read now; try again", {"Retry-After": "5"})
        except LineFull:
            return busy()
        if found is None:
            return fault(404, "there is no record here; one is made when a game is over")
        return InParts(self._handing_out, request, found)
