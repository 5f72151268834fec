"""Who counts as one, and what lies around them."""

import pytest

from tablee.server.door.networks import COARSER, network, networks


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


@pytest.mark.parametrize(
    ("address", "around"),
    [
        ("192.0.2.7", ["192.0.2.0/24"]),
        ("::ffff:192.0.2.7", ["192.0.2.0/24"]),
        ("2001:db8:1:2::7", ["2001:db8:1::/48", "2001:db8::/32"]),
        ("", []),
    ],
)
def test_around_it_are_larger_ones_of_which_more_is_borne(address, around):
    _, *larger = networks(address)

    assert [name for name, _ in larger] == around
    assert [share for _, share in larger] == [COARSER, COARSER**2][: len(around)]


def test_of_as_many_addresses_as_a_large_server_has_sockets_each_is_worked_out_once():
    """Of a thousand and one that spoke in turn none was at hand."""
    networks.cache_clear()
    for _ in range(2):
        for number in range(10_000):
            network(f"10.{number // 250}.{number % 250}.1")

    assert networks.cache_info().misses == 10_000
