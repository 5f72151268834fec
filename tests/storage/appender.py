"""A process to be killed: tables that append as fast as they can, each acknowledgement written to stdout at once.

    python -m tests.storage.appender FILE TABLES [APPENDS]

An entry says which table and which number it is, so that whoever reads the log can tell a lost or doubled one. Now and
then a table keeps a pack, one of its own or one that all share, and says so by a line of three words.
"""

import asyncio
import os
import sys
from pathlib import Path

from tablee.storage.sqlite import SqliteStore
from tests.storage.contract import NOON


def entry(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() + b"x" * (number * 37 % 400)


def pack(hashed: str) -> bytes:
    return f"pack {hashed} ".encode() + b"x" * (len(hashed) * 3000)


async def play(store: SqliteStore, table: str, appends: int) -> None:
    number, kept = len(await store.read(table)), set[str]()
    for _ in range(appends):
        some = [entry(table, number + more) for more in range(1 + number % 3)]
        assert await store.append(table, number, some, at=NOON)
        number += len(some)
        os.write(1, f"{table} {number}\n".encode())
        hashed = f"{table}-{number % 5}" if number % 2 else "shared"
        if number % 40 < 3 and hashed not in kept:
            kept.add(hashed)
            await store.keep_pack(table, hashed, pack(hashed))
            os.write(1, f"{table} keeps {hashed}\n".encode())


async def main(path: str, tables: str, appends: str = "1000000") -> None:
    store = SqliteStore(Path(path))
    await asyncio.gather(*(play(store, f"TABLE{number}", int(appends)) for number in range(int(tables))))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
