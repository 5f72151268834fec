"""A real server for a test: in a process of its own, on loopback, with a real SQLite file."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Self
from urllib.request import urlopen

from tests.server.devices import base

ROOT = Path(__file__).parents[2]
FREE = {"a_second": 1e6, "burst": 1_000_000}
ROOMY = {
    "actions": FREE,
    "others": FREE,
    "talk": FREE,
    "tables": FREE,
    "seating": FREE,
    "written": {"a_second": 1e9, "burst": 10**12},
    "requests": FREE,
    "sockets": 100_000,
}
"""Limits for a test whose many clients all come from one address, and in a hurry."""


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class RunningServer:
    """`tablee serve`, or with `limits` the same in tests.server.canary_server, which also plays « canaries »."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        limits: dict[str, Any] | None = None,
        environment: Mapping[str, str] | None = None,
        module: str | None = None,
        store: str | None = None,
    ) -> None:
        """`environment` is that of its process, that of the tests by default; `module` is run instead of `tablee`.

        With `store`, the address of a database, it is one node of a house, and `data` only says where its log goes.
        """
        self.data = data
        self._kept_in = ["--data", str(data)] if store is None else ["--store", store]
        self._environment = environment
        self.log = data.with_suffix(".log")
        self._arguments = arguments
        self._command = ["tablee", "serve"] if limits is None else ["tests.server.canary_server"]
        if module is not None:
            self._command = [module]
        if limits is not None:
            self._arguments += ("--limits", json.dumps(limits))
        self.port = 0
        self.metrics_port = free_port()
        self.process: subprocess.Popen[str]
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """On the same port as before, so that clients find it again."""
        command = [sys.executable, "-m", *self._command, "--port", str(self.port), *self._kept_in]
        command += ["--metrics-port", str(self.metrics_port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self._arguments],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]*:(\d+)/", line)
        assert found, f"the server did not start: {line!r} {self.log.read_text()}"
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """From a thread, where devices are to take their leave meanwhile."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def resident(self) -> int:
        """Bytes of memory that the process has now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])

    def busy(self) -> float:
        """Seconds of a processor that the process has used: neighbours on the machine do not lengthen them."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kept_waiting(self) -> float:
        """Seconds for which its loop could have gone on and had no processor: of no server, but of a busy machine."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def journal(self) -> list[dict[str, Any]]:
        """Every line is JSON, or this fails."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def faults(self) -> list[dict[str, Any]]:
        return [line for line in self.journal() if line["event"] in ("fault", "table broken", "store trouble")]

    def metrics(self) -> str:
        with urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=10) as answer:
            return str(answer.read().decode())

    def metric(self, name: str) -> float:
        """One of those without labels."""
        found = re.search(rf"^{name} (\S+)$", self.metrics(), re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def guests(self) -> int:
        """Sockets that are open here."""
        return int(self.metric("tablee_connections"))

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        connection = HTTPConnection(*base(self.url), timeout=30)
        sent = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        connection.request(method, path, sent, {"Origin": self.url, **headers})
        answer = connection.getresponse()
        found = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return found

    def lay(self, game: str = "sept_pour_cent", **options: Any) -> tuple[str, str]:
        """The code of a new table, and its host's token."""
        status, _, body = self.request("POST", "/api/tables", {"game": game, "options": options})
        assert status == 201, body
        laid = json.loads(body)
        return laid["code"], laid["token"]
