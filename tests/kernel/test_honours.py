"""Honours: who has an award, that it is nobody else's as well, and that nobody is left out."""

from tablee.kernel.ending.honours import GoodCompany, Honours, bestowed, unequalled
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value

ANN, BEN, CAT, DOM, EVA, FAY = map(Seat, range(6))


class Best(Value, frozen=True, tag="best"):
    seat: Seat
    at: str


class Own(Value, frozen=True, tag="own"):
    seat: Seat
    what: str


class Other(Value, frozen=True, tag="other"):
    seat: Seat


def test_a_superlative_is_one_person_s():
    assert unequalled([Best(ANN, "bluff"), Best(BEN, "luck"), Best(CAT, "ear")], lambda one: len(one.at)) == Best(
        ANN, "bluff"
    )
    assert unequalled([Best(ANN, "ear"), Best(BEN, "eye")], lambda one: len(one.at)) is None
    assert unequalled([Best(ANN, "ear"), Best(ANN, "eye")], lambda one: len(one.at)) == Best(ANN, "ear")
    assert unequalled(list[Best](), lambda one: len(one.at)) is None


def test_nobody_has_two_awards_so_that_more_people_have_one():
    found = bestowed(2, [Best(ANN, "bluff"), Best(ANN, "luck"), None, Best(BEN, "ear")], [])

    assert found == Honours((Best(ANN, "bluff"), Best(BEN, "ear")), ())


def test_there_are_three_awards_at_most_and_a_line_for_everybody_else():
    each = [Best(seat, "something") for seat in (CAT, DOM, ANN, BEN)]
    found = bestowed(5, each, [Own(BEN, "trying"), Own(BEN, "trying again"), Own(CAT, "more")])

    assert [one.seat for one in found.awards] == [CAT, DOM, ANN]
    assert found.lines == (Own(BEN, "trying"), GoodCompany(EVA))


def test_where_fewer_than_two_have_an_award_lines_make_up_for_it_but_not_that_somebody_was_there():
    assert bestowed(3, [Best(BEN, "ear")], [Own(CAT, "trying")]) == Honours(
        (Best(BEN, "ear"), Own(CAT, "trying")), (GoodCompany(ANN),)
    )
    assert bestowed(2, [], [Own(ANN, "trying"), Own(BEN, "trying")]).lines == ()
    assert bestowed(2, [Best(BEN, "ear")], []) == Honours((Best(BEN, "ear"),), (GoodCompany(ANN),))


def test_lines_are_of_different_kinds_as_far_as_can_be_and_never_three_of_one():
    own = [Own(seat, "trying") for seat in (ANN, BEN, CAT, DOM, EVA)]
    found = bestowed(6, [Best(FAY, "ear")], [*own, Other(BEN)])

    assert found.awards == (Best(FAY, "ear"), Own(ANN, "trying"))
    assert found.lines == (Other(BEN), Own(CAT, "trying"), GoodCompany(DOM), GoodCompany(EVA))
