"""What is asked over plain HTTP: games, a guided round, a table, a record, a pack for a table, whether we are up."""

from collections.abc import MutableMapping
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.games import FIRST_ROUNDS
from tablee.kernel.codec import Codec, encode
from tablee.kernel.refusals import Malformed, Refused
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.line import Line, LineFull
from tablee.server.headers import HEADERS, OVER_HTTPS
from tablee.server.in_thread import in_thread
from tablee.server.join_link import JoinLink
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.server.page import Page
from tablee.server.records.record_route import RecordRoute
from tablee.server.routes.first_round_route import FirstRoundRoute
from tablee.server.routes.http_answers import address, fault, full, json
from tablee.server.routes.http_answers import body as body_of
from tablee.server.routes.pack_routes import PackRoutes
from tablee.server.upkeep.disk_room import ServerFull
from tablee.storage.store import Unavailable
from tablee.wire.codec import LARGEST
from tablee.wire.messages import GameCard
from tablee.wire.requests import LayTable

LAY: Codec[LayTable] = Codec(LayTable)
PICTURES = 1024
"""QR codes that are drawn or wait for it; of one address as many as it may ask for at once."""
ASKED_TOO_MUCH = {"Retry-After": "10", "Connection": "close"}


def application(open_tables: OpenTables, origins: Origins, doorkeeper: Doorkeeper, join_link: JoinLink) -> ASGIApp:
    games = encode([_card(open_tables, name) for name in open_tables.catalogue.games])
    table_routes = TableRoutes(open_tables, origins, doorkeeper)
    pack_routes = PackRoutes(open_tables, origins, doorkeeper)
    first_round = FirstRoundRoute(doorkeeper)
    page = Page()
    pictures = Line(PICTURES, doorkeeper.limits.pictures.burst)

    async def home(request: Request) -> Response:
        return page.index(request).response(request)

    async def file(request: Request) -> Response:
        """People who mistype an address find the page, which leads on; a program learns that nothing is there."""
        if found := page.file(request.url.path):
            return found.response(request)
        if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
            return page.index(request).response(request, 404)
        return fault(404, "there is nothing here")

    async def address_for_others(request: Request) -> Response:
        base = join_link.base(request.url.scheme, request.url.netloc)
        reached = {"only_here": join_link.is_only_here(base), "no_network": join_link.has_no_network(base)}
        return json(encode({"base": base, **reached}))

    async def picture(request: Request) -> Response:
        if not doorkeeper.may_draw(address(request)):
            return fault(429, "many pictures were drawn from here; wait a little", {"Retry-After": "10"})
        base = join_link.base(request.url.scheme, request.url.netloc)
        draw = partial(in_thread, join_link.picture, base, request.path_params["code"])
        try:
            drawn = await pictures.do(address(request), draw)
        except LineFull:
            return fault(503, "many pictures are drawn just now; try again", {"Retry-After": "5"})
        return Response(drawn, media_type="image/svg+xml") if drawn else fault(404, "that is no code of a table")

    async def list_games(_: Request) -> Response:
        return json(games)

    async def health(_: Request) -> Response:
        """A proxy brings people to another node while this one says no; a file is never out of reach."""
        if open_tables.house.cut_off:
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ok\n")

    routes = [
        Route("/", home),
        *[
            Route(address + slash, home)
            for address in (
                "/t/{code}",
                "/t/{code}/ecran",
                "/t/{code}/ecran/{language}",
                "/regles/{game}",
                "/montre/{game}",
                "/montre/{game}/{code}",
                "/galerie",
            )
            for slash in ("", "/")
        ],
        Route("/api/address", address_for_others),
        Route("/api/tables/{code}/qr.svg", picture),
        Route("/api/games", list_games),
        Route("/api/games/{game}/first-round", first_round.step, methods=["POST"]),
        Route("/api/tables", table_routes.lay, methods=["POST"]),
        Route("/api/tables/{code}/record", RecordRoute(open_tables, doorkeeper).record),
        Route("/api/tables/{code}/packs", pack_routes.give, methods=["POST"]),
        Route("/api/games/{game}/sample.csv", pack_routes.sample),
        Route("/healthz", health),
        Route("/{path:path}", file),
    ]
    return Guarded(Starlette(routes=routes), origins, doorkeeper)


class TableRoutes:
    """Where tables are laid."""

    def __init__(self, open_tables: OpenTables, origins: Origins, doorkeeper: Doorkeeper) -> None:
        self._open_tables = open_tables
        self._origins = origins
        self._doorkeeper = doorkeeper

    async def lay(self, request: Request) -> Response:
        if not self._origins.lets_in(request.headers.get("origin"), request.headers.get("host")):
            return fault(403, "only a page of this server may lay a table here")
        if not self._doorkeeper.may_lay(address(request)):
            return fault(429, "many tables were laid from here; wait a few minutes", {"Retry-After": "60"})
        try:
            if (body := await body_of(request, LARGEST)) is None:
                return fault(413, f"a request has at most {LARGEST:,} bytes")
            laid = await self._open_tables.lay(LAY.decode(body))
        except ClientDisconnect:
            return fault(400, "the body was cut short")
        except ServerFull:
            return full()
        except Malformed as error:
            return fault(400, str(error))
        except Refused as refused:
            return fault(400, str(refused.why))
        except Unavailable as error:
            self._open_tables.journal.trouble("", error)
            return fault(503, "no table can be written to disk now; try again", {"Retry-After": "5"})
        return json(encode(laid), 201)


class Guarded:
    """The same headers on every answer, none by a foreign name, and none for whoever asks without end."""

    def __init__(self, app: ASGIApp, origins: Origins, doorkeeper: Doorkeeper) -> None:
        self._app = app
        self._origins = origins
        self._doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        headers = OVER_HTTPS if scope["scheme"] == "https" else HEADERS

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[
                        (name.lower().encode(), value.encode())
                        for name, value in headers.items()
                        if name.lower().encode() not in given
                    ],
                ]
            await send(message)

        if not self._doorkeeper.may_ask(scope["client"][0] if scope["client"] else ""):
            hurried = fault(429, "too much was asked for from here; wait a little", ASKED_TOO_MUCH)
            await hurried(scope, receive, with_headers)
            return
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if self._origins.knows(host):
            await self._app(scope, receive, with_headers)
        else:
            known = PlainTextResponse("This server does not go by that name; start it with --name.\n", 421)
            await known(scope, receive, with_headers)


def _card(open_tables: OpenTables, name: str) -> GameCard:
    game = open_tables.catalogue.games[name]
    return GameCard(
        name=name,
        players=(game.players[0], game.players[-1]),
        minutes=game.minutes,
        levels=tuple(open_tables.catalogue.levels(game)),
        options=game.options,
        cards=game.cards is not None,
        tables=name in open_tables.catalogue.authoring,
        guided=name in FIRST_ROUNDS,
    )
