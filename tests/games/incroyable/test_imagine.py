"""Imagined worlds: to whoever imagines them they look like the real one, and they may differ in all that is hidden."""

from random import Random

import pytest

from tablee.games.incroyable import GAME, positions
from tablee.games.incroyable.vocabulary import Choose, Estimate, Name
from tablee.kernel.playout import opening
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.incroyable.cards import PACK, RISK
from tests.games.incroyable.random_games import PHASES, mixed_game, samples
from tests.games.incroyable.tables import ANN, BEN, CAT, DOM, MINUS, PLUS, played
from tests.games.incroyable.witness import WITNESS


def worlds(table, me, told=(), count=20):
    return [GAME.imagine(GAME.view(table, me), told, PACK, Random(seed)) for seed in range(count)]


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
        for viewer in (SPECTATOR, *seats(3)):
            (world,) = worlds(state, viewer, count=1)

            assert GAME.view(world, viewer) == GAME.view(state, viewer)


def test_before_the_first_question_there_is_nothing_to_imagine():
    table = opening(GAME, 4, {"first": CAT}, PACK)

    assert GAME.imagine(GAME.view(table, ANN), [], PACK, Random(0)) == table


def test_the_cards_to_come_lie_in_any_order_and_those_that_came_where_they_did():
    table = positions.estimating(PACK, (0, 0, 0), card=5, before=(2,))
    orders = {world.pile.order for world in worlds(table, ANN)}

    assert len(orders) == 20
    assert {order[:2] for order in orders} == {(2, 5)}


def test_others_have_some_estimate_and_i_my_own():
    table = played(positions.estimating(PACK, (0, 0, 0)), (ANN, Estimate(10)), (BEN, Estimate(20)))
    found = [world.estimates for world in worlds(table, ANN)]

    assert {own for own, _, _ in found} == {10}
    assert len({other for _, other, _ in found}) > 15
    assert {absent for _, _, absent in found} == {None}
    assert all(1 <= other <= 9999 for _, other, _ in found)


def test_others_have_chosen_something_and_i_what_i_did():
    table = positions.naming(PACK, (6, 0, 0, 0), card=RISK)
    table = played(table, (ANN, Name(60)), (BEN, Choose(PLUS)), (CAT, Choose(PLUS)))

    found = [world.signs for world in worlds(table, BEN)]
    assert {signs[BEN] for signs in found} == {PLUS}
    assert {signs[CAT] for signs in found} == {PLUS, MINUS}
    assert {(signs[ANN], signs[DOM]) for signs in found} == {(None, None)}


@pytest.mark.parametrize("stake", [2, 3, 7])
def test_the_questioner_of_a_risk_turn_imagines_the_card_of_the_answer(stake):
    table = positions.naming(PACK, (6, 0, 0, 0), stake=stake, card=RISK, before=(1,))

    assert {world.pile.order[1] for world in worlds(table, ANN)} == {RISK}
