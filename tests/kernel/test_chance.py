"""Chance: which answers fit which questions, and what a plain generator draws."""

import random
from collections import Counter

import pytest

from tablee.kernel.chance import Pick, Picked, Roll, Rolled, Shuffle, Shuffled, drawn, fits, random_order, shuffled
from tablee.kernel.memo import Memo

QUESTIONS = [Shuffle(1), Shuffle(50), Roll(sides=10, count=2), Roll(sides=6, count=1), Roll(sides=10, count=4), Pick(7)]


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_drawn_fits(question):
    rng = random.Random(1)

    assert all(fits(question, drawn(question, rng)) for _ in range(100))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Shuffle(3), Shuffled((0, 1))),
        (Shuffle(3), Shuffled((0, 1, 1))),
        (Shuffle(3), Shuffled((1, 2, 3))),
        (Shuffle(3), Rolled((0, 1, 2))),
        (Roll(sides=10, count=2), Rolled((0,))),
        (Roll(sides=10, count=2), Rolled((0, 10))),
        (Roll(sides=10, count=2), Shuffled((0, 1))),
        (Pick(7), Picked(7)),
        (Pick(7), Rolled((1,))),
    ],
)
def test_an_answer_to_another_question_does_not_fit(question, answer):
    assert not fits(question, answer)


def test_every_order_of_three_comes_up_as_often_as_the_next():
    rng = random.Random(2)
    orders = Counter(tuple(random_order(3, rng)) for _ in range(6_000))

    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_nothing_shuffled_is_nothing():
    assert shuffled("", random.Random(0)) == []
    assert sorted(shuffled("abc", random.Random(0))) == ["a", "b", "c"]


def test_what_is_kept_is_worked_out_once_as_long_as_there_is_room():
    asked = []
    kept = Memo(lambda thing: asked.append(thing) or len(asked), most=1)

    assert [kept["a"], kept["a"], kept["b"], kept["b"]] == [1, 1, 2, 3]
