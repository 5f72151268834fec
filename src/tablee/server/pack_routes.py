"""A pack of one's own for a table: one built file, given by the host over plain HTTP, checked, and kept for that table.

Who asks shows the host's token. It is looked at before the body, so that strangers cannot fill the memory; whether
a code is a table's cannot be told from the answer.
"""

import asyncio

from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee.kernel.cards.pack import Pack
from tablee.kernel.codec import encode
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import LARGEST_PACK, read_pack, write_pack
from tablee.server import tokens
from tablee.server.http_answers import address, body, fault, json
from tablee.server.limits import SAME_WAIT, Doorkeeper, network
from tablee.server.live_table import LiveTable
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.server.table_packs import ready
from tablee.storage.store import Unavailable
from tablee.tables.stages import TableClosed
from tablee.wire.messages import PackKept

AT_ONCE = 4
"""Packs on their way, at all tables together: each is held in memory, and checking one takes a processor."""
MOST_GIVEN = 8
"""Packs at a table: the store keeps some more, for those that come with the games that are played there."""
STRANGER = "only the host of a table can give it cards"


class CheckedPack(Struct, frozen=True):
    pack: Pack
    hash: str
    body: bytes
    """In its one spelling."""


class PackRoutes:
    def __init__(self, open_tables: OpenTables, origins: Origins, doorkeeper: Doorkeeper) -> None:
        self._open_tables = open_tables
        self._origins = origins
        self._doorkeeper = doorkeeper
        self._coming: set[str] = set()
        """From where. One at a time from each, so that nobody who stalls keeps all the others out."""

    async def give(self, request: Request) -> Response:
        if not self._origins.lets_in(request.headers.get("origin"), request.headers.get("host")):
            return fault(403, "only a page of this server may give a pack here")
        if not self._doorkeeper.may_give_pack(address(request)):
            return fault(429, "many packs were given from here; wait a minute", {"Retry-After": "60"})
        try:
            live = await self._hosted(request)
            if isinstance(live, Response):
                return live
            asker = network(address(request))
            if asker in self._coming:
                return fault(429, "another pack is on its way from here; wait for it", {"Retry-After": "5"})
            if len(self._coming) >= AT_ONCE:
                return fault(503, "others are giving packs just now; try again", {"Retry-After": "5"})
            self._coming.add(asker)
            try:
                return await self._take(request, live)
            finally:
                self._coming.discard(asker)
        except ClientDisconnect:
            return fault(400, "the body was cut short")
        except Malformed as error:
            return fault(400, str(error))
        except Unavailable as error:
            self._open_tables.journal.trouble("", error)
            return fault(503, "no pack can be written to disk now; try again", {"Retry-After": "5"})

    async def _hosted(self, request: Request) -> LiveTable | Response:
        """The table whose host asks."""
        loop = asyncio.get_running_loop()
        arrived = loop.time()
        live = await self._open_tables.find(request.path_params["code"])
        if live is not None and _is_host(live, request):
            closed = isinstance(live.table.stage, TableClosed)
            return fault(409, "this table is closed") if closed else live
        borne = self._doorkeeper.may_try_code(address(request), opens=live is not None)
        await asyncio.sleep(arrived + SAME_WAIT - loop.time())
        if not borne:
            return fault(429, "too many codes that open nothing; wait a minute", {"Retry-After": "60"})
        return fault(403, STRANGER)

    def _shipped(self) -> set[str]:
        """Hashes of packs that come with games: they were kept because they were played with, not given."""
        catalogue = self._open_tables.catalogue
        return {pack.hash for game in catalogue.games.values() for pack in catalogue.packs(game)}

    async def _take(self, request: Request, live: LiveTable) -> Response:
        if (given := await body(request, LARGEST_PACK)) is None:
            # Whoever goes on sending is not listened to.
            return fault(413, f"a pack has at most {LARGEST_PACK:,} bytes", {"Connection": "close"})
        checked = await asyncio.to_thread(check, given, live.table.game)
        kept = live.table.kept_packs
        if checked.hash not in kept and len(kept.keys() - self._shipped()) >= MOST_GIVEN:
            return fault(409, f"a table keeps {MOST_GIVEN} packs at most; lay another one")
        await self._open_tables.store.keep_pack(live.table.code, checked.hash, checked.body)
        pack = checked.pack
        if (now := await self._open_tables.find(live.table.code)) is not None:  # it may have been put away meanwhile
            now.table.kept_packs[checked.hash] = pack
            now.broadcast.publish_table(now.present)
        journal = self._open_tables.journal
        journal.log("pack given", table=journal.shadow(live.table.code), game=pack.game, cards=len(pack.cards))
        return json(encode(PackKept(checked.hash, pack.game, pack.title, len(pack.cards))), 201)


def check(body: bytes, game: AnyGame) -> CheckedPack:
    """Takes long: for a thread."""
    pack = ready(read_pack(body, game), game)
    return CheckedPack(pack, pack.hash, write_pack(pack))


def _is_host(live: LiveTable, request: Request) -> bool:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    host = live.table.people.get(live.table.host)
    return host is not None and scheme == "Bearer" and tokens.same(host.token, tokens.hashed(token))
