"""What bots of « Incognito » have besides their view: steady luck, and the looks of words that everybody can read."""

from random import Random

import pytest

from tablee.bots import LEVELS
from tablee.games.incognito import GAME
from tablee.games.incognito.cards import WordCard
from tablee.games.incognito.hunch import Eyes, Hand, hunch, occasion
from tablee.games.incognito.phases import Drawing, Voting
from tablee.kernel.game import Waiting
from tablee.kernel.seats import Seat
from tests.games.incognito.cards import BOX, PACK, ROOF
from tests.games.incognito.random_games import samples
from tests.games.incognito.tables import ANN, BEN, WORDS, drawing, voting
from tests.games.incognito.witness import WITNESS


def test_a_drawing_and_a_vote_are_occasions_of_their_own_in_every_round():
    tables = [make(round_=round_) for round_ in (1, 2, 3) for make in (drawing, voting)]

    assert [occasion(table, ANN) for table in tables] == [0, 1, 2, 3, 4, 5]


@pytest.mark.slow
def test_where_nobody_is_asked_there_is_no_occasion():
    states = [state for found in samples().values() for state in found]

    assert [s for s in states if isinstance(GAME.pending(s), Waiting) != (occasion(s, ANN) is not None)] == []


def test_who_draws_gets_luck_and_nothing_else():
    assert hunch(drawing(), ANN, "hard", 0.25) == Hand(0.25)


def test_who_votes_gets_the_outlines_of_the_words_that_lie_face_up_at_their_numbers():
    eyes = hunch(voting(), BEN, "easy", 0.5)

    assert eyes == Eyes(0.5, (ROOF, BOX, (), (), (), ()))


def test_no_hunch_holds_what_bots_draw():
    """Whoever looks for a word must not know the very drawing of it."""
    drawn = {card.word: card.drawn for card in PACK.cards if isinstance(card, WordCard)}
    eyes = hunch(voting(), BEN, "hard", 0.5)

    assert isinstance(eyes, Eyes)
    assert [w for w, outline in zip(WORDS, eyes.outlines, strict=True) if outline and outline == drawn[w]] == []


def test_a_hunch_is_the_same_in_worlds_that_differ_in_what_its_seat_cannot_see():
    """So it tells nothing but what a person may know."""
    for phase in (Drawing, Voting):
        for number, state in enumerate(samples()[phase]):
            seat = Seat(number % GAME.players_in(state))
            twin = WITNESS.twin(state, seat, Random(number))

            assert {hunch(state, seat, level, 0.3) for level in LEVELS} == {hunch(twin, seat, "hard", 0.3)}
