"""The front desk: what a server answers by plain HTTP. Games to choose from, a new table, the record of a game."""

from http.client import HTTPConnection, HTTPException, HTTPSConnection

from msgspec import DecodeError, json

from tablee.kernel.codec import Codec, encode
from tablee.kernel.refusals import Malformed
from tablee.terminal.remote.address import Address
from tablee.wire.asked import LayTable
from tablee.wire.told import GameCard, TableLaid

PATIENCE = 10.0
"""Seconds."""

_CARDS: Codec[tuple[GameCard, ...]] = Codec(tuple[GameCard, ...])
_LAID: Codec[TableLaid] = Codec(TableLaid)


class Unanswered(OSError):  # noqa: N818 - it says what happened
    """Nobody answers there, or something else than a server of ours."""


class Desk:
    def __init__(self, address: Address) -> None:
        self._address = address

    def games(self) -> tuple[GameCard, ...]:
        return _CARDS.decode(self._get("/api/games"))

    def lay(self, game: str) -> TableLaid:
        status, body = self._request("POST", "/api/tables", encode(LayTable(game)))
        if status != 201:
            raise Malformed(f"the server lays no table: {_reason(status, body)}")
        return _LAID.decode(body)

    def record_path(self, code: str, game: int) -> str:
        return f"/api/tables/{code}/record?game={game}"

    def record(self, code: str, game: int) -> bytes:
        """Of the table's game of this number, from 1; it is there once that is over."""
        return self._get(self.record_path(code, game))

    def _get(self, path: str) -> bytes:
        status, body = self._request("GET", path)
        if status != 200:
            raise Unanswered(f"{self._address.url} answers: {_reason(status, body)}")
        return body

    def _request(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        kind = HTTPSConnection if self._address.scheme == "https" else HTTPConnection
        connection = kind(self._address.host.strip("[]"), self._address.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {"Origin": self._address.url})
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, HTTPException) as error:
            raise Unanswered(f"no server answers at {self._address.url}/ ({_short(error)})") from None
        finally:
            connection.close()


def _reason(status: int, body: bytes) -> str:
    try:
        return str(json.decode(body, type=dict[str, str])["error"])
    except (DecodeError, UnicodeDecodeError, KeyError):
        return f"status {status}"


def _short(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).splitlines()[0]
