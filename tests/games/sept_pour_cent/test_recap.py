"""A recap of « 7 % » says no more than what may have been told on the way, and all that a seat must know of it."""

from random import Random

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.announce import family_total
from tablee.games.sept_pour_cent.facts import Dealt, Out, Shown, Shuffled, TurnedUp
from tablee.games.sept_pour_cent.phases import Announcing, Dealing, StartRolls
from tablee.games.sept_pour_cent.recap import contests
from tablee.kernel.game import Over
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import seats
from tests.games.sept_pour_cent.random_games import whole_game
from tests.games.sept_pour_cent.tables import ANN, BEN, CAT, DAN, announcing, hand
from tests.games.sept_pour_cent.witness import ANNOUNCE_BOX, REWARD_BOX, WITNESS


def test_before_anything_is_unpacked_there_is_nothing_to_tell():
    assert GAME.recap(opening(GAME, 4), ANN) == ()


def test_at_the_first_deal_one_knows_what_lies_open_and_ones_own_hand():
    table = announcing("1 requin, 2 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle", face_up="4 5 vol")
    turned, shuffled, dealt = GAME.recap(table, BEN)

    assert turned == TurnedUp((4, 5, "vol"))
    assert shuffled == Shuffled(50)
    assert dealt == Dealt((ANN, BEN), hand("1 trefle, 2 trefle, 3 trefle"))
    assert GAME.recap(table, None)[-1] == Dealt((ANN, BEN), ())


def test_who_is_out_was_wrong_in_a_contest_whose_hands_lie_in_the_discards():
    shown = [after for seed in range(40) for after in with_discards(4, seed)]

    assert shown
    for after in shown:
        table = after.tabletop
        facts = GAME.recap(after, CAT)
        contested = [fact for fact in facts if isinstance(fact, Shown)]
        assert tuple(card for fact in contested for held in fact.hands for card in held.cards) == table.discards
        assert {seat for fact in facts if isinstance(fact, Out) for seat in fact.seats} == {*seats(4)} - {
            *table.in_play
        }
        for fact in contested:
            hands = tuple(held.cards for held in fact.hands)
            assert (fact.number, fact.holds) == (family_total(hands, fact.family), True)


def with_discards(players, seed):
    for _, _, after in at_random(GAME, opening(GAME, players), Random(seed)):
        if isinstance(after, Announcing) and after.tabletop.discards:
            yield after


@pytest.mark.parametrize(
    ("players", "in_play", "shown"),
    [
        (4, 4, {0: ()}),
        (4, 3, {12: (4,)}),
        (4, 2, {12: (4,), 21: (4, 3)}),
        (6, 4, {18: (6,), 33: (6, 5)}),
        (6, 3, {18: (6,), 33: (6, 5), 30: (6, 4)}),
    ],
)
def test_how_many_cards_can_have_been_shown(players, in_play, shown):
    assert contests(players, in_play) == shown


@pytest.mark.slow
@pytest.mark.covers
def test_it_may_have_been_told_in_every_phase_even_where_the_deck_ran_out():
    ran_out = set()
    for seed in range(60):
        for _, _, after in whole_game(6, seed, "quarrelsome"):
            table = after.tabletop
            if isinstance(after, Dealing):
                ran_out.add(Dealing)
            elif isinstance(after, Announcing) and len(table.in_play) < 6 and len(table.discards) < 18:
                ran_out.add((len(table.in_play), len(table.discards)))
            elif seed % 10:
                continue
            for viewer in (None, ANN, DAN):
                assert WITNESS.possible(after, GAME.recap(after, viewer), viewer)

    assert ran_out == {Dealing, (3, 0), (2, 0), (2, 9)}


def test_all_cards_that_it_speaks_of_are_in_the_box():
    for _, _, after in at_random(GAME, opening(GAME, 5), Random(3)):
        turned, *others = GAME.recap(after, ANN)
        shown = [card for fact in others if isinstance(fact, Shown) for held in fact.hands for card in held.cards]
        assert all(turned.cards.count(card) <= copies for card, copies in REWARD_BOX.items())
        assert all(shown.count(card) <= copies for card, copies in ANNOUNCE_BOX.items())
        assert isinstance(after, StartRolls | Announcing) or isinstance(GAME.pending(after), Over) or turned
