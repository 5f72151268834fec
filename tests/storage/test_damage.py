"""What was acknowledged and is gone is told when the file is opened: by table, and since when. All else is served."""

import asyncio
import errno
import random
import shutil
import sqlite3
from contextlib import closing
from functools import partial

import pytest

from tablee.storage import sqlite
from tablee.storage.damage import ASIDE, Damage
from tablee.storage.files import beside
from tablee.storage.mending import mended
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Unavailable
from tablee.storage.witness import ENDING
from tests.server.showing.stopped_clock import until
from tests.storage.contract import ANN, NOON

CODES = ["ABCDEF", "GHJKLM", "NPQRST"]


def entry(code, place):
    return f"{code} {place} ".encode() + b"x" * (place * 37 % 200)


async def written(path, lengths, early=None):
    """A store with these tables, entry by entry in turn, each acknowledged, still open; `early` are there."""
    store, there = SqliteStore(path), early or {}
    for place in range(max(lengths.values())):
        for code, length in lengths.items():
            if there.get(code, 0) <= place < length:
                assert await store.append(code, place, [entry(code, place)], at=NOON + 1000 * place)
    return store


@pytest.fixture
def killed(tmp_path, monkeypatch):
    """The files of a store that was killed when this much was in it; `early` of it was in the database before."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 1e9)

    async def evening(home, early, lengths):
        if early:
            await (await written(home / "tables.db", early)).close()
        store = await written(home / "tables.db", lengths, early)
        for file in home.iterdir():
            shutil.copy(file, tmp_path / "killed" / file.name)
        await store.close()

    def run(lengths, early=None):
        for folder in ("home", "killed"):
            (tmp_path / folder).mkdir()
        asyncio.run(evening(tmp_path / "home", early or {}, lengths))
        return tmp_path / "killed" / "tables.db"

    return run


def reopened(path):
    """What is damaged, what the directory lists, and each log or why it cannot be read."""

    async def evening():
        store = SqliteStore(path)
        found = {}
        for code in CODES:
            try:
                found[code] = await store.read(code)
            except Unavailable as error:
                found[code] = str(error)
        listed = [listing.code for listing in await store.directory()]
        await store.close()
        return store.damage, listed, found

    return asyncio.run(evening())


def without(path):
    beside(path, "-wal").unlink()


def cut(path, part=0.5):
    wal = beside(path, "-wal")
    with wal.open("r+b") as file:
        file.truncate(int(wal.stat().st_size * part))


def flip(file, at):
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)


def test_nothing_is_missing_after_a_kill(killed):
    damage, listed, found = reopened(killed(dict.fromkeys(CODES, 9)))

    assert damage == ()
    assert sorted(listed) == CODES
    assert found == {code: [entry(code, place) for place in range(9)] for code in CODES}


def test_whole_tables_that_vanish_with_the_wal_are_told(killed):
    path = killed(dict.fromkeys(CODES, 9), early={"NPQRST": 1})
    without(path)
    damage, listed, found = reopened(path)

    assert {one.code: (one.kept, one.lost) for one in damage} == {"ABCDEF": (0, 9), "GHJKLM": (0, 9), "NPQRST": (1, 8)}
    assert listed == []
    assert "9 entries lost, from the first one on, up to 2026-09-21" in found["ABCDEF"]


def test_moves_that_vanish_with_the_wal_are_told_with_their_time_and_the_neighbour_is_served(killed):
    path = killed({"ABCDEF": 9, "GHJKLM": 4}, early={"ABCDEF": 4, "GHJKLM": 4})
    without(path)
    damage, listed, found = reopened(path)

    assert damage == (Damage("ABCDEF", 1, 4, 5, NOON + 3000, NOON + 8000),)
    assert listed == ["GHJKLM"]
    assert found["GHJKLM"] == [entry("GHJKLM", place) for place in range(4)]
    assert "table ABCDEF is held" in found["ABCDEF"]


@pytest.mark.parametrize("harm", [without, cut, partial(cut, part=0.99), lambda path: flip(beside(path, "-wal"), 9000)])
def test_damage_is_told_at_every_start_and_the_file_is_kept_as_it_was(killed, harm):
    path = killed(dict.fromkeys(CODES, 9), early=dict.fromkeys(CODES, 2))
    harm(path)
    was = path.read_bytes()
    first, _, _ = reopened(path)
    second, _, _ = reopened(path)

    assert first
    assert second == first
    assert beside(path, ASIDE).read_bytes() == was


def test_on_a_full_disk_it_does_not_start_and_half_a_copy_is_not_taken_for_a_whole_one(killed, monkeypatch):
    path = killed(dict.fromkeys(CODES, 9), early=dict.fromkeys(CODES, 2))
    without(path)
    was, copy = path.read_bytes(), shutil.copy2

    def full(source, target):
        target.write_bytes(source.read_bytes()[:100])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copy2", full)
    with pytest.raises(Unavailable, match="No space left"):
        SqliteStore(path)
    monkeypatch.setattr(shutil, "copy2", copy)
    damage, _, _ = reopened(path)

    assert len(damage) == 3
    assert beside(path, ASIDE).read_bytes() == was


def no_silent_loss(path, lengths):
    """Every log is whole, or its table is told and held, or the file is refused in words."""
    try:
        damage, listed, found = reopened(path)
    except Unavailable as error:
        refused = str(error)
    else:
        refused = ""
    if refused:
        assert "damaged" in refused
        return False
    told = {one.code for one in damage}
    for code, length in lengths.items():
        if code in told:
            assert isinstance(found[code], str)
            assert code not in listed
        else:
            assert found[code] == [entry(code, place) for place in range(length)]
            assert code in listed
    return not told


def attacked(killed, seed, attacks):
    """How many of so many random harms left everything readable."""
    dice, lengths = random.Random(seed), {"ABCDEF": 40, "GHJKLM": 25, "NPQRST": 33}
    path = killed(lengths, early=dict.fromkeys(lengths, 20))
    whole = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    unharmed = 0
    for _ in range(attacks):
        for file in path.parent.iterdir():
            file.unlink()
        for name, content in whole.items():
            path.with_name(name).write_bytes(content)
        harm(dice, path, beside(path, "-wal"))
        whole_still = no_silent_loss(path, lengths)
        unharmed += whole_still
        if not whole_still:
            goes_on_once_mended(path, lengths)
    return unharmed


def goes_on_once_mended(path, lengths):
    """What is left of every log is its beginning, and something can be written after it; unless nothing can be read."""
    try:
        mended(path, go_on=True)
    except Unavailable:
        return
    damage, listed, found = reopened(path)
    assert damage == ()
    for code in listed:
        assert found[code] == [entry(code, place) for place in range(len(found[code]))]
        assert len(found[code]) <= lengths[code]

    async def evening():
        store = SqliteStore(path)
        for code in listed:
            assert await store.append(code, len(found[code]), [b"more"], at=NOON)
        await store.close()

    asyncio.run(evening())


def harm(dice, path, wal):
    """A cut, a flipped bit, or a page of noise, somewhere."""
    file = dice.choice([wal, path])
    match dice.randrange(3):
        case 0:
            cut(path, dice.random())
        case 1:
            flip(file, dice.randrange(file.stat().st_size))
        case 2:
            at, was = dice.randrange(0, file.stat().st_size, 4096), file.read_bytes()
            file.write_bytes(was[:at] + dice.randbytes(min(4096, len(was) - at)) + was[at + 4096 :])


def test_no_harm_to_any_byte_makes_a_move_vanish_without_a_word(killed):
    assert attacked(killed, seed=1, attacks=20) < 20


@pytest.mark.slow
@pytest.mark.trust
def test_no_harm_to_any_byte_makes_a_move_vanish_without_a_word_a_thousand_times(killed):
    assert attacked(killed, seed=2, attacks=1000) < 1000


def test_a_table_that_is_held_takes_nothing_and_its_code_is_taken(killed):
    path = killed({"ABCDEF": 9})
    without(path)

    async def evening():
        store = SqliteStore(path)
        laid = await store.append("ABCDEF", 0, [b"one"], at=NOON)
        asked = [store.append("ABCDEF", 9, [b"ten"], at=NOON), store.keep_note("ABCDEF", ANN, b"mine")]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        other = await store.append("GHJKLM", 0, [b"one"], at=NOON)
        await store.close()
        return laid, [type(answer) for answer in answers], other

    assert asyncio.run(evening()) == (False, [Unavailable, Unavailable], True)
    assert [one.code for one in reopened(path)[0]] == ["ABCDEF"]  # the new table has not taken its place


def test_once_mended_a_table_goes_on_from_its_last_whole_entry(killed):
    path = killed({"ABCDEF": 9, "GHJKLM": 4, "NPQRST": 5}, early={"ABCDEF": 4, "GHJKLM": 4})
    without(path)
    was = path.read_bytes()
    told, _ = mended(path, go_on=False)
    still, aside = mended(path, go_on=True)
    damage, listed, found = reopened(path)

    assert told == still
    assert (mended(path, go_on=True)[0], damage) == ((), ())
    assert aside.read_bytes() == was
    assert not beside(path, ASIDE).exists()  # so that the next damage has a copy of its own
    assert sorted(listed) == ["ABCDEF", "GHJKLM"]
    assert found["ABCDEF"] == [entry("ABCDEF", place) for place in range(4)]


def test_an_entry_that_was_altered_is_told_with_what_follows(killed):
    path = killed({"ABCDEF": 9, "GHJKLM": 4})
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE entries SET body = x'00' WHERE number = 5")
        other.commit()

    assert reopened(path)[0] == (Damage("ABCDEF", 1, 4, 5, NOON + 3000, NOON + 8000),)


def test_without_a_witness_it_is_said_that_nothing_can_be_told(killed):
    path = killed({"ABCDEF": 9})
    beside(path, ENDING).unlink()

    async def evening():
        store = SqliteStore(path)
        await store.close()
        return store.unwitnessed

    assert asyncio.run(evening()) is True
    assert asyncio.run(evening()) is False


def test_a_second_after_a_move_it_is_no_longer_in_the_wal_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "CHECKPOINT_AFTER", 0.01)

    async def evening():
        store = await written(tmp_path / "tables.db", {"ABCDEF": 9})
        await until(lambda: store._writer.ahead is None)
        (tmp_path / "alone").mkdir()
        for end in ("", ENDING):
            shutil.copy(beside(tmp_path / "tables.db", end), tmp_path / "alone")
        await store.close()

    asyncio.run(evening())
    damage, _, found = reopened(tmp_path / "alone" / "tables.db")

    assert damage == ()
    assert found["ABCDEF"] == [entry("ABCDEF", place) for place in range(9)]


def test_it_is_a_second_and_sqlite_sees_to_it_at_a_thousand_pages(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "tables.db")
        pages = store._writer.connection.execute("PRAGMA wal_autocheckpoint").fetchone()[0]
        await store.close()
        return pages

    assert (sqlite.CHECKPOINT_AFTER, asyncio.run(evening())) == (1.0, 1000)
