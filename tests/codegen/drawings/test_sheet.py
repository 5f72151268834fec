"""Every drawing of a pack on one sheet."""

from codegen.drawings.sheet import COLUMNS, sheet
from tablee.kernel.stroke import as_stroke


def test_every_drawing_has_its_slate_and_its_name():
    drawings = {f"w{at:03}": (as_stroke([(0, 0), (9, 9)]),) for at in range(COLUMNS + 1)}

    text = sheet(drawings)

    assert text.count("<polyline") == text.count("<text") == COLUMNS + 1
    assert "translate(0 4096)" in text
    assert ">w014<" in text
