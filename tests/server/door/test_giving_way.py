"""Who gives way where there is no room for a newcomer: whoever has most, and nobody for whoever has as much."""

import pytest

from tablee.server.door.giving_way import gives_way, whence

NEIGHBOUR = "203.0.113.7"
OLD = [f"192.0.2.{number}" for number in range(1, 4)]
"""Of one site, as the next ones."""
NEW = [f"2001:db8:7:{number}::1" for number in range(1, 4)]


def gone(there: dict[str, int], newcomer: str) -> str | None:
    found = gives_way({whence(address): much for address, much in there.items()}, whence(newcomer))
    return next((address for address in there if whence(address) == found), None)


@pytest.mark.parametrize(
    ("there", "newcomer", "who"),
    [
        ({}, NEIGHBOUR, None),
        ({OLD[0]: 16, "198.51.100.1": 15}, NEIGHBOUR, OLD[0]),
        ({OLD[0]: 15, "198.51.100.1": 16}, NEIGHBOUR, "198.51.100.1"),
        ({OLD[0]: 3, OLD[1]: 2, OLD[2]: 1, "198.51.100.1": 4}, NEIGHBOUR, OLD[0]),
        (dict.fromkeys(NEW, 1), NEIGHBOUR, NEW[0]),
        (dict.fromkeys(OLD, 1), OLD[2], None),
        (dict.fromkeys(OLD[:2], 2), OLD[2], OLD[0]),
        ({OLD[0]: 2, "198.51.100.1": 2, NEIGHBOUR: 1}, NEIGHBOUR, None),
        ({OLD[0]: 1}, NEIGHBOUR, None),
        ({OLD[0]: 3, NEIGHBOUR: 1}, NEIGHBOUR, OLD[0]),
    ],
    ids=[
        "nobody is there",
        "who has most",
        "whoever it is",
        "of the site that has most who has most",
        "a site of very many networks",
        "not in one's own site where all have as much",
        "in one's own site who has more",
        "not who would have less then",
        "not who has one alone",
        "while it has less",
    ],
)
def test_whoever_has_most_gives_way(there, newcomer, who):
    assert gone(there, newcomer) == who


def test_however_many_come_it_is_even_in_the_end_and_they_do_not_take_turns_for_ever():
    there = dict.fromkeys([*OLD, "198.51.100.1"], 4)
    asked = [NEIGHBOUR, *there, NEIGHBOUR, *there] * 8

    for newcomer in asked:
        if who := gone(there, newcomer):
            there[who] -= 1
            there[newcomer] = there.get(newcomer, 0) + 1

    assert (sum(there[one] for one in OLD), there["198.51.100.1"], there[NEIGHBOUR]) in [
        (6, 5, 5),
        (5, 6, 5),
        (5, 5, 6),
    ]
    assert not any(gone(there, newcomer) for newcomer in asked)
