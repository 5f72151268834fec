"""Tournaments: who meets whom, what is counted, and how sure it is."""

from dataclasses import replace
from random import Random

import pytest

from tablee.bots import random_bot
from tablee.bots.tournament import Bout, Interval, Tally, bouts, played, wilson
from tablee.games import GAMES, bot
from tablee.kernel.playout import opening
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import PACK

GAME = GAMES["sept_pour_cent"]


def test_of_each_pair_the_stronger_sits_alone():
    assert bouts(["easy", "medium", "hard"], [2, 4]) == [
        Bout(players, *pair)
        for players in (2, 4)
        for pair in (("medium", "easy"), ("hard", "easy"), ("hard", "medium"))
    ]


def test_any_part_of_a_bout_can_be_played_alone():
    bout = Bout(3, "medium", "easy")
    pair = (bot(GAME, "medium"), bot(GAME, "easy"))

    def part(*numbers):
        return played(GAME, bout, pair, 5, range(*numbers), "round_won")

    assert part(0, 12) == part(0, 5) + part(5, 12)


def test_the_seat_goes_round_and_equals_win_their_share():
    seats = []
    random = random_bot(GAME)

    def alone(view, offers, told, hunch, dice):
        seats.append(view.me)
        return random(view, offers, told, hunch, dice)

    tally = played(GAME, Bout(4, "random", "random"), (alone, random), 2, range(80), "round_won")

    assert set(seats) == {0, 1, 2, 3}
    assert not tally.games_won().clear_of(1 / 4)
    assert not tally.facts_won().clear_of(1 / 4)


def test_a_win_that_is_shared_counts_in_part():
    """At Murmure two may guess equally well."""
    random = random_bot(MURMURE)

    start = opening(MURMURE, 3, pack=PACK)

    tally = played(MURMURE, Bout(3, "random", "random"), (random, random), 3, range(20), None, start)

    assert tally.won != int(tally.won)
    assert tally.counted == 0
    assert tally.facts_won() == Interval(0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1_100, 2_000, 0.5281, 0.5717)],
)
def test_the_interval_is_that_of_wilson(won, games, low, high):
    found = wilson(won, games)

    assert found.share == won / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_intervals_of_facts_hold_the_true_share_about_as_often_as_they_say():
    """Games with few and many rounds, each won with a strength that differs from game to game."""
    rng, held = Random(3), 0
    for _ in range(200):
        tally = Tally()
        for _ in range(100):
            rounds, strength = rng.randint(1, 9), rng.choice([0.2, 0.6])
            own = sum(rng.random() < strength for _ in range(rounds))
            tally += Tally(1, 0, 0, rounds, own, (own * own, own * rounds, rounds * rounds))
        found = tally.facts_won()
        held += found.low <= 0.4 <= found.high

    assert 180 <= held <= 199


@pytest.mark.parametrize(("low", "high", "clear"), [(0.3, 0.4, True), (0.1, 0.2, True), (0.2, 0.3, False)])
def test_clear_of_par(low, high, clear):
    assert Interval((low + high) / 2, low, high).clear_of(0.25) == clear


def test_tallies_add_up():
    some = Tally(1, 2, 0.5, 3, 2, (4, 6, 9))

    assert some + some == replace(some, games=2, decisions=4, won=1.0, counted=6, own=4, squares=(8, 12, 18))
