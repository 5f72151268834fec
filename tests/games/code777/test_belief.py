"""The quick ways of the inference lead to the same as the plain ones."""

from itertools import product
from random import Random

import pytest

from tablee.games.code777.belief import ALL, AT_MOST, EVERY, SORTS, belief, by_reply, members, possible, weighed
from tablee.games.code777.clues import clues
from tablee.games.code777.questions import REPLIES, reply
from tablee.games.code777.vocabulary import Draw, Tile
from tablee.kernel.entries import Acted
from tests.games.code777.random_games import recalled, whole_game
from tests.games.code777.tables import ANN


def test_there_are_251_racks():
    assert len(EVERY) == len(set(EVERY)) == 251


@pytest.mark.parametrize("question", REPLIES)
def test_racks_of_one_sort_get_the_same_reply_beside_any_others(question):
    rng = Random(question)
    for _ in range(4):
        others = (EVERY[int(rng.random() * 251)], EVERY[int(rng.random() * 251)])

        found = by_reply(question, others)

        assert all(
            reply(question, (*others, EVERY[at])) == said for said, racks in found.items() for at in members(racks)
        )
        assert sum(found.values()) == ALL


def test_every_rack_is_of_one_sort():
    for sorts in SORTS.values():
        assert sum(racks for _, racks in sorts) == ALL
        assert all(racks & 1 << EVERY.index(rack) for rack, racks in sorts)


def test_racks_are_listed_by_how_many_of_a_kind_they_have():
    for tile, most in product(Tile, range(4)):
        assert {EVERY[at] for at in members(AT_MOST[tile][most])} == {
            rack for rack in EVERY if rack.count(tile) <= most
        }


def test_racks_that_could_not_be_drawn_weigh_nothing():
    moments = list(whole_game(3, seed=5, temper="rash"))
    known = clues(recalled(moments[:-1], ANN), ANN)

    of_all = weighed(ALL, known)

    assert set(members(possible(known))) < set(of_all.racks) < set(members(ALL))
    assert sum(of_all.racks.values()) == pytest.approx(1)


def test_the_likeliest_triple_comes_first():
    moments = list(whole_game(4, seed=2))
    draws = [at for at, (_, entry, _) in enumerate(moments, 1) if isinstance(entry, Acted) and entry.action == Draw()]

    found = belief(clues(recalled(moments[: draws[3]], ANN), ANN))

    assert list(found.triples.values()) == sorted(found.triples.values(), reverse=True)
    assert found.best == (next(iter(found.triples)), max(found.triples.values()))


def test_racks_are_of_few_sorts_to_a_question():
    """A reply is worked out for each; more of them would be as true, and more work."""
    assert max(map(len, SORTS.values())) == 84
