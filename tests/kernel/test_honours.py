"""Honours: who has an award, and that nobody is left out."""

from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

ANN, BEN, CAT, DOM, EVA = map(Seat, range(5))


class Best(Value, frozen=True, tag="best"):
    seat: Seat
    at: str


def test_nobody_has_two_awards_so_that_more_people_have_one():
    found = bestowed(2, [Best(ANN, "bluff"), Best(ANN, "luck"), None, Best(BEN, "ear")], [])

    assert found == Honours((Best(ANN, "bluff"), Best(BEN, "ear")), ())


def test_there_are_three_awards_at_most_and_a_line_for_everybody_else():
    each = [Best(seat, "something") for seat in (CAT, DOM, ANN, BEN)]
    found = bestowed(5, each, [Best(BEN, "trying"), Best(BEN, "trying again"), Best(CAT, "more")])

    assert [one.seat for one in found.awards] == [CAT, DOM, ANN]
    assert found.lines == (Best(BEN, "trying"), GoodCompany(EVA))
