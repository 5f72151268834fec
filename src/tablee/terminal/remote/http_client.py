"""The server from here: where it is, how what it sends is read, and what it answers by plain HTTP."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection, IncompleteRead
from typing import Any, Generic, TypeVar
from urllib.parse import quote, urlencode, urlsplit

from msgspec import json

from tablee.kernel.codec import Codec, encode
from tablee.kernel.letters import printable
from tablee.kernel.refusals import Malformed
from tablee.wire.messages import GameCard, PackFaults, PackKept, TableLaid
from tablee.wire.requests import LayTable

PORTS = {"http": 80, "https": 443}
PATIENCE = 10.0
"""Seconds."""
LARGEST = 1 << 20
"""Bytes of a message, and of an answer by HTTP."""
LARGEST_RECORD = 64 << 20
"""Bytes."""
LONGEST_REASON = 200
"""Letters of a reason that the other side gives."""

T = TypeVar("T")


@dataclass(frozen=True)
class ServerAddress:
    scheme: str
    host: str
    """As in a URL: an address of version 6 has its brackets."""
    port: int

    @property
    def origin(self) -> str:
        """That of the server's own page, which is what it lets in."""
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}"

    def websocket(self, code: str) -> str:
        """With the code for a proxy, which may then bring everybody at a table to one node."""
        return f"ws{self.origin.removeprefix('http')}/api/ws?table={quote(code)}"

    def table_link(self, code: str) -> str:
        """What people pass on."""
        return f"{self.origin}/t/{code}"


def server_and_code(url: str) -> tuple[ServerAddress, str | None]:
    """Of `http://host:port/`, `host:port`, or a link to a table, `http://host:port/t/CODE`; the code as it stands."""
    wrong = Malformed(f"a table is at a URL such as http://192.168.1.5:7077/t/ABCDEF, not {url!r}")
    try:
        split = urlsplit(url if "://" in url else f"http://{url}")
        port = split.port
    except ValueError:
        raise wrong from None
    found = re.fullmatch(r"/?|/t/([A-Za-z -]{1,12})/?", split.path)
    if split.scheme not in PORTS or not split.hostname or found is None:
        raise wrong
    host = f"[{split.hostname}]" if ":" in split.hostname else split.hostname
    return ServerAddress(split.scheme, host, PORTS[split.scheme] if port is None else port), found[1]


class Unreadable(ValueError):  # noqa: N818 - it says what happened
    """The server sends what this program does not know: it is of another version, or none of ours."""


class SafeDecoder(Generic[T]):
    """All that comes from a server passes here before it is shown.

    It is typed, and no text in it is more than one line of letters: whoever keeps a server may send anything, and this
    is somebody's terminal.
    """

    def __init__(self, kind: Any) -> None:  # noqa: ANN401 - a union has no type of its own
        self._codec: Codec[T] = Codec(kind)

    def decode(self, message: bytes | str) -> T:
        try:
            return self._codec.decode(encode(_harmless(json.decode(message))))
        except (ValueError, RecursionError) as error:
            raise Unreadable(reason(str(error))) from None


def reason(text: str) -> str:
    """Why something failed, where the other side may have written it."""
    return printable(text.strip(), LONGEST_REASON)


def _harmless(value: Any) -> Any:  # noqa: ANN401 - whatever JSON can say
    match value:
        case str():
            return printable(value)
        case list():
            return [_harmless(one) for one in value]
        case dict():
            return {printable(name): _harmless(one) for name, one in value.items()}
        case _:
            return value


_CARDS: SafeDecoder[tuple[GameCard, ...]] = SafeDecoder(tuple[GameCard, ...])
_LAID: SafeDecoder[TableLaid] = SafeDecoder(TableLaid)
_KEPT: SafeDecoder[PackKept] = SafeDecoder(PackKept)
_FAULT: SafeDecoder[PackFaults] = SafeDecoder(PackFaults)
"""Of whatever was asked: all say an error, and only of packs is there more to say."""


class NoAnswer(OSError):  # noqa: N818 - it says what happened
    """Nobody answers there, or something else than a server of ours."""


class PackRefused(Exception):  # noqa: N818 - it says what happened
    """The server does not take a pack; the text is its own word on why."""


class HttpClient:
    """Games to choose from, a new table, cards for it, the record of a game."""

    def __init__(self, server: ServerAddress) -> None:
        self._server = server

    def games(self) -> tuple[GameCard, ...]:
        return _CARDS.decode(self._get("/api/games"))

    def lay_table(self, game: str) -> TableLaid:
        status, body = self._request("POST", "/api/tables", encode(LayTable(game)))
        if status != 201:
            raise NoAnswer(f"{self._server.origin} lays no table: {_fault(status, body)}")
        return _LAID.decode(body)

    def give_pack(self, code: str, token: str, pack: bytes, file: str = "", language: str = "") -> PackKept:
        """In the name of the table's host. What is wrong with it is told in this language."""
        about = urlencode({"file": file, "language": language})
        path, shown = f"/api/tables/{code}/packs?{about}", {"Authorization": f"Bearer {token}"}
        status, body = self._request("POST", path, pack, shown)
        if status != 201:
            raise PackRefused(_fault(status, body))
        return _KEPT.decode(body)

    def record_path(self, code: str, game: int) -> str:
        return f"/api/tables/{code}/record?game={game}"

    def record(self, code: str, game: int) -> bytes:
        """Of the table's game of this number, from 1; it is there once that is over."""
        return self._get(self.record_path(code, game), LARGEST_RECORD)

    def _get(self, path: str, largest: int = LARGEST) -> bytes:
        status, body = self._request("GET", path, largest=largest)
        if status != 200:
            raise NoAnswer(f"{self._server.origin} answers: {_fault(status, body)}")
        return body

    def _request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        *,
        largest: int = LARGEST,
    ) -> tuple[int, bytes]:
        kind = HTTPSConnection if self._server.scheme == "https" else HTTPConnection
        connection = kind(self._server.host.strip("[]"), self._server.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {"Origin": self._server.origin, **(headers or {})})
            answer = connection.getresponse()
            found = answer.read(largest + 1)
            if answer.length and len(found) <= largest:  # only a read without a limit finds this out by itself
                raise IncompleteRead(found, answer.length)
        except (OSError, HTTPException) as error:
            what = reason(getattr(error, "strerror", None) or str(error) or type(error).__name__)
            raise NoAnswer(f"no server answers at {self._server.origin}/ ({what})") from None
        finally:
            connection.close()
        if len(found) > largest:
            raise NoAnswer(f"{self._server.origin} answers with more than {largest} bytes, which is too much")
        return answer.status, found


def _fault(status: int, body: bytes) -> str:
    try:
        return reason(_FAULT.decode(body).error)
    except Unreadable:
        return f"status {status}"
