"""What the doorkeeper bears from one address."""

import gc

from tablee.server.limits import MOST_ADDRESSES, Doorkeeper, Limits, Rate
from tablee.wire.codes import UNGUESSABLE


def test_a_code_that_opens_something_costs_nothing_but_is_not_borne_when_too_many_opened_nothing():
    doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 2)), lambda: 0.0)
    opening = [doorkeeper.may_try_code("192.0.2.7", opens=True) for _ in range(5)]
    guessing = [doorkeeper.may_try_code("192.0.2.7") for _ in range(3)]

    assert opening == [True] * 5
    assert guessing == [True, True, False]
    assert not doorkeeper.may_try_code("192.0.2.7", opens=True)
    assert doorkeeper.may_try_code("192.0.2.8", opens=True)


def test_strangers_elsewhere_wait_for_nobody_who_guesses():
    """110 wrong codes from 11 addresses once locked every newcomer out."""
    doorkeeper = Doorkeeper(Limits(), lambda: 0.0)
    for number in range(11):
        assert all(doorkeeper.may_try_code(f"192.0.2.{number}") for _ in range(10))

    assert doorkeeper.may_try_code("192.0.2.12", opens=True)


def test_a_code_that_cannot_be_guessed_opens_for_those_beside_a_guesser_too():
    doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 2)), lambda: 0.0)
    while doorkeeper.may_try_code("192.0.2.7"):
        pass

    assert not doorkeeper.may_try_code("192.0.2.7", opens=True, code="A" * (UNGUESSABLE - 1))
    assert doorkeeper.may_try_code("192.0.2.7", opens=True, code="A" * UNGUESSABLE)
    assert not doorkeeper.may_try_code("192.0.2.7", code="A" * UNGUESSABLE)


def test_whoever_comes_from_ever_new_addresses_fills_no_memory():
    doorkeeper = Doorkeeper(Limits(pictures=Rate(0, 1)), lambda: 0.0)
    assert doorkeeper.admit("192.0.2.7")
    before = len(gc.get_objects())
    ever_new = [f"10.0.{number >> 8}.{number & 255}" for number in range(4 * MOST_ADDRESSES)]
    for address in ever_new:
        doorkeeper.may_draw(address)

    assert len(gc.get_objects()) - before < 12 * MOST_ADDRESSES
    doorkeeper.gone("192.0.2.7")
    assert not doorkeeper.may_draw(ever_new[-1]), "the newest are known"


def test_what_counts_against_an_address_at_one_node_counts_at_the_others():
    """Tables, packs, wrong codes and floods; in turn at two doors it is as many as at one."""
    limits = Limits(unknown_codes=Rate(0, 4), tables=Rate(0, 4), packs=Rate(0, 4), closings=4)
    doors: list[Doorkeeper] = []
    for other in (1, 0):
        doors.append(Doorkeeper(limits, lambda: 0.0, lambda knocked, other=other: doors[other].hear(knocked)))

    def borne(asked):
        return sum([asked(doors[number % 2]) for number in range(10)])

    assert borne(lambda door: door.may_lay("192.0.2.7")) == 4
    assert borne(lambda door: door.may_give_pack("192.0.2.7")) == 4
    assert borne(lambda door: door.may_try_code("192.0.2.7")) == 4
    for number in range(4):
        doors[number % 2].closed("192.0.2.7")
    assert not any(door.admit("192.0.2.7") for door in doors)
    assert all(door.admit("192.0.2.8") for door in doors)
