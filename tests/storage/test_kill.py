"""Acknowledged means durable: a process killed while it appends, and what the disk was told before each answer."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.storage.sqlite import SqliteStore
from tests.storage.appender import entry, pack

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("TABLEE_KILLS", "12"))
"""More on demand: `TABLEE_KILLS=1000 pytest tests/storage/test_kill.py`."""
TABLES = 12


def appender(*words: object, under: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
    command = [*under, sys.executable, "-m", "tests.storage.appender", *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def acknowledged_until_killed(path: Path, acks: int) -> list[bytes]:
    """Every whole line that got out, also those that were on their way when the kill came."""
    with appender(path, TABLES) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(acks)]
        child.kill()
        rest = child.stdout.read().splitlines(keepends=True)
    return [line for line in lines + rest if line.endswith(b"\n")]


async def logs_and_packs(path: Path) -> tuple[dict[str, list[bytes]], dict[str, list[bytes]]]:
    store = SqliteStore(path)
    assert store.damage == (), "a kill damages nothing"
    codes = [listing.code for listing in await store.directory()]
    read = {code: await store.read(code) for code in codes}, {code: await store.packs(code) for code in codes}
    await store.close()
    return read


@pytest.mark.slow
def test_no_acknowledged_entry_or_pack_is_lost_or_doubled_by_a_kill(tmp_path):
    dice, path, lengths, acks = random.Random(7), tmp_path / "tables.db", {}, 0
    packs: set[tuple[str, str]] = set()
    for _ in range(KILLS):
        for line in acknowledged_until_killed(path, dice.randrange(300)):
            table, *what = line.decode().split()
            if what[0] == "keeps":
                packs.add((table, what[1]))
            else:
                lengths[table] = int(what[0])
            acks += 1

        found, kept = asyncio.run(logs_and_packs(path))
        for table, hashed in packs:
            assert kept[table].count(pack(hashed)) == 1
        for table, length in lengths.items():
            assert len(found[table]) >= length
        for table, entries in found.items():
            assert entries == [entry(table, number) for number in range(len(entries))]
            # One append was under way at most, of three entries at most: it is there whole or not at all.
            assert len(entries) - lengths.get(table, 0) <= 3
            lengths[table] = len(entries)
    print(f"{KILLS} kills, {acks} acknowledged appends, none lost")
    assert acks > 50 * KILLS
    assert len(packs) > TABLES


def can_trace() -> bool:
    strace = shutil.which("strace")
    return strace is not None and subprocess.run([strace, "-o", os.devnull, "true"], check=False).returncode == 0


@pytest.mark.slow
@pytest.mark.trust
def test_the_disk_has_confirmed_each_entry_before_it_is_acknowledged(tmp_path):
    """A kill cannot show it, as the kernel keeps what was written; the order of system calls does."""
    assert can_trace(), "strace is not here, or may not trace; type: sudo apt-get install strace"
    trace = tmp_path / "trace"
    calls = "trace=write,pwrite64,fsync,fdatasync"
    under = ("strace", "-f", "-y", "-qq", "-e", calls, "-e", "signal=none", "-o", str(trace))
    with appender(tmp_path / "tables.db", 1, 30, under=under) as child:
        assert child.stdout is not None
        acks = len(child.stdout.read().splitlines())

    assert acks > 30
    assert order_of(trace.read_text()) == "WSA" * acks


def order_of(trace: str) -> str:
    """W writes to the log of SQLite, S waits for the disk to have it, A acknowledges; repeated ones count once.

    From the first acknowledgement back to its own write: what made the file before is not looked at.
    """
    marks = ""
    unfinished: dict[str, str] = {}
    for line in trace.splitlines():
        thread, call = re.split(r"\s+", line, maxsplit=1)
        if call.endswith("<unfinished ...>"):
            unfinished[thread] = call
            if not call.startswith(("fsync", "fdatasync")):
                marks += mark(call)
        elif call.startswith("<..."):  # a wait counts when it has ended, not when it began
            begun = unfinished.pop(thread)
            if begun.startswith(("fsync", "fdatasync")) and call.rstrip().endswith("= 0"):
                marks += mark(begun)
        else:
            marks += mark(call)
    marks = re.sub(r"(.)\1+", r"\1", marks)
    return marks[marks.index("A") - 2 : marks.rindex("A") + 1]


def mark(call: str) -> str:
    if "tables.db-wal>" in call.partition(",")[0]:
        return "S" if call.startswith(("fsync", "fdatasync")) else "W"
    return "A" if call.startswith("write(1<") else ""
