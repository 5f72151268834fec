"""SECURITY.md says of each bound what the program goes by."""

from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.packs.pack_file import LARGEST_PACK
from tablee.server.app import PICTURES
from tablee.server.connection import MOST_BYTES, MOST_MESSAGES
from tablee.server.door.bans import MOST_FLOODERS
from tablee.server.door.crowd import MOST_THERE, OF_A_PERSON
from tablee.server.door.doorkeeper import MOST_ADDRESSES
from tablee.server.door.guesses import FIRST_WAIT, MOST_NETWORKS
from tablee.server.door.line import LONGEST_REST
from tablee.server.door.networks import COARSER
from tablee.server.door.taking_turns import A_TURN
from tablee.server.door.writing import A_GAME, AN_ENTRY
from tablee.server.environment import Environment
from tablee.server.journal import LINES
from tablee.server.limits import Limits, Rate
from tablee.server.records import handing_out, record_line
from tablee.server.routes import first_round_route, pack_routes
from tablee.server.routes.given_pack import MOST_GIVEN
from tablee.server.run import GIVES_WAY_AFTER
from tablee.server.talk import SAID_BYTES
from tablee.server.thinking import aids
from tablee.server.upkeep.collector import EARLIEST, LATEST, QUIET
from tablee.server.upkeep.disk_room import LITTLE_FREE
from tablee.server.upkeep.log_folder import MOST_WAITING
from tablee.server.upkeep.looking_round import KEPT_FOR, LOOK_ROUND
from tablee.server.websocket import A_FRAME, LATE
from tablee.storage.sqlite import CHECKPOINT_AFTER
from tablee.storage.store import LARGEST_NOTE
from tablee.tables.bounds import GamesInARow, LogBounds
from tablee.tables.telling import PART
from tablee.wire.messages import LARGEST_MESSAGE
from tablee.wire.requests import LINES_KEPT
from tests.server.bounds.house import LONGEST

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (Path(__file__).parents[2] / "SECURITY.md").read_text().partition("## Bounds")[2].splitlines()
    if line.startswith("| ") and not line.startswith("| what |")
]
LIMITS, LOG, IN_A_ROW = Limits(), LogBounds(), GamesInARow()
DAY = 24 * 3600 * 1000


def kib(size: int) -> str:
    return f"{size >> 10} KiB"


def mib(size: int) -> str:
    return f"{size >> 20} MiB"


def at_once_then(rate: Rate) -> str:
    return f"{rate.burst} at once, then {rate.a_second:.0f} a second"


FIGURES: dict[str, list[str]] = {
    "lines of one game's record": [f"{most:,}" for most in {game.most_lines for game in GAMES.values()}],
    "entries of a table's log": [f"{LOG.full:,}"],
    "": [f"{LOG.last:,}"],
    "bytes of a table's log": [mib(LOG.full_bytes), mib(LOG.last_bytes)],
    "who sits down, leaves, is ready, takes another name, face or device, has a bot play for them": [
        f"{LIMITS.seating.burst} at once",
        f"one in {1 / LIMITS.seating.a_second:.0f} seconds",
    ],
    "bytes that one address writes into logs": [
        f"{mib(LIMITS.written.burst)} at once",
        f"{kib(int(LIMITS.written.a_second))} a second",
        f"{AN_ENTRY} bytes",
        kib(A_GAME),
    ],
    "games begun at one table": [f"{IN_A_ROW.most} within {IN_A_ROW.within // 60_000} minutes"],
    "records being made": [f"{record_line.OF_ONE} in line", f"{record_line.IN_LINE} in all"],
    "steps of guided rounds": [
        f"{LIMITS.guided.burst} at once",
        f"{LIMITS.guided.a_second:.0f} a second",
        f"{first_round_route.OF_ONE} in line",
        f"{first_round_route.IN_LINE} in all",
    ],
    "packs on their way": [
        f"within {LIMITS.pack_within:.0f} seconds",
        f"{LARGEST_PACK / 1e6:.0f} MB each",
        f"{mib(pack_routes.COMING)} of all",
    ],
    "packs being checked": [f"{pack_routes.IN_LINE} in line"],
    "work beside the loop (aid, records, packs, guided rounds, QR codes, logs that are read)": [
        f"{1000 * GIVES_WAY_AFTER:g} ms"
    ],
    "long logs that are asked for at once": [mib(MOST_WAITING)],
    "records being sent": [
        mib(handing_out.OUT_AT_ONCE),
        kib(handing_out.PART),
        f"{handing_out.PATIENCE:.0f} s",
        kib(handing_out.SLOWEST),
    ],
    "all tables on disk": [f"{Environment.most_on_disk >> 30} GiB", mib(LITTLE_FREE)],
    "tables that are closed, or that nobody uses": [f"{KEPT_FOR // DAY} days"],
    "a message to a device": [kib(LARGEST_MESSAGE)],
    "what waits for a device that does not read": [kib(MOST_BYTES), f"{MOST_MESSAGES} messages"],
    "devices at a table, at each node": [f"{MOST_THERE}, after", f"{OF_A_PERSON} of each"],
    "what was said at a table": [f"{LINES_KEPT} lines", kib(SAID_BYTES)],
    "a note": [kib(LARGEST_NOTE)],
    "wrong codes": [
        f"{LIMITS.unknown_codes.burst} at once",
        f"{FIRST_WAIT / 60:.0f} minute",
        f"{1 / LIMITS.unknown_codes.a_second / 3600:.0f} hour",
        f"{COARSER} and {COARSER**2} times",
    ],
    "acknowledged moves in `-wal` alone": [f"{CHECKPOINT_AFTER:.0f} second"],
    "the head of a request": [kib(LIMITS.head), f"{LIMITS.request_within:.0f} seconds"],
    "requests over plain HTTP": [
        f"{LIMITS.requests.burst:,} at once",
        f"{LIMITS.requests.a_second:.0f} a second",
    ],
    "what all sockets send at once": [f"{1000 * A_TURN:.0f} ms"],
    "what one socket sends at once": [kib(LATE), f"{A_FRAME} bytes"],
    "addresses that are known": [
        f"{MOST_ADDRESSES:,}, and",
        f"{MOST_FLOODERS:,} that flooded",
        f"{MOST_NETWORKS:,} networks",
    ],
    "QR codes": [
        f"{LIMITS.pictures.burst} at once",
        f"{LIMITS.pictures.burst} in line",
        f"{PICTURES:,} in all",
    ],
    "sockets and lines of one address": [f"{LIMITS.sockets} sockets", f"{LIMITS.connections} lines"],
    "messages of one connection": [
        f"`act` {at_once_then(LIMITS.actions)};",
        f"chat and reactions {at_once_then(LIMITS.talk)};",
        f"all others {at_once_then(LIMITS.others)}",
    ],
    "connections of one address that are cut for going too fast": [
        f"{LIMITS.closings} within {LIMITS.ban / 60:.0f} minutes"
    ],
    "tables laid from one address": [
        f"{LIMITS.tables.burst} at once",
        f"{60 * LIMITS.tables.a_second:.0f} a minute",
    ],
    "records read from one address": [
        f"{LIMITS.records.burst} at once",
        f"one in {1 / LIMITS.records.a_second:.0f} seconds",
    ],
    "packs given from one address": [
        f"{LIMITS.packs.burst} at once",
        f"{60 * LIMITS.packs.a_second:.0f} a minute",
        f"{MOST_GIVEN} at a table",
    ],
    "pauses for Python's collector": [
        f"nothing was played for {QUIET:.0f} seconds",
        {3600.0: "once an hour at most"}[EARLIEST],
        {24 * 3600.0: "never quiet once a day"}[LATEST],
    ],
    "aid": [f"{aids.OF_ONE} of one address", f"{aids.IN_LINE:,} in all"],
    "lines of the log of one kind": [f"{LINES.burst} at once, one a second"],
    "one step of the loop, at all of these": [f"{1000 * LONGEST:.0f} ms"],
}
"""By what is bounded, what its bound must say."""
WITHOUT = {
    "bots at the instant pace, with nobody at the table",
    "notes",
    "what stands in the data file: ids of requests, hashes of tokens, names",
    "ids of people at one table",
    "moves that take long, and how games went",
}
"""Bounds that are no figure of the program, or are held by a test of their own."""


@pytest.mark.parametrize("what", FIGURES)
def test_each_bound_is_the_one_that_the_program_goes_by(what):
    bounds = [bound for name, bound, *_ in ROWS if name == what]

    assert len(bounds) == 1
    for figure in FIGURES[what]:
        assert figure in bounds[0]


def test_no_bound_is_left_out():
    assert {name for name, *_ in ROWS} == FIGURES.keys() | WITHOUT


def test_what_happens_then_has_its_figures_too():
    texts = {name: then for name, _, then in ROWS}

    assert f"the last {kib(PART)} come" in texts["a message to a device"]
    assert f"cut {LIMITS.close_within:.0f} seconds later" in texts["what waits for a device that does not read"]
    refused = texts["messages of one connection"]
    assert f"after {LIMITS.excess} that were, or {LIMITS.malformed} that" in refused
    kept_out = texts["connections of one address that are cut for going too fast"]
    assert f"{LIMITS.ban / 60:.0f} minutes ago" in kept_out
    assert LINES.a_second == 1
    assert "every hour" in texts["tables that are closed, or that nobody uses"]
    assert LOOK_ROUND == 3600
    rests = [bound for _, bound, _ in ROWS if "as long a rest after it" in bound]
    assert len(rests) == 3
    assert all(f"{LONGEST_REST:.0f} seconds at most" in bound for bound in rests)
