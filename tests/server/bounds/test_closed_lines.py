"""What was on a line is gone with it: a line that has ended leaves no cycles, for which all would have to be searched.

Strangers open lines as fast as they like, and keep them until only a look at everything would find what they leave.
"""

import asyncio
import gc
import socket
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
import uvloop
from uvicorn.server import ServerState

from tablee.kernel.codec import encode
from tablee.server.app import application
from tablee.server.door.doorway import Doorway
from tablee.server.door.proxies import Proxies
from tablee.server.door.taking_turns import TakingTurns
from tablee.server.http_intake import OpenIntakes
from tablee.server.join_link import JoinLink
from tablee.server.origins import Origins
from tablee.server.run import ServerSettings, _config
from tablee.server.websocket import WebSocket
from tablee.wire.requests import PROTOCOL_VERSION, Enter
from tests.server.bounds.garbage import uncollected
from tests.server.bounds.house import House
from tests.server.showing.stopped_clock import until
from tests.server.wires import CLOSE, PING, TEXT, framed
from tests.tables.long_games import drawing_on

pytestmark = pytest.mark.slow

WARM, LINES = 3, 10
"""After the first of them all that is made once is made."""
HOST = b"Host: localhost\r\n"
UPGRADE = (
    b" HTTP/1.1\r\n" + HOST + b"Origin: http://localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SOCKET = b"GET /api/ws" + UPGRADE
NOT_A_FRAME = b"\xff\xff"
HTTP = {
    "one that asked twice": [b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\n"] * 2,
    "one that was refused": [b"GET /api/games HTTP/1.1\r\nHost: else.where\r\n\r\n"],
    "one that said nonsense": [b"nonsense\r\n\r\n"],
    "one whose head was too long": [b"GET / HTTP/1.1\r\n" + HOST + b"X-Long: " + b"x" * 40_000 + b"\r\n\r\n"],
    "one that laid a table": [b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 2\r\n\r\n{}"],
    "a socket of nothing": [b"GET /api/nothing" + UPGRADE],
}
SOCKETS = {
    "a socket that was closed": [framed(CLOSE, b"\x03\xe8")],
    "a socket that was cut": [framed(PING)],
    "a socket that was cut while it entered": [],
    "a socket that said nonsense": [NOT_A_FRAME],
    "a socket that was sent away": [framed(TEXT, b"{}")],
}


def at_a_server(found: Coroutine[Any, Any, int]) -> int:
    """On the loop that servers have; in Python's own every line is in a small cycle with itself."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(found)


def line_to(port: int, said: list[bytes]) -> None:
    """Says one thing after the other as it is answered, and hangs up with the last."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        for number, words in enumerate(said):
            if number:
                line.recv(65_536)
            line.sendall(words)


async def found_after(lines: Callable[[House], list[list[bytes]]]) -> int:
    """Objects that only somebody who looks through everything would find, at a server as it is run."""
    house = House(drawing_on(5))
    await house.lay()
    origins, proxies = Origins(), Proxies()
    doorway = Doorway(house.open_tables, origins, house.doorkeeper, proxies, TakingTurns())
    app = application(house.open_tables, origins, house.doorkeeper, JoinLink())
    config = _config(app, OpenIntakes(house.doorkeeper), partial(WebSocket, doorway), ServerSettings(), proxies)
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    made: Any = config.http_protocol_class
    intake = partial(made, config=config, server_state=state, app_state={})
    server = await loop.create_server(intake, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with uncollected():
        for number in range(WARM + LINES):
            if number == WARM:
                gc.collect()
            for said in lines(house):
                await asyncio.to_thread(line_to, port, said)
            await until(lambda: not (state.connections or state.tasks))
        found = gc.collect()
    server.close()
    await house.close()
    return found


@pytest.mark.parametrize("said", HTTP.values(), ids=HTTP)
def test_a_line_of_http_leaves_nothing_for_the_collector(said):
    assert at_a_server(found_after(lambda _: [said])) == 0


@pytest.mark.parametrize("said", SOCKETS.values(), ids=SOCKETS)
def test_a_socket_leaves_nothing_for_the_collector(said):
    def lines(house: House) -> list[list[bytes]]:
        enter = encode(Enter(PROTOCOL_VERSION, house.sim.table.code, ()))
        return [[SOCKET, framed(TEXT, enter), *said]]

    assert at_a_server(found_after(lines)) == 0
