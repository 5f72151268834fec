"""Guessing codes is hopeless, by the figures that the server goes by; and nobody elsewhere waits for it."""

import math
from pathlib import Path

import pytest

from tablee.server.door import guesses
from tablee.server.door.guesses import FIRST_WAIT, Guesses
from tablee.server.door.networks import COARSER
from tablee.server.limits import Limits
from tablee.wire.codes import LETTERS, PUBLIC_CODE_LENGTH, TABLE_CODE_LENGTH, UNGUESSABLE

RATE = Limits().unknown_codes
HOUR, DAY, YEAR = 3600, 24 * 3600, 365 * 24 * 3600
SECURITY = " ".join((Path(__file__).parents[3] / "SECURITY.md").read_text().split())


def most_guesses(seconds):
    """That one address has in so long, whatever it does: those at once, the doublings, then the long run."""
    doublings = math.ceil(math.log2(1 / RATE.a_second / FIRST_WAIT))
    return RATE.burst + doublings + 1 + seconds * RATE.a_second


def hits(guesses, tables, letters):
    """Expected, of so many guesses."""
    return guesses * tables / len(LETTERS) ** letters


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def guessed(addresses, seconds, pause=0.0):
    """How many wrong codes are borne from these in so long, from guessers who ask as soon as they are heard.

    Each rests so long first, whenever it is kept waiting: patience is to bring nothing.
    """
    clock = Clock()
    door, borne = Guesses(RATE.burst, RATE.a_second, clock), 0
    while clock.now < seconds:
        for address in addresses:
            while not door.wait(address):
                door.count(address)
                borne += 1
        clock.now += max(min(map(door.wait, addresses)), pause)
    return borne


@pytest.mark.parametrize("pause", [0, 600, HOUR, 5 * HOUR, DAY])
def test_one_address_has_no_more_guesses_than_the_odds_are_worked_out_with(pause):
    borne = guessed(["192.0.2.7"], 30 * DAY, pause)

    assert borne <= most_guesses(30 * DAY)
    assert pause or borne > most_guesses(30 * DAY) - 3


def test_who_goes_round_in_a_network_of_the_new_kind_has_no_more_than_its_share():
    """65,536 subscribers' worth of addresses lie in one site; of them 64 do, as more would change nothing."""
    borne = guessed([f"2001:db8:7:{number:x}::1" for number in range(64)], 2 * DAY)

    assert borne <= COARSER * most_guesses(2 * DAY)
    assert borne > COARSER * 2 * DAY * RATE.a_second


def test_one_guesser_alone_makes_no_neighbour_wait():
    clock = Clock()
    door = Guesses(RATE.burst, RATE.a_second, clock)
    while not door.wait("2001:db8:7:1::1"):
        door.count("2001:db8:7:1::1")

    assert door.wait("2001:db8:7:1::2") == FIRST_WAIT
    assert door.wait("2001:db8:7:2::1") == 0
    assert door.wait("2001:db8:8:1::1") == 0


def test_the_wait_doubles_to_an_hour_and_is_forgiven():
    clock = Clock()
    door, waits = Guesses(RATE.burst, 1 / HOUR, clock), []
    for _ in range(RATE.burst + 9):
        door.count("192.0.2.7")
        waits.append(door.wait("192.0.2.7"))
        clock.now += waits[-1]
    clock.now += (RATE.burst + 9) * HOUR
    door.count("192.0.2.7")

    assert waits[: RATE.burst - 1] == [0] * (RATE.burst - 1)
    assert waits[RATE.burst - 1] == FIRST_WAIT
    assert waits == sorted(waits)
    assert 0.9 * HOUR < waits[-1] <= HOUR
    assert door.wait("192.0.2.7") == 0


def test_memory_is_bounded_and_those_who_guess_now_are_remembered(monkeypatch):
    monkeypatch.setattr(guesses, "MOST_NETWORKS", 100)
    clock = Clock()
    door = Guesses(3, 0, clock)
    for number in range(500):
        door.count("192.0.2.7")
        door.count(f"198.51.{number // 256}.{number % 256}")

        assert len(door._networks) <= 104
    assert door.wait("192.0.2.7")


@pytest.mark.parametrize(
    ("addresses", "tables", "letters", "said"),
    [
        (11, 20, TABLE_CODE_LENGTH, "11 addresses hit one of 20 tables once in 98 years"),
        (1000, 1000, PUBLIC_CODE_LENGTH, "1,000 addresses hit one of 1,000 tables once in 12 years"),
    ],
)
def test_a_spread_out_guesser_has_next_to_no_yield_and_it_is_said(addresses, tables, letters, said):
    years = 1 / hits(addresses * most_guesses(YEAR), tables, letters)

    assert said.endswith(f"once in {int(years)} years")
    assert said in SECURITY


def test_a_code_of_twelve_letters_needs_no_waiting_at_all():
    """Were a server to answer 10,000 guesses a second, the whole year round."""
    years = 1 / hits(10_000 * YEAR, 1000, UNGUESSABLE)

    assert int(years) == 115
    assert f"10,000 guesses a second hit one of 1,000 tables once in {int(years)} years" in SECURITY
