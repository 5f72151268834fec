"""A pack of one's own for a table: one file, given by the host over plain HTTP, checked, and kept for that table.

Built or a table (CSV). `?file=` is its name, after which a table is called; `?language=` in which it is spoken of.

Who asks shows the host's token. It is looked at before the body, so that strangers cannot fill the memory; whether
a code is a table's cannot be told from the answer.
"""

import asyncio
from codecs import BOM_UTF8
from functools import partial

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import LARGEST_PACK
from tablee.server import tokens
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.incoming import Incoming
from tablee.server.door.line import Line, LineFull
from tablee.server.door.networks import network
from tablee.server.door.time_to_look import SOON, found_in_time
from tablee.server.house.news import Given
from tablee.server.in_thread import in_thread
from tablee.server.limits import SAME_WAIT
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.server.routes.given_pack import MOST_GIVEN, PackFaulty, given_pack, keeps_enough
from tablee.server.routes.http_answers import address, body, fault, full, json, too_many_codes
from tablee.server.upkeep.disk_room import ServerFull
from tablee.storage.store import Unavailable
from tablee.tables.stages import TableClosed
from tablee.wire.codes import spelt
from tablee.wire.messages import PackFaults
from tablee.words.sources import LANGUAGES

COMING = 16 * 2**20
"""Bytes of packs that are not whole yet, at all tables together."""
IN_LINE = 16
"""Packs that are checked or wait for it, one of each address: they are held in memory as well."""
LONGEST_NAME = 200
"""Of a file."""
STRANGER = "only the host of a table can give it cards"


class PackRoutes:
    def __init__(self, open_tables: OpenTables, origins: Origins, doorkeeper: Doorkeeper) -> None:
        self._open_tables = open_tables
        self._origins = origins
        self._doorkeeper = doorkeeper
        self._coming: set[str] = set()
        """From where: one at a time from each."""
        self._incoming = Incoming(COMING)
        self._line = Line(IN_LINE, of_one=1)

    async def give(self, request: Request) -> Response:
        if not self._origins.lets_in(request.headers.get("origin"), request.headers.get("host")):
            return fault(403, "only a page of this server may give a pack here")
        if not self._doorkeeper.may_give_pack(address(request)):
            return fault(429, "many packs were given from here; wait a minute", {"Retry-After": "60"})
        try:
            live = await self._hosted(request)
            if isinstance(live, Response):
                return live
            await self._open_tables.disk.check()
            asker = network(address(request))
            if asker in self._coming:
                return fault(429, "another pack is on its way from here; wait for it", {"Retry-After": "5"})
            self._coming.add(asker)
            try:
                return await self._take(request, live)
            finally:
                self._coming.discard(asker)
        except ServerFull:
            return full()
        except LineFull:  # what has not come of it is not listened to
            busy = {"Retry-After": "5", "Connection": "close"}
            return fault(503, "others are giving packs just now; try again", busy)
        except ClientDisconnect:
            return fault(400, "the body was cut short")
        except PackFaulty as faulty:
            return _faults(faulty, 400)
        except Malformed as error:
            return fault(400, str(error))
        except Unavailable as error:
            self._open_tables.journal.trouble("", error)
            return fault(503, "no pack can be written to disk now; try again", {"Retry-After": "5"})

    async def sample(self, request: Request) -> Response:
        """A table to begin with, for a spreadsheet: with the mark by which these know UTF-8."""
        authoring = self._open_tables.catalogue.authoring.get(request.path_params["game"])
        if authoring is None:
            return fault(404, "no cards of such a game are written in a table")
        return Response(BOM_UTF8 + authoring.sample.encode(), media_type="text/csv")

    async def _hosted(self, request: Request) -> LiveTable | Response:
        """The table whose host asks."""
        loop = asyncio.get_running_loop()
        arrived = loop.time()
        code = spelt(request.path_params["code"])
        looking = self._open_tables.find(code, address(request))
        live = await found_in_time(looking, arrived, self._doorkeeper, address(request), code)
        if live is not None and _is_host(live, request):
            closed = isinstance(live.table.stage, TableClosed)
            return fault(409, "this table is closed") if closed else live
        borne = self._doorkeeper.may_try_code(address(request), opens=live is not None, code=code)
        await asyncio.sleep(arrived + SAME_WAIT - loop.time())
        if not borne:
            return too_many_codes(SOON if _token(request) is not None else self._doorkeeper.code_wait(address(request)))
        return fault(403, STRANGER)

    async def _take(self, request: Request, live: LiveTable) -> Response:
        coming = partial(body, request, LARGEST_PACK)
        if (given := await self._incoming.read(address(request), coming)) is None:
            # Whoever goes on sending is not listened to.
            return fault(413, f"a pack has at most {LARGEST_PACK:,} bytes", {"Connection": "close"})
        game = live.table.game
        file = request.query_params.get("file", "")[:LONGEST_NAME] or "cartes.csv"
        authoring = self._open_tables.catalogue.authoring.get(game.name)
        language = _asked_language(request)
        check = partial(in_thread, given_pack, given, file, language, game, authoring)
        checked = await self._line.do(address(request), check)
        kept, pack = live.table.kept_packs, checked.pack
        # Those that come with games were kept because they were played with, not given.
        if pack.hash not in kept and len(kept.keys() - self._open_tables.catalogue.shipped()) >= MOST_GIVEN:
            return _faults(keeps_enough(language, game), 409)
        await self._open_tables.store.keep_pack(live.table.code, pack.hash, checked.body)
        now = await self._open_tables.find(live.table.code, address(request))
        if now is not None:  # it may have been put away meanwhile
            now.table.kept_packs[pack.hash] = pack
            now.broadcast.publish_table(now.present)
        self._open_tables.house.tell(Given(live.table.code))
        journal = self._open_tables.journal
        journal.log("pack given", table=journal.shadow(live.table.code), game=pack.game, cards=len(pack.cards))
        return json(encode(checked.kept), 201)


def _faults(faulty: PackFaulty, status: int) -> Response:
    return json(encode(PackFaults(str(faulty), faulty.faults)), status)


def _asked_language(request: Request) -> str:
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


def _is_host(live: LiveTable, request: Request) -> bool:
    token, host = _token(request), live.table.people.get(live.table.host)
    return token is not None and host is not None and tokens.same(host.token, tokens.hashed(token))


def _token(request: Request) -> str | None:
    """What whoever asks shows as the host's, if anything."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme == "Bearer" else None
