"""Tokens of the seats that were taken from this account, kept in small files that nobody else can read.

One file a seat, so that two terminals at one table never write to the same one.
"""

import os
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from tablee.kernel.codec import Codec, encode
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Value
from tablee.terminal.remote.http_client import ServerAddress


class SeatToken(Value, frozen=True):
    """What opens one seat again."""

    person: int
    name: str
    token: str


_TOKENS: Codec[SeatToken] = Codec(SeatToken)


class SeatTokens:
    """Those of one table."""

    def __init__(self, folder: Path, server: ServerAddress, code: str) -> None:
        self._folder = folder
        self._stem = f"{sha256(server.origin.encode()).hexdigest()[:16]}-{re.sub('[^A-Z]', '', code)}"

    def kept(self) -> list[SeatToken]:
        """The last one used first."""
        files = sorted(self._folder.glob(f"{self._stem}-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        found = []
        for file in files:
            try:
                found.append(_TOKENS.decode(file.read_bytes()))
            except (OSError, Malformed):
                continue  # a torn file opens nothing
        return found

    def keep(self, token: SeatToken) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(token)
        written = file.with_suffix(f".{os.getpid()}")
        with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
            new.write(encode(token))
        written.replace(file)

    def forget(self, token: SeatToken) -> None:
        self._file(token).unlink(missing_ok=True)

    def _file(self, token: SeatToken) -> Path:
        return self._folder / f"{self._stem}-{token.person}.json"


def default_folder(environment: Mapping[str, str]) -> Path:
    """Where this system keeps what a program must find again."""
    base = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "tablee" / "seats"
