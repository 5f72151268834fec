"""Odds, against every deal there is and against many that were drawn."""

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.sept_pour_cent.odds import WHOLE, at_least, exactly, unseen
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, HIGHEST, Family
from tests.games.sept_pour_cent.tables import hand

lefts = st.tuples(*[st.integers(0, 2)] * 5)


@st.composite
def small_decks(draw):
    """Few enough cards to look at every choice of them."""
    left = draw(lefts)
    others = draw(st.integers(0, 3))
    cards = sum(left) + others
    return left, cards, draw(st.integers(0, min(4, cards)))


def every_total(left, cards, hidden):
    """What the family totals in each choice of hidden cards; 0 is a card of another family."""
    family = [value for value, copies in enumerate(left, start=1) for _ in range(copies)]
    deck = family + [0] * (cards - len(family))
    return [sum(choice) for choice in combinations(deck, hidden)]


@given(small_decks())
def test_a_row_counts_every_choice_of_hidden_cards(deck):
    totals = every_total(*deck)

    for number in range(HIGHEST + 1):
        assert exactly(*deck)[number] == pytest.approx(totals.count(number) / len(totals))
        assert at_least(*deck)[number] == pytest.approx(sum(total >= number for total in totals) / len(totals))


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [1, 3, 5])
def test_a_row_is_what_many_deals_come_to(rivals):
    rng, deals = Random(rivals), 20_000
    seen = hand("5 requin, 2 requin, 4 trefle")
    left = unseen(seen)[Family.REQUIN]
    values = [value for value, copies in enumerate(left, start=1) for _ in range(copies)]
    values += [0] * (len(ANNOUNCE_CARDS) - len(seen) - len(values))

    totals = [sum(rng.sample(values, 3 * rivals)) for _ in range(deals)]

    for number in range(1, 16):
        chance = at_least(left, 47, 3 * rivals)[number]
        margin = 4 * (chance * (1 - chance) / deals) ** 0.5 + 1e-9
        assert abs(sum(total >= number for total in totals) / deals - chance) < margin


@given(lefts, st.integers(1, 5))
def test_more_is_never_likelier(left, rivals):
    row = at_least(left, 40, 3 * rivals)

    assert row[0] == pytest.approx(1)
    assert all(less >= more for less, more in pairwise(row))


def test_a_whole_family_over_all_cards_is_certain():
    assert at_least(WHOLE, 50, 50)[HIGHEST] == 1


def test_what_is_left_of_each_family_once_cards_are_seen():
    left = unseen(hand("5 requin, 5 requin, 1 comete"))

    assert left[Family.REQUIN] == (2, 2, 2, 2, 0)
    assert left[Family.COMETE] == (1, 2, 2, 2, 2)
    assert left[Family.TREFLE] == WHOLE
