"""boardgame.io under load, from `bench/peers/boardgame`: npm installs it there, with every version pinned."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from bench.peer import SEATS, Piped, Unavailable


class BoardgameIo(Piped):
    """boardgame.io with its default store, in memory: after a crash nothing is left of its tables."""

    folder = Path(__file__).parent / "peers" / "boardgame"

    def __init__(self, tables: int) -> None:
        super().__init__()
        self.tables = tables
        self.name = f"boardgame.io {self._version()}, in memory"

    def _version(self) -> str:
        wanted: str = json.loads((self.folder / "package.json").read_text())["dependencies"]["boardgame.io"]
        return wanted

    def start(self) -> int:
        self._install()
        server = self._node("server.js")
        port = self._line(server)["port"]
        clients = self._node("clients.js", str(port), str(self.tables))
        if (ready := self._line(clients)["ready"]) != self.tables * SEATS:
            raise Unavailable(f"only {ready} of {self.tables * SEATS} clients are connected")
        return server.pid

    def _install(self) -> None:
        """What npm installed carries a copy of the lock, written last: without it, or older, it is done again."""
        if not (shutil.which("node") and shutil.which("npm")):
            raise Unavailable("boardgame.io needs node and npm (Node.js 18 or newer) on the PATH")
        done, lock = self.folder / "node_modules" / ".package-lock.json", self.folder / "package-lock.json"
        if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
            return
        print(f"Installing {self.name} into {self.folder / 'node_modules'}…", file=sys.stderr)
        npm = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        if subprocess.run(npm, cwd=self.folder, stdout=sys.stderr, check=False).returncode:
            raise Unavailable(f"npm could not install it (see above); by hand: cd {self.folder} && {' '.join(npm)}")

    def _node(self, *command: str) -> subprocess.Popen[str]:
        """In production mode, as its hosts run it: it logs less and spares some checks."""
        return self._run(["node", *command], self.folder, NODE_ENV="production")
