"""What changed between two perspectives is all that is sent."""

import pytest

from tablee.kernel.codec import encode
from tablee.kernel.structs import Value
from tablee.tables.patches.change import Change
from tablee.tables.perspective import Patch, Perspective, patch_between
from tests.tables.tables import begun


class Row(Value, frozen=True, tag="row"):
    cards: tuple[int, ...]
    name: str = "row"


class Column(Value, frozen=True, tag="column"):
    cards: tuple[int, ...]
    name: str = "row"


def change(before: Value, after: Value) -> Patch | None:
    offers = begun("Ann", "Ben")[0].current.seen(None).offers
    return patch_between(None, 1, Perspective(before, offers, (), ()), Perspective(after, offers, (), ()), ())


@pytest.mark.parametrize(
    ("before", "after", "sent"),
    [
        (Row((1, 2)), Row((1, 2)), None),
        (Row((1, 2)), Row((1, 2, 3)), Patch(None, 1, Change(set={"cards": (1, 2, 3)}))),
        (Row((1, 2, 3)), Row((1,)), Patch(None, 1, Change(set={"cards": (1,)}))),
        (Row((1, 2, 3)), Row(()), Patch(None, 1, Change(set={"cards": ()}))),
        (Row(()), Row((1,)), Patch(None, 1, Change(set={"cards": (1,)}))),
        (Row((1, 2)), Row((2, 1)), Patch(None, 1, Change(set={"cards": (2, 1)}))),
        (Row((1, 2), "a"), Row((1,), "b"), Patch(None, 1, Change(set={"cards": (1,), "name": "b"}))),
        (Row((1,)), Column((1,)), Patch(None, 1, Change(set={"type": "column"}))),
    ],
)
def test_a_patch_carries_what_changed_and_no_more(before, after, sent):
    assert change(before, after) == sent


def test_what_did_not_change_is_not_in_the_bytes():
    sent = change(Row((1, 2)), Row((1, 2, 3)))

    assert encode(sent) == b'{"type":"patch","seat":null,"number":1,"view":{"set":{"cards":[1,2,3]}}}'
