"""Who counts as one address, and what a bucket bears."""

import pytest

from tablee.server.limits import Doorkeeper, Limits, Rate, network


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::g", "::g"),
        ("", ""),
    ],
)
def test_who_has_a_whole_network_of_addresses_counts_as_one(address, counted):
    assert network(address) == counted


def test_a_code_that_opens_something_costs_nothing_but_is_not_borne_when_too_many_opened_nothing():
    doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 2)), lambda: 0.0)
    opening = [doorkeeper.may_try_code("192.0.2.7", opens=True) for _ in range(5)]
    guessing = [doorkeeper.may_try_code("192.0.2.7") for _ in range(3)]

    assert opening == [True] * 5
    assert guessing == [True, True, False]
    assert not doorkeeper.may_try_code("192.0.2.7", opens=True)
    assert doorkeeper.may_try_code("192.0.2.8", opens=True)


def test_when_all_together_guess_too_much_no_stranger_is_let_in():
    doorkeeper = Doorkeeper(Limits(unknown_codes_in_all=Rate(0, 3)), lambda: 0.0)
    guessing = [doorkeeper.may_try_code(f"192.0.2.{number}") for number in range(4)]

    assert guessing == [True, True, True, False]
    assert not doorkeeper.may_try_code("192.0.2.9", opens=True)
