"""What every store keeps to when whole tables are taken out of it and put into another.

A store's tests inherit it beside `Contract`, which has the fixture.
"""

import asyncio

import pytest

from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import LARGEST_PACK
from tablee.storage.store import LARGEST_NOTE, MOST_PACKS, Listing, Unavailable, WholeTable
from tests.storage.contract import ANN, BEN, NOON, at_a_store


class MovingContract:
    @at_a_store
    async def test_a_whole_table_is_all_that_was_kept_of_it(self, store):
        await store.append("ABCDEF", 0, [b"one", b"two"], at=NOON)
        await store.append("ABCDEF", 2, [b"three"], at=NOON + 5, open=False)
        await store.append("GHJKLM", 0, [b"another"], at=NOON)
        await store.erase("ABCDEF", {1: b"2"})
        await store.keep_note("ABCDEF", BEN, b"ben's")
        await store.keep_note("ABCDEF", ANN, b"ann's")
        await store.keep_note("ABCDEF", 3, b"")
        for code, hashed in (("ABCDEF", "f00d"), ("GHJKLM", "f00d"), ("ABCDEF", "beef")):
            await store.keep_pack(code, hashed, hashed.encode())

        assert await store.whole("ABCDEF") == WholeTable(
            "ABCDEF",
            entries=(b"one", b"2", b"three"),
            times=(NOON, NOON, NOON + 5),
            open=False,
            notes=((ANN, b"ann's"), (BEN, b"ben's")),
            packs=(("f00d", b"f00d"), ("beef", b"beef")),
        )
        assert await store.whole("NPQRST") is None

    @at_a_store
    async def test_a_table_that_was_put_is_like_one_that_grew_there(self, store):
        opened = WholeTable("OPENED", (b"one", b""), (NOON, NOON + 7), open=True, notes=((BEN, b"mine"),))
        closed = WholeTable("CLOSED", (b"one",), (NOON,), open=False, packs=(("f00d", b"cards"), ("beef", b"more")))

        assert await asyncio.gather(store.put(opened), store.put(closed)) == [True, True]
        assert [await store.whole("OPENED"), await store.whole("CLOSED")] == [opened, closed]
        assert await store.directory() == [Listing("OPENED", 2, NOON + 7)]
        assert [await store.when("OPENED", place) for place in (0, 1)] == [NOON, NOON + 7]
        assert not await store.append("OPENED", 1, [b"late"], at=NOON + 8)
        assert await store.append("OPENED", 2, [b"three"], at=NOON + 8)
        assert await store.forget(NOON + 1) == 1

    @at_a_store
    async def test_a_table_is_never_put_in_the_place_of_another(self, store):
        await store.append("ABCDEF", 0, [b"ann's"], at=NOON)
        other = WholeTable("ABCDEF", (b"ben's", b"two"), (NOON, NOON), open=False, notes=((BEN, b"mine"),))

        assert not await store.put(other)
        assert await store.whole("ABCDEF") == WholeTable("ABCDEF", (b"ann's",), (NOON,), open=True)

    @at_a_store
    async def test_a_table_that_no_store_may_keep_is_malformed_and_nothing_of_it_is_there(self, store):
        for entries, times, notes, packs in (
            ((), (), (), ()),
            ((b"one", b"two"), (NOON,), (), ()),
            ((b"one",), (NOON,), ((ANN, b"x" * (LARGEST_NOTE + 1)),), ()),
            ((b"one",), (NOON,), (), (("f00d", b"x" * (LARGEST_PACK + 1)),)),
            ((b"one",), (NOON,), (), tuple((str(number), b"") for number in range(MOST_PACKS + 1))),
        ):
            with pytest.raises(Malformed):
                await store.put(WholeTable("ABCDEF", entries, times, open=True, notes=notes, packs=packs))

        assert await store.directory(closed=True) == []
        assert await store.put(WholeTable("ABCDEF", (b"one",), (NOON,), open=True))

    @at_a_store
    async def test_no_table_goes_in_or_out_of_a_closed_store(self, store):
        await store.close()

        for answer in (store.whole("ABCDEF"), store.put(WholeTable("ABCDEF", (b"one",), (NOON,), open=True))):
            with pytest.raises(Unavailable, match="closed"):
                await answer
