"""Regret matching, on games whose answers are known."""

from random import Random

import pytest

from bench.regret_matching import FLOOR, Regrets

BEATS = {0: 2, 1: 0, 2: 1}
"""Rock, paper, scissors."""


def worth(mine, theirs):
    return 0.0 if mine == theirs else 1.0 if BEATS[mine] == theirs else -1.0


def test_before_anything_was_learned_every_move_is_as_likely():
    assert Regrets().mix(1, 4) == [0.25] * 4


def test_what_would_have_been_better_is_played_more():
    regrets = Regrets()

    regrets.learn(1, [0.5, 0.5], [1.0, 0.0])

    assert regrets.mix(1, 2) == [1.0, 0.0]
    assert regrets.mix(2, 2) == [0.5, 0.5]


def test_when_nothing_is_regretted_every_move_is_as_likely():
    regrets = Regrets()

    regrets.learn(1, [0.5, 0.5], [0.0, 0.0])

    assert regrets.mix(1, 2) == [0.5, 0.5]


def test_a_move_that_was_bad_for_long_can_come_back():
    regrets = Regrets()
    for _ in range(1_000):
        regrets.learn(1, [1.0, 0.0], [1.0, 0.0])

    for _ in range(int(-FLOOR) + 1):
        regrets.learn(1, [1.0, 0.0], [0.0, 1.0])

    assert regrets.mix(1, 2)[1] == 1.0


def test_two_who_learn_from_each_other_come_to_mix_evenly():
    dice, players = Random(1), [Regrets(), Regrets()]
    for _ in range(5_000):
        mixes = [player.mix(0, 3) for player in players]
        moves = [dice.choices(range(3), mix)[0] for mix in mixes]
        for player, mix, theirs in zip(players, mixes, reversed(moves), strict=True):
            player.learn(0, mix, [worth(mine, theirs) for mine in range(3)])
            player.remember(0, mix, 1.0)

    for player in players:
        (played,) = player.learned().values()
        assert [share / sum(played) for share in played] == pytest.approx([1 / 3] * 3, abs=0.05)
