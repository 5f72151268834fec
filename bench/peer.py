"""A server under load: what is measured of it, and how its clients are told what to do."""

import json
import os
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Any, Protocol

from msgspec import Struct

SEATS = 4
WARM_UP = 3.0
"""Seconds. Node compiles what it has run often; before that a move costs twice as much."""


class Throughput(Struct, frozen=True):
    moves: int
    """Seen by all four clients."""
    cpu_seconds: float
    """Of the server's process, in user and in system."""
    seconds: float

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.cpu_seconds


class Latencies(Struct, frozen=True):
    """Milliseconds from a move sent to the last of its four clients having it."""

    moves: int
    p50: float
    p99: float
    worst: float

    @classmethod
    def of(cls, found: list[float]) -> "Latencies":
        cuts = quantiles(found, n=100, method="inclusive")
        return cls(len(found), cuts[49], cuts[98], max(found))


class Peer(Protocol):
    """A server with everybody connected to it. `close` ends whatever `start` began, even if that failed half-way."""

    name: str

    def start(self) -> int:
        """Set every table out; the server's process id."""
        ...

    def play(self, seconds: float) -> Throughput:
        """Flat out, after a warm-up that does not count."""
        ...

    def paced(self, seconds: float) -> Latencies: ...

    def close(self) -> None: ...


class Unavailable(Exception):  # noqa: N818 - like Refused and Malformed, it says what happened
    """The peer cannot run here; the message says what to do."""


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads, by the kernel's count."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Piped:
    """A server and its clients as two processes: each answers a line on its input by a line of JSON."""

    name: str

    def __init__(self) -> None:
        self._running: list[subprocess.Popen[str]] = []

    def play(self, seconds: float) -> Throughput:
        self._ask("play")
        time.sleep(WARM_UP)
        before, clock, moves = self._count()
        time.sleep(seconds)
        after, later, more = self._count()
        self._ask("rest")
        return Throughput(more - moves, after - before, later - clock)

    def paced(self, seconds: float) -> Latencies:
        return Latencies.of(self.all_paced(seconds))

    def all_paced(self, seconds: float) -> list[float]:
        """Of every move."""
        latencies: list[float] = self._ask(f"paced {seconds}")["latencies"]
        return latencies

    def close(self) -> None:
        for process in reversed(self._running):
            process.terminate()
            process.communicate()
        self._running.clear()

    def _run(self, command: list[str], folder: Path, **environment: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._running.append(process)
        return process

    def _line(self, process: subprocess.Popen[str]) -> dict[str, Any]:
        assert process.stdout is not None
        if not (line := process.stdout.readline()):
            raise Unavailable(f"{self.name} stopped with exit code {process.wait()}; what it wrote stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _ask(self, command: str) -> dict[str, Any]:
        clients = self._running[1]
        assert clients.stdin is not None
        with suppress(BrokenPipeError):  # they are gone: the missing answer says so
            clients.stdin.write(f"{command}\n")
            clients.stdin.flush()
        return self._line(clients)

    def _count(self) -> tuple[float, float, int]:
        moves: int = self._ask("count")["moves"]
        return cpu_seconds(self._running[0].pid), time.perf_counter(), moves
