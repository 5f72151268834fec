"""Tables set out by hand: what cannot lie like this is said in words."""

from random import Random

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.positions import drawing, voting
from tablee.kernel.laws import examine_from
from tablee.kernel.refusals import Malformed
from tablee.kernel.stroke import as_stroke
from tests.games.incognito.cards import NUMBER, PACK
from tests.games.incognito.random_games import any_position
from tests.games.incognito.tables import ACROSS, PLACES, WORDS
from tests.games.incognito.witness import WITNESS

THREE, WHERE = WORDS[:3], PLACES[:3]


def test_what_is_named_lies_where_it_is_named_and_the_rest_in_the_piles():
    table = drawing(PACK, THREE, WHERE, slates=((ACROSS,), (), ()), round_=2, scores=(1, 2, 3), countdown=20)

    assert table.deal.words[:3] == tuple(NUMBER[word] for word in THREE)
    assert table.deal.words[3:] == (3, 4, 5)
    assert table.slates[0].strokes == (ACROSS,)
    assert (table.match.round, table.match.scores, table.match.countdown) == (1, (1, 2, 3), 20)
    assert WITNESS.conserved(table)


def test_the_piles_are_shuffled_if_there_is_luck_for_it():
    one, other = (drawing(PACK, THREE, WHERE, rng=Random(seed)) for seed in (1, 2))

    assert one.box.words.left != other.box.words.left


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"places": PLACES[:2]}, "3 to 6 players"),
        ({"words": WORDS[:2]}, "3 play, and 2 words are dealt"),
        ({"words": ("carotte", "poisson", "licorne")}, "there is no 'licorne'"),
        ({"words": ("carotte", "poisson", "carotte")}, "carotte lies there 2 times"),
        ({"places": ("au marché", "au marché", "au zoo")}, "au marché lies there 2 times"),
        ({"down": (True, True, True)}, "all slates lie face down"),
        ({"down": (True,)}, "1 marks of who is down"),
        ({"slates": ((),)}, "1 slates"),
        ({"slates": ((as_stroke([(3072, 0)]),), (), ())}, "no stroke on a slate"),
        ({"round_": 4}, "4 is no round"),
        ({"scores": (1, 2)}, "2 scores"),
        ({"scores": (1, 2, -1)}, "are no scores"),
        ({"countdown": 7}, "there is no 7"),
    ],
)
def test_a_drawing_that_cannot_be_is_malformed(how, why):
    with pytest.raises(Malformed, match=why):
        drawing(**{"pack": PACK, "words": THREE, "places": WHERE, **how})


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"laid": WORDS[:5]}, "6 words are laid"),
        ({"laid": ("pomme", *WORDS[1:])}, "the word of every player is among them"),
        ({"votes": ((None, 2, 3),)}, "1 rows of votes"),
        ({"votes": ((1, 2, 3), (1, None, 3), (1, 2, None))}, "slates but its own"),
        ({"votes": ((None, 2), (1, None, 3), (1, 2, None))}, "slates but its own"),
        ({"votes": ((None, 2, 2), (1, None, 3), (1, 2, None))}, "each is used once"),
        ({"votes": ((None, 2, 7), (1, None, 3), (1, 2, None))}, "vote cards are 1 to 6"),
        ({"done": (True, False, False)}, "one is missing"),
        ({"done": (True,)}, "1 marks of who is done"),
        (
            {"votes": ((None, 2, 3), (1, None, 3), (1, 2, None)), "done": (True, True, True)},
            "all are done",
        ),
    ],
)
def test_a_vote_that_cannot_be_is_malformed(how, why):
    with pytest.raises(Malformed, match=why):
        voting(**{"pack": PACK, "words": THREE, "places": WHERE, "laid": WORDS, **how})


@pytest.mark.slow
def test_every_law_holds_in_a_game_that_begins_anywhere():
    for seed in range(6):
        examine_from(GAME, any_position(Random(seed)), Random(seed), WITNESS, pack=PACK)
