"""What came from outside is shown as one line of letters."""

import pytest

from tablee.kernel.letters import printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Émilie 🙂 — 日本", "Émilie 🙂 — 日本"),
        ("«\u00a0Bravo\u202f!\u00a0»", "« Bravo ! »"),
        ("\x1b]52;c;cm0=\x07", "?]52;c;cm0=?"),
        ("\x9b2J\x85\x7f", "?2J??"),
        ("two\nlines\r\ttab\u2028more", "two?lines??tab?more"),
        ("\u202enna\u2066\u200f\ufeff", "?nna???"),
        ("\ud800", "?"),
        ("Zoé 👩\u200d👧", "Zoé 👩👧"),
    ],
)
def test_what_is_no_letter_becomes_a_question_mark(text, shown):
    assert printable(text) == shown


def test_a_long_line_is_cut_where_that_is_asked_for():
    assert printable("x" * 9, 9) == "x" * 9
    assert printable("x" * 10, 9) == "x" * 8 + "…"
