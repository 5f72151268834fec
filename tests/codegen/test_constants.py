"""The numbers of the rules, as the page gets them."""

from enum import StrEnum

import pytest

from codegen import constants
from tablee.games import GAMES


class Coin(StrEnum):
    HEADS = "heads"
    TAILS = "tails"


def test_numbers_rows_of_them_numbers_and_strokes_by_name_are_constants_and_nothing_else_is():
    names = {
        "COINS": 3,
        "WORTH": {Coin.HEADS: 2, Coin.TAILS: 1},
        "STAKES": (2, 3, 5),
        "FACES": (Coin.HEADS, Coin.TAILS),
        "NAMES": {Coin.HEADS: "pile"},
        "SHAPES": {"dot": "H0XcA"},
        "coins": 3,
        "Coin": Coin,
        "__doc__": "Coins.",
    }

    assert list(constants.numbers(names)) == [
        ("COINS", 3),
        ("WORTH", {"heads": 2, "tails": 1}),
        ("STAKES", (2, 3, 5)),
        ("SHAPES", {"dot": "H0XcA"}),
    ]


def test_they_are_written_as_typescript_has_them():
    assert constants.literal(7) == "7"
    assert constants.literal({"dot": "H0XcA"}) == '{\n  "dot": "H0XcA",\n} as const'
    assert constants.literal((2, 3)) == "[2, 3] as const"
    assert constants.literal({"1_green": 1, "tails": 2}) == '{\n  "1_green": 1,\n  "tails": 2,\n} as const'


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_a_game_names_its_maker(name):
    text = constants.table(GAMES[name], "python -m maker")

    assert text.startswith("// Made by `python -m maker` from")
    assert text.count("export const ") > 3


def test_what_stands_under_a_constant_is_its_comment():
    text = constants.table(GAMES["code777"], "x")

    assert "/** A pause without a clock: it ends when everybody has noted. */\nexport const UNTIL_NOTED = 99;\n" in text
