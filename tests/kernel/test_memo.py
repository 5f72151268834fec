"""Kept answers are right, and are worked out no more often than need be."""

from tablee.kernel.memo import LATELY, once


def test_an_answer_is_worked_out_once_for_one_object_and_again_for_its_equal():
    asked = []
    length = once(lambda things: asked.append(things) or len(things))
    one, other = [1, 2], [1, 2]

    assert [length(one), length(one), length(other)] == [2, 2, 2]
    assert len(asked) == 2


def test_answers_of_long_ago_are_forgotten_and_stay_right():
    length = once(len)
    many = [[0] * count for count in range(LATELY + 9)]

    assert [length(one) for one in many] == list(range(LATELY + 9))
    assert length(many[0]) == 0
