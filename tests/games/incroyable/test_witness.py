"""The witness is worth its word: it varies every secret and nothing else, and sees through impossible worlds."""

import inspect
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.incroyable import GAME, phases, positions
from tablee.games.incroyable.facts import AnswerRead, Asked
from tablee.games.incroyable.phases import Estimating, Preparing, Settling
from tablee.games.incroyable.vocabulary import Challenge, Choose, Estimate, Kind, Name, Pass, Symbol
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.playout import opening
from tablee.kernel.seats import Viewer
from tests.games.by_hand import SPECTATOR
from tests.games.incroyable.cards import PACK, RISK
from tests.games.incroyable.random_games import mixed_game, samples
from tests.games.incroyable.tables import ANN, BEN, CAT, DOM, MINUS, PLUS, asking, doubting, played, risking
from tests.games.incroyable.witness import WITNESS
from tests.games.secret_marks import secret_fields, varied_fields

SECRETS = secret_fields(inspect.getsource(phases))
OF_THE_PILE = SECRETS.pop("Pile")


def marked(phase: type) -> set[str]:
    return SECRETS.get(phase.__name__, set()) | ({"pile"} if "pile" in phase.__struct_fields__ else set())  # type: ignore[attr-defined]


# Twins


@pytest.mark.parametrize("phase", samples(), ids=lambda phase: phase.__name__)
@pytest.mark.parametrize("viewer", [SPECTATOR, ANN, BEN])
def test_the_twin_maker_varies_exactly_what_is_marked_secret(phase, viewer):
    """A new field with the mark fails here until the twin-maker draws it again."""
    assert varied_fields(WITNESS, [*map(early, samples()[phase])], viewer) == marked(phase)


def early(state: Any) -> Any:
    """Before all cards have come up."""
    if isinstance(state, Preparing):
        return replace(state, orders=(tuple(range(8)),))
    return replace(state, race=replace(state.race, turn=2))


def test_of_the_pile_both_the_order_and_the_backs_of_the_cards_are_secret():
    assert {"pack", "order"} == OF_THE_PILE


def twins_of(table: Any, viewer: Viewer) -> list[Any]:
    return [WITNESS.twin(table, viewer, Random(seed)) for seed in range(40)]


def answers(tables: list[Any], card: int, symbol: str) -> set[int]:
    return {getattr(table.pile.pack.cards[card], symbol).answer for table in tables}


def test_the_cards_to_come_lie_otherwise_and_those_that_came_do_not():
    orders = {twin.pile.order for twin in twins_of(positions.estimating(PACK, (0, 0, 0), card=5, before=(2,)), ANN)}

    assert len(orders) > 30
    assert {order[:2] for order in orders} == {(2, 5)}


def test_the_question_that_stands_has_other_answers_and_the_one_that_was_read_its_own():
    table = positions.estimating(PACK, (0, 0, 0), card=5, before=(2,), last="coeur")

    assert len(answers(twins_of(table, ANN), 5, "professeur")) > 10
    assert len(answers(twins_of(table, SPECTATOR), 6, "arbre")) > 10
    assert answers(twins_of(table, ANN), 2, "coeur") == {64}


def test_in_a_risk_turn_the_questioner_knows_this_answer_and_the_others_do_not():
    table = positions.naming(PACK, (6, 0, 0, 0), stake=3, card=RISK)

    assert answers(twins_of(table, ANN), RISK, "globe") == {1010}
    assert len(answers(twins_of(table, ANN), RISK, "coeur")) > 10
    assert len(answers(twins_of(table, BEN), RISK, "globe")) > 10
    assert answers(twins_of(table, BEN), RISK, "livres") == {93}


def test_once_the_game_is_won_and_once_all_cards_came_up_their_answers_are_known():
    won = played(doubting(1, 40, 90, 20, pawns=(73, 0, 0)), (ANN, Challenge(BEN)))
    late = positions.estimating(PACK, (0, 0, 0), card=7, before=range(7))
    later = replace(late, race=replace(late.race, turn=9))

    assert answers(twins_of(won, ANN), 0, "professeur") == {1}
    assert answers(twins_of(later, ANN), 1, "professeur") == {206}


def test_an_estimate_and_a_sign_are_known_to_their_seat_alone():
    table = played(asking(50, 3), (ANN, Estimate(10)), (BEN, Estimate(20)))
    signed = played(risking(50), (ANN, Name(60)), (BEN, Choose(PLUS)), (CAT, Choose(PLUS)))

    assert {twin.estimates[0] for twin in twins_of(table, ANN)} == {10}
    assert {twin.estimates[2] for twin in twins_of(table, ANN)} == {None}
    assert len({twin.estimates[1] for twin in twins_of(table, ANN)}) > 30
    assert {twin.signs[BEN] for twin in twins_of(signed, BEN)} == {PLUS}
    assert {twin.signs[CAT] for twin in twins_of(signed, BEN)} == {PLUS, MINUS}


# Other entries


def test_what_others_hand_in_may_be_something_else_and_what_is_open_may_not():
    rng, table = Random(1), asking(50, 3)

    def instead(entry, viewer):
        return {WITNESS.otherwise(table, entry, viewer, rng) for _ in range(20)}

    assert len(instead(Acted(BEN, Estimate(3)), ANN)) > 15
    assert len(instead(Acted(BEN, Choose(PLUS)), ANN)) == 2
    assert len(instead(Answered(Shuffled(tuple(range(8)))), ANN)) > 15
    for entry in (Acted(BEN, Estimate(3)), Acted(BEN, Choose(PLUS))):
        assert instead(entry, BEN) == {entry}
    assert instead(Acted(BEN, Pass()), ANN) == {Acted(BEN, Pass())}


# Possible worlds


@pytest.mark.parametrize("seed", range(4))
def test_the_real_world_is_possible_and_so_are_its_twins_at_every_moment(seed):
    viewer = None if seed % 3 == 0 else ANN
    told = []
    for moment in mixed_game(seed)[:150]:
        told += GAME.tell(*moment, viewer)

        assert WITNESS.possible(moment[2], told, viewer)
        assert WITNESS.possible(WITNESS.twin(moment[2], viewer, Random(seed)), told, viewer)


def test_a_world_with_another_card_on_top_is_impossible():
    world = positions.estimating(PACK, (0, 0, 0), card=5)
    told = GAME.recap(world, ANN)
    impossible = positions.estimating(PACK, (0, 0, 0), card=4)

    assert WITNESS.possible(world, told, ANN)
    assert not WITNESS.possible(impossible, told, ANN)


def test_a_world_in_which_another_answer_was_read_is_impossible():
    world = positions.estimating(PACK, (0, 0, 0), card=5, before=(2,))
    read, *others = GAME.recap(world, ANN)
    assert isinstance(read, AnswerRead)

    assert WITNESS.possible(world, [read, *others], ANN)
    assert not WITNESS.possible(world, [replace(read, answer=14), *others], ANN)


def test_nothing_is_told_before_the_cards_are_shuffled():
    table = opening(GAME, 3, pack=PACK)

    assert WITNESS.possible(table, [], ANN)
    assert not WITNESS.possible(table, [Asked(ANN, Symbol.GLOBE, "?", Kind.COUNT, "")], ANN)


# Conservation


def test_a_lost_or_doubled_card_is_seen():
    table = asking(50)
    order = table.pile.order

    assert WITNESS.conserved(table)
    assert WITNESS.conserved(opening(GAME, 3, pack=PACK))
    assert not WITNESS.conserved(replace(table, pile=replace(table.pile, order=order[1:])))
    assert not WITNESS.conserved(replace(table, pile=replace(table.pile, order=(*order[1:], order[1]))))


# What an entry makes known


def known(table: Any, seat, action, viewer: Viewer = SPECTATOR) -> Any:
    return WITNESS.discloses(table, Acted(seat, action), played(table, (seat, action)), viewer)


def test_an_estimate_discloses_nothing_and_the_last_one_all_of_them():
    table = asking(50, 3)
    last = played(table, (ANN, Estimate(10)), (BEN, Estimate(10)))

    assert known(table, ANN, Estimate(10)) == (None, None, None)
    assert known(last, CAT, Estimate(30))[1] == (10, 10, 30)
    assert isinstance(played(last, (CAT, Estimate(30))), Settling)


def test_a_challenge_discloses_the_answer_and_the_next_card():
    table = doubting(50, 15, 17, 12, 14)
    card, shown, (back, signs, looked_at) = known(table, ANN, Challenge(BEN))

    assert (card, shown) == (1, None)
    assert (back.answer, signs, looked_at) == (50, None, None)


def test_the_first_question_is_disclosed_by_the_last_answer_of_chance():
    table = opening(GAME, 3, {"first": 1}, PACK)
    shuffled = Shuffled((4, *range(4), 5, 6, 7))
    begun = GAME.answer(table, shuffled)

    assert isinstance(begun, Estimating)
    assert WITNESS.discloses(table, Answered(shuffled), begun, ANN) == (4, None, None)
    by_lot = opening(GAME, 3, pack=PACK)
    assert WITNESS.discloses(by_lot, Answered(shuffled), GAME.answer(by_lot, shuffled), ANN) == (None, None, None)


def test_the_last_sign_discloses_the_answer_and_to_the_questioner_the_next_one():
    table = positions.naming(PACK, (6, 0, 0, 0), card=RISK)
    table = played(table, (ANN, Name(95)), (BEN, Choose(MINUS)), (CAT, Choose(PLUS)))

    assert known(table, DOM, Choose(MINUS), BEN)[2][1:] == ((None, MINUS, PLUS, MINUS), None)
    assert known(table, DOM, Choose(MINUS), ANN)[2][2] == 1010
    assert known(table, DOM, Choose(MINUS))[2][0].answer == 93


def test_signs_are_disclosed_also_where_a_danger_leaves_no_trace_of_them():
    """Right for 3 from 15: to 18, and back to 15."""
    table = played(risking(50, (6, 15, 0, 0), stake=3, out=(CAT, DOM)), (ANN, Name(60)))

    assert played(table, (BEN, Choose(MINUS))).race.pawns[BEN] == played(table, (BEN, Choose(PLUS))).race.pawns[BEN]
    assert known(table, BEN, Choose(MINUS)) != known(table, BEN, Choose(PLUS))
