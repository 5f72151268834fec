"""A damaged, foreign or locked file, a full disk, a folder that may not be written: a message that says what to do."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.storage.files import beside
from tablee.storage.schema import APPLICATION, APPLICATION_AT, FORMAT, confirm, connected, opened, pragma
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Unavailable
from tablee.storage.witness import ENDING
from tests.storage.contract import ANN, NOON

ROOT = Path(__file__).parents[2]
LARGE = os.urandom(20_000)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.db"


async def filled(path, tables=8):
    store = SqliteStore(path)
    for number in range(tables):
        await store.append(f"TABLE{number}", 0, [b"entry %d of it" % at * 40 for at in range(60)], at=NOON)
    await store.close()


def refusal(path):
    with pytest.raises(Unavailable) as refused:
        SqliteStore(path)
    assert str(path) in str(refused.value)
    return str(refused.value)


def test_missing_folders_are_made(tmp_path):
    async def evening():
        store = SqliteStore(tmp_path / "a/b/tables.db")
        await store.close()

    asyncio.run(evening())

    assert (tmp_path / "a/b/tables.db").exists()


@pytest.mark.skipif(os.name != "posix", reason="rights are written differently there")
def test_nobody_else_on_the_machine_may_read_it(path):
    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        await store.close()
        return rights

    rights = asyncio.run(evening())

    assert {name: rights[name] for name in ("tables.db", "tables.db-wal")} == {
        "tables.db": 0o600,
        "tables.db-wal": 0o600,
    }


@pytest.mark.skipif(os.name != "posix", reason="rights are written differently there")
def test_a_file_that_others_could_read_is_closed_to_them(path):
    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        rights = [stat.S_IMODE(path.with_name(path.name + end).stat().st_mode) for end in ("", "-wal", "-shm")]
        await store.close()
        return rights

    asyncio.run(filled(path))
    path.chmod(0o644)

    assert asyncio.run(evening()) == [0o600] * 3


def untouched(path):
    """All that a look at the folder tells, but for when a file was last read."""
    return [(file.name, file.stat().st_mtime_ns, file.stat().st_mode) for file in sorted(path.parent.iterdir())]


def test_a_file_that_is_no_database_is_left_alone(path):
    path.write_bytes(b"Dear diary, " * 400)
    path.chmod(0o644)
    before = untouched(path)

    assert "no file of Tablée" in refusal(path)
    assert path.read_bytes() == b"Dear diary, " * 400
    assert untouched(path) == before


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_the_database_of_another_program_is_left_alone(path, mode):
    other = connected(path)
    other.execute(f"PRAGMA journal_mode = {mode}")
    other.execute("CREATE TABLE songs (title TEXT)")
    other.close()
    path.chmod(0o644)
    before = path.read_bytes(), untouched(path)

    assert "another program" in refusal(path)
    assert (path.read_bytes(), untouched(path)) == before


def test_a_file_whose_first_commit_is_not_in_its_own_pages_yet_is_known_for_ours(path, tmp_path):
    """As a kill leaves it: all that says whose it is lies in -wal."""
    first = opened(path)
    killed = tmp_path / "killed"
    killed.mkdir()
    for end in ("", "-wal"):
        (killed / f"tables.db{end}").write_bytes(path.with_name(path.name + end).read_bytes())
    first.close()

    async def evening():
        store = SqliteStore(killed / "tables.db")
        kept = await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await store.close()
        return kept

    assert (killed / "tables.db").read_bytes()[APPLICATION_AT] == bytes(4)
    assert asyncio.run(evening())


def test_a_newer_format_is_refused_by_its_number(path):
    asyncio.run(filled(path))
    newer = connected(path)
    newer.execute(f"PRAGMA user_version = {FORMAT + 1}")
    newer.close()

    said = refusal(path)
    assert f"format {FORMAT + 1}" in said
    assert "newer" in said


def test_a_file_says_whose_it_is(path):
    asyncio.run(filled(path))
    file = connected(path)

    assert (pragma(file, "application_id"), pragma(file, "user_version")) == (APPLICATION, FORMAT)
    file.close()


def test_a_folder_in_its_place_is_refused(path):
    path.mkdir()

    assert "cannot be opened" in refusal(path)


def test_a_file_in_the_place_of_its_folder_is_refused(tmp_path):
    (tmp_path / "folder").write_text("I am a file")

    assert "name another file" in refusal(tmp_path / "folder/tables.db")


def test_settings_that_would_lose_moves_are_found(path):
    weak = connected(path)
    weak.execute("PRAGMA journal_mode = WAL")
    weak.execute("PRAGMA synchronous = NORMAL")

    with pytest.raises(Unavailable, match="synchronous is 1"):
        confirm(weak, path)
    weak.close()


def test_a_second_store_on_the_same_file_is_refused_until_the_first_is_closed(path):
    async def evening():
        first = SqliteStore(path)
        await first.append("ABCDEF", 0, [b"one"], at=NOON)
        assert "another Tablée is using" in refusal(path)
        assert await first.append("ABCDEF", 1, [b"two"], at=NOON)
        await first.close()
        second = SqliteStore(path)
        assert len(await second.read("ABCDEF")) == 2
        await second.close()

    asyncio.run(evening())


def child(script, *words):
    """What a process prints that runs this after the imports."""
    imports = (
        "import asyncio, os, resource, sys\nfrom pathlib import Path\nfrom tablee.storage.sqlite import SqliteStore\n"
    )
    command = [
        sys.executable,
        "-c",
        imports + "from tablee.storage.store import Unavailable\n" + script,
        *map(str, words),
    ]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


OPEN = """
try:
    SqliteStore(Path(sys.argv[1]))
    print("opened")
except Unavailable as refused:
    print(refused)
"""


@pytest.mark.slow
def test_a_second_process_on_the_same_file_is_refused(path, tmp_path):
    (tmp_path / "other").symlink_to(tmp_path)

    async def evening():
        store = SqliteStore(path)
        said = child(OPEN, path), child(OPEN, tmp_path / "other/tables.db")
        await store.close()
        return said

    for said in asyncio.run(evening()):
        assert "another Tablée is using" in said
    assert child(OPEN, path) == "opened\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="rights are written differently there")
@pytest.mark.parametrize("there_already", [True, False])
def test_a_folder_that_may_not_be_written_is_refused(there_already):
    """Its own folder under the system's temporary one, as root has to become somebody else, who must get there."""
    script = f"""
import tempfile
with tempfile.TemporaryDirectory() as folder:
    sys.argv[1:] = [folder + "/tables.db"]
    if {there_already}:
        async def evening():
            await SqliteStore(Path(sys.argv[1])).close()
        asyncio.run(evening())
        os.chmod(sys.argv[1], 0o444)
        os.chmod(sys.argv[1] + ".lock", 0o666)
    os.chmod(folder, 0o555)
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    {OPEN.replace(chr(10), chr(10) + "    ")}
    os.seteuid(me)
    os.chmod(folder, 0o755)
"""

    said = child(script)
    assert "let this user write" in said or "this user may write" in said


def test_a_program_that_holds_the_file_is_named_and_all_goes_on_when_it_lets_go(path):
    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        store._writer.connection.execute("PRAGMA busy_timeout = 1")
        other = connected(path)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="another program is writing"):
            await store.append("ABCDEF", 1, [b"two"], at=NOON)
        assert await store.read("ABCDEF") == [b"one"]
        other.execute("ROLLBACK")
        other.close()
        assert await store.append("ABCDEF", 1, [b"two"], at=NOON)
        await store.close()

    asyncio.run(evening())


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be taken away there")
@pytest.mark.parametrize("end", ["", "-wal"])
@pytest.mark.parametrize("replaced", [True, False])
def test_nothing_is_acknowledged_once_the_file_is_taken_away_until_it_is_back(path, tmp_path, end, replaced):
    file, aside = path.with_name(path.name + end), tmp_path / "aside"

    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        file.rename(aside)
        if replaced:
            file.write_bytes(aside.read_bytes())
        with pytest.raises(Unavailable, match="taken away or replaced while it was used; put it back"):
            await store.append("ABCDEF", 1, [b"lost"], at=NOON)
        with pytest.raises(Unavailable, match="taken away"):
            await store.keep_note("ABCDEF", ANN, b"lost")
        aside.rename(file)
        assert await store.append("ABCDEF", 1, [b"two"], at=NOON)
        await store.close()
        again = SqliteStore(path)
        entries = await again.read("ABCDEF")
        await again.close()
        return entries

    assert asyncio.run(evening()) == [b"one", b"two"]


def test_a_full_file_fails_the_whole_batch_and_all_goes_on_when_there_is_room(path):
    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        await store.keep_note("ABCDEF", ANN, b"mine")
        most = pragma(store._writer.connection, "page_count") + 10
        store._writer.connection.execute(f"PRAGMA max_page_count = {most}")

        answers = await asyncio.gather(
            store.append("ABCDEF", 1, [b"two"], at=NOON),
            store.append("GHJKLM", 0, [LARGE, LARGE, LARGE], at=NOON),
            store.append("NPQRST", 0, [b"one"], at=NOON),
            store.keep_note("ABCDEF", ANN, b"other"),
            return_exceptions=True,
        )
        full = [answer for answer in answers if isinstance(answer, Unavailable)]
        assert len({id(answer) for answer in full}) == len(full)
        assert all(str(answer).startswith(f"the disk with {path} is full; make room there") for answer in full)
        # The first may have had a batch of its own, if the thread was quick.
        assert full in (answers, answers[1:])
        length = len(answers) - len(full) + 1
        assert len(await store.read("ABCDEF")) == length
        assert await store.read("GHJKLM") == await store.read("NPQRST") == []
        assert await store.note("ABCDEF", ANN) == b"mine"
        assert await store.append("ABCDEF", length, [b"small"], at=NOON)

        store._writer.connection.execute("PRAGMA max_page_count = 100000")
        assert await store.append("GHJKLM", 0, [LARGE, LARGE, LARGE], at=NOON)
        await store.close()

    asyncio.run(evening())


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="no limit to set there")
def test_a_write_that_the_system_refuses_loses_nothing(path):
    """A limit on the size of files: SQLite's own calls fail in the middle of a batch, then succeed again."""
    script = """
async def evening():
    store, kept = SqliteStore(Path(sys.argv[1])), 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    failed = 0
    while failed < 3:
        try:
            assert await store.append("ABCDEF", kept, [b"%d " % kept * 1000], at=1)
            kept += 1
        except Unavailable as trouble:
            failed += 1
            said = str(trouble)
    assert len(await store.read("ABCDEF")) == kept
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    for number in range(kept, kept + 50):
        assert await store.append("ABCDEF", number, [b"%d " % number * 1000], at=1)
    await store.close()
    print(kept + 50, said)
asyncio.run(evening())
"""
    kept, said = child(script, path).split(maxsplit=1)

    async def after():
        store = SqliteStore(path)
        entries = await store.read("ABCDEF")
        await store.close()
        return entries

    assert asyncio.run(after()) == [b"%d " % number * 1000 for number in range(int(kept))]
    assert f"the disk with {path} failed (SQLITE_IOERR_WRITE)" in said


def test_a_flipped_bit_in_an_entry_is_found_when_it_is_read(path):
    """One that flips while the store is open: what was there before is told when it opens (`test_damage.py`)."""
    asyncio.run(filled(path))

    async def evening():
        store = SqliteStore(path)
        file = bytearray(path.read_bytes())
        at = file.index(b"entry 7 of it")
        with path.open("r+b") as disk:
            disk.seek(at)
            disk.write(bytes([file[at] ^ 1]))
        store._to_read.execute("PRAGMA cache_size = 0")
        with pytest.raises(Unavailable, match="entry 8 of table TABLE0 is not as it was written") as trouble:
            await store.read("TABLE0")
        assert ".recover" in str(trouble.value)
        assert await store.append("OTHER", 0, [b"one"], at=NOON)
        await store.close()

    asyncio.run(evening())


def test_a_lost_entry_is_found_when_its_log_is_read(path):
    asyncio.run(filled(path, tables=1))

    async def evening():
        store = SqliteStore(path)
        file = connected(path)
        file.execute("DELETE FROM entries WHERE number = 5")
        file.close()
        with pytest.raises(Unavailable, match="entry 5 of table TABLE0"):
            await store.read("TABLE0")
        await store.close()

    asyncio.run(evening())


@pytest.mark.slow
def test_damaged_pages_are_named_and_never_read_as_moves(path):
    """Every page but the first, one after the other: whatever is answered was written so, or is refused."""
    asyncio.run(filled(path))
    whole, heads = path.read_bytes(), beside(path, ENDING).read_bytes()
    entries = [b"entry %d of it" % at * 40 for at in range(60)]

    async def evening():
        store, said = SqliteStore(path), []
        for number in range(8):
            try:
                assert await store.read(f"TABLE{number}") == entries
            except Unavailable as trouble:
                said.append(str(trouble))
            try:
                assert await store.append(f"TABLE{number}", 60, [b"more"], at=NOON)
            except Unavailable as trouble:
                said.append(str(trouble))
        await store.close()
        return said

    pages = len(whole) // 4096
    found = 0
    for page in range(1, pages, max(pages // 12, 1)):
        path.write_bytes(whole[: page * 4096] + b"\xa5" * 4096 + whole[(page + 1) * 4096 :])
        beside(path, ENDING).write_bytes(heads)
        try:
            said = asyncio.run(evening())
        except Unavailable as trouble:
            said = [str(trouble)]
        assert all("damaged" in line or "is held" in line for line in said)
        found += bool(said)
    assert found > 0


def test_a_damaged_beginning_is_refused(path):
    asyncio.run(filled(path))
    path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])

    assert "damaged" in refusal(path)


def test_one_who_writes_beside_us_is_found_out_and_overwrites_nothing(path):
    """A host with `sqlite3` at hand: the length that we remember is then wrong, and the file's index says so."""

    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        other = connected(path)
        other.execute("INSERT INTO entries SELECT table_id, 2, at, check_sum, body FROM entries")
        other.close()
        with pytest.raises(Unavailable, match="another program has written"):
            await store.append("ABCDEF", 1, [b"two"], at=NOON)
        assert not await store.append("ABCDEF", 1, [b"two"], at=NOON)
        assert await store.append("ABCDEF", 2, [b"three"], at=NOON)
        await store.close()

    asyncio.run(evening())


def test_a_host_can_copy_the_file_while_it_is_used(path, tmp_path):
    async def evening():
        store = SqliteStore(path)
        await store.append("ABCDEF", 0, [b"one"], at=NOON)
        with sqlite3.connect(path) as source, sqlite3.connect(tmp_path / "copy.db") as copy:
            source.backup(copy)
        source.close()
        copy.close()
        assert await store.append("ABCDEF", 1, [b"two"], at=NOON)
        await store.close()
        copied = SqliteStore(tmp_path / "copy.db")
        assert await copied.read("ABCDEF") == [b"one"]
        await copied.close()

    asyncio.run(evening())
