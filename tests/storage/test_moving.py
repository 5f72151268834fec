"""Every table goes from one store to another as it is, whoever is killed on the way; what is not the same is told."""

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.storage.address import store_at
from tablee.storage.memory import MemoryStore
from tablee.storage.moving import carry, differing
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Unavailable
from tests.storage.contract import ANN, BEN, NOON

ROOT = Path(__file__).parents[2]
INK = b"a drawing that was forgotten in time"


async def furnish(store, tables, seed=7):
    """Open and closed ones, with notes, packs of their own and one that they share, and something erased."""
    dice = random.Random(seed)
    for number in range(tables):
        code, length = f"T{number:05}", dice.randrange(1, 9)
        for place in range(length):
            body = INK if place == 2 else dice.randbytes(dice.randrange(900))
            moment, goes_on = NOON + 1000 * number + place, bool(number % 3)
            assert await store.append(code, place, [body], at=moment, open=goes_on)
        if length > 2:
            await store.erase(code, {2: b"erased"})
        await store.keep_note(code, ANN, dice.randbytes(dice.randrange(90)))
        await store.keep_note(code, BEN, b"ben's")
        for hashed in ("shared", code)[: number % 3]:
            await store.keep_pack(code, hashed, hashed.encode() * 1000)


async def contents(store):
    return [await store.whole(listing.code) for listing in await store.directory(closed=True)]


async def move(source, into):
    """How many were put there, and what is not the same; with all that was said of how far it is."""
    steps, listed = [], await source.directory(closed=True)
    carried = await carry(source, into, listed, steps.append)
    different = [listing.code for listing in await differing(source, into, listed, steps.append)]
    assert sum(steps) == 2 * len(listed)
    return carried, different


@pytest.mark.parametrize("tables", [0, 1, 50])
def test_all_tables_are_there_and_the_same_and_the_source_is_as_it_was(tmp_path, tables):
    async def evening():
        source, into = MemoryStore(), SqliteStore(tmp_path / "new.db")
        await furnish(source, tables)
        before = await contents(source)

        assert await move(source, into) == (tables, [])
        assert await contents(into) == before == await contents(source)
        back = MemoryStore()
        assert await move(into, back) == (tables, [])
        assert await contents(back) == before
        await into.close()

    asyncio.run(evening())


def test_what_was_erased_reaches_no_file(tmp_path):
    async def evening():
        source, into = SqliteStore(tmp_path / "old.db"), SqliteStore(tmp_path / "new.db")
        await furnish(source, 4)
        await move(source, into)
        await source.close()
        await into.close()

    asyncio.run(evening())
    written = b"".join(file.read_bytes() for file in tmp_path.glob("new.db*"))
    assert b"erased" in written
    assert INK not in written


def test_a_move_begun_anew_goes_on_with_what_is_not_there_yet():
    async def evening():
        source, into = MemoryStore(), MemoryStore()
        await furnish(source, 20)
        for number in range(0, 20, 2):
            await into.put(await source.whole(f"T{number:05}"))

        assert await move(source, into) == (10, [])
        assert await move(source, into) == (0, [])
        assert await contents(into) == await contents(source)

    asyncio.run(evening())


def test_what_is_not_the_same_is_named_and_never_written_over():
    async def evening():
        source, into = MemoryStore(), MemoryStore()
        await furnish(source, 20)
        await move(source, into)
        await source.keep_note("T00001", ANN, b"later")
        await source.keep_pack("T00003", "later", b"cards")
        await source.erase("T00004", {0: b"erased later"})
        await into.append("T00005", len(await into.read("T00005")), [b"played there"], at=NOON)
        await into.append("ELSEWHERE", 0, [b"of somebody else"], at=NOON)
        before = await contents(into)

        assert sorted((await move(source, into))[1]) == ["T00001", "T00003", "T00004", "T00005"]
        assert await contents(into) == before

    asyncio.run(evening())


def test_a_table_that_grew_meanwhile_at_both_ends_is_told():
    async def evening():
        source, into = MemoryStore(), MemoryStore()
        await furnish(source, 3)
        listed = await source.directory(closed=True)
        await carry(source, into, listed, lambda _: None)
        for store in (source, into):
            await store.append("T00001", len(await store.read("T00001")), [b"played on"], at=NOON)

        assert [listing.code for listing in await differing(source, into, listed, lambda _: None)] == ["T00001"]

    asyncio.run(evening())


@pytest.mark.slow
def test_a_move_that_is_killed_again_and_again_ends_with_all_tables_once(tmp_path):
    dice, old, new = random.Random(11), tmp_path / "old.db", tmp_path / "new.db"

    async def before():
        store = SqliteStore(old)
        await furnish(store, 40)
        await store.close()

    async def after():
        source, into = SqliteStore(old), SqliteStore(new)
        assert into.damage == source.damage == (), "a kill damages nothing"
        there = await into.directory(closed=True)
        rest, different = await move(source, into)
        same = await contents(source) == await contents(into)
        await source.close()
        await into.close()
        return len(there), rest, different, same

    asyncio.run(before())
    for _ in range(3):
        mover = [sys.executable, "-m", "tests.storage.mover", old, new, str(dice.randrange(3, 14)), "0"]
        assert subprocess.run(mover, cwd=ROOT, check=False).returncode == -signal.SIGKILL

    there, rest, different, same = asyncio.run(after())
    assert 0 < there < 40
    assert there + rest == 40
    assert (different, same) == ([], True)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://somewhere/tables", "a file, or at an address that begins with postgresql://"),
        ("nowhere.db", "no file nowhere.db"),
    ],
)
def test_an_address_that_is_none_is_told_in_a_line(tmp_path, monkeypatch, address, said):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Unavailable, match=said):
        asyncio.run(store_at(address, there=True))

    assert list(tmp_path.iterdir()) == []
