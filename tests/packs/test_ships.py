"""Packs that ship meet every lint, and what a table of facts can tell of their answers is so."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import AUTHORING
from tablee.games.incroyable.authoring.lints import questions
from tablee.games.incroyable.written import Check
from tablee.kernel.text import folded
from tablee.packs.authoring.building import LintedPack, linted_folder
from tablee.packs.authoring.pack_folder import SETTINGS, known_words, settings_of
from tablee.packs.authoring.safe_cards import texts
from tablee.packs.authoring.word_lints import FILES, found_dictionary
from tests.packs.authoring.english import english

ROOT = Path(__file__).parents[2]
FACTS = ROOT / "tests/facts"
FOLDERS = sorted(file.parent for file in (ROOT / "content").glob(f"*/*/{SETTINGS}"))
OVER = re.compile(r"(sum|count)\((\w+)\)")


def linted(folder: Path) -> LintedPack:
    return linted_folder(folder, AUTHORING[folder.parent.name])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_pack_that_ships_meets_every_lint(folder):
    found = linted(folder)

    assert [english(fault) for fault in (*found.faults, *found.advice)] == []


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_pack_that_ships_is_spelt_as_dictionaries_do_and_read_by_a_child(folder):
    dictionary = found_dictionary(ROOT / FILES)
    assert dictionary is not None, "make web sets it up"

    found = linted_folder(folder, AUTHORING[folder.parent.name], dictionary)

    assert [english(fault) for fault in found.advice] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_an_author_stands_by_is_in_the_cards(folder):
    """A word that is gone from them would let its next misspelling through."""
    whole = folded(" ".join(text for draft in linted(folder).cards for _, text in texts(draft.written.value)))

    assert [word for word in known_words(folder) if folded(word) not in whole] == []


def test_the_packs_that_ship_are_in_their_places():
    assert FOLDERS
    for folder in FOLDERS:
        settings = settings_of(folder)
        assert (settings.game, settings.id) == (folder.parent.name, folder.name)


def rows_of(check: Check) -> list[dict[str, str]]:
    with (FACTS / f"{check.table}.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    if check.key == "*":
        return rows
    column, _, value = check.key.partition("=")
    return [row for row in rows if row[column] == value]


def told_by(check: Check) -> float:
    rows, over = rows_of(check), OVER.fullmatch(check.field)
    if over is None:
        (row,) = rows
        return float(row[check.field])
    cells = [row[over[2]] for row in rows if row[over[2]]]
    return sum(map(float, cells)) if over[1] == "sum" else len(cells)


def table_checks() -> Iterator[tuple[str, int, Check]]:
    for folder in [folder for folder in FOLDERS if folder.parent.name == "incroyable"]:
        for draft, symbol, one in questions(linted(folder).cards):
            if one.check is not None and one.check.table:
                yield f"{draft.card.id} {symbol}", one.a, one.check


@pytest.mark.parametrize(("name", "answer", "check"), list(table_checks()), ids=lambda one: str(one)[:20])
def test_a_table_of_facts_gives_the_same_answer(name, answer, check):
    assert round(told_by(check)) == answer, name


def test_an_answer_that_a_table_contradicts_is_found():
    germany = Check(table="countries", key="iso2=DE", field="neighbours", value=9)

    assert round(told_by(germany)) != 8
