"""A small disk that is really full: PostgreSQL cannot write on its log, and panics.

A table that has no room on the disk of the data is another thing: that is refused, and goes by (`storm.py`).
"""

import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.house.storm import HouseStorm
from tests.storage.postgres.cluster import Cluster

ROOM = "80m"
LOG = "32MB"
"""Which the log takes at most, as long as it can: it has room there where nothing else lies beside it."""
DOWN_WITHIN = 60
MORE = """
DO $$ BEGIN FOR piece IN 1..20 LOOP
    PERFORM pg_logical_emit_message(false, 'storm', 'more');
    PERFORM pg_switch_wal();
END LOOP; END $$
"""
"""Of the log than its disk holds, in one go: no checkpoint makes room meanwhile."""
PANIC = re.compile(r"PANIC: .*No space left on device")


@contextmanager
def small_disk() -> Iterator[Path]:
    """In memory. Where none can be made this fails, and says what to type."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-disk-"))
    try:
        command = ["mount", "-t", "tmpfs", "-o", f"size={ROOM},mode=0755", "tablee", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        tests = "sudo .venv/bin/python -m pytest -m trust tests/server/house/test_full_disk.py"
        assert done.returncode == 0, f"no disk can be mounted here ({done.stderr.strip()}); type: {tests}"
        try:
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
    finally:
        folder.rmdir()


def fill(folder: Path) -> Path:
    """To the last byte."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    return filler


class FullDisk(HouseStorm):
    """With one more harm."""

    disk: Path

    def _brimful(self) -> None:
        """People play on until the database panics; whether it has ended by itself then or not, it is started anew."""
        before = self._panics()
        filler = fill(self.disk)
        try:
            end = time.monotonic() + DOWN_WITHIN
            while self._panics() == before:
                assert time.monotonic() < end, "the database does not mind"
                self._cluster.try_sql(MORE)
        finally:
            filler.unlink()
        self._cluster.stop("immediate")
        self._cluster.start()

    def _panics(self) -> int:
        return len(PANIC.findall(self._cluster.log))


def cluster_on(disk: Path) -> Cluster:
    return Cluster(wal=disk, log_min_messages="warning", min_wal_size=LOG, max_wal_size=LOG, wal_keep_size="0")
