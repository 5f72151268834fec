"""Tablée's own server under load: every move is on disk before anybody hears of it."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.ours_server import LOOK_AT_EVERYTHING
from bench.peer import SEATS, Piped, Unavailable

ROOT = Path(__file__).parents[1]


class Tablee(Piped):
    name = "Tablée, each move on disk (SQLite, WAL, synchronous=FULL)"

    def __init__(self, tables: int, *catalogue: str) -> None:
        """`catalogue`: where another one than `tablee serve` has is found."""
        super().__init__()
        self.tables = tables
        self._catalogue = catalogue
        self._folder = TemporaryDirectory()

    def start(self) -> int:
        server = self._python("bench.ours_server", str(Path(self._folder.name) / "tables.sqlite3"), *self._catalogue)
        self.port = self._line(server)["port"]
        clients = self._python("bench.ours_clients", str(self.port), str(self.tables))
        if (ready := self._line(clients)["ready"]) != self.tables * SEATS:
            raise Unavailable(f"only {ready} of {self.tables * SEATS} clients are connected")
        return server.pid

    def tables_of_age(self) -> int:
        """Those at which a game has been played to its end."""
        tables: int = self._ask("ended")["tables"]
        return tables

    def looks_at_everything(self) -> float:
        """Seconds of its thread: what the collector of a server that is never quiet does once a day."""
        server = self._running[0]
        server.send_signal(LOOK_AT_EVERYTHING)
        seconds: float = self._line(server)["seconds"]
        return seconds

    def close(self) -> None:
        super().close()
        self._folder.cleanup()

    def _python(self, *command: str) -> subprocess.Popen[str]:
        return self._run([sys.executable, "-m", *command], ROOT)
