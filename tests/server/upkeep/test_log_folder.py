"""However many long logs are asked for at once, few are in memory: the others are read when their turn has come."""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from threading import Event
from typing import Any
from weakref import finalize

import pytest

from tablee.kernel.cards.pack import Pack
from tablee.kernel.codec import encode
from tablee.packs.pack_file import write_pack
from tablee.server.journal import Journal
from tablee.server.upkeep import log_folder
from tablee.server.upkeep.log_folder import LogFolder
from tablee.storage.memory import MemoryStore
from tests.kernel.murmure_cards import WORDS
from tests.tables.tables import catalogue

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


async def folded(tables: int, line: bytes, *packs: Pack) -> tuple[list[int | None], int]:
    """How many lines each of them had, and the most bytes of them at once."""
    store = WatchedStore()
    codes = [f"TABLE{number:02}" for number in range(tables)]
    for code in codes:
        await store.append(code, 0, [line] * LINES, at=NOON)
        for pack in packs:
            await store.keep_pack(code, pack.hash, write_pack(pack))
    folder = LogFolder(store, catalogue(), Journal(lambda _: None))
    made = await asyncio.gather(*[folder.made(code, lambda _, lines, __: len(lines)) for code in codes])
    return made, store.most


@pytest.mark.parametrize("packs", [(), (WORDS,)], ids=["of games without cards", "with a pack of cards"])
def test_of_twenty_logs_at_their_bound_that_are_asked_for_at_once_few_are_in_memory(packs):
    """They were all there: half a gigabyte, for the sockets of one address. Those with cards were for longer."""
    made, most = asyncio.run(folded(TABLES, A_LINE, *packs))

    assert made == [LINES] * TABLES
    assert most <= FEW * LINES * len(A_LINE)


def test_short_ones_are_all_read_at_once():
    """The guests of a node that has stopped come to many tables."""
    line = encode("a line")
    made, most = asyncio.run(folded(TABLES, line))

    assert made == [LINES] * TABLES
    assert most == TABLES * LINES * len(line)


def test_a_log_that_is_read_when_its_turn_has_come_finds_the_packs_that_it_names_by_then(monkeypatch):
    """A game may have begun there at another node meanwhile, with a pack that was given a moment before."""
    monkeypatch.setattr(log_folder, "MOST_WAITING", 0)
    may_go_on = Event()

    def slowly(_: Any, lines: Sequence[bytes], packs: Sequence[Pack]) -> tuple[int, list[str]]:
        may_go_on.wait(60)
        return len(lines), [pack.hash for pack in packs]

    async def evening() -> tuple[int, list[str]] | None:
        store = MemoryStore()
        for code in ("ABCDEF", "GHJKLM"):
            await store.append(code, 0, [b"a line"] * LINES, at=NOON)
        folder = LogFolder(store, catalogue(), Journal(lambda _: None))
        first, second = [asyncio.ensure_future(folder.made(code, slowly)) for code in ("ABCDEF", "GHJKLM")]
        for _ in range(20):
            await asyncio.sleep(0)
        await store.keep_pack("GHJKLM", WORDS.hash, write_pack(WORDS))
        await store.append("GHJKLM", LINES, [b"one that names it"], at=NOON)
        may_go_on.set()
        await first
        return await second

    assert asyncio.run(evening()) == (LINES + 1, [WORDS.hash])


def test_whoever_comes_to_a_table_waits_for_one_log_of_each_other_site():
    """And not for all the long ones that a stranger comes to at once."""
    come: list[str] = []

    async def evening() -> None:
        store = MemoryStore()
        folder = LogFolder(store, catalogue(), Journal(lambda _: None))

        async def comes(code: str, address: str) -> None:
            assert await folder.made(code, lambda _, lines, __: len(lines), address=address) == LINES
            come.append(code)

        tables = {"STRANG": "192.0.2.1", "STRANH": "192.0.2.2", "STRANJ": "192.0.2.1", "ABCDEF": "203.0.113.7"}
        for code in tables:
            await store.append(code, 0, [A_LINE] * LINES, at=NOON)
        await asyncio.gather(*[comes(*table) for table in tables.items()])

    asyncio.run(evening())

    assert come[:2] == ["STRANG", "ABCDEF"]
