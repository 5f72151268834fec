"""Games and tables of earlier formats, kept as they were written: each must be read for ever.

`formatN/` holds what was made by the last program that wrote format N. A change of format adds a folder and never
rewrites one.
"""

from pathlib import Path

import pytest

from tablee.cli import main
from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.games import named
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.stages import GameOver

GOLDEN = Path(__file__).parent
RECORDS = sorted(GOLDEN.glob("format*/*.record.jsonl"))
LOGS = sorted(GOLDEN.glob("format*/*.log.jsonl"))


def named_after(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def test_both_games_are_there_as_records_and_as_tables():
    assert len(RECORDS) >= 8
    assert len(LOGS) >= 2


@pytest.mark.parametrize("file", RECORDS, ids=named_after)
def test_a_record_of_an_earlier_format_verifies(file: Path):
    with file.open("rb") as opened:
        for record in read(opened, named):
            verify(record)


@pytest.mark.parametrize("file", RECORDS, ids=named_after)
def test_a_record_of_an_earlier_format_is_told_again_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["replay", str(file), "--lang", "en"]) == 0

    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize("file", LOGS, ids=named_after)
def test_a_table_of_an_earlier_format_folds_to_the_same_records(file: Path):
    lines = file.read_bytes().splitlines()
    table = log.folded(Catalogue(), lines[:1])
    records: list[bytes] = []
    for line in lines[1:]:
        before = table.stage
        log.read(table, [line])
        if isinstance(table.stage, GameOver) and table.stage is not before:
            records.append(table.stage.current.record(table.stage.result))

    assert b"".join(records) == file.with_name(file.name.replace(".log.", ".record.")).read_bytes()
