"""Law 12, and law 6 where it looks at occasions: each fails on a planted fault."""

import random
from dataclasses import replace
from itertools import count

import pytest

from tablee.kernel.entries import Acted
from tablee.kernel.game import LEVELS, Waiting
from tablee.kernel.inspection import LawBroken
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import Seat
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Guessing
from tests.kernel.murmure_cards import PACK
from tests.kernel.test_laws import broken, examined


def test_a_game_without_hunches_keeps_every_law():
    examined(replace(MURMURE, occasion=None, hunch=None), games=5)


def test_where_there_is_nothing_to_know_there_is_no_hunch_to_ask_for():
    def only_the_sum(state, seat):
        return murmure.occasion(state, seat) or None

    def no_hunch_of_it(state, seat, level, number):
        assert state.guesses[seat] is not None
        return murmure.hunch(state, seat, level, number)

    examined(replace(MURMURE, occasion=only_the_sum, hunch=no_hunch_of_it), games=5)


@pytest.mark.parametrize("missing", ["occasion", "hunch"])
def test_law_12_one_of_the_two_without_the_other(missing):
    broken(12, **{missing: None})


@pytest.mark.parametrize("which", [-1, True, 2**53, 1.0, "the first"])
def test_law_12_an_occasion_that_is_no_number(which):
    broken(12, occasion=lambda state, seat: which)


def test_law_12_an_occasion_that_is_another_when_it_is_asked_for_again():
    """Without a witness: twins would be told apart by it, too."""
    asked = count()

    with pytest.raises(LawBroken) as caught:
        examined(replace(MURMURE, occasion=lambda state, seat: next(asked)), witness=None)
    assert caught.value.law == 12


def test_law_12_a_hunch_that_throws_dice_of_its_own():
    dice = random.Random(1)

    broken(12, hunch=lambda state, seat, level, number: murmure.hunch(state, seat, level, dice.random()))


def test_law_12_a_level_that_a_hunch_does_not_know():
    def only_hard(state, seat, level, number):
        return {"hard": 1}[level]

    with pytest.raises(KeyError):
        examined(replace(MURMURE, hunch=only_hard))


def test_law_6_an_occasion_that_its_seat_could_not_count():
    """Such as a card's place in the pack: the record shows which it was, where the card itself stays hidden."""

    def by_the_pile(state, seat):
        return state.pile[0]

    with pytest.raises(LawBroken, match="an occasion tells") as caught:
        examined(replace(MURMURE, occasion=by_the_pile))
    assert caught.value.law == 6


def test_in_one_occasion_there_are_several_actions():
    states = [
        (before, entry) for before, entry, _ in at_random(MURMURE, opening(MURMURE, 2, pack=PACK), random.Random(3))
    ]
    occasions = [murmure.occasion(before, entry.seat) for before, entry in states if isinstance(entry, Acted)]

    assert occasions.count(0) > 2
    assert 1 in occasions


def test_a_stronger_level_is_nearer_to_the_truth():
    state = next(after for *_, after in at_random(MURMURE, opening(MURMURE, 3, pack=PACK), random.Random(1)))
    assert isinstance(state, Guessing)
    assert isinstance(MURMURE.pending(state), Waiting)
    off = [abs(murmure.hunch(state, Seat(0), level, 0.99) - sum(state.tiles)) for level in LEVELS]

    assert off == [8, 4, 1]
