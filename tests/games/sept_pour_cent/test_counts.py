"""Counting oracles: how many things there are, worked out on paper and then by the rules."""

from itertools import combinations
from math import comb

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.phases import Announcing
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, Action, Contest, Family, Roll, Take
from tablee.kernel import codec
from tablee.kernel.game import Waiting
from tablee.kernel.offers import every_action
from tablee.kernel.seats import Viewer
from tablee.kernel.structs import by_tag
from tests.games.sept_pour_cent.tables import ANN, BEN, announcing, played, rewarding, rolled, winning_rolls

HANDS = ("1 requin, 2 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle", "4 comete, 4 etoile, 4 eclair")


def legal_actions(table) -> list[Action]:
    """Of whoever is asked, each listed once."""
    waiting = GAME.pending(table)
    assert isinstance(waiting, Waiting)
    (seat,) = waiting.awaited
    kinds = by_tag(GAME.actions)
    choices = GAME.offers(GAME.view(table, seat)).choices
    actions = [action for offer in choices for action in every_action(offer, kinds[offer.action])]
    assert len(set(actions)) == len(actions)
    return actions  # type: ignore[return-value]


def views_at_depth(table, depth: int, me: Viewer) -> set[bytes]:
    """All that `me` may have come to see after so many actions."""
    if depth == 0:
        return {codec.encode(GAME.view(table, me))}
    seat = GAME.pending(table).awaited[0]  # type: ignore[union-attr]
    deeper = [views_at_depth(GAME.apply(table, seat, action), depth - 1, me) for action in legal_actions(table)]
    return set().union(*deeper)


def test_there_are_150_openings():
    """30 numbers in 5 families, and nothing to contest."""
    assert len(legal_actions(announcing(*HANDS))) == 30 * 5


@pytest.mark.parametrize("standing", range(1, 31))
def test_above_a_standing_number_there_are_5_for_each_higher_one_and_the_contest(standing):
    table = announcing(*HANDS, to_act=BEN, said=[Announced(ANN, standing, Family.REQUIN)])

    assert len(legal_actions(table)) == 5 * (30 - standing) + 1


def test_who_is_asked_has_two_opinions():
    table = announcing(*HANDS, to_act=BEN, said=[Announced(ANN, 5, Family.REQUIN)])

    assert len(legal_actions(played(table, (BEN, Contest())))) == 2


@pytest.mark.parametrize("numbers", range(9))
def test_so_many_of_the_100_rolls_win_with_so_many_numbers(numbers):
    table = played(rewarding(" ".join("987654321"[:numbers]), "", face_up=""), (ANN, Roll()))

    assert len(winning_rolls(table)) == (numbers + 1) ** 2


@pytest.mark.parametrize("numbers", range(9))
def test_so_many_of_the_100_rolls_are_a_lone_hit(numbers):
    """One die of the k + 1 winning faces, the other of the 9 - k losing ones, either way round."""
    table = played(rewarding(" ".join("987654321"[:numbers]), "", face_up=""), (ANN, Roll()))
    every = [rolled(table, (first, second)) for first in range(10) for second in range(10)]

    assert sum(getattr(state, "lone_hit", None) is not None for state in every) == 2 * (numbers + 1) * (9 - numbers)


def test_a_first_reward_is_a_roll_or_one_of_the_kinds_that_lie_there():
    assert len(legal_actions(rewarding("", "", face_up="1 2 3"))) == 4
    assert len(legal_actions(rewarding("", "", face_up="1 1 3"))) == 3
    assert len(legal_actions(rewarding("", "", face_up=""))) == 1


def test_a_full_hand_of_bonuses_has_so_many_uses():
    """2 of Ben's kinds and 1 of Cat's to steal, the pioche, a roll, 3 cards to take, 3 kinds to discard."""
    table = rewarding("vol pioche_2 relance", "5 5 vol", "5", face_up="1 2 3")

    assert len(legal_actions(table)) == (2 + 1) + 1 + 1 + 3 + 3


def test_a_seat_can_be_dealt_2900_different_hands():
    """Three of 25 kinds, or a pair and another one."""
    dealt = {tuple(sorted((card.family, card.value) for card in three)) for three in combinations(ANNOUNCE_CARDS, 3)}

    assert len(dealt) == comb(25, 3) + 25 * 24 == 2900


@pytest.mark.slow
@pytest.mark.parametrize(("players", "after_a_contest"), [(2, 2), (3, 150)])
def test_there_are_so_many_views_two_actions_after_a_deal(players, after_a_contest):
    """Two announcements: 25 pairs of families for each of the pairs of rising numbers.

    Or a contest: with two players the hands are shown, and one or the other has won the round; with three somebody is
    asked about one of the 150.
    """
    table = announcing(*HANDS[:players])
    assert isinstance(table, Announcing)

    assert len(views_at_depth(table, 2, None)) == 25 * comb(30, 2) + after_a_contest


def test_there_are_so_many_ways_through_three_rewards_that_are_all_cards():
    """Of three different cards: 3 × 2 × 1 orders, and six different tables at the end, as cards lie in order."""
    table = rewarding("", "", face_up="1 2 3")
    takes = [
        played(table, (ANN, Take(a)), (ANN, Take(b)), (ANN, Take(c)))
        for a in (1, 2, 3)
        for b in {1, 2, 3} - {a}
        for c in {1, 2, 3} - {a, b}
    ]

    assert len({codec.encode(state) for state in takes}) == 6
