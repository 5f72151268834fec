"""Tables of « Indix » that are set out by hand: what can lie like this, and that a game goes on from there."""

from random import Random

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.phases import LastCard
from tablee.games.indix.positions import picking, thinking
from tablee.games.indix.vocabulary import BoardName
from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import Waiting
from tablee.kernel.refusals import Malformed
from tests.careless import made
from tests.games.indix.cards import CARDS, PACK, SALT
from tests.games.indix.tables import ANN, BEN, CAT, DOM, seen
from tests.games.indix.witness import WITNESS
from tests.kernel.murmure_cards import WORDS

START = (0, 0, 0)


def test_what_is_named_lies_there():
    table = picking(
        PACK,
        (3, 7, 0),
        reader=BEN,
        placed=(4, 9),
        tokens=(True, False, True),
        card=4,
        before=(2, 6),
        found=(ANN, 8),
        board="short",
        limit=60,
    )
    race = table.table.race

    assert (race.board, race.limit, race.pawns) == (BoardName.SHORT, 60, (3, 7, 0))
    assert (race.tokens, race.reader, race.round) == ((True, False, True), BEN, 2)
    assert table.table.pile.order[:4] == (2, 6, 4, 0)
    assert table.table.last == LastCard(6, ANN, called=False, clues=8, disputes=())
    assert seen(table, BEN).card.name == CARDS[4].name
    assert [clue.number for clue in seen(table, ANN).clues] == [4, 9]
    assert GAME.pending(table) == Waiting((CAT,))
    assert WITNESS.conserved(table)


def test_without_cards_before_it_is_the_first_round_and_nobody_found_anything():
    table = picking(PACK, START)

    assert (table.table.race.round, table.table.last, table.table.round.placed) == (0, None, ())
    assert picking(PACK, START, before=(3,)).table.last.finder is None


def test_the_investigator_follows_from_the_tokens_unless_it_is_said():
    assert picking(PACK, START, placed=(1, 2, 3)).table.round.investigator == CAT
    assert picking(PACK, START, placed=(1, 2, 3), investigator=BEN).table.round.investigator == BEN
    assert thinking(PACK, (0, 0, 0, 0), (1, 2, 3)).table.round.investigator == DOM


def test_what_is_not_named_can_be_shuffled():
    plain, one, other = (picking(PACK, START, card=5, rng=rng).table.pile for rng in (None, Random(1), Random(2)))

    assert len({plain.order, one.order, other.order}) == 3
    assert {plain.order[0], one.order[0], other.order[0]} == {5}


def test_a_table_without_a_limit():
    assert picking(PACK, START, limit="none").table.race.limit is None


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (lambda: picking(PACK, (0,)), "indix is for 2 to 6 players, not 1"),
        (lambda: picking(WORDS, START), "a pack of murmure, and this is indix"),
        (lambda: picking(Pack("indix", "Deux", CARDS[:2], salt=SALT), START), "indix takes 12 cards or more"),
        (lambda: picking(PACK, START, board="round"), "there is no 'round'; there is long, short"),
        (lambda: picking(PACK, START, limit=31), "there is no 31; there is 30, 60, 120, none"),
        (lambda: picking(PACK, START, card=15), "there is no 15; there is card 0, card 1"),
        (lambda: picking(PACK, START, card=2, before=(2,)), "card 2 lies there 2 times or more, and the box has 1"),
        (lambda: picking(PACK, START, reader=3), "there is no seat 3; seats are 0 to 2"),
        (lambda: picking(PACK, START, investigator=0), "seat 0 reads, and so does not investigate"),
        (lambda: picking(PACK, (0, 0, 80)), "a pawn stands on 80; while a game goes on, squares are 0 to 79"),
        (lambda: picking(PACK, (0, 0, 60), board="short"), "a pawn stands on 60; .* squares are 0 to 47"),
        (lambda: picking(PACK, (0, 0, True)), "a pawn stands on True"),
        (lambda: picking(PACK, START, placed=(0,)), "0 is no number; these are 1 to 20"),
        (lambda: picking(PACK, START, placed=(made(float, 2),)), r"2\.0 is no number"),
        (lambda: picking(PACK, START, placed=(3, 3)), "of 3, 3 some are equal; a number is picked once"),
        (lambda: picking(PACK, START, placed=range(1, 21)), "all tokens are placed: nobody picks a number"),
        (lambda: picking(PACK, START, tokens=(True,)), "3 play, and there are 1 marks of who has a token"),
        (lambda: picking(PACK, (0, 0), tokens=(True, False)), "two players have no purple tokens"),
        (lambda: picking(PACK, START, found=(BEN, 3)), "no card was played before: nobody can have found it"),
        (lambda: picking(PACK, START, before=(1,), found=(BEN, 3)), "seat 1 read that card, and did not look for it"),
        (lambda: picking(PACK, START, before=(1,), found=(CAT, 0)), "found after 1 to 20 clues, not 0"),
        (lambda: thinking(PACK, START, ()), "no number was picked: there is nothing to think about"),
        (lambda: thinking(PACK, START, (1, 4)), "4 is a question mark: the die is rolled first"),
        (lambda: thinking(PACK, START, (1, 1)), "of 1, 1 some are equal"),
    ],
)
def test_what_cannot_lie_like_this_says_why(wrong, what):
    with pytest.raises(Malformed, match=what):
        wrong()
