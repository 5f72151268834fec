"""Bots let people be done first: none of them starts a countdown against somebody."""

from dataclasses import replace

import pytest

from tablee.kernel.seats import Seat, seats
from tablee.tables.topics import stand_ins
from tests.kernel.murmure import MURMURE, Guess
from tests.tables.tables import Sim, catalogue

LEFT_TO_PEOPLE = replace(MURMURE, name="left_to_people", after_people=(Guess,))
ANN, BEN, CAT = 0, 1, 2
A_WHILE = 3_000
"""Longer than a bot takes, and shorter than the countdown for whoever is last."""


def begun(people: int, bots: int) -> Sim:
    """Everybody is to hand in a guess; that is when one is done."""
    sim = Sim(LEFT_TO_PEOPLE.name, at_catalogue=catalogue(LEFT_TO_PEOPLE))
    for name in ("Ann", "Ben", "Cat")[:people]:
        sim.host_sits(name) if name == "Ann" else sim.sit(name)
    for chair in range(people, people + bots):
        sim.bot(chair)
    sim.start()
    return sim


def bots_wait(sim: Sim) -> bool:
    """Whether all of them are awaited still, however long one looks on, and no alarm is set for them."""
    bots = [seat for seat in seats(sim.current.players) if sim.table.bot_at(seat) is not None]
    sim.wait(A_WHILE)
    if all(seat in sim.current.awaited for seat in bots):
        assert sim.schedule.turns == {}
        return True
    assert not any(seat in sim.current.awaited for seat in bots)
    return False


def test_beside_a_single_person_bots_wait_until_they_are_done():
    sim = begun(people=1, bots=2)
    assert bots_wait(sim)

    sim.act(ANN, Guess(9))
    assert not bots_wait(sim)


def test_beside_two_people_bots_wait_for_either():
    sim = begun(people=2, bots=2)
    assert bots_wait(sim)

    sim.act(BEN, Guess(9))
    assert not bots_wait(sim)
    assert sim.current.awaited == (ANN,)


def test_beside_three_people_bots_wait_for_all_but_one():
    sim = begun(people=3, bots=1)
    sim.act(CAT, Guess(9))
    assert bots_wait(sim)

    sim.act(ANN, Guess(9))
    assert not bots_wait(sim)
    assert sim.current.awaited == (BEN,)


def test_where_no_people_play_nothing_is_held_back():
    sim = begun(people=0, bots=3)

    assert not bots_wait(sim)


def test_a_bot_that_stands_in_for_somebody_is_no_person():
    """Ann alone is waited for, then."""
    sim = begun(people=3, bots=0)
    for person in (BEN, CAT):
        sim.present.discard(person)
        sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(person)))
    assert bots_wait(sim)

    sim.act(ANN, Guess(9))
    assert not bots_wait(sim)


def test_once_people_are_done_a_bot_takes_its_moment_again():
    sim = begun(people=1, bots=1)
    sim.wait(A_WHILE)
    sim.act(ANN, Guess(9))
    due = sim.due()

    assert due is not None
    assert due > sim.at


def test_a_server_that_starts_anew_holds_back_the_same():
    sim = begun(people=2, bots=1)
    sim.wait(A_WHILE)
    sim.restart()
    assert bots_wait(sim)

    sim.act(ANN, Guess(9))
    assert not bots_wait(sim)


@pytest.mark.parametrize("people", [1, 2])
def test_in_a_game_that_leaves_nothing_to_people_no_bot_waits(people):
    sim = Sim()
    for name in ("Ann", "Ben")[:people]:
        sim.host_sits(name) if name == "Ann" else sim.sit(name)
    sim.bot(people)
    sim.start()
    sim.wait(A_WHILE)

    assert Seat(people) not in sim.current.awaited
