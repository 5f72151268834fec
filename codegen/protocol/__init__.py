"""The page docs/reference/protocol.md: our words on it in page.md, what structs, limits and games say by themselves."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from string import Template
from textwrap import TextWrapper

from msgspec import Struct

from codegen import comments
from codegen.protocol import games
from codegen.protocol.structs import bodies, messages, parts, table
from codegen.samples import CARD, FAULTS, GIVEN, LAID, MESSAGES, REQUESTS
from codegen.typescript import WIDTH
from tablee.bots.pace import PACES
from tablee.fairness.commitment import SECRET, seed_commitment
from tablee.games import GAMES
from tablee.kernel import stroke
from tablee.kernel.seats import Seat
from tablee.server import connection, frames, websocket
from tablee.server.limits import Limits, Rate
from tablee.server.routes.http_answers import SERVER_FULL
from tablee.tables import names
from tablee.tables.bounds import LogBounds
from tablee.tables.faces import FACES
from tablee.tables.feed import KEPT
from tablee.tables.refusals import Why
from tablee.tables.table_game import MOVE_IDS_KEPT
from tablee.tables.waits import HOST_AWAY, SEEDS_WITHIN
from tablee.wire.codec import LARGEST, LARGEST_OF_ALL
from tablee.wire.messages import LARGEST_MESSAGE
from tablee.wire.requests import PROTOCOL_VERSION

PAGE = Path(__file__).with_name("page.md").read_text(encoding="utf-8")
PROSE_BEGINS = re.compile(r"(?!\d\.)[\w*`(]")
"""No heading, list, table or example."""
WRAPPER = TextWrapper(WIDTH, break_long_words=False, break_on_hyphens=False)

CLOSING = {
    1002: "what came was no frame of a WebSocket",
    1008: "what came was not allowed",
    1009: "a message was too large",
    1011: "trouble on our side, or no answer to pings",
    1012: "the server starts anew",
    1013: "the device reads too slowly",
}
"""By close code of the WebSocket."""

FAREWELLS = {
    "crowded": "as many devices as a table has are there, and this one holds none of its people; it may be there "
    "already, if one came from a network with fewer",
    "enter_first": "the first message was another, or none came in time",
    "malformed": "it was the first message, or there were too many of them",
    "other_protocol": "`protocol` is not the version that this server speaks",
    "restarting": "the server starts anew, or reads the table again",
    "too_fast": "too many messages, or too many codes that open nothing",
    "too_slow": "what was sent was not read",
    "trouble": "the table could not be read or written; where `retry` is null it has stopped",
    "unknown_table": "no table has this code",
}
"""By why the server closes a connection."""

HTTP = {
    "GET /api/games": ("200: a list of `GameCard`", {}),
    "POST /api/games/{game}/first-round": (
        "A list of what a guest did at each stop so far, an action or null to let the others go on. 200: `Stop`",
        {
            400: "no such list, or null where only the guest can go on",
            404: "no such game, or it has none",
            409: "the rules refuse the last of them; `error` is why",
            413: "too large",
            429: "too many",
            503: "others are guided just now",
        },
    ),
    "POST /api/tables` with `LayTable": (
        "201: `TableLaid`",
        {
            400: "not a `LayTable`, or not its option; `no_such_game`",
            403: "`Origin`",
            413: "too large",
            429: "too many tables",
            503: "no disk to write to",
            SERVER_FULL: "no room for more tables",
        },
    ),
    "GET /api/tables/{code}/record[?game=N]": (
        "200: the record of a game that is over, the last or number N from 1 (see [record.md](record.md))",
        {
            400: "N is no number",
            404: "no such table or game, or not over",
            429: "too many",
            503: "others are made just now, or no disk to read from",
        },
    ),
    "POST /api/tables/{code}/packs?file=NAME&language=fr": (
        "A file of cards, built or a table (CSV), with `Authorization: Bearer` and the host's token. 201: `PackKept`",
        {
            400: "`PackFaults`",
            403: "`Origin`, or not the host of a table",
            409: "the table is closed, or has enough of them",
            413: "too large",
            429: "too many",
            503: "too many at once, or no disk to write to",
            SERVER_FULL: "no room for more",
        },
    ),
    "GET /api/games/{game}/sample.csv": (
        "200: a table of cards to begin with",
        {404: "no such game, or not so written"},
    ),
    "GET /api/tables/{code}/qr.svg": (
        "200: a QR code that leads to the table",
        {404: "no code of a table", 429: "too many", 503: "too many at once"},
    ),
    "GET /api/address": (
        '200: `{"base": …, "only_here": …, "no_network": …}`, where others find this server, or that none do',
        {},
    ),
    "GET /healthz": ("200 while the server is up, in plain text", {503: "a database that does not answer"}),
    "GET /api/ws": (
        "101: the WebSocket; refusals are in plain text",
        {403: "`Origin`", 429: "too many connections, or kept out"},
    ),
    "any other": ("", {404: "nothing is there", 405: "not by this method, in plain text"}),
    "any": (
        "",
        {
            400: "what is no request, or has two of `Host` or `Origin`, in plain text",
            421: "not by this `Host`, in plain text",
            429: "too much from one address",
            431: "a head that is too large, without a body",
        },
    ),
}
"""By request: what comes of it, and by status why not."""

WORDS = {
    "table": ("tablee.wire.requests", "Code"),
    "token": ("tablee.wire.requests", "Token"),
    "id": ("tablee.tables.requests", "RequestId"),
    "person": ("tablee.tables.entries", "PersonId"),
    "chair": ("tablee.tables.entries", "Chair"),
    "seat": ("tablee.kernel.seats", "Seat"),
    "now, limit_at, timer_at": ("tablee.tables.entries", "Timestamp"),
    "commitment, seed, head": ("tablee.fairness.commitment", "Hash"),
}
"""What many fields mean, from where it is said once."""

SPANS = {"a second": 1, "a minute": 60, "an hour": 3600, "a day": 86_400}
BODIES: tuple[Struct, ...] = (*LAID, GIVEN, FAULTS, CARD)
HOST = "The host's"
"""How the doc of a request begins that only the host may send."""


def page(command: str) -> str:
    seed = bytes([7] * SECRET)
    filled = filled_in(
        version=PROTOCOL_VERSION,
        host_only=_listed([f"`{type(one).__struct_config__.tag}`" for one in REQUESTS if is_the_hosts(type(one))]),
        full=f"{LogBounds().full:,}",
        host_away=HOST_AWAY // 1000,
        seeds_within=SEEDS_WITHIN // 1000,
        seed_example=seed_commitment("QUARTZ/1", Seat(1), seed).hex(),
        instant=_listed([f"`{name}`" for name, pace in PACES.items() if not pace.holds]),
        move_ids_kept=MOVE_IDS_KEPT,
        kept=KEPT,
        stroke_letters=stroke.EACH,
        alphabet=stroke.ALPHABET,
        alphabet_size=len(stroke.ALPHABET),
        slate=f"{stroke.SLATE:,}",
        largest=f"{LARGEST:,}",
        largest_of_all=f"{LARGEST_OF_ALL:,}",
        parts_of_one=frames.PARTS,
        early=websocket.EARLY,
        waiting_messages=connection.MOST_MESSAGES,
        waiting_bytes=f"{connection.MOST_BYTES:,}",
        largest_sent=f"{LARGEST_MESSAGE:,}",
        limits=_lines(limits(Limits())),
        closing=_lines(table(("code", "when"), [(str(code), when) for code, when in CLOSING.items()])),
        farewells=_lines(table(("why", "when"), [(f"`{why}`", when) for why, when in FAREWELLS.items()])),
        faces=_listed([f"`{face}`" for face in FACES]),
        longest_name=names.LONGEST,
        http=_lines(table(("request", "answer", "refused"), map(_route, HTTP))),
        bodies=_lines(bodies(BODIES)),
        words=_lines(table(("word", ""), [(word, comments.of_alias(*alias)) for word, alias in WORDS.items()])),
        requests=_lines(messages(REQUESTS)),
        messages=_lines(messages(MESSAGES)),
        parts=_lines(parts((*REQUESTS, *MESSAGES, *BODIES))),
        reasons=_lines(table(("why", ""), [(f"`{why}`", comments.of_member(why)) for why in Why])),
        games=_lines([line for game in GAMES.values() for line in games.section(game)]),
    )
    made = f"<!-- Made by `{command}`: change the structs, or codegen/protocol/page.md. -->"
    return f"{made}\n{filled.rstrip()}\n"


def filled_in(**values: object) -> str:
    """The page, with lines of prose as long as lines are here, whatever came to stand in them."""
    blocks = [Template(block).substitute(values) for block in PAGE.split("\n\n")]
    return "\n\n".join([WRAPPER.fill(block) if PROSE_BEGINS.match(block) else block for block in blocks])


def is_the_hosts(request: type[Struct]) -> bool:
    return comments.of_class(request).startswith(HOST)


def limits(now: Limits) -> Iterator[str]:
    rows = [(one.name, _much(getattr(now, one.name)), comments.under(Limits, one.name)) for one in fields(now)]
    return table(("limit", "", ""), rows)


def _much(value: object) -> str:
    if isinstance(value, Rate):
        often = [(round(value.a_second * seconds, 6), span) for span, seconds in SPANS.items()]
        many, span = next((many, span) for many, span in often if many >= 1 and many == int(many))
        return f"{many:,.0f} {span}, {value.burst:,} at once"
    return f"{value:,}"


def _route(request: str) -> tuple[str, str, str]:
    answer, refused = HTTP[request]
    return (
        f"`{request}`" if "/" in request else request,
        answer,
        "; ".join([f"{status} {why}" for status, why in refused.items()]),
    )


def _listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
