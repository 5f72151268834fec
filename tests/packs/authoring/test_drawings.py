"""Drawings beside the cards that name them."""

import pytest

from tablee.kernel.stroke import as_stroke
from tablee.packs.authoring.drawings import drawings_in, read_drawings, written_drawings
from tablee.packs.authoring.faults import Faulty

TEXT = "w001a\n0,0 10,20\n5,5\n\nw001b\n4095,4095 0,1\n"


def test_a_drawing_is_a_name_and_its_strokes_a_line_each():
    found = read_drawings(TEXT, "words.strokes")

    assert found == {
        "w001a": (as_stroke([(0, 0), (10, 20)]), as_stroke([(5, 5)])),
        "w001b": (as_stroke([(4095, 4095), (0, 1)]),),
    }
    assert written_drawings(found) == TEXT


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0,0 1,1\n", "words.strokes:1: no-drawing"),
        ("w001a\n0,0 1\n", "words.strokes:2: no-stroke"),
        ("w001a\n0,4096\n", "words.strokes:2: no-stroke"),
        ("w001a\n1,1\nw001a\n", "words.strokes:3: drawing-twice {'name': 'w001a'}"),
    ],
)
def test_a_line_that_is_neither_is_refused_with_its_number(text, said):
    with pytest.raises(Faulty, match=said):
        read_drawings(text, "words.strokes")


def test_all_files_of_a_pack_are_read_and_a_name_stands_in_one_of_them(tmp_path):
    folder = tmp_path / "drawings"
    assert drawings_in(tmp_path) == {}

    folder.mkdir()
    (folder / "a.strokes").write_text("w001a\n1,1 2,2\n")
    (folder / "b.strokes").write_text("d001\n1,1 2,2\n")
    assert {*drawings_in(tmp_path)} == {"w001a", "d001"}

    (folder / "c.strokes").write_text("d001\n3,3 4,4\n")
    with pytest.raises(Faulty, match=r"drawing-twice .*'d001'"):
        drawings_in(tmp_path)
