"""A change does what it says to a view that it fits, and nothing to any other; the page is held to the same."""

import pytest

from tablee.tables.patches.change import Change, applied
from tests.tables.patches import change_vectors

VIEW = {"type": "drawing", "left": 9, "slates": [[["a"], ["b"]], [["c"]]]}


def test_what_a_change_does_not_name_stays_the_very_same():
    after = applied(VIEW, Change(set={"type": "scored"}, gone=("left",)))

    assert after == {"type": "scored", "slates": VIEW["slates"]}
    assert after["slates"] is VIEW["slates"]


def test_a_list_is_spliced_first_and_then_its_items_are_changed_where_they_are_now():
    inner = Change(splice=((1, 0, ("d",)),))
    slate = Change(splice=((0, 1, ()), (1, 0, (["e"], ["f"]))), inside={"0": inner})
    after = applied(VIEW, Change(inside={"slates": Change(inside={"0": slate})}))

    assert after["slates"] == [[["b", "d"], ["e"], ["f"]], [["c"]]]
    assert VIEW["slates"] == [[["a"], ["b"]], [["c"]]]


@pytest.mark.parametrize(("before", "change"), change_vectors.MISFITS.values(), ids=change_vectors.MISFITS)
def test_what_does_not_fit_is_said_to_be_a_misfit(before, change):
    assert change_vectors.misfits(before, change)


def test_the_vectors_for_the_page_are_up_to_date():
    told = f"stale: run `{change_vectors.COMMAND}`"

    assert change_vectors.FILE.read_text("utf-8") == change_vectors.written(), told
