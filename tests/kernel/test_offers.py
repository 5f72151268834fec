"""Offers: what their domains hold, list and give at random."""

import random

import pytest

from tablee.kernel.offers import (
    LISTED,
    AnySeat,
    AnyStroke,
    AnyText,
    Field,
    Offer,
    OneOf,
    Span,
    every_action,
    offered,
    sampled,
)
from tablee.kernel.stroke import as_stroke
from tablee.kernel.structs import by_tag, members, tag
from tests.kernel.murmure import Action, Guess, Scribble, Shout

DOMAINS = [
    Span(3, 9),
    Span(1, 5, holes=(1, 3)),
    Span(1, 9_999),
    OneOf(("requin", 3)),
    AnyText(4),
    AnySeat(3),
    AnyStroke(3),
]


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_domain_holds_what_it_gives(domain):
    rng = random.Random(3)

    assert all(domain.holds(domain.sample(rng)) for _ in range(200))
    assert all(domain.holds(value) for value in domain.values())


@pytest.mark.parametrize(
    ("domain", "value"),
    [
        (Span(3, 9), 2),
        (Span(3, 9), 10),
        (Span(0, 1), True),
        (Span(3, 9), "4"),
        (Span(1, 5, holes=(3,)), 3),
        (OneOf((0, 1)), False),
        (OneOf(("requin",)), "truite"),
        (AnyText(4), ""),
        (AnySeat(3), 3),
        (AnySeat(3), True),
        (AnySeat(3), "first"),
        (AnyText(4), "sesame"),
        (AnyText(4), 4),
        (AnyStroke(2), ""),
        (AnyStroke(2), "AAAAABBBBBCCCCC"),
        (AnyStroke(2), "AAAA"),
        (AnyStroke(2), "AAA=="),
        (AnyStroke(2), ((0, 0),)),
        (AnyStroke(2), None),
    ],
)
def test_a_domain_does_not_hold_what_lies_beside_it(domain, value):
    assert not domain.holds(value)


def test_a_text_has_room_for_letters_of_four_signs_each_and_no_more():
    family, rocket = "👨\u200d👩\u200d👧", "👩\u200d🚀"
    of_forty_eight = family * 9 + rocket

    assert len(of_forty_eight) == 48
    assert AnyText(10).holds(of_forty_eight)
    assert not AnyText(10).holds(family * 9 + "👨\u200d🚀\u0301")


def test_a_domain_lists_all_it_has_unless_that_is_too_much():
    assert list(Span(1, 5, holes=(3,)).values()) == [1, 2, 4, 5]
    assert list(Span(1, LISTED + 1).values()) == []
    assert list(OneOf((1, "a")).values()) == [1, "a"]
    assert list(AnyText(3).values()) == list(AnyStroke(3).values()) == []


def test_every_action_of_an_offer_is_listed_where_it_can_be():
    guess = Offer("guess", (Field("number", Span(1, 3)),))
    shout = Offer("shout", (Field("word", AnyText(3)),))

    assert every_action(guess, Guess) == (Guess(1), Guess(2), Guess(3))
    assert every_action(shout, Shout) == ()


def test_what_is_sampled_is_offered():
    choices = (
        Offer("guess", (Field("number", Span(4, 6)),)),
        Offer("guess", (Field("number", Span(1, 2_000)),)),
        Offer("shout", (Field("word", AnyText(3)),)),
        Offer("scribble", (Field("stroke", AnyStroke(2)),)),
    )
    rng = random.Random(5)
    actions = [sampled(choices, by_tag(Action), rng) for _ in range(200)]

    assert all(offered(choices, action) for action in actions)
    assert {type(action) for action in actions} == {Guess, Shout, Scribble}


def test_a_stroke_may_be_held_to_a_narrow_slate_and_to_a_way():
    upright, short = AnyStroke(9, wide=100), AnyStroke(9, farthest=10)

    assert upright.holds(as_stroke([(99, 4000)]))
    assert not upright.holds(as_stroke([(100, 0)]))
    assert short.holds(as_stroke([(0, 0), (5, 3), (0, 0)]))
    assert not short.holds(as_stroke([(0, 0), (5, 3), (0, 6)]) + as_stroke([(0, 7)]))


def test_what_is_sampled_of_strokes_is_within_all_bounds():
    rng = random.Random(3)
    for domain in (AnyStroke(400, 3072, 20_000), AnyStroke(3, 64, 0), AnyStroke(1_000)):
        assert all(domain.holds(domain.sample(rng)) for _ in range(50))


def test_another_action_or_another_value_is_not_offered():
    choices = (Offer("guess", (Field("number", Span(4, 6)),)),)

    assert not offered(choices, Guess(7))
    assert not offered(choices, Shout("hé"))


def test_a_union_of_one_is_that_one():
    assert members(Guess) == (Guess,)
    assert tag(Guess) == tag(Guess(1)) == "guess"


@pytest.mark.parametrize("value", [5.0, True, 5.5, None, (5,)])
def test_what_only_equals_a_number_is_none_of_these(value):
    assert not OneOf((1, 5, "five")).holds(value)
    assert OneOf((1, 5, "five")).holds(5)
    assert OneOf((1, 5, "five")).holds("five")


def test_a_text_that_nobody_could_write_is_a_fault_of_the_offer():
    with pytest.raises(ValueError, match="no text was found that would be"):
        AnyText(0).sample(random.Random(1))
