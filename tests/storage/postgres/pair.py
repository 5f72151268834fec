"""Two databases, one of which follows the other: when the first is killed the second takes over, and has a follower."""

import time
from contextlib import ExitStack
from typing import Self

from tests.storage.postgres.cluster import USER, Cluster

SOON = "100ms"
"""How long a standby waits before it looks again for the one that it follows."""


class Pair:
    def __init__(self) -> None:
        with ExitStack() as if_one_fails:
            self.first = if_one_fails.enter_context(Cluster(wal_retrieve_retry_interval=SOON))
            self.second = if_one_fails.enter_context(Cluster(standby_of=self.first, wal_retrieve_retry_interval=SOON))
            self._running = if_one_fails.pop_all()
        self._ports = self.first.port, self.second.port

    @property
    def address(self) -> str:
        """Of whichever is written to."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return f"postgresql://{USER}@{hosts}/postgres"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._running.close()

    def name_synchronous(self) -> None:
        """From now on nothing is acknowledged that the standby has not got."""
        self.first.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.first.sql("SELECT pg_reload_conf()")
        self._until("sync_state = 'sync'")

    def catch_up(self) -> None:
        """Until the standby has all that there is."""
        self._until("flush_lsn >= pg_current_wal_flush_lsn()")

    def _until(self, standby: str) -> None:
        end = time.monotonic() + 30
        while self.first.sql(f"SELECT count(*) FROM pg_stat_replication WHERE {standby}") != "1":  # noqa: S608 - ours
            assert time.monotonic() < end, standby

    def take_over(self) -> None:
        """The first is killed, if it runs still, and the second is the first from now on."""
        if self.first.process.poll() is None:
            self.first.kill()
        self.second.promote()
        self.first, self.second = self.second, self.first

    def follow(self) -> None:
        """The one that was killed is made anew, where it was, of the one that took over."""
        port = self.second.port
        self.second.__exit__()
        follower = Cluster(standby_of=self.first, port=port, wal_retrieve_retry_interval=SOON)
        self.second = self._running.enter_context(follower)
