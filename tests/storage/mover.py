"""A process to be killed: it moves all tables of a file into another, and kills itself at the Nth one it puts there.

    python -m tests.storage.mover FROM TO N

It asks for that table to be put, and dies while the thread that writes is at it: before, within or after the commit.
"""

import asyncio
import os
import signal
import sys
from asyncio import Future
from pathlib import Path

from tablee.storage.moving import carry
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import WholeTable


class Deadly(SqliteStore):
    def __init__(self, path: Path, puts: int) -> None:
        super().__init__(path)
        self._puts = puts

    def put(self, table: WholeTable) -> Future[bool]:
        answer = super().put(table)
        self._puts -= 1
        if not self._puts:
            os.kill(os.getpid(), signal.SIGKILL)
        return answer


async def main(source: str, into: str, puts: str) -> None:
    old, new = SqliteStore(Path(source)), Deadly(Path(into), int(puts))
    await carry(old, new, await old.directory(closed=True), lambda _: None)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
