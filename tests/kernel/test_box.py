"""What is set out by hand comes from a box, and the box has so many of each thing."""

from random import Random

import pytest

from tablee.kernel.box import out_of, rest
from tablee.kernel.refusals import Malformed

BOX = ("ace", "king", "king")


def test_what_is_left_lies_as_in_the_box_or_shuffled():
    cards = tuple(map(str, range(20)))
    left = rest(cards, ("3",), ("5", "4"), named=str)

    assert left == tuple(card for card in cards if card not in ("3", "4", "5"))
    assert sorted(rest(cards, ("3", "4", "5"), named=str, rng=Random(1))) == sorted(left)
    assert rest(cards, ("3", "4", "5"), named=str, rng=Random(1)) != left
    assert rest(BOX, ("king",), ("ace",), named=str) == ("king",)


def test_a_thing_that_lies_there_too_often_is_named():
    with pytest.raises(Malformed, match="the KING lies there 3 times or more, and the box has 2 of it"):
        rest(BOX, ("king", "king"), ("king",), named=lambda card: f"the {card.upper()}")


def test_things_are_those_of_the_box_itself():
    one, same = 1000, int("1000")

    assert out_of((one,), [same], str)[0] is one
    with pytest.raises(Malformed, match=r"there is no 'queen'; there is ace, king$"):
        out_of(BOX, ["queen"], str)
