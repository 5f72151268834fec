"""Rows of a teacher's table, as spreadsheets write them."""

import pytest

from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.table_rows import Row, table_rows
from tests.packs.authoring.english import english

COLUMNS = {"question": ("q",), "reponse": ("réponse",)}


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_any_separator_will_do(separator):
    text = f"\ufeffQuestion{separator}Réponse\r\nCombien ?{separator}7\r\n\r\nEt là ?{separator}8\r\n"

    rows = table_rows(text, "t.csv", COLUMNS)

    assert rows == [
        Row(2, {"question": "Combien ?", "reponse": "7"}),
        Row(4, {"question": "Et là ?", "reponse": "8"}),
    ]


def test_an_empty_cell_is_not_there():
    assert table_rows("q;réponse\n;7\n", "t.csv", COLUMNS) == [Row(2, {"reponse": "7"})]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "q;points\nun;2\n",
            "t.csv:1: no column is called “points”; the first line may name: question, reponse",
        ),
        ("q;question\nun;2\n", "t.csv:1: the column “question” appears twice"),
        ('q;réponse\n"un;2\n', "t.csv:2: a quote is left open"),
    ],
)
def test_a_head_or_a_row_that_cannot_be_read_is_refused(text, said):
    with pytest.raises(Faulty) as faulty:
        table_rows(text, "t.csv", COLUMNS)

    assert said in english(faulty.value.fault)
