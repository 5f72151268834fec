"""Nodes of one house and their database, under load: the PostgreSQL side of `bench.postgres`."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bench.ours import ROOT
from bench.peer import SEATS, Latencies, Piped, Unavailable, cpu_seconds
from tests.storage.postgres.cluster import PASSWORD, Cluster


class House(Piped):
    def __init__(self, nodes: int, tables: int, *, apart: bool = False) -> None:
        """`apart`: all people of a table are at one node."""
        super().__init__()
        self.name = f"PostgreSQL, {nodes} node{'s' * (nodes > 1)}{', each table at one' * apart}"
        self._between = "/" if apart else ","
        self.tables = tables
        self._count_of_nodes = nodes
        self._cluster = Cluster(shared_buffers="128MB")
        self.nodes: list[subprocess.Popen[str]] = []
        self.ports: list[int] = []
        self._of_database: list[float] = []

    def start(self) -> int:
        self.serve()
        clients = self._run([sys.executable, "-m", "bench.ours_clients", self._at(), str(self.tables)], ROOT)
        self._running.remove(clients)
        self._running.insert(1, clients)  # where they are asked
        if (ready := self._line(clients)["ready"]) != self.tables * SEATS:
            raise Unavailable(f"only {ready} of {self.tables * SEATS} clients are connected")
        return self.nodes[0].pid

    def serve(self) -> None:
        for _ in range(self._count_of_nodes):
            command = [sys.executable, "-m", "bench.ours_server", self._cluster.address]
            self.nodes.append(self._run(command, ROOT, PGPASSWORD=PASSWORD))
            self.ports.append(self._line(self.nodes[-1])["port"])

    def _at(self) -> str:
        return self._between.join(map(str, self.ports))

    def busy(self) -> float:
        """Seconds of a processor that nodes and database have used so far."""
        return sum([cpu_seconds(node.pid) for node in self.nodes]) + self._cluster.busy()

    def _count(self) -> tuple[float, float, int]:
        _, now, moves = super()._count()
        self._of_database.append(self._cluster.busy())
        return self.busy(), now, moves

    @property
    def of_database(self) -> float:
        """Seconds of a processor that the database alone used while it was last played flat out."""
        before, after = self._of_database[-2:]
        return after - before

    def resident(self) -> int:
        """Bytes, of all nodes."""
        return sum([_resident(node.pid) for node in self.nodes])

    def close(self) -> None:
        if len(self._running) > self._count_of_nodes:
            self._running.append(self._running.pop(1))  # clients go first: nobody is to cut them off
        super().close()
        with self._cluster:
            pass


def paced(house: House, seconds: float) -> tuple[Latencies, float]:
    """Two moves a second at each table; and the microseconds of a processor that each of them took."""
    with closing(house):
        house.start()
        house.paced(1)
        before = house.busy()
        late = house.paced(seconds)
        return late, 1e6 * (house.busy() - before) / late.moves


def _resident(pid: int) -> int:
    return 1024 * int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])
