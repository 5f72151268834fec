"""Curious random seats do first what they did least, and choose like any other where nothing is offered twice."""

import random

from tablee.kernel.offers import Field, Offer, Offers, OneOf
from tablee.kernel.playout import Curious
from tablee.kernel.seats import Seat

VOTES = tuple([Offer("vote", (Field("target", OneOf((seat,))),)) for seat in range(5)])
DONE = Offer("done")


def test_a_seat_votes_on_every_slate_before_it_votes_on_one_for_long():
    prefer = Curious(random.Random(0))

    first = [prefer(Seat(0), Offers(1, VOTES))[0] for _ in range(10)]

    assert {*first} == {*VOTES}


def test_it_changes_its_mind_now_and_then_all_the_same():
    curious = [Curious(random.Random(seed)) for seed in range(20)]

    pairs = [[prefer(Seat(0), Offers(1, VOTES)) for _ in range(2)] for prefer in curious]

    assert any(one == other for one, other in pairs)


def test_where_no_action_is_offered_twice_it_looks_at_all():
    assert Curious(random.Random(0))(Seat(0), Offers(1, (DONE, VOTES[0]))) == (DONE, VOTES[0])
