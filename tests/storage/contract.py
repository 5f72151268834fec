"""What every store keeps to. A store's tests are a subclass with one fixture, `opened`, that opens it at one place."""

import asyncio
import random

import pytest

from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import LARGEST_PACK
from tablee.storage.store import LARGEST_NOTE, MOST_PACKS, Listing, Unavailable

ANN, BEN = 1, 2
NOON = 1_790_000_000_000


def at_a_store(test):
    """Run this with a store that is opened for it and closed after it."""

    def run(self, opened):
        async def evening():
            store = opened()
            try:
                await test(self, store)
            finally:
                await store.close()

        asyncio.run(evening())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


class Contract:
    @pytest.fixture
    def opened(self):
        """A function that opens the store: always the same one, once the one before is closed."""
        raise NotImplementedError

    @at_a_store
    async def test_what_was_appended_is_read_in_its_order(self, store):
        assert await store.append("ABCDEF", 0, [b"one", b"two"], at=NOON)
        assert await store.append("ABCDEF", 2, [b"three"], at=NOON)

        assert await store.read("ABCDEF") == [b"one", b"two", b"three"]
        assert await store.read("ABCDEF", 2) == [b"three"]
        assert await store.read("ABCDEF", 3) == []
        assert await store.read("ABCDEF", 9) == []
        assert await store.read("ABCDEF", before=2) == [b"one", b"two"]
        assert await store.read("ABCDEF", 1, before=2) == [b"two"]
        assert await store.read("ABCDEF", before=0) == []
        assert await store.read("ABCDEF", before=9) == [b"one", b"two", b"three"]

    @at_a_store
    async def test_an_entry_has_the_time_at_which_it_came(self, store):
        await store.append("ABCDEF", 0, [b"one", b"two"], at=NOON)
        await store.append("ABCDEF", 2, [b"three"], at=NOON + 5)

        assert [await store.when("ABCDEF", place) for place in (0, 1, 2, 3, -1)] == [NOON, NOON, NOON + 5, 0, 0]
        assert await store.when("GHJKLM", 0) == 0

    @at_a_store
    async def test_what_is_left_of_an_entry_stands_in_its_place(self, store):
        await store.append("ABCDEF", 0, [b"one", b"two", b"three"], at=NOON)
        await store.erase("ABCDEF", {0: b"1", 2: b"3"})

        assert await store.read("ABCDEF") == [b"1", b"two", b"3"]
        assert await store.append("ABCDEF", 3, [b"four"], at=NOON)
        assert await store.directory() == [Listing("ABCDEF", 4, NOON)]

    @at_a_store
    async def test_a_table_can_be_closed_once_it_is_erased(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await store.erase("ABCDEF", {}, close=True)

        assert await store.directory() == []
        assert await store.read("ABCDEF") == [b"one"]

    @at_a_store
    async def test_erasing_never_opens_a_table_that_is_closed(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON, open=False)
        await store.erase("ABCDEF", {0: b"1"})

        assert await store.directory() == []
        assert await store.read("ABCDEF") == [b"1"]

    @at_a_store
    async def test_nothing_is_erased_where_one_of_the_entries_is_not_there(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        for code, left in (("ABCDEF", {0: b"1", 1: b"2"}), ("ABCDEF", {-1: b"1"}), ("GHJKLM", {0: b"1"})):
            with pytest.raises(Malformed):
                await store.erase(code, left)

        assert await store.read("ABCDEF") == [b"one"]

    @at_a_store
    async def test_an_answer_takes_a_callback_without_a_task(self, store):
        answer = store.append("ABCDEF", 0, [b"one"], at=NOON)
        called = asyncio.get_running_loop().create_future()
        answer.add_done_callback(called.set_result)

        assert await called is answer
        assert answer.result() is True

    @at_a_store
    async def test_no_such_table_has_no_entries_and_no_notes(self, store):
        assert await store.read("ABCDEF") == []
        assert await store.note("ABCDEF", ANN) == b""

    @at_a_store
    async def test_one_who_is_behind_or_ahead_is_told_so_and_nothing_is_added(self, store):
        await store.append("ABCDEF", 0, [b"one", b"two"], at=NOON)

        for expected in (-1, 0, 1, 3):
            assert not await store.append("ABCDEF", expected, [b"x", b"y"], at=NOON + 1, open=False)

        assert await store.read("ABCDEF") == [b"one", b"two"]
        assert await store.directory() == [Listing("ABCDEF", 2, NOON)]

    @at_a_store
    async def test_a_code_is_taken_once(self, store):
        first, second = await asyncio.gather(
            store.append("ABCDEF", 0, [b"ann's"], at=NOON), store.append("ABCDEF", 0, [b"ben's"], at=NOON)
        )

        assert (first, second) == (True, False)
        assert await store.read("ABCDEF") == [b"ann's"]

    @at_a_store
    async def test_a_log_is_not_begun_in_the_middle(self, store):
        assert not await store.append("ABCDEF", 1, [b"two"], at=NOON)
        assert await store.directory() == []
        assert await store.append("ABCDEF", 0, [b"one"], at=NOON)

    @at_a_store
    async def test_the_conflict_of_one_undoes_nothing_of_the_others(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON)

        kept = await asyncio.gather(
            store.append("GHJKLM", 0, [b"one"], at=NOON),
            store.append("ABCDEF", 0, [b"late", b"later"], at=NOON),
            store.append("ABCDEF", 1, [b"two"], at=NOON),
            store.append("ABCDEF", 1, [b"too late"], at=NOON),
            store.append("GHJKLM", 1, [b"two", b"three"], at=NOON),
        )

        assert kept == [True, False, True, False, True]
        assert await store.read("ABCDEF") == [b"one", b"two"]
        assert await store.read("GHJKLM") == [b"one", b"two", b"three"]

    @at_a_store
    async def test_an_append_of_nothing_is_malformed(self, store):
        with pytest.raises(Malformed):
            await store.append("ABCDEF", 0, [], at=NOON)

        assert await store.directory() == []

    @at_a_store
    async def test_what_the_caller_does_with_the_list_afterwards_does_not_matter(self, store):
        entries = [b"one"]
        answer = store.append("ABCDEF", 0, entries, at=NOON)
        entries.append(b"two")
        await answer

        (await store.read("ABCDEF")).append(b"two")

        assert await store.read("ABCDEF") == [b"one"]

    @at_a_store
    async def test_many_tables_at_once_each_have_their_own_order(self, store):
        codes = [f"TABLE{number}" for number in range(40)]

        async def play(code):
            for number in range(10):
                assert await store.append(code, number, [f"{code} {number}".encode()], at=NOON)

        await asyncio.gather(*map(play, codes))

        for code in codes:
            assert await store.read(code) == [f"{code} {number}".encode() for number in range(10)]

    @at_a_store
    async def test_appends_that_do_not_wait_for_one_another_are_kept_in_the_order_in_which_they_were_asked(self, store):
        answers = [store.append("ABCDEF", number, [b"%d" % number], at=NOON) for number in range(3000)]

        assert all(await asyncio.gather(*answers))
        assert await store.read("ABCDEF") == [b"%d" % number for number in range(3000)]

    @at_a_store
    async def test_a_read_sees_what_was_acknowledged_before(self, store):
        for number in range(50):
            await store.append("ABCDEF", number, [b"%d" % number], at=NOON)

            assert len(await store.read("ABCDEF")) == number + 1

    @at_a_store
    async def test_entries_are_any_bytes_empty_or_large(self, store):
        dice = random.Random(3)
        entries = [b"", b"\0", bytes(range(256)), "né à Noël".encode(), dice.randbytes(3_000_000)]
        await store.append("ABCDEF", 0, entries, at=NOON)

        assert await store.read("ABCDEF") == entries

    @at_a_store
    async def test_a_cancelled_question_disturbs_nobody(self, store):
        cancelled = store.append("ABCDEF", 0, [b"one"], at=NOON)
        cancelled.cancel()

        assert await store.append("GHJKLM", 0, [b"one"], at=NOON)
        assert await store.read("ABCDEF") in ([], [b"one"])

    @at_a_store
    async def test_of_notes_the_last_one_stays(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await asyncio.gather(*(store.keep_note("ABCDEF", ANN, b"note %d" % number) for number in range(10)))

        assert await store.note("ABCDEF", ANN) == b"note 9"

        await store.keep_note("ABCDEF", ANN, b"")
        assert await store.note("ABCDEF", ANN) == b""

    @at_a_store
    async def test_a_note_is_of_one_person_at_one_table_and_in_no_log(self, store):
        await asyncio.gather(*(store.append(code, 0, [b"one"], at=NOON) for code in ("ABCDEF", "GHJKLM")))
        await store.keep_note("ABCDEF", ANN, b"mine")

        assert await store.note("ABCDEF", BEN) == b""
        assert await store.note("GHJKLM", ANN) == b""
        assert await store.read("ABCDEF") == [b"one"]

    @at_a_store
    async def test_a_note_too_large_is_malformed_and_the_one_before_stays(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        largest = b"x" * LARGEST_NOTE
        await store.keep_note("ABCDEF", ANN, largest)

        with pytest.raises(Malformed):
            await store.keep_note("ABCDEF", ANN, largest + b"x")

        assert await store.note("ABCDEF", ANN) == largest

    @at_a_store
    async def test_a_note_for_no_table_is_malformed_and_waits_for_nobody(self, store):
        with pytest.raises(Malformed):
            await store.keep_note("ABCDEF", ANN, b"too late")
        await store.append("ABCDEF", 0, [b"one"], at=NOON)

        assert await store.note("ABCDEF", ANN) == b""

    @at_a_store
    async def test_notes_of_those_who_left_are_dropped_and_take_no_room(self, store):
        await asyncio.gather(*(store.append(code, 0, [b"one"], at=NOON) for code in ("ABCDEF", "GHJKLM")))
        before = await store.space()
        for person in range(1, 41):
            await store.keep_note("ABCDEF", person, b"x" * LARGEST_NOTE)
        await store.keep_note("GHJKLM", ANN, b"at another table")
        kept = await store.space()
        await store.drop_notes("ABCDEF", {BEN})
        await store.drop_notes("NPQRST", ())

        assert kept.used - before.used > 39 * LARGEST_NOTE
        assert await store.note("ABCDEF", ANN) == b""
        assert len(await store.note("ABCDEF", BEN)) == LARGEST_NOTE
        assert await store.note("GHJKLM", ANN) == b"at another table"
        await store.keep_note("ABCDEF", BEN, b"")
        assert (await store.space()).used - before.used < LARGEST_NOTE

    @at_a_store
    async def test_what_is_forgotten_takes_no_room(self, store):
        await store.append("OPEN", 0, [b"one"], at=NOON)
        before = await store.space()
        for number in range(12):
            await store.append(f"OLD{number}", 0, [b"x" * 1000] * 100, at=NOON, open=False)
        kept = await store.space()
        await store.forget(NOON + 1)

        assert kept.used - before.used > 1_000_000
        assert (await store.space()).used - before.used < 100_000
        assert before.free > 0

    @at_a_store
    async def test_packs_are_of_one_table_in_the_order_in_which_they_came(self, store):
        await asyncio.gather(*(store.append(code, 0, [b"one"], at=NOON) for code in ("ABCDEF", "GHJKLM")))
        await store.keep_pack("ABCDEF", "f00d", b"cards")
        await store.keep_pack("ABCDEF", "beef", b"more cards")
        await store.keep_pack("GHJKLM", "beef", b"more cards")

        assert await store.packs("ABCDEF") == [b"cards", b"more cards"]
        assert await store.packs("GHJKLM") == [b"more cards"]
        assert await store.packs("NPQRST") == []

    @at_a_store
    async def test_a_pack_once_kept_never_changes_at_any_table(self, store):
        await asyncio.gather(*(store.append(code, 0, [b"one"], at=NOON) for code in ("ABCDEF", "GHJKLM")))
        await store.keep_pack("ABCDEF", "f00d", b"cards")
        await store.keep_pack("ABCDEF", "beef", b"more cards")
        await store.keep_pack("ABCDEF", "f00d", b"other cards")
        await store.keep_pack("GHJKLM", "f00d", b"other cards")

        assert await store.packs("ABCDEF") == [b"cards", b"more cards"]
        assert await store.packs("GHJKLM") == [b"cards"]

    @at_a_store
    async def test_a_pack_too_large_or_for_no_table_is_malformed_and_waits_for_nobody(self, store):
        with pytest.raises(Malformed, match="not there"):
            await store.keep_pack("ABCDEF", "f00d", b"too early")
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        with pytest.raises(Malformed, match="bytes"):
            await store.keep_pack("ABCDEF", "f00d", b"x" * (LARGEST_PACK + 1))
        assert await store.packs("ABCDEF") == []

        largest = b"x" * LARGEST_PACK
        await store.keep_pack("ABCDEF", "f00d", largest)
        assert await store.packs("ABCDEF") == [largest]

    @at_a_store
    async def test_a_table_keeps_so_many_packs_and_no_more(self, store):
        await asyncio.gather(*(store.append(code, 0, [b"one"], at=NOON) for code in ("ABCDEF", "GHJKLM")))
        asked = [store.keep_pack("ABCDEF", str(number), b"%d" % number) for number in range(MOST_PACKS + 1)]
        answers = await asyncio.gather(*asked, return_exceptions=True)

        assert [type(answer) for answer in answers] == [type(None)] * MOST_PACKS + [Malformed]
        await store.keep_pack("ABCDEF", "0", b"0")
        await store.keep_pack("GHJKLM", "one more", b"for another table")
        assert await store.packs("ABCDEF") == [b"%d" % number for number in range(MOST_PACKS)]

    @at_a_store
    async def test_a_pack_is_forgotten_with_the_last_table_that_uses_it(self, store):
        for code, moment in (("OLD", NOON), ("OLDER", NOON), ("LATER", NOON + 9)):
            await store.append(code, 0, [b"one"], at=moment, open=False)
        for code, hashed in (("OLD", "own"), ("OLDER", "shared"), ("OLD", "shared"), ("LATER", "shared")):
            await store.keep_pack(code, hashed, hashed.encode())

        assert await store.forget(NOON + 1) == 2
        assert await store.packs("OLD") == await store.packs("OLDER") == []
        assert await store.packs("LATER") == [b"shared"]

        assert await store.forget(NOON + 10) == 1
        await store.append("LATER", 0, [b"another table of that code"], at=NOON)
        assert await store.packs("LATER") == []
        await store.keep_pack("LATER", "shared", b"anew: nothing was left of it")
        assert await store.packs("LATER") == [b"anew: nothing was left of it"]

    @at_a_store
    async def test_the_directory_has_the_open_tables_the_last_changed_first(self, store):
        await store.append("OLDEST", 0, [b"one"], at=NOON)
        await store.append("CLOSED", 0, [b"one"], at=NOON + 1, open=False)
        await store.append("NEWEST", 0, [b"one"], at=NOON + 2)
        await store.append("BESIDE", 0, [b"one"], at=NOON + 2)
        await store.append("GROWN", 0, [b"one"], at=NOON)
        await store.append("GROWN", 1, [b"two", b"three"], at=NOON + 3)

        assert await store.directory() == [
            Listing("GROWN", 3, NOON + 3),
            Listing("BESIDE", 1, NOON + 2),
            Listing("NEWEST", 1, NOON + 2),
            Listing("OLDEST", 1, NOON),
        ]

    @at_a_store
    async def test_the_directory_has_closed_tables_too_when_asked(self, store):
        await store.append("OPENED", 0, [b"one", b"two"], at=NOON)
        await store.append("CLOSED", 0, [b"one"], at=NOON + 1, open=False)

        assert await store.directory(closed=True) == [
            Listing("CLOSED", 1, NOON + 1, open=False),
            Listing("OPENED", 2, NOON),
        ]

    @at_a_store
    async def test_a_table_may_close_and_open_again(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON, open=False)
        assert await store.directory() == []

        await store.append("ABCDEF", 1, [b"two"], at=NOON + 1)
        assert await store.directory() == [Listing("ABCDEF", 2, NOON + 1)]

    @at_a_store
    async def test_only_closed_tables_that_are_old_are_forgotten(self, store):
        await store.append("OPEN", 0, [b"one"], at=NOON)
        await store.append("RECENT", 0, [b"one"], at=NOON, open=False)
        await store.append("RECENT", 1, [b"two"], at=NOON + 10, open=False)
        for number in range(25):
            await store.append(f"OLD{number}", 0, [b"one", b"two"], at=NOON + 9, open=False)
        await store.keep_note("OLD7", ANN, b"private")
        await store.keep_note("OPEN", ANN, b"private")

        assert await store.forget(NOON + 10) == 25
        assert await store.forget(NOON + 10) == 0

        assert await store.read("OLD7") == []
        assert await store.note("OLD7", ANN) == b""
        assert await store.read("RECENT") == [b"one", b"two"]
        assert await store.note("OPEN", ANN) == b"private"

    @at_a_store
    async def test_the_code_of_a_forgotten_table_is_free_and_its_notes_are_gone(self, store):
        await store.append("ABCDEF", 0, [b"old"], at=NOON, open=False)
        await store.keep_note("ABCDEF", ANN, b"private")
        await store.forget(NOON + 1)

        assert not await store.append("ABCDEF", 1, [b"two"], at=NOON)
        assert await store.append("ABCDEF", 0, [b"new"], at=NOON)
        assert await store.read("ABCDEF") == [b"new"]
        assert await store.note("ABCDEF", ANN) == b""

    @at_a_store
    async def test_a_closed_store_says_so(self, store):
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await store.close()

        for answer in (
            store.append("ABCDEF", 1, [b"two"], at=NOON),
            store.read("ABCDEF"),
            store.directory(),
            store.keep_note("ABCDEF", ANN, b""),
            store.note("ABCDEF", ANN),
            store.keep_pack("ABCDEF", "f00d", b""),
            store.packs("ABCDEF"),
            store.forget(NOON),
            store.drop_notes("ABCDEF", ()),
            store.space(),
        ):
            with pytest.raises(Unavailable, match="closed"):
                await answer


class DurableContract(Contract):
    """Of stores that outlive the process."""

    def test_all_is_there_when_it_is_opened_again(self, opened):
        async def before():
            store = opened()
            await store.append("ABCDEF", 0, [b"one", b"two"], at=NOON)
            await store.append("CLOSED", 0, [b"one"], at=NOON, open=False)
            await store.keep_note("ABCDEF", ANN, b"mine")
            await store.keep_pack("ABCDEF", "f00d", b"cards")
            await store.keep_pack("CLOSED", "f00d", b"cards")
            await store.close()

        async def after():
            store = opened()
            assert await store.read("ABCDEF") == [b"one", b"two"]
            assert await store.directory() == [Listing("ABCDEF", 2, NOON)]
            assert await store.note("ABCDEF", ANN) == b"mine"
            assert not await store.append("ABCDEF", 1, [b"three"], at=NOON)
            assert await store.append("ABCDEF", 2, [b"three"], at=NOON)
            assert await store.forget(NOON + 1) == 1
            assert await store.packs("ABCDEF") == [b"cards"]
            await store.close()

        asyncio.run(before())
        asyncio.run(after())

    def test_closing_waits_for_all_that_was_asked_for(self, opened):
        async def before():
            store = opened()
            await store.append("CLOSED", 0, [b"one"], at=NOON, open=False)
            answers = [store.append("ABCDEF", number, [b"%d" % number], at=NOON) for number in range(2000)]
            forgotten = store.forget(NOON + 1)
            await store.close()
            assert all(answer.done() and answer.result() for answer in answers)
            assert forgotten.result() == 1

        async def after():
            store = opened()
            assert len(await store.read("ABCDEF")) == 2000
            assert await store.read("CLOSED") == []
            await store.close()

        asyncio.run(before())
        asyncio.run(after())
