"""`tablee serve`: tables for everybody who can reach this machine, kept in one file, or in PostgreSQL."""

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Coroutine
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.stores import store_arguments

if TYPE_CHECKING:
    from tablee.server.house.nodes import Nodes
    from tablee.server.journal import Journal
    from tablee.storage.postgres.store import PostgresStore
    from tablee.storage.sqlite import SqliteStore

HELP = "serve tables to everybody who can reach this machine"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--lan", action="store_true", help="let phones on the same network in, with a QR code for them")
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is one")
    parser.add_argument("--port", type=int, default=7077, help="port, or the next free one (default: 7077; 0: any)")
    parser.add_argument("--metrics-port", type=int, default=7078, help="port for metrics (default: 7078)")
    parser.add_argument(
        "--metrics-host", default="127.0.0.1", help="address to serve metrics on (default: this machine only)"
    )
    parser.add_argument("--data", type=Path, metavar="FILE", help="where tables are kept (default: said at the start)")
    store_arguments(parser)
    parser.add_argument(
        "--disk",
        metavar="SIZE",
        help="how much all tables may take, such as 500M or 2G (default: 2G, or no limit with --store; 0: no limit)",
    )
    parser.add_argument(
        "--log",
        choices=("quiet", "normal", "full"),
        help="what goes to stderr: only what went wrong, what it does (the default), also each entry that is no move",
    )
    parser.add_argument(
        "--name", action="append", default=[], help="another name this host is reached by, as in a link"
    )
    parser.add_argument(
        "--code-letters",
        type=int,
        metavar="N",
        help="how long a new table's code is (default: 6, or 8 with --behind-proxy or --host; 12 are never guessed)",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="trust a proxy to say whom it forwards")
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="trust a proxy on another machine too, or a network of them such as 10.7.0.0/24",
    )


EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for, by this or by --lan, and said then
MOST_FILES = 65_536
"""That this process may have open: each connection is one."""


def run(args: Namespace) -> int:
    from tablee.kernel.refusals import Malformed
    from tablee.server.door.proxies import Proxies
    from tablee.server.join_link import in_terminal, lan_address
    from tablee.server.journal import Journal
    from tablee.server.run import LAST_PORT, ServerSettings, serve
    from tablee.storage.sqlite import SqliteStore
    from tablee.storage.store import Unavailable

    for port in (args.port, args.metrics_port):
        if not 0 <= port <= LAST_PORT:  # before any file is made
            raise Malformed(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    if args.proxy and not args.behind_proxy:
        raise Malformed("--proxy says which proxies to trust; add --behind-proxy, which says that there is one")
    Proxies(args.proxy)  # Malformed where one is none, before any file is made
    letters = code_letters(args.code_letters, host=args.host, behind_proxy=args.behind_proxy)
    if args.store is not None and args.data is not None:
        raise Malformed("tables are kept in a file (--data) or in PostgreSQL (--store), not in both")
    most_on_disk = bytes_in(args.disk if args.disk is not None else "2G" if args.store is None else "0")
    make_room()
    reachable = lan_address() if args.lan or args.host == EVERYWHERE else None
    lan = reachable if args.lan else None
    settings = ServerSettings(
        host=EVERYWHERE if lan else args.host,
        lan=reachable,
        for_phones=args.lan,
        port=args.port,
        metrics_port=args.metrics_port,
        metrics_host=args.metrics_host,
        names=tuple(args.name),
        behind_proxy=args.behind_proxy,
        proxies=tuple(args.proxy),
        code_letters=letters,
        most_on_disk=most_on_disk,
    )

    def ready(host: str, port: int) -> None:
        shown = "127.0.0.1" if lan else f"[{host}]" if ":" in host else host
        here = f"http://{shown}:{port}/"
        command = sys.argv[0] if Path(sys.argv[0]).name == "tablee" else "tablee"
        print(f"Tablée is at {here} and keeps its tables in {place}", flush=True)
        if lan:
            print(
                f"Phones on the same network: http://{lan}:{port}/\n{in_terminal(f'http://{lan}:{port}/')}", flush=True
            )
        elif args.lan:
            print("This machine isn't on a network, so phones can't join.", flush=True)
        print(f"In a terminal: {command} join {here}   To stop: Ctrl-C", flush=True)
        if isinstance(store, SqliteStore):
            tell_damage(store, journal)
        if args.open:
            open_page(here)

    # Whoever started it by hand wants to see the address and the QR code, and only then what goes wrong.
    journal = Journal(detail=args.log or ("quiet" if sys.stderr.isatty() else "normal"))
    try:
        store = chosen_store(args)
        place = args.data or default_file() if isinstance(store, SqliteStore) else store.address
        house = None if isinstance(store, SqliteStore) else nodes_of(store)
        run_quickly(serve(store, settings, ready, journal=journal, house=house))
    except KeyboardInterrupt:
        pass  # uvicorn passes the signal on once it has stopped, and stopping was what was asked for
    except Unavailable as error:
        raise Malformed(str(error)) from None
    return 0


def chosen_store(args: Namespace) -> "SqliteStore | PostgresStore":
    from tablee.storage.address import database_at
    from tablee.storage.sqlite import SqliteStore

    if args.store is not None:
        return database_at(args.store, args.store_password_file)
    return SqliteStore(args.data or default_file())


def nodes_of(store: "PostgresStore") -> "Nodes":
    """Told at once when the database cannot be used: before anybody hears that it serves."""
    from tablee.server.house.nodes import Nodes

    asyncio.run(store.look())
    return Nodes(store)


def bytes_in(size: str) -> int:
    from tablee.kernel.refusals import Malformed

    units = {"K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
    number = size[:-1] if size[-1:].upper() in units else size
    if not (number.isascii() and number.isdigit() and len(number) < 16):
        raise Malformed(f"--disk takes a size such as 500M or 2G, or 0, not {size!r}")
    return int(number) * units.get(size[-1:].upper(), 1)


def tell_damage(store: "SqliteStore", journal: "Journal") -> None:
    """To the host with the tables' codes, to the log without them."""
    if store.unwitnessed:
        print("So far nothing could tell whether moves are missing in this file; from now on it can.", flush=True)
    if store.damage:
        print(store.damage_in_words, flush=True)
    for damage in store.damage:
        journal.damaged(damage.code, damage.lost, damage.since)


def is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def code_letters(asked: int | None, *, host: str, behind_proxy: bool) -> int:
    """Who puts a proxy before it, or names a host, may serve everybody, and among everybody are those who guess."""
    from tablee.kernel.refusals import Malformed
    from tablee.wire.codes import PUBLIC_CODE_LENGTH, TABLE_CODE_LENGTH, UNGUESSABLE

    usual = PUBLIC_CODE_LENGTH if behind_proxy or not is_this_machine(host) else TABLE_CODE_LENGTH
    found = usual if asked is None else asked
    if not TABLE_CODE_LENGTH <= found <= UNGUESSABLE:
        raise Malformed(f"--code-letters is a number from {TABLE_CODE_LENGTH} to {UNGUESSABLE}, not {found}")
    return found


def make_room(wanted: int = MOST_FILES) -> None:
    """Many systems let a program have 1,024 files open unless it asks for more, which it may."""
    try:
        import resource
    except ImportError:  # it does not exist for Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # a Mac has another limit, which it does not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_page(url: str) -> None:
    """Where there is a screen: a browser without one would take the terminal over."""
    import webbrowser

    if sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def run_quickly(main: Coroutine[None, None, None]) -> None:
    try:
        import uvloop
    except ImportError:  # it does not exist for Windows
        asyncio.run(main)
    else:
        uvloop.run(main)


def default_file() -> Path:
    """One file in the place where this system keeps such things."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tablee" / "tables.sqlite3"
