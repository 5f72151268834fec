"""A process to be killed: it moves all tables of one place into another, and kills itself after it put the Nth there.

    python -m tests.storage.mover FROM TO N MS

It asks for that table to be put, and dies so many milliseconds later, while it is written: before, within or after the
commit. Of a file a thread is at it at once; a database is told in a later turn of the loop.
"""

import asyncio
import os
import signal
import sys
from asyncio import Future
from pathlib import Path

from tablee.storage.address import is_file
from tablee.storage.asking import Asking
from tablee.storage.moving import carry
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import WholeTable


class Deadly(Asking):
    puts_left = 0
    wait = 0.0

    def put(self, table: WholeTable) -> Future[bool]:
        if not self.puts_left:  # dying: on a fast machine all the rest would come through meanwhile
            return asyncio.get_running_loop().create_future()
        answer = super().put(table)
        self.puts_left -= 1
        if not self.puts_left:
            self._die()
        return answer

    def _die(self) -> None:
        if not self.wait:
            os.kill(os.getpid(), signal.SIGKILL)
        asyncio.get_running_loop().call_later(self.wait, os.kill, os.getpid(), signal.SIGKILL)


class DeadlyFile(Deadly, SqliteStore):
    pass


class DeadlyDatabase(Deadly, PostgresStore):
    pass


async def main(source: str, into: str, puts: str, milliseconds: str) -> None:
    old = SqliteStore(Path(source)) if is_file(source) else PostgresStore(Address.read(source))
    new = DeadlyFile(Path(into)) if is_file(into) else DeadlyDatabase(Address.read(into))
    new.puts_left, new.wait = int(puts), int(milliseconds) / 1000
    await carry(old, new, await old.directory(closed=True), lambda _: None)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
