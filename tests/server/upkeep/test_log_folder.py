"""However many long logs are asked for at once, few are in memory: the others are read when their turn has come."""

import asyncio
from asyncio import Future
from weakref import finalize

from tablee.kernel.codec import encode
from tablee.server.journal import Journal
from tablee.server.upkeep.log_folder import LogFolder
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import OURS

NOON = 1_800_000_000_000
TABLES, FEW, LINES = 20, 4, 24
A_LINE = bytes(1024 * 1024)
"""All lines are this one: what is counted is who has them in hand."""


class Log(list[bytes]):
    """That can be watched."""


class WatchedStore(MemoryStore):
    """Counts the bytes of logs that were handed out and are still in somebody's hand."""

    in_hand = most = 0

    def read(self, table: str, after: int = 0, before: int | None = None) -> Future[list[bytes]]:
        found: Future[list[bytes]] = asyncio.get_running_loop().create_future()
        log = Log(super().read(table, after, before).result())
        size = sum(map(len, log))
        self.in_hand += size
        self.most = max(self.most, self.in_hand)
        finalize(log, self._let_go, size)
        found.set_result(log)
        return found

    def _let_go(self, size: int) -> None:
        self.in_hand -= size


async def folded(tables: int, line: bytes) -> tuple[list[int | None], int]:
    """How many lines each of them had, and the most bytes of them at once."""
    store = WatchedStore()
    codes = [f"TABLE{number:02}" for number in range(tables)]
    for code in codes:
        await store.append(code, 0, [line] * LINES, at=NOON)
    folder = LogFolder(store, OURS, Journal(lambda _: None))
    made = await asyncio.gather(*[folder.made(code, lambda _, lines, __: len(lines)) for code in codes])
    return made, store.most


def test_of_twenty_logs_at_their_bound_that_are_asked_for_at_once_few_are_in_memory():
    """They were all there: half a gigabyte, for the sockets of one address."""
    made, most = asyncio.run(folded(TABLES, A_LINE))

    assert made == [LINES] * TABLES
    assert most <= FEW * LINES * len(A_LINE)


def test_short_ones_are_all_read_at_once():
    """The guests of a node that has stopped come to many tables."""
    line = encode("a line")
    made, most = asyncio.run(folded(TABLES, line))

    assert made == [LINES] * TABLES
    assert most == TABLES * LINES * len(line)
