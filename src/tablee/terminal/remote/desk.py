"""The front desk: what a server answers by plain HTTP. Games to choose from, a new table, the record of a game."""

from http.client import HTTPConnection, HTTPException, HTTPSConnection, IncompleteRead

from tablee.kernel.codec import encode
from tablee.terminal.remote.address import Address
from tablee.terminal.remote.reading import LARGEST, Reading, Strange, reason
from tablee.wire.messages import GameCard, TableLaid
from tablee.wire.requests import LayTable

PATIENCE = 10.0
"""Seconds."""
LARGEST_RECORD = 64 << 20
"""Bytes."""

_CARDS: Reading[tuple[GameCard, ...]] = Reading(tuple[GameCard, ...])
_LAID: Reading[TableLaid] = Reading(TableLaid)
_FAULT: Reading[dict[str, str]] = Reading(dict[str, str])


class Unanswered(OSError):  # noqa: N818 - it says what happened
    """Nobody answers there, or something else than a server of ours."""


class Desk:
    def __init__(self, address: Address) -> None:
        self._address = address

    def games(self) -> tuple[GameCard, ...]:
        return _CARDS.of(self._get("/api/games"))

    def lay(self, game: str) -> TableLaid:
        status, body = self._request("POST", "/api/tables", encode(LayTable(game)))
        if status != 201:
            raise Unanswered(f"{self._address.url} lays no table: {_reason(status, body)}")
        return _LAID.of(body)

    def record_path(self, code: str, game: int) -> str:
        return f"/api/tables/{code}/record?game={game}"

    def record(self, code: str, game: int) -> bytes:
        """Of the table's game of this number, from 1; it is there once that is over."""
        return self._get(self.record_path(code, game), LARGEST_RECORD)

    def _get(self, path: str, largest: int = LARGEST) -> bytes:
        status, body = self._request("GET", path, largest=largest)
        if status != 200:
            raise Unanswered(f"{self._address.url} answers: {_reason(status, body)}")
        return body

    def _request(
        self, method: str, path: str, body: bytes | None = None, *, largest: int = LARGEST
    ) -> tuple[int, bytes]:
        kind = HTTPSConnection if self._address.scheme == "https" else HTTPConnection
        connection = kind(self._address.host.strip("[]"), self._address.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {"Origin": self._address.url})
            answer = connection.getresponse()
            found = answer.read(largest + 1)
            if answer.length and len(found) <= largest:  # only a read without a limit finds this out by itself
                raise IncompleteRead(found, answer.length)
        except (OSError, HTTPException) as error:
            raise Unanswered(f"no server answers at {self._address.url}/ ({_short(error)})") from None
        finally:
            connection.close()
        if len(found) > largest:
            raise Unanswered(f"{self._address.url} answers with more than {largest} bytes, which is too much")
        return answer.status, found


def _reason(status: int, body: bytes) -> str:
    try:
        return reason(_FAULT.of(body)["error"])
    except (Strange, KeyError):
        return f"status {status}"


def _short(error: Exception) -> str:
    return reason(getattr(error, "strerror", None) or str(error) or type(error).__name__)
