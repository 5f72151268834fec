"""boardgame.io under load, from `bench/peers/boardgame`: npm installs it there, with every version pinned."""

import json
import subprocess

from bench.npm import PEERS, installed
from bench.peer import SEATS, Piped, Unavailable


class BoardgameIo(Piped):
    """boardgame.io with its default store, in memory: after a crash nothing is left of its tables."""

    folder = PEERS / "boardgame"

    def __init__(self, tables: int) -> None:
        super().__init__()
        self.tables = tables
        self.name = f"boardgame.io {self._version()}, in memory"

    def _version(self) -> str:
        wanted: str = json.loads((self.folder / "package.json").read_text())["dependencies"]["boardgame.io"]
        return wanted

    def start(self) -> int:
        installed("boardgame")
        server = self._node("server.js")
        port = self._line(server)["port"]
        clients = self._node("clients.js", str(port), str(self.tables))
        if (ready := self._line(clients)["ready"]) != self.tables * SEATS:
            raise Unavailable(f"only {ready} of {self.tables * SEATS} clients are connected")
        return server.pid

    def _node(self, *command: str) -> subprocess.Popen[str]:
        """In production mode, as its hosts run it: it logs less and spares some checks."""
        return self._run(["node", *command], self.folder, NODE_ENV="production")
