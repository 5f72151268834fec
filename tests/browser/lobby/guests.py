"""People who sit at a table before its game, without a browser: they are there, and do nothing."""

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tablee.wire.requests import PROTOCOL_VERSION
from tests.server.servers import RunningServer


@contextmanager
def seated(server: RunningServer, code: str, names: Sequence[str]) -> Iterator[None]:
    """On the first chairs that are free."""
    with ExitStack() as lines:
        for name in names:
            address = f"ws{server.url.removeprefix('http')}/api/ws?table={code}"
            line = lines.enter_context(connect(address, origin=Origin(server.url), compression=None))
            _ask(line, "entered", {"type": "enter", "protocol": PROTOCOL_VERSION, "table": code, "tokens": []})
            _ask(line, "seated", {"type": "sit", "id": secrets.token_hex(8), "name": name})
        yield


def _ask(line: ClientConnection, answer: str, request: dict[str, object]) -> None:
    line.send(json.dumps(request))
    while (said := json.loads(line.recv(timeout=30)))["type"] != answer:
        assert said["type"] != "request_refused", said
