"""What a pack says about its drawings, and the strokes that are made of it."""

from pathlib import Path

import pytest

from codegen.drawings.__main__ import made
from codegen.drawings.sources import icon_file, read_sources
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.drawings import read_drawings

PACKS = sorted(file.parents[2] for file in Path(__file__).parents[3].glob("content/*/*/drawings/sources"))
TEXT = """\
# a word
w001a tabler banana

w001b ours mirrored turned 45
  M 0 0 H 10
  o 5 5 2
"""


def test_a_drawing_is_an_icon_or_lines_of_ours():
    icon, ours = read_sources(TEXT)

    assert icon_file(icon, Path("node_modules")) == Path("node_modules/@tabler/icons/icons/outline/banana.svg")
    assert (icon.mirrored, icon.turned, ours.mirrored, ours.turned) == (False, 0, True, 45)
    assert (ours.name, ours.lines) == ("w001b", ("M 0 0 H 10", "o 5 5 2"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("w001a\n", "line 1: a name and where it is from"),
        ("w001a openmoji banana\n", "line 1: a name and where it is from"),
        ("w001a ours turned\n", "line 1: a name and where it is from"),
        ("w001a ours\n", "w001a: lines are wanted"),
        ("w001a tabler banana\n  M 0 0\n", "w001a: lines are wanted"),
    ],
)
def test_what_says_neither_is_refused(text, said):
    with pytest.raises(Malformed, match=said):
        list(read_sources(text))


def test_without_the_icons_what_was_made_of_them_stays_as_it_is(tmp_path):
    sources = tmp_path / "drawings/sources"
    sources.mkdir(parents=True)
    (sources / "words.txt").write_text(TEXT)

    with pytest.raises(Malformed, match="w001a: to be made from tabler’s 'banana'"):
        made(tmp_path, None)
    (tmp_path / "drawings/words.strokes").write_text("w001a\n1,2 3,4\n")
    [text] = made(tmp_path, None).values()

    found = read_drawings(text, "words.strokes")
    assert len(found["w001b"]) == 2
    assert text.startswith("w001a\n1,2 3,4\n")


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_the_strokes_that_are_ours_are_those_of_their_sources(pack):
    assert all(file.read_text(encoding="utf-8") == text for file, text in made(pack, None).items())
