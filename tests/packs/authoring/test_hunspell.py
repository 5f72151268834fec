"""A dictionary of hunspell, written out: as much of the format as the French one needs."""

import pytest

from tablee.packs.authoring.hunspell import all_words

AFFIXES = """\
FLAG long
NEEDAFFIX ()

SFX X. Y 2
SFX X. 0 s [^sxz]
SFX X. al aux/D' al

PFX D' Y 1
PFX D' 0 d' [aeiou]

PFX Um Y 2
PFX Um 0 0/X. .
PFX Um 0 kilo/X. .
"""
WORDS = """\
5
cheval/X.\tpo:nom
mètre/Um
arbre/X.D'
préfet po:nom
clam/()X.
"""


def test_every_form_of_every_word_is_there(tmp_path):
    (tmp_path / "few.aff").write_text(AFFIXES, encoding="utf-8")
    (tmp_path / "few.dic").write_text(WORDS, encoding="utf-8")

    assert all_words(tmp_path / "few") == {
        *("cheval", "chevals", "chevaux", "mètre", "mètres", "kilomètre", "kilomètres"),
        *("arbre", "arbres", "préfet", "clams"),
    }


def test_where_there_is_none_that_is_said(tmp_path):
    with pytest.raises(FileNotFoundError):
        all_words(tmp_path / "none")
