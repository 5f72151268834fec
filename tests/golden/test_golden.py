"""Games and tables of earlier formats, kept as they were written: each must be read for ever.

`formatN/` holds what was made by the last program that wrote format N. A change of format adds a folder and never
rewrites one. A change of a game's rules leaves its records as they are: they are then refused, by the number of their
rules. Format 2 is what games with cards are written in, of which Murmure of the tests was the first.
`earlier_rules/` holds tables at which something was played that rules of today refuse: a rub that is too long now, and
a description and a reply that hide a word in digits.
"""

import asyncio
import json
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.fairness.record import read
from tablee.fairness.record_faults import Damaged
from tablee.fairness.verify import verify
from tablee.games import GAMES
from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import kept_pack, write_pack
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.open_tables import OpenTables
from tablee.storage.memory import MemoryStore
from tablee.storage.store import Unavailable
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.log import EarlierRules
from tablee.tables.stages import GameOver
from tests.kernel.murmure import MURMURE

GOLDEN = Path(__file__).parent
RECORDS = sorted(GOLDEN.glob("format*/*.record.jsonl"))
LOGS = sorted(GOLDEN.glob("format*/*.log.jsonl"))
REFUSED_NOW = sorted(GOLDEN.glob("earlier_rules/*.log.jsonl"))
KNOWN = {**GAMES, MURMURE.name: MURMURE}
named = KNOWN.__getitem__
NOON = 1_800_000_000_000


def named_after(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def test_both_games_are_there_as_records_and_as_tables():
    assert len(RECORDS) >= 8
    assert len(LOGS) >= 3


def by_rules_of_today(file: Path) -> bool:
    header = json.loads(file.read_bytes().splitlines()[0])["header"]
    return bool(header["rules"] == named(header["game"]).rules_version)


PLAYABLE = [file for file in RECORDS if by_rules_of_today(file)]
OLD_RULES = [file for file in RECORDS if not by_rules_of_today(file)]


def test_a_record_of_earlier_rules_is_refused_and_the_refusal_names_them(tmp_path: Path):
    lines = RECORDS[0].read_bytes().splitlines(keepends=True)
    (tmp_path / "old").write_bytes(b"".join([lines[0].replace(b'"rules":1', b'"rules":9'), *lines[1:]]))

    for file in [tmp_path / "old", *OLD_RULES]:
        with file.open("rb") as opened, pytest.raises(Damaged, match=r"played by rules \d+ of \w+; this program has"):
            list(read(opened, named))


@pytest.mark.parametrize("file", PLAYABLE, ids=named_after)
def test_a_record_of_an_earlier_format_verifies(file: Path):
    with file.open("rb") as opened:
        for record in read(opened, named):
            verify(record)


@pytest.mark.parametrize("file", [file for file in PLAYABLE if MURMURE.name not in file.name], ids=named_after)
def test_a_record_of_an_earlier_format_is_told_again_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["replay", str(file), "--lang", "en"]) == 0

    assert len(capsys.readouterr().out.splitlines()) > 20


def packs_beside(file: Path) -> list[Pack]:
    contents = [pack.read_bytes() for pack in file.parent.glob("*.pack.json")]
    return [kept_pack(content, named(json.loads(content)["game"])) for content in contents]


@pytest.mark.parametrize("file", LOGS, ids=named_after)
def test_a_table_of_an_earlier_format_folds_to_the_same_records(file: Path):
    lines = file.read_bytes().splitlines()
    table = log.folded(Catalogue(KNOWN), lines[:1], packs_beside(file))
    records: list[bytes] = []
    for line in lines[1:]:
        before = table.stage
        log.read(table, [line])
        if isinstance(table.stage, GameOver) and table.stage is not before:
            records.append(table.stage.current.record(table.stage.result))

    assert b"".join(records) == file.with_name(file.name.replace(".log.", ".record.")).read_bytes()


BY_EARLIER_RULES = r"cannot follow: played by rules 1 of \w+; this program has rules 2"


@pytest.mark.parametrize("file", REFUSED_NOW, ids=named_after)
def test_a_table_at_which_what_rules_of_today_refuse_was_played_is_refused_and_the_refusal_names_them(file: Path):
    with pytest.raises(EarlierRules, match=BY_EARLIER_RULES):
        log.folded(Catalogue(KNOWN), file.read_bytes().splitlines(), packs_beside(file))


def test_tables_of_earlier_rules_that_cannot_follow_stop_no_other_and_are_named():
    journal: list[bytes] = []

    async def opened() -> list[str]:
        store = MemoryStore()
        files = {f"EARLY{letter}": file for letter, file in zip("ABC", REFUSED_NOW, strict=True)}
        for code, file in {**files, "FOLDED": GOLDEN / "format2/table-incognito.log.jsonl"}.items():
            lines = file.read_bytes().replace(b"ABCDEF", code.encode()).splitlines()
            await store.append(code, 0, lines, at=NOON)
            for pack in packs_beside(file):
                await store.keep_pack(code, pack.hash, write_pack(pack))
        open_tables = OpenTables(store, Catalogue(KNOWN), Environment(now=lambda: NOON), Journal(journal.append))
        assert not await open_tables.looking_round.look()
        for code in files:
            with pytest.raises(Unavailable):
                await open_tables.find(code)
        tables = [*open_tables.tables]
        await open_tables.close()
        return tables

    assert asyncio.run(opened()) == ["FOLDED"]
    broken = [line for line in map(json.loads, journal) if line["event"] == "table broken"]
    assert {line["what"].partition("cannot follow: ")[2] for line in broken} == {
        "played by rules 1 of incognito; this program has rules 2",
        "played by rules 1 of indix; this program has rules 2",
    }
