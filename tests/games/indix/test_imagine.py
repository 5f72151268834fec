"""Imagined worlds: to whoever imagines them they look like the real one, and they may differ in all that is hidden."""

from random import Random

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.vocabulary import Refuse
from tablee.kernel.entries import Acted
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.indix.cards import CARDS, PACK
from tests.games.indix.random_games import PHASES, mixed_game, samples
from tests.games.indix.tables import ANN, BEN, CAT, in_turn, lived, picking, thinking
from tests.games.indix.witness import WITNESS


def worlds(table, me, told=(), count=40):
    return [GAME.imagine(GAME.view(table, me), told, PACK, Random(seed)) for seed in range(count)]


def names(found):
    return {PACK.cards[world.table.pile.order[world.table.race.round]].name for world in found}


@pytest.mark.parametrize("seed", range(4))
def test_over_whole_games_an_imagined_world_looks_the_same_and_could_have_told_the_same(seed):
    game = mixed_game(seed)
    for viewer in (SPECTATOR, ANN):
        told = []
        for moment in game:
            told += GAME.tell(*moment, viewer)
            seen = GAME.view(moment[2], viewer)
            world = GAME.imagine(seen, told, PACK, Random(len(told)))

            assert GAME.view(world, viewer) == seen
            assert WITNESS.possible(world, told, viewer)
            assert WITNESS.conserved(world)


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_whoever_was_told_nothing_has_the_view_to_go_by(phase):
    for state in samples()[phase]:
        for viewer in (SPECTATOR, *seats(2)):
            (world,) = worlds(state, viewer, count=1)

            assert GAME.view(world, viewer) == GAME.view(state, viewer)


def test_before_the_first_card_there_is_nothing_to_imagine():
    table = opening(GAME, 4, {"first": CAT}, PACK)

    assert GAME.imagine(GAME.view(table, ANN), [], PACK, Random(0)) == table


def test_it_may_be_any_card_of_the_category_that_has_not_come():
    persons = {card.name for card in CARDS if card.category == "person"}

    assert names(worlds(picking(), BEN)) == persons
    assert names(worlds(picking(card=0, before=(3,)), BEN)) == persons - {CARDS[3].name}


def test_a_clue_rules_out_what_does_not_fit_and_the_reader_knows():
    assert names(worlds(thinking((1,)), BEN)) == {"Jeanne d’Arc"}
    assert len(names(worlds(thinking((15,)), BEN))) > 1
    assert names(worlds(picking(), ANN)) == {"Jeanne d’Arc"}


@pytest.mark.parametrize("words", ["LEONARD DE VINCI !", "Leonardo da Vinci"])
def test_IDX_09_it_is_none_whose_name_or_other_form_was_said_as_that_would_have_ended_the_round(words):
    judging = lived(thinking((15,)), *in_turn(BEN, words))
    missed = lived(judging, Acted(ANN, Refuse()))

    assert "Léonard de Vinci" in names(worlds(thinking((15,)), CAT))
    assert "Léonard de Vinci" not in names(worlds(judging, CAT)) | names(worlds(missed, CAT))


def test_the_cards_to_come_lie_in_any_order_and_those_that_came_where_they_did():
    orders = {world.table.pile.order for world in worlds(picking(card=5, before=(2,)), BEN)}

    assert len(orders) == 40
    assert {order[0] for order in orders} == {2}


def test_the_advice_is_the_readers_and_others_imagine_any_but_exact():
    table = lived(thinking(), *in_turn(BEN, "Jeane Dark", "slip"))

    assert {world.verdict for world in worlds(table, ANN)} == {"slip"}
    assert {world.verdict for world in worlds(table, BEN)} == {"slip", "almost", "wrong"}


def test_the_reader_remembers_a_decision_against_the_measure():
    table = lived(thinking(), *in_turn(BEN, "Jeane Dark", "slip"), Acted(ANN, Refuse()))

    assert {world.table.disputes for world in worlds(table, ANN)} == {table.table.disputes}
    assert {world.table.disputes for world in worlds(table, BEN)} == {()}
