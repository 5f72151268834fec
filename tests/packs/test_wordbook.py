"""The words and names that ship: whole, small, in the spelling of answers, licensed, and read by nobody in vain."""

import csv
import gzip
import subprocess
import sys
from operator import lt
from pathlib import Path

import pytest

from codegen.words import ROOT, WORDS, listed
from tablee.packs.answer_form import bare, form
from tablee.packs.authoring.word_lints import FILES
from tablee.packs.wordbook.word_list import WordList
from tablee.packs.wordbook.wordbook import NO_WORDS, Wordbook, shipped_wordbook

FOLDER = WORDS.parent
MOST_BYTES = 3_000_000
"""In the wheel, which holds these files as they are."""
HASH = "dc30fec24faa8151"
LICENCES = ("CC0 1.0", "CC BY 4.0")


def names() -> list[str]:
    return (FOLDER / "names.txt").read_text(encoding="utf-8").splitlines()


def test_they_are_the_ones_that_were_looked_at():
    """Whoever changes them looks at `python -m bench.judge`, and writes the new hash here and in NOTICE.txt."""
    assert shipped_wordbook().hash == HASH
    assert HASH in (FOLDER / "NOTICE.txt").read_text(encoding="utf-8")


def test_they_are_small_enough_for_the_wheel():
    assert sum(file.stat().st_size for file in FOLDER.iterdir() if file.is_file()) <= MOST_BYTES


def test_their_licences_ship_with_them():
    notice = (FOLDER / "NOTICE.txt").read_text(encoding="utf-8")

    assert "Mozilla Public License Version 2.0" in (FOLDER / "MPL-2.0.txt").read_text(encoding="utf-8")
    assert all(name in notice for name in ("words.txt.gz", "names.txt", "MPL-2.0", *LICENCES))
    assert "MPL-2.0" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_every_part_of_the_names_says_where_it_is_from_and_its_licence():
    headed = [after for before, after in zip(names(), names()[1:], strict=False) if not before]

    assert len(headed) == 12
    assert [line for line in headed if not line.startswith("# ") or not line.endswith(LICENCES)] == []


def test_names_are_spelt_as_answers_are_compared():
    plain = [line for line in names() if line and not line.startswith("#")]

    assert [name for name in plain if form(name) != name] == []
    assert len(set(plain)) == len(plain)


def test_every_country_of_the_table_is_a_known_name():
    otherwise = {"Myanmar (Birmanie)", "État de la Cité du Vatican"}
    with (ROOT / "tests/facts/countries.csv").open(encoding="utf-8", newline="") as file:
        countries = {row["name_fr"] for row in csv.DictReader(file) if row["independent"] == "Yes"}

    assert len(countries) > 190
    assert {name for name in countries if bare(form(name)) not in shipped_wordbook().names} == otherwise


def test_words_are_in_order_and_found():
    words = shipped_wordbook().words
    lines = words.body.split(b"\n")[1:-1]

    assert all(map(lt, lines, lines[1:]))
    assert all(word.decode() in words for word in (lines[0], lines[-1], *lines[:: len(lines) // 500]))
    assert all(word in words for word in ("poison", "chevaux", "chantames", "arc en ciel"))
    assert not any(word in words for word in ("", "poissson", "zzz", "aaa", "poiso"))


@pytest.mark.parametrize("lines", [[], ["b"], ["b", "d"], ["b", "bb", "d"]])
def test_a_short_list_is_looked_through(lines, tmp_path):
    file = tmp_path / "words.gz"
    file.write_bytes(gzip.compress("".join([f"{line}\n" for line in lines]).encode()))

    assert [word for word in ("", "a", "b", "bb", "bbb", "c", "d", "e") if word in WordList(file)] == lines


def test_where_there_is_nothing_nothing_is_known():
    assert "mot" not in NO_WORDS.words
    assert (NO_WORDS.names, NO_WORDS.hash) == (frozenset(), "")


def test_they_are_read_when_they_are_first_asked_for(tmp_path: Path):
    late = Wordbook(tmp_path / "late.gz", tmp_path / "late.txt")
    (tmp_path / "late.gz").write_bytes(gzip.compress(b"mot\n"))
    (tmp_path / "late.txt").write_text("# ours\nsaint lo\n")

    assert "mot" in late.words
    assert late.names == {"saintlo"}


@pytest.mark.slow
def test_a_game_without_typed_answers_never_reads_them():
    script = (
        "import tablee; from tablee.packs.wordbook.wordbook import shipped_wordbook as book;"
        "list(tablee.simulate(tablee.game('sept_pour_cent'), ['easy', 'easy'], games=1, seed=1));"
        "print(vars(book()).keys() & {'names', '_listed', 'hash'}, 'body' in vars(book().words))"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout

    assert said.split("\n")[0] == "set() False"


@pytest.mark.slow
def test_the_words_are_what_the_dictionary_gives():
    assert gzip.decompress(WORDS.read_bytes()) == listed(ROOT / FILES), "run `python -m codegen.words`"
