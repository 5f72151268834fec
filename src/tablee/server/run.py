"""Run a server: the sockets that are listened on, and a stop that loses nothing."""

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from tablee.kernel.refusals import Malformed
from tablee.server.app import application
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.doorway import Doorway
from tablee.server.door.proxies import THIS_MACHINE, Proxies
from tablee.server.door.taking_turns import TakingTurns
from tablee.server.environment import Environment
from tablee.server.house.hearing import Hearing
from tablee.server.house.house import House
from tablee.server.http_intake import Intake, OpenIntakes
from tablee.server.join_link import JoinLink
from tablee.server.journal import Journal, LibraryLogs
from tablee.server.limits import Limits
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.server.upkeep.collector import Collector
from tablee.server.upkeep.pulse import Pulse
from tablee.server.websocket import WebSocket
from tablee.storage.store import Store
from tablee.tables.catalogue import Catalogue
from tablee.wire.codes import TABLE_CODE_LENGTH

PORT = 7077
LAST_PORT = 65_535
PORTS_TRIED = 20
"""When one is taken."""
GIVES_WAY_AFTER = 0.0005
"""Seconds for which a thread that works on something long keeps the interpreter from the loop; Python has 0.005. A move
waits for it up to three times, as it goes to the thread of the store and back."""
STOP_WITHIN = 5
"""Seconds for devices to take their leave."""


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    host: str = "127.0.0.1"
    port: int = PORT
    """0: any free one."""
    metrics_port: int | None = PORT + 1
    """None: no metrics."""
    metrics_host: str = "127.0.0.1"
    lan: str | None = None
    """This machine's address in its network, where devices from there may come in."""
    for_phones: bool = False
    """They were to come in: without `lan`, this machine is on no network."""
    names: tuple[str, ...] = ()
    """By which this host is reached, besides its own."""
    behind_proxy: bool = False
    """Then one on this machine is believed about whom it forwards."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of others."""
    code_letters: int = TABLE_CODE_LENGTH
    """Of new tables."""
    most_on_disk: int = Environment.most_on_disk
    """Bytes of all tables; 0: as much as the disk holds."""
    limits: Limits = field(default_factory=Limits)


class Server(uvicorn.Server):
    """uvicorn, which tells devices to come back before it goes."""

    def __init__(self, config: uvicorn.Config, open_tables: OpenTables, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._open_tables = open_tables
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._open_tables.open_soon()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody is let in any more before guests are told: whoever comes back at once is to come to another node."""
        for server in self.servers:
            server.close()
        for sock in sockets or ():
            sock.close()
        await self._open_tables.close()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next free one."""
    if not 0 <= port <= LAST_PORT:
        raise Malformed(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, min(port + (PORTS_TRIED if port else 1), LAST_PORT + 1)):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, tried))
            sock.listen(2048)
        except OSError as error:
            sock.close()
            fault = error
        else:
            sock.setblocking(False)
            return sock
    raise Malformed(f"cannot listen on {host}, port {port} and the next ones: {fault.strerror}")


async def serve(
    store: Store,
    settings: ServerSettings,
    ready: Callable[[str, int], None],
    *,
    catalogue: Catalogue | None = None,
    environment: Environment | None = None,
    journal: Journal | None = None,
    house: House | None = None,
) -> None:
    """Until a signal stops it; `ready` is told the address once it listens."""
    sys.setswitchinterval(GIVES_WAY_AFTER)
    journal = journal or Journal()
    environment = environment or Environment(code_length=settings.code_letters, most_on_disk=settings.most_on_disk)
    if house is not None:
        environment = replace(environment, now=house.now)
    open_tables = OpenTables(store, catalogue or Catalogue(), environment, journal, house)
    origins = Origins(settings.names)
    clock = asyncio.get_running_loop().time
    doorkeeper = Doorkeeper(settings.limits, clock, open_tables.house.tell)
    proxies = Proxies((*THIS_MACHINE, *settings.proxies) if settings.behind_proxy else ())
    doorway = Doorway(open_tables, origins, doorkeeper, proxies, TakingTurns())
    library_logs = LibraryLogs(journal)
    logging.getLogger().addHandler(library_logs)
    try:
        await open_tables.house.start(Hearing(open_tables, doorkeeper))
        with (
            contextlib.closing(listening(settings.host, settings.port)) as sock,
            Collector(journal, clock),
            Pulse(journal, clock),
        ):
            host, port = sock.getsockname()[:2]
            lan = f"http://{settings.lan}:{port}/" if settings.lan else None
            join_link = JoinLink(lan, for_phones=settings.for_phones)
            metrics = await _metrics(settings, journal)
            config = _config(
                application(open_tables, origins, doorkeeper, join_link),
                OpenIntakes(doorkeeper, settings.behind_proxy),
                partial(WebSocket, doorway),
                settings,
                proxies,
            )
            try:
                await Server(config, open_tables, partial(ready, host, port)).serve([sock])
            finally:
                if metrics is not None:
                    metrics.close()
    finally:
        logging.getLogger().removeHandler(library_logs)
        await open_tables.house.close()
        await store.close()


def _config(
    app: ASGIApp,
    intakes: OpenIntakes,
    websocket: Any,  # noqa: ANN401 - uvicorn calls it as a class
    settings: ServerSettings,
    proxies: Proxies,
) -> uvicorn.Config:
    intake: Any = partial(Intake, intakes)
    return uvicorn.Config(
        app,
        http=intake,
        ws=websocket,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=[*proxies.networks],
        timeout_keep_alive=10,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


async def _metrics(settings: ServerSettings, journal: Journal) -> asyncio.Server | None:
    """A few lines of HTTP, on loopback unless the host says otherwise: whoever may read them is on this machine."""
    if settings.metrics_port is None:
        return None

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.LimitOverrunError, asyncio.IncompleteReadError, TimeoutError):
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                body = journal.metrics().encode()
                head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(body)}\r\n"
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
                await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, sock=listening(settings.metrics_host, settings.metrics_port))
