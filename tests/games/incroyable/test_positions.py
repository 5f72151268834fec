"""Tables of « Incroyable ! » that are set out by hand: what can lie like this, and that a game goes on from there."""

from random import Random

import pytest

from tablee.games.incroyable import GAME
from tablee.games.incroyable.phases import Asked
from tablee.games.incroyable.positions import challenging, estimating, naming
from tablee.games.incroyable.vocabulary import BoardName, Estimate, Symbol
from tablee.kernel.game import Waiting
from tablee.kernel.refusals import Malformed
from tests.careless import made
from tests.games.incroyable.cards import PACK, answering
from tests.games.incroyable.tables import ANN, BEN, CAT, DOM, played, seen
from tests.games.incroyable.witness import WITNESS
from tests.kernel.murmure_cards import WORDS

START = (0, 0, 0)


def test_what_is_named_lies_there():
    table = estimating(
        PACK, (3, 7, 0), questioner=BEN, card=4, before=(2, 6), last="arbre", estimates=(None, 12, None), board="short"
    )

    assert table.race == made(type(table.race), BoardName.SHORT, (3, 7, 0), BEN, 2)
    assert table.pile.order == (2, 6, 4, 0, 1, 3, 5, 7)
    assert table.last == Asked(6, Symbol.ARBRE)
    assert seen(table, ANN).question.text == PACK.cards[4].globe.text
    assert seen(table, ANN).last.text == PACK.cards[6].arbre.text
    assert seen(table, BEN).own == 12
    assert GAME.pending(table) == Waiting((ANN, CAT))
    assert WITNESS.conserved(table)


def test_without_cards_before_it_is_the_first_turn():
    table = estimating(PACK, START)

    assert (table.race.turn, table.last, table.estimates) == (0, None, (None, None, None))


def test_what_is_not_named_can_be_shuffled():
    plain, one, other = (estimating(PACK, START, card=5, rng=rng) for rng in (None, Random(1), Random(2)))

    assert len({plain.pile.order, one.pile.order, other.pile.order}) == 3
    assert {plain.pile.order[0], one.pile.order[0], other.pile.order[0]} == {5}
    assert one == estimating(PACK, START, card=5, rng=Random(1))


def test_a_challenge_round_goes_from_the_second_highest_down():
    table = challenging(PACK, (0, 0, 0, 0), (15, 10, 8, 16), passed=1)

    assert table.to_speak == (BEN, CAT)
    assert challenging(PACK, (0, 0, 0, 0), (15, 10, 8, 16)).to_speak == (ANN, BEN, CAT)


def test_settling_is_a_move_away():
    table = estimating(PACK, START, estimates=(10, 10, None))

    assert played(table, (CAT, Estimate(3))).to_move == BEN


def test_a_risk_turn_has_a_stake_and_those_still_in():
    table = naming(PACK, (6, 0, 0, 0), stake=4, out=(CAT,), card=3, before=(1,))

    assert (table.at, table.still_in) == (2, (BEN, DOM))
    assert table.last == Asked(3, Symbol.GLOBE)
    assert naming(PACK, (6, 0, 0, 0), card=3, before=(1,)).last == Asked(1, Symbol.PROFESSEUR)
    assert naming(PACK, (6, 0, 0, 0)).last is None


def test_what_only_looks_like_a_card_or_a_board_becomes_it():
    table = naming(PACK, (6, 0, 0), card=made(bool, 1), stake=3)

    assert type(table.pile.order[0]) is int
    assert type(table.last.card) is int
    assert type(estimating(PACK, START, board="short").race.board) is BoardName


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (lambda: estimating(PACK, (0, 0)), "incroyable is for 3 to 6 players, not 2"),
        (lambda: estimating(WORDS, START), "a pack of murmure, and this is incroyable"),
        (lambda: estimating(answering(1, 2, 3), START), "incroyable takes 6 cards or more, and this pack has 3"),
        (lambda: estimating(PACK, START, board="round"), "there is no 'round'; there is long, short"),
        (lambda: estimating(PACK, START, last="tree"), "there is no 'tree'; there is livres, globe, coeur, arbre"),
        (lambda: estimating(PACK, START, card=8), "there is no 8; there is card 0, card 1"),
        (lambda: estimating(PACK, START, card=2, before=(2,)), "card 2 lies there 2 times or more, and the box has 1"),
        (lambda: estimating(PACK, START, questioner=3), "there is no seat 3; seats are 0 to 2"),
        (lambda: estimating(PACK, (0, 0, 80)), "a pawn stands on 80; while a game goes on, squares are 0 to 79"),
        (lambda: estimating(PACK, (0, 0, 60), board="short"), "a pawn stands on 60; .* squares are 0 to 47"),
        (lambda: estimating(PACK, (0, 0, -1)), "a pawn stands on -1"),
        (lambda: estimating(PACK, (0, 0, True)), "a pawn stands on True"),
        (lambda: estimating(PACK, (0, 0, 48)), "no pawn rests on 48, a bonus square"),
        (lambda: estimating(PACK, (0, 18, 0)), "no pawn rests on 18, a danger square"),
        (lambda: estimating(PACK, (6, 0, 0)), "the questioner stands on 6, a spiral: a risk turn"),
        (lambda: estimating(PACK, START, estimates=(1, 2)), "3 play, and there are 2 estimates"),
        (lambda: estimating(PACK, START, estimates=(1, 2, 3)), "all have set an estimate"),
        (lambda: estimating(PACK, START, estimates=(0, None, 3)), "0 is no estimate; these are 1 to 9999"),
        (lambda: estimating(PACK, START, estimates=(10_000, None, 3)), "10000 is no estimate"),
        (lambda: estimating(PACK, START, estimates=(made(float, 2), None, 3)), r"2\.0 is no estimate"),
        (lambda: challenging(PACK, START, (1, 2)), "3 play, and there are 2 estimates"),
        (lambda: challenging(PACK, START, (1, 2, 0)), "0 is no estimate"),
        (lambda: challenging(PACK, START, (1, 2, 2)), "of 1, 2, 2 some are equal; these are settled first"),
        (lambda: challenging(PACK, START, (1, 2, 3), passed=2), "2 have passed; of 3 the highest does not speak"),
        (lambda: challenging(PACK, START, (1, 2, 3), passed=True), "True have passed"),
        (lambda: challenging(PACK, (14, 0, 0), (1, 2, 3)), "the questioner stands on 14, a spiral"),
        (lambda: naming(PACK, START), "the questioner stands on 0, which is no spiral: a normal turn"),
        (lambda: naming(PACK, (6, 0, 0), stake=6), "6 is no stake; they are 2, 3, 4, 5, 7"),
        (lambda: naming(PACK, (6, 0, 0), stake=made(float, 2)), r"2\.0 is no stake"),
        (lambda: naming(PACK, (6, 0, 0), out=(BEN,)), "1 of 2 are out at 2; at 2 all are in, and one always is"),
        (lambda: naming(PACK, (6, 0, 0), stake=3, out=(BEN, CAT)), "2 of 2 are out at 3"),
        (lambda: naming(PACK, (6, 0, 0), stake=3, out=(3,)), "there is no seat 3"),
    ],
)
def test_what_cannot_lie_like_this_says_why(wrong, what):
    with pytest.raises(Malformed, match=what):
        wrong()
