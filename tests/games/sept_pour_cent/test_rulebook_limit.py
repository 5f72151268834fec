"""The rulebook, sixth part: eight reward cards at most. [SPC-23]"""

from typing import Any

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Discarded, Drawn, Used
from tablee.games.sept_pour_cent.phases import Discarding, Reshuffling, Rewarding
from tablee.games.sept_pour_cent.positions import reward_cards
from tablee.games.sept_pour_cent.vocabulary import Bonus, Discard, End, Pioche, Relance, Roll, Take, Vol, Why
from tablee.kernel.game import Waiting
from tests.games.by_hand import SPECTATOR
from tests.games.sept_pour_cent.tables import ANN, BEN, offered_kinds, played, refused, rewarding, rolled, told

VOL, PIOCHE_2, RELANCE = Bonus

A_MISS = (7, 8)


EIGHT = "1 2 3 4 5 6 7 8"


def test_SPC_23_at_8_another_card_cannot_be_taken():
    table = rewarding(EIGHT, "", face_up="9 9 1")

    assert refused(table, ANN, Take(9)) is Why.TOO_MANY_CARDS
    assert offered_kinds(table, ANN) == {"roll", "discard"}


def test_SPC_23_at_7_it_can():
    table = played(rewarding("1 2 3 4 5 6 7", "", face_up="9 9 1"), (ANN, Take(9)))

    assert len(table.tabletop.owned[ANN]) == 8


def test_SPC_23_at_8_a_card_is_discarded_first_and_then_another_is_taken():
    table = played(rewarding(EIGHT, "", face_up="9 9 1"), (ANN, Discard(1)), (ANN, Take(9)))

    assert table.tabletop.owned[ANN] == reward_cards("2 3 4 5 6 7 8 9")
    assert table.left == 2


def test_SPC_23_or_one_is_used_first():
    table = rewarding("1 2 3 4 5 6 7 relance", "", face_up="9 9 1", left=2, lone_hit=(1, 8))
    table = rolled(played(table, (ANN, Relance())), (8,))

    table = played(table, (ANN, Take(9)))

    assert table.tabletop.owned[ANN] == reward_cards("1 2 3 4 5 6 7 9")


def test_SPC_23_vol_can_be_used_at_8_as_it_leaves_first():
    table = played(rewarding("1 2 3 4 5 6 7 vol", "9"), (ANN, Vol(BEN, 9)))

    assert table.tabletop.owned[ANN] == reward_cards("1 2 3 4 5 6 7 9")


def pioche_at_8(deck: str) -> Any:
    return played(rewarding("1 2 3 4 5 6 7 pioche_2", "", deck=deck), (ANN, Pioche()))


def test_SPC_23_pioche_at_8_brings_the_first_card_and_asks_for_a_discard_before_the_second():
    table = pioche_at_8("9 8 1")

    assert isinstance(table, Discarding)
    assert table.tabletop.owned[ANN] == reward_cards("1 2 3 4 5 6 7 9")
    assert table.rewards == (8, 1)
    assert GAME.pending(table) == Waiting((ANN,))


@pytest.mark.parametrize("card", [1, 7, 9])
def test_SPC_23_any_card_is_discarded_the_first_one_drawn_included_and_the_second_comes(card):
    table = played(pioche_at_8("9 8 1"), (ANN, Discard(card)))

    assert isinstance(table, Rewarding)
    assert len(table.tabletop.owned[ANN]) == 8
    assert table.tabletop.owned[ANN][-1] == 8
    assert card not in table.tabletop.owned[ANN]
    assert table.left == 3


@pytest.mark.parametrize("action", [Roll(), Take(1), End(), Vol(BEN, 5), Pioche(), Relance()])
def test_SPC_23_nothing_else_can_be_done_between_the_two(action):
    table = pioche_at_8("9 8 1")

    assert refused(table, ANN, action) is Why.MUST_DISCARD
    assert offered_kinds(table, ANN) == {"discard"}


def test_SPC_23_one_discards_ones_own_card_between_the_two_and_nobody_else_does():
    table = pioche_at_8("9 8 1")

    assert refused(table, ANN, Discard(8)) is Why.NOT_YOUR_CARD
    assert refused(table, BEN, Discard(1)) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, BEN) == set()
    assert offered_kinds(table, SPECTATOR) == set()


def test_SPC_23_a_bonus_drawn_first_can_be_discarded_but_not_used_before_the_second():
    table = played(rewarding("1 2 3 4 5 6 7 pioche_2", "5", deck="vol 8"), (ANN, Pioche()))

    assert refused(table, ANN, Vol(BEN, 5)) is Why.MUST_DISCARD
    assert played(table, (ANN, Discard(VOL))).tabletop.owned[ANN] == reward_cards(EIGHT)


def test_SPC_23_at_8_with_one_card_left_in_the_deck_nothing_needs_to_be_discarded():
    table = pioche_at_8("9")

    assert isinstance(table, Rewarding)
    assert table.tabletop.owned[ANN] == reward_cards("1 2 3 4 5 6 7 9")


def test_SPC_23_at_7_both_cards_come_at_once():
    table = played(rewarding("1 2 3 4 5 6 pioche_2", "", deck="9 8 1"), (ANN, Pioche()))

    assert isinstance(table, Rewarding)
    assert table.tabletop.owned[ANN] == reward_cards("1 2 3 4 5 6 9 8")


def test_SPC_23_after_the_third_reward_the_phase_waits_for_the_second_card_and_then_ends():
    table = played(rewarding("1 2 3 4 5 6 7 pioche_2", "", deck="9 8", left=0), (ANN, Pioche()))
    assert isinstance(table, Discarding)

    assert isinstance(played(table, (ANN, Discard(9))), Reshuffling)


def test_SPC_23_or_goes_on_when_the_second_card_can_be_used():
    table = played(rewarding("1 2 3 4 5 6 7 pioche_2", "5", deck="9 vol", left=0), (ANN, Pioche()))

    table = played(table, (ANN, Discard(9)))

    assert offered_kinds(table, ANN) == {"vol", "discard", "end"}


def test_SPC_23_the_two_cards_are_told_as_they_come():
    table = pioche_at_8("9 8 1")

    assert told(rewarding("1 2 3 4 5 6 7 pioche_2", "", deck="9 8 1"), (ANN, Pioche())) == (
        Used(ANN, PIOCHE_2),
        Drawn(ANN, 9),
    )
    assert told(table, (ANN, Discard(9))) == (Discarded(ANN, 9), Drawn(ANN, 8))


@pytest.mark.parametrize("left", [3, 2, 1])
def test_SPC_23_discarding_is_possible_at_any_other_point_and_costs_no_reward(left):
    table = played(rewarding("1 vol", "", left=left), (ANN, Discard(1)), (ANN, Discard(VOL)))

    assert table.tabletop.owned[ANN] == ()
    assert table.tabletop.gone == (1, VOL)
    assert table.left == left


def test_SPC_23_after_the_third_reward_too_as_long_as_the_phase_lasts():
    table = played(rewarding("1 vol", "5", left=0), (ANN, Discard(1)))

    assert isinstance(table, Rewarding)
    assert table.tabletop.owned[ANN] == (VOL,)


def test_SPC_23_one_discards_what_one_has():
    assert refused(rewarding("1 vol", "5"), ANN, Discard(5)) is Why.NOT_YOUR_CARD
    assert "discard" not in offered_kinds(rewarding("", "5"), ANN)


def test_SPC_23_others_may_not_discard_in_my_phase():
    assert refused(rewarding("1", "5"), BEN, Discard(5)) is Why.NOT_YOUR_TURN
