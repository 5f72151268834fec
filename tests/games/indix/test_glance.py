"""How things stand, in short: what each viewer sees of it, phase by phase."""

from tablee.games.indix import GAME
from tablee.games.indix.glance import Clue, Looked, Misses, MyCard, Pawns, Rung, Tokens, glance
from tablee.games.indix.vocabulary import Category, Refuse
from tablee.kernel.entries import Acted
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.indix.cards import CARDS, PACK
from tests.games.indix.random_games import mixed_game
from tests.games.indix.tables import ANN, BEN, CAT, DOM, in_turn, lived, picking, thinking

START = Pawns((Rung(ANN, 0), Rung(BEN, 0), Rung(CAT, 0), Rung(DOM, 0)), 80)
ALL = Tokens((ANN, BEN, CAT, DOM))


def at_a_glance(state, me=BEN):
    return glance(GAME.view(state, me))


def test_what_is_looked_for_whose_turn_it_is_and_the_name_for_the_reader_alone():
    looked = Looked(Category.PERSON, ANN, BEN, 20)

    assert at_a_glance(picking(), ANN) == (looked, MyCard("Jeanne d’Arc"), ALL, START)
    assert at_a_glance(picking()) == at_a_glance(picking(), None) == (looked, ALL, START)


def test_clues_the_newest_first_and_what_it_is_not():
    table = lived(thinking((4, 1)), *in_turn(CAT, "Obélix"), Acted(ANN, Refuse()))

    assert at_a_glance(table) == (
        Looked(Category.PERSON, ANN, DOM, 18),
        Clue(1, CARDS[0].slots[0].text),
        Clue(4, None),
        Misses(("Obélix",)),
        ALL,
        START,
    )


def test_who_has_a_token_and_nothing_of_that_with_two_players():
    assert Tokens((BEN, DOM)) in at_a_glance(picking(tokens=(False, True, False, True)))
    assert not any(isinstance(line, Tokens) for line in at_a_glance(picking((0, 0))))


def test_at_the_end_the_race_from_the_winner_to_the_last():
    table = lived(thinking(pawns=(0, 61, 5, 0)), *in_turn(BEN, "Jeanne d’Arc", "exact"))

    assert at_a_glance(table) == (Pawns((Rung(BEN, 80), Rung(CAT, 5), Rung(ANN, 1), Rung(DOM, 0)), 80),)


def test_nothing_is_to_be_seen_before_the_cards_are_shuffled():
    assert at_a_glance(opening(GAME, 4, pack=PACK)) == ()


def test_every_moment_of_a_game_can_be_glanced_at():
    for _, _, state in mixed_game(3)[2:]:
        for me in (None, *seats(5)):
            assert at_a_glance(state, me)
